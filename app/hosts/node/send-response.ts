import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { pipeline, type Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createBrotliCompress, createGzip } from "node:zlib";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { brotliParams, encodingFor } from "./compression";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)|turbo-stream|x-script/;

interface Connection {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Of brotli. */
  quality: number;
}

/** Writes a web Response to node:http, compressed as it streams. */
export async function sendResponse(
  { status, headers, body }: Response,
  { incoming, outgoing, signal, quality }: Connection,
): Promise<void> {
  const { method } = incoming;
  const encoder = method === "HEAD" || !body ? null : chooseEncoder(incoming, headers, quality);
  if (encoder) {
    headers.set("Content-Encoding", encoder.name);
    headers.append("Vary", "Accept-Encoding");
    headers.delete("Content-Length");
    // Errors are handled where the stream is written.
    pipeline(encoder.stream, outgoing, () => undefined);
  }
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  if (method === "HEAD" || !body) return void outgoing.end();

  const out = encoder?.stream ?? outgoing;
  // Rejects when the client disconnected or rendering failed; the renderer has logged why.
  await writeReadableStreamToWritable(body.pipeThrough(inTurns(out, signal)), out).catch(() => undefined);
}

function chooseEncoder(incoming: IncomingMessage, headers: Headers, quality: number) {
  if (headers.has("Content-Encoding") || !COMPRESSIBLE.test(headers.get("Content-Type") ?? "")) return null;
  switch (encodingFor(incoming.headers["accept-encoding"])) {
    case "br":
      return { name: "br", stream: createBrotliCompress({ params: brotliParams(quality) }) };
    case "gzip":
      return { name: "gzip", stream: createGzip({ level: 6 }) };
    case "identity":
      return null;
  }
}

/** Limit of what is buffered, so that a body without pauses does not block other requests. */
const TURN_LIMIT_BYTES = 65_536;

/**
 * React writes chunks of half a kilobyte, and the adapter flushes after each. Chunks of one event loop turn are joined, so that the compressor is not
 * flushed a hundred times per page, with back-pressure from `out`.
 */
function inTurns(out: Writable, signal: AbortSignal): TransformStream<Uint8Array, Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let turn: Promise<void> | undefined;
  const give = (controller: TransformStreamDefaultController<Uint8Array>) => {
    controller.enqueue(Buffer.concat(waiting));
    [waiting, length, turn] = [[], 0, undefined];
  };
  return new TransformStream({
    async transform(piece, controller) {
      waiting.push(piece);
      length += piece.byteLength;
      turn ??= nextTurn().then(() => give(controller));
      // Rejects if the stream failed before, which its reader handles.
      turn.catch(() => undefined);
      if (length > TURN_LIMIT_BYTES) await turn;
      if (out.writableNeedDrain) await once(out, "drain", { signal });
    },
    flush: () => turn,
  });
}
