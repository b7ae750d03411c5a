import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { encodingFor } from "./compression";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves the build from memory (a few megabytes). From disk, as in sirv, an aborted download leaves
 * its file open, and a rebuild ends the process.
 */
export function openStaticFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const files = new Map(namesIn(folder).map((name) => [name, readFile(folder, name)]));
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? files.get((request.url ?? "/").split("?", 1)[0] ?? "") : undefined;
    if (!file) return next();
    const { headers, bodies } = file;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const body = bodies[encoding] ?? bodies.identity;
    if (request.headers["if-none-match"]?.includes(headers.ETag)) return void response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      "Content-Length": body.byteLength,
      ...(body !== bodies.identity && { "Content-Encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name) && !entry.parentPath.includes("/."))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
}

function readFile(folder: string, name: string) {
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const path = join(folder, name);
  const bodies = { identity: readFileSync(path), br: read(`${path}.br`), gzip: read(`${path}.gz`) };
  return {
    bodies,
    headers: {
      "Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
      "Cache-Control": name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      ETag: `"${createHash("sha1").update(bodies.identity).digest("base64url")}"`,
      "X-Content-Type-Options": "nosniff",
      ...((bodies.br ?? bodies.gzip) && { Vary: "Accept-Encoding" }),
    },
  };
}
