import { readAtMost } from "~/lib/async/read-at-most";
import { cleanText } from "~/lib/forms/clean-text";
import { isSecretName } from "./draft-form.server";

/** Ample: the longest form is a review. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** More than any form of the shop has. Parsing takes quadratic time. */
const MAX_FIELDS = 1_000;
const MAX_NAMES = 200;

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Filled in by the shop with the merchant's text, which must stay unchanged. */
const MERCHANT_FIELDS: ReadonlySet<string> = new Set(["sku", "add", "saved", "removed", "reason"]);

/** Passwords and tokens stay as typed. Throws Response 413, 415 (no form) or 400 (malformed). */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPES.test(type)) {
    await discardBody(request);
    throw new Response(null, { status: 415, statusText: "Unsupported Media Type" });
  }
  const form = await parse(await readLimited(request), type);
  const names = [...form.keys()];
  if (names.length > MAX_FIELDS || new Set(names).size > MAX_NAMES) throw tooLarge();
  return cleaned(form);
}

function cleaned(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form) {
    const isTyped = typeof value === "string" && !isSecretName(name) && !MERCHANT_FIELDS.has(name);
    clean.append(name, isTyped ? cleanText(value) : value);
  }
  return clean;
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

/** Stop reading a rejected body after this. */
const DISCARD_LIMIT_BYTES = 1_000_000;

/** A host may reset the connection of a client that is still sending, and the response is lost. */
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

/**
 * Throws Response 413 above the limit. Content-Length may be missing, so bytes are counted as they
 * arrive.
 */
async function readLimited(request: Request, limit = BODY_LIMIT_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(request.body, limit, discardRest);
  if (!bytes) throw tooLarge();
  return bytes;
}

/** Null for a body that is too large or not JSON. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readLimited(request, limit)));
  } catch {
    return null;
  }
}

function tooLarge(): Response {
  return new Response(null, { status: 413, statusText: "Content Too Large" });
}
