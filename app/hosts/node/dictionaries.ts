import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { constants, createZstdCompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import { accepts } from "~/lib/server/render/accepts";

/** A guest page that a browser was sent before, and its SHA-256. */
interface Dictionary {
  readonly bytes: Buffer;
  readonly digest: Buffer;
}

export type Dictionaries = ReturnType<typeof createDictionaries>;

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Guest pages as compression dictionaries (RFC 9842): the next pages are sent as the difference.
 */
export function createDictionaries() {
  const pages = new LRUCache<string, Dictionary>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  return {
    add(html: Uint8Array): Dictionary {
      const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
      const digest = createHash("sha256").update(bytes).digest();
      const dictionary = { bytes, digest };
      pages.set(digest.toString("base64"), dictionary);
      return dictionary;
    },
    /**
     * Undefined without "dcz", for a response that a shared cache may store, and for a dictionary
     * that this process has forgotten. A shopper's own page may be sent as a difference, but only
     * guest pages become dictionaries.
     */
    find({ headers }: IncomingMessage, response: Headers): Dictionary | undefined {
      const isSupported = accepts(headers["accept-encoding"], "dcz") && !isShared(response);
      // A structured field: Base64 between colons.
      return isSupported ? pages.get(String(headers["available-dictionary"]).slice(1, -1)) : undefined;
    },
  };
}

/** Header of the frame that names the dictionary, before its digest (RFC 9842, section 5). */
const DCZ_MAGIC = Buffer.from("5e2a4d1820000000", "hex");

/** `ZSTD_c_targetCBlockSize`, which Node's constants do not have. */
const TARGET_BLOCK_SIZE = 130;

/**
 * For content encoding "dcz". A browser decodes Zstandard by whole blocks: a page in one block
 * would be parsed only once all of it has arrived. A block per packet costs 0.5 % of its bytes.
 */
export function encoderWith({ bytes, digest }: Dictionary) {
  // Takes 2 ms for a page, as Brotli does. Level 6: 1.6 ms, 5 % larger. 12: 8 ms, 2 % smaller.
  const params = { [constants.ZSTD_c_compressionLevel]: 9, [TARGET_BLOCK_SIZE]: 1_340 };
  const options = { dictionary: bytes, params };
  const encoder = createZstdCompress(options); // `dictionary` is missing in the types
  encoder.push(Buffer.concat([DCZ_MAGIC, digest]));
  return encoder;
}

/** Length of a visit. After it a page is sent in full again. */
const DICTIONARY_SECONDS = 3_600;

/**
 * The service worker fetches this page once per release and without cookies, so that shoppers who
 * return with a cookie have a dictionary too. Chromium prefers one with a longer pattern.
 */
const OFFLINE_PAGE = { path: "/offline", match: "*", seconds: 7 * 24 * 3_600 };

/** Chromium, and any browser's service worker, whose requests do not name the browser. */
export function supportsDictionaries({ headers, url }: IncomingMessage): boolean {
  return String(headers["sec-ch-ua"]).includes("Chromium") || url === OFFLINE_PAGE.path;
}

/**
 * The first page of a visit is the dictionary for all others. A page sent as a difference is one
 * only for itself, so that seen pages are nearly free; not the home page, whose pattern is the
 * shortest.
 */
export function offerAsDictionary(response: Headers, { path, isDifference }: { path: string; isDifference: boolean }) {
  if (!isPrivate(response)) return;
  const ofPath = path === OFFLINE_PAGE.path ? OFFLINE_PAGE : { match: "/*", seconds: DICTIONARY_SECONDS };
  const { match, seconds } = isDifference ? { match: path, seconds: DICTIONARY_SECONDS } : ofPath;
  // Other characters have a meaning in a URL pattern.
  if (isDifference && /[^\w/.%~-]/.test(path)) return;
  response.set("Use-As-Dictionary", `match="${match}", match-dest=("document")`);
  // Chromium keeps a dictionary while the response may be stale, but revalidates every page that a
  // navigation opens. Other browsers might show the stale page.
  response.set("Cache-Control", `private, max-age=0, stale-while-revalidate=${seconds}`);
}

function isShared(response: Headers): boolean {
  return !isPrivate(response) && !response.get("Cache-Control")?.startsWith("no-store");
}

function isPrivate(response: Headers): boolean {
  return response.get("Cache-Control")?.startsWith("private") === true;
}
