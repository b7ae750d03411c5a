import { readFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/**
 * `plain-server.ts PAGES.json SHOP`: serves static pages in a process of its own, as the shop is;
 * pictures come from the shop.
 */
const [file = "", shop = ""] = process.argv.slice(2);
const pages = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>; // path → HTML, written by open-bench.ts
const ready = new Map(
  Object.entries(pages).map(([path, html]) => [path, { br: brotliCompressSync(html), identity: Buffer.from(html) }]),
);

const server = createServer((incoming, answer) => {
  const [path = "/"] = (incoming.url ?? "/").split("?");
  const page = ready.get(path);
  if (incoming.method === "POST") return void answer.writeHead(303, { location: "/cart" }).end();
  if (!page) return forward(incoming, answer);
  const encoding = /\bbr\b/.test(incoming.headers["accept-encoding"] ?? "") ? "br" : "identity";
  answer.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-length": page[encoding].length,
    ...(encoding === "br" && { "content-encoding": "br" }),
    vary: "Accept-Encoding",
  });
  answer.end(page[encoding]);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo; // listening on TCP
  console.log(`open at http://127.0.0.1:${port}`);
});

function forward(incoming: IncomingMessage, answer: ServerResponse): void {
  const onward = request(new URL(incoming.url ?? "/", shop), { headers: incoming.headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  onward.end();
}
