import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { encoded, encoderFor, encodingFor } from "./compression";
import { type Dictionaries, encoderWith, offerAsDictionary, supportsDictionaries } from "./dictionaries";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)|turbo-stream|x-script/;

interface Connection {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  dictionaries: Pick<Dictionaries, "find"> | undefined;
  /** The URL's, if the page is stored. */
  storedPath: string | undefined;
}

/** Sends a web Response, compressed: a page of known length in one piece, otherwise as a stream. */
export async function sendResponse(response: Response, connection: Connection): Promise<void> {
  const { status, headers, body } = response;
  const { incoming, outgoing, dictionaries, storedPath } = connection;
  const hasBody = incoming.method !== "HEAD" && body !== null;
  const isText = !headers.has("Content-Encoding") && COMPRESSIBLE.test(headers.get("Content-Type") ?? "");
  const encoding = isText && hasBody ? encodingFor(incoming.headers["accept-encoding"]) : "identity";
  const isPage = isText && hasBody && Number(headers.get("Content-Length") ?? Infinity) <= PAGE_LIMIT_BYTES;
  const dictionary = hasBody && isHtml(headers) ? dictionaries?.find(incoming, headers) : undefined;
  if (storedPath !== undefined && supportsDictionaries(incoming))
    offerAsDictionary(headers, { path: storedPath, isDifference: dictionary !== undefined });
  const bytes = isPage ? Buffer.from(await response.arrayBuffer()) : undefined;
  const encoder = dictionary ? encoderWith(dictionary) : encoderFor(encoding, "quick", bytes?.byteLength);
  const whole = bytes && (await encoded(bytes, encoder));
  // The length of compressed text is not known for HEAD.
  if (isText) headers.delete("Content-Length");
  if (whole) headers.set("Content-Length", String(whole.byteLength));
  if (dictionary || encoding !== "identity") headers.set("Content-Encoding", dictionary ? "dcz" : encoding);
  // Also uncompressed: a cache must not send that to everybody.
  if (isText) headers.append("Vary", dictionary ? "Accept-Encoding, Available-Dictionary" : "Accept-Encoding");
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  if (!hasBody || whole) return void outgoing.end(whole);

  const source = Readable.fromWeb(body as WebStream); // the DOM's type of the same class
  const sent = encoder ? pipeline(source, encoder, outgoing) : pipeline(source, outgoing);
  if (encoder) source.on("data", () => encoder.flush());
  // Rejects when the client disconnected or rendering failed; the renderer has logged why.
  await sent.catch(() => undefined);
}

function isHtml(headers: Headers): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") === true;
}

/** Larger than any page, smaller than a download. */
const PAGE_LIMIT_BYTES = 1_000_000;
