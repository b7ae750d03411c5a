import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaticFiles } from "./static-files";

const script = "export const bolt = 1;";
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "assets/bolt-1.js"), script);
  writeFileSync(join(folder, "assets/bolt-1.js.gz"), gzipSync(script));
  writeFileSync(join(folder, "sw.js"), "self");
  writeFileSync(join(folder, "_headers"), "/assets/*");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  const serve = openStaticFiles(folder);
  server = createServer((incoming, outgoing) => serve(incoming, outgoing, () => outgoing.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function ask(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    const incoming = request({ port, path, method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) });
      });
    });
    incoming.on("error", reject).end();
  });
}

test("sends a file with its type and lifetime, compressed when accepted", async () => {
  const plain = await ask("/assets/bolt-1.js?again");
  expect(plain.body.toString()).toBe(script);
  expect(plain.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  const zipped = await ask("/assets/bolt-1.js", { headers: { "Accept-Encoding": "gzip" } });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(zipped.body).toEqual(gzipSync(script));
  expect((await ask("/sw.js")).headers["cache-control"]).toBe("public, max-age=3600");
});

test("answers 304 to a matching ETag, and HEAD without a body", async () => {
  const { etag = "" } = (await ask("/sw.js")).headers;
  const again = await ask("/sw.js", { headers: { "If-None-Match": etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await ask("/sw.js", { method: "HEAD" });
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "4", 0]);
});

test.each(["/_headers", "/.vite/manifest.json", "/assets/../sw.js", "/assets/bolt-1.js.gz", "/%00", "/assets/"])(
  "answers 404 for %s",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("serves files that were deleted after the start, but not for POST", async () => {
  rmSync(join(folder, "assets"), { recursive: true });
  expect((await ask("/assets/bolt-1.js")).body.toString()).toBe(script);
  expect((await ask("/assets/bolt-1.js", { method: "POST" })).status).toBe(404);
});
