import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { steadyNow } from "~/lib/async/steady-now";
import { GUEST_PAGE_MAX_AGE_MS } from "~/lib/server/render/guest-page-key";
import type { GuestPage } from "~/lib/server/request/host-context";
import { encoded, encoderFor, type Encoding, encodingFor } from "./compression";
import { createDictionaries, encoderWith, offerAsDictionary, supportsDictionaries } from "./dictionaries";

/** Then a page is worth its best compression: 0.2 s of a processor for a tenth of its bytes. */
const SENT_BEFORE_BEST = 3;

/** Memory per byte of HTML, with both compressed bodies. */
const BYTES_PER_BYTE = 1.5;

interface CachedPage extends Pick<GuestPage, "tags"> {
  readonly path: string;
  readonly html: Buffer;
  readonly etag: string;
  readonly headers: Headers;
  readonly bodies: Partial<Record<Encoding, Promise<Buffer>>>;
  /** By the digest of the browser's dictionary. Most come from the same few pages. */
  readonly differences: LRUCache<string, Promise<Buffer>>;
  readonly heads: Record<string, readonly string[]>;
  renderedAt: number;
  timesSent: number;
}

export type GuestPages = ReturnType<typeof createGuestPages>;

/** Rendered guest pages in memory, compressed once (docs/decisions/0074). */
export function createGuestPages({ maxBytes = 96 * 1024 * 1024, now = steadyNow } = {}) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => Math.ceil(html.byteLength * BYTES_PER_BYTE) + 1,
  });
  const dictionaries = createDictionaries();
  let generation = 0;
  let compressing: Promise<unknown> = Promise.resolve();

  async function compressBest(key: string, page: CachedPage): Promise<void> {
    if (pages.peek(key) !== page) return;
    for (const encoding of ["br", "gzip"] as const) {
      const best = encoded(page.html, encoderFor(encoding, "best", page.html.byteLength));
      await best;
      page.bodies[encoding] = best;
    }
  }

  async function bodyFor(page: CachedPage, incoming: IncomingMessage): Promise<{ as: SentAs; body: Buffer | null }> {
    const { headers } = incoming;
    if (headers["if-none-match"]?.includes(page.etag)) return { as: "not modified", body: null };
    const dictionary = dictionaries.find(incoming, page.headers);
    if (dictionary) {
      const id = dictionary.digest.toString("base64");
      // Promises are cached: many guests may ask for a new page at once.
      const difference = page.differences.get(id) ?? encoded(page.html, encoderWith(dictionary));
      page.differences.set(id, difference);
      return { as: "dcz", body: await difference };
    }
    const encoding = encodingFor(headers["accept-encoding"]);
    const { bodies, html } = page;
    return {
      as: encoding,
      body: await (bodies[encoding] ??= encoded(html, encoderFor(encoding, "quick", html.byteLength))),
    };
  }

  return {
    dictionaries,
    /** False unless the page is cached. */
    async send(key: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
      const page = pages.get(key);
      if (!page || now() - page.renderedAt > GUEST_PAGE_MAX_AGE_MS) return false;
      const { as, body } = await bodyFor(page, incoming);
      page.timesSent += 1;
      if (page.timesSent === SENT_BEFORE_BEST) compressing = compressing.then(() => compressBest(key, page));
      const head = [...headOf(page, as, supportsDictionaries(incoming)), "X-Request-Id", randomUUID()];
      if (body) head.push("Content-Length", String(body.byteLength));
      // The default in HTTP/1.1. Saves 50 bytes in the first flight.
      if (incoming.httpVersion === "1.1") outgoing.removeHeader("Connection");
      outgoing.writeHead(body ? 200 : 304, head);
      outgoing.end(incoming.method === "HEAD" ? undefined : (body ?? undefined));
      return true;
    },
    /**
     * `startGeneration`: at the start of rendering. A page rendered before a purge is not cached.
     */
    store(key: string, page: GuestPage & { path: string }, startGeneration: number): void {
      const { path, html, headers, tags } = page;
      if (startGeneration !== generation) return;
      const { bytes, digest } = dictionaries.add(html);
      const etag = `W/"${digest.toString("base64url").slice(0, 16)}"`;
      const before = pages.peek(key);
      if (before?.etag === etag) before.renderedAt = now();
      else
        pages.set(key, {
          path,
          html: bytes,
          etag,
          headers,
          tags,
          bodies: {},
          heads: {},
          differences: new LRUCache({ max: 8 }),
          renderedAt: now(),
          timesSent: 0,
        });
    },
    purge(tag: string | undefined): void {
      generation += 1;
      for (const [key, { tags }] of pages) if (tag === undefined || tags.includes(tag)) pages.delete(key);
    },
    get generation() {
      return generation;
    },
  };
}

type SentAs = Encoding | "dcz" | "not modified";

/** Built once: setting headers one by one is half the cost of a cached page. */
function headOf(page: CachedPage, as: SentAs, isDictionary: boolean): readonly string[] {
  return (page.heads[`${as} ${isDictionary}`] ??= [...headersOf(page, as, isDictionary)].flat());
}

function headersOf({ headers: own, etag, path }: CachedPage, as: SentAs, isDictionary: boolean): Headers {
  const headers = new Headers(own);
  headers.set("ETag", etag);
  headers.set("Server-Timing", "cached");
  headers.append("Vary", as === "dcz" ? "Accept-Encoding, Available-Dictionary" : "Accept-Encoding");
  headers.delete("Content-Length");
  if (isDictionary) offerAsDictionary(headers, { path, isDifference: as === "dcz" });
  if (as === "not modified") headers.delete("Content-Type");
  else if (as !== "identity") headers.set("Content-Encoding", as);
  return headers;
}
