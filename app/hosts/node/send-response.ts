import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)|turbo-stream|x-script/;

/** Writes a web Response to node:http, compressed as it streams. */
export async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  headers: Headers,
): Promise<void> {
  const encoder = incoming.method === "HEAD" || !response.body ? null : chooseEncoder(incoming, headers);
  if (encoder) {
    headers.set("Content-Encoding", encoder.name);
    headers.append("Vary", "Accept-Encoding");
    headers.delete("Content-Length");
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
  if (!response.body || incoming.method === "HEAD") return void outgoing.end();

  if (encoder) encoder.stream.pipe(outgoing);
  await pump(response.body, encoder?.stream ?? outgoing);
}

function chooseEncoder(
  incoming: IncomingMessage,
  headers: Headers,
): { name: string; stream: Transform & Flushing } | null {
  if (headers.has("Content-Encoding") || !COMPRESSIBLE.test(headers.get("Content-Type") ?? "")) return null;
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) {
    // 5 is where text stops shrinking for the time it takes.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    return { name: "br", stream: createBrotliCompress({ params }) };
  }
  return /\bgzip\b/.test(accepted) ? { name: "gzip", stream: createGzip({ level: 6 }) } : null;
}

interface Flushing {
  flush(done: () => void): void;
}

/**
 * React writes in pieces of half a kilobyte. What arrives in one turn goes out as one piece, followed by a flush, so that
 * the shopper gets what is ready and the compressor is not asked a hundred times a page.
 */
async function pump(body: ReadableStream<Uint8Array>, out: NodeJS.WritableStream & Partial<Flushing>): Promise<void> {
  const reader = body.getReader();
  let waiting: Uint8Array[] = [];
  let timer: NodeJS.Immediate | undefined;
  const write = () => {
    timer = undefined;
    if (waiting.length === 0) return true;
    const piece = Buffer.concat(waiting);
    waiting = [];
    const hasRoom = out.write(piece);
    out.flush?.(() => undefined);
    return hasRoom;
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      waiting.push(value);
      timer ??= setImmediate(write);
      if (out instanceof Object && "writableNeedDrain" in out && out.writableNeedDrain === true)
        await once(out, "drain");
    }
  } catch {
    // The shopper left or rendering was given up; the renderer has logged why.
  }
  clearImmediate(timer);
  if (waiting.length > 0) out.write(Buffer.concat(waiting));
  out.end();
}
