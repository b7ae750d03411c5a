import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SlowProxy {
  origin: string;
  close(): Promise<void>;
}

const pieceBytes = 150;
const pauseMs = 18;

/** A proxy that sends documents in small pieces, as on a slow connection. */
export async function openSlowProxy(shop: string): Promise<SlowProxy> {
  const target = new URL(shop);
  const server = createServer((incoming, answer) => {
    const { hostname, port } = target;
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (reply) => {
      const { "content-length": _length, "transfer-encoding": _encoding, ...rest } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, rest);
      if (!reply.headers["content-type"]?.startsWith("text/html")) return void reply.pipe(answer);
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.on("end", () => void sendSlowly(Buffer.concat(parts), answer));
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Head and styles at once, the body in pieces that end with a tag: half a word at a right edge
 * would grow to the left.
 */
async function sendSlowly(body: Buffer, answer: ServerResponse): Promise<void> {
  let at = Math.max(body.indexOf("<body"), 0);
  answer.write(body.subarray(0, at));
  while (at < body.length) {
    const end = body.indexOf(">", at + pieceBytes) + 1 || body.length;
    answer.write(body.subarray(at, end));
    at = end;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  answer.end();
}
