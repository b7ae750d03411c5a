import { readAtMost } from "~/lib/async/read-at-most";
import { BODY_LIMIT_BYTES, isBodyTooLarge } from "./guard-request.server";

/** More than any form of the shop has; reading fields into a schema takes time by the square of their number. */
const MAX_FIELDS = 1_000;
const MAX_NAMES = 200;

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The fields of a posted form. Throws Response 413 above the limits of size and number, 415 for anything that is not a form, 400 for a malformed one. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPES.test(type)) {
    await discardBody(request);
    throw new Response(null, { status: 415, statusText: "Unsupported Media Type" });
  }
  if (isBodyTooLarge(request)) {
    await discardBody(request);
    throw tooLarge();
  }
  const form = await parse(await readLimited(request), type);
  const names = [...form.keys()];
  if (names.length > MAX_FIELDS || new Set(names).size > MAX_NAMES) throw tooLarge();
  return form;
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

/** More of a rejected body is not waited for. */
const DISCARD_LIMIT_BYTES = 1_000_000;

/** Reads a rejected body to its end: a host may cut off who is still sending, and the answer is lost with the connection. */
export async function discardBody(request: Request): Promise<void> {
  const reader = request.body?.getReader();
  if (reader) await discardRest(reader).catch(() => undefined);
}

async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let length = 0; length < DISCARD_LIMIT_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return;
    length += value.byteLength;
  }
  await reader.cancel();
}

/** A body of at most `limit` bytes; throws Response 413 above. Content-Length may be missing, so bytes are counted as they arrive. */
export async function readLimited(request: Request, limit = BODY_LIMIT_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(request.body, limit, discardRest);
  if (!bytes) throw tooLarge();
  return bytes;
}

function tooLarge(): Response {
  return new Response(null, { status: 413, statusText: "Content Too Large" });
}
