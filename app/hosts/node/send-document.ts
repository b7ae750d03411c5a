import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicPage } from "~/lib/server/public-page.server";
import { encodingFor } from "./compression";
import type { Answer, Documents, KeptDocument } from "./documents";

/** Answers with a kept document: 304 to a browser that has it, else its bytes as they lie there. */
export async function sendDocument(
  { documents, document }: { documents: Documents; document: KeptDocument },
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<void> {
  const isKnown = incoming.headers["if-none-match"]?.includes(document.page.etag) === true;
  const encoding = encodingFor(incoming.headers["accept-encoding"]);
  const body = isKnown ? null : await documents.body(document, encoding);
  const head = [...headOf(document, body ? encoding : "known"), "X-Request-Id", randomUUID()];
  if (body) head.push("Content-Length", String(body.byteLength));
  // Connections stay open without this from 1.1 on; 50 bytes of the first flight.
  if (incoming.httpVersion === "1.1") outgoing.removeHeader("Connection");
  outgoing.writeHead(body ? 200 : 304, head);
  outgoing.end(incoming.method === "HEAD" ? undefined : (body ?? undefined));
}

/** Put together once: node checks and copies each header that is set by itself, which is half of what such an answer costs. */
function headOf({ page, heads }: KeptDocument, answer: Answer): readonly string[] {
  return (heads[answer] ??= [...headersOf(page, answer)].flat());
}

function headersOf({ headers, etag }: PublicPage, answer: Answer): Headers {
  const all = new Headers([...headers, ["ETag", etag], ["Server-Timing", "kept"]] as [string, string][]);
  // Joined to the page's own: the head is part of the first flight.
  all.append("Vary", "Accept-Encoding");
  if (answer === "known") all.delete("Content-Type");
  else if (answer !== "identity") all.set("Content-Encoding", answer);
  return all;
}
