import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./compression";
import type { Documents, KeptDocument } from "./documents";

/** Answers with a kept document: 304 to a browser that has it, else its bytes as they lie there. */
export async function sendDocument(
  { documents, document }: { documents: Documents; document: KeptDocument },
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<void> {
  const { etag, headers } = document.page;
  const isKnown = incoming.headers["if-none-match"]?.includes(etag) === true;
  const encoding = encodingFor(incoming.headers["accept-encoding"]);
  const body = isKnown ? null : await documents.body(document, encoding);
  for (const [name, value] of headers) if (!isKnown || name !== "content-type") outgoing.appendHeader(name, value);
  outgoing.setHeader("ETag", etag);
  outgoing.appendHeader("Vary", "Accept-Encoding");
  outgoing.setHeader("X-Request-Id", randomUUID());
  outgoing.setHeader("Server-Timing", "kept");
  if (body && encoding !== "identity") outgoing.setHeader("Content-Encoding", encoding);
  if (body) outgoing.setHeader("Content-Length", body.byteLength);
  outgoing.writeHead(isKnown ? 304 : 200);
  outgoing.end(incoming.method === "HEAD" ? undefined : (body ?? undefined));
}
