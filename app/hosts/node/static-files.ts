import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** One file of the build, as it is and as the build compressed it. */
interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
}

/**
 * The build's browser files, kept in memory: a few megabytes. So a download that breaks off leaves no open file, and a build that
 * replaces the folder takes nothing from the pages this process has sent.
 */
export function openStaticFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const files = readFiles(folder);
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? files.get((request.url ?? "/").split("?", 1)[0] ?? "") : undefined;
    if (file) send(file, request, response);
    else next();
  };
}

function readFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name) && !entry.parentPath.includes("/."))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const all = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`));
  return new Map(names.map((name) => [name, readFile(folder, name, all)]));
}

function readFile(folder: string, name: string, all: ReadonlySet<string>): StaticFile {
  const read = (path: string) => readFileSync(join(folder, path));
  const identity = read(name);
  return {
    type: TYPES[extname(name)] ?? "application/octet-stream",
    cacheControl: name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    etag: `"${createHash("sha1").update(identity).digest("base64url")}"`,
    bodies: {
      identity,
      ...(all.has(`${name}.br`) && { br: read(`${name}.br`) }),
      ...(all.has(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
    },
  };
}

function send(
  { type, cacheControl, etag, bodies }: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const body = bodies[encoding];
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("ETag", etag);
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (bodies.br ?? bodies.gzip) response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"]?.includes(etag)) return void response.writeHead(304).end();
  response.setHeader("Content-Type", type);
  if (body && encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  const sent = body ?? bodies.identity;
  response.setHeader("Content-Length", sent.byteLength);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : sent);
}
