import { steadyNow } from "~/lib/async/steady-now";
import { FRESH_MS, OPEN_MS, RENEWAL_CLAIM_MS, STALE_MS } from "~/lib/server/document-ages";
import type { PublicPage } from "~/lib/server/public-page.server";
import { compressed, type Encoding } from "./compression";

/** What an answer with a kept document holds: the body in an encoding, or, to a browser that has it, none. */
export type Answer = Encoding | "known";

export interface KeptDocument {
  readonly key: string;
  readonly page: PublicPage;
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  /** Names and values in turn, as writeHead takes them. */
  readonly heads: Partial<Record<Answer, readonly string[]>>;
  keptAt: number;
  bytes: number;
  /** Compressed as small as can be, or about to be. */
  isPressed: boolean;
  /** Until then a new one is being made. */
  renewingUntil: number;
}

export interface Documents {
  /** Null when there is none or it is too old. */
  find(key: string): KeptDocument | null;
  /** True for the one caller that is to make a new one. */
  claimRenewal(document: KeptDocument): boolean;
  /** `generation` as it was when the page was begun: what was begun before a purge is not kept. */
  keep(key: string, page: PublicPage, generation: number): void;
  drop(key: string): void;
  /** Drops what was made from reads with this tag, or everything. */
  purge(tag: string | undefined): void;
  body(document: KeptDocument, encoding: Encoding): Promise<Buffer>;
  readonly generation: number;
}

/** Of a page that nobody has asked for yet. */
const UNASKED = { bytes: 0, isPressed: false, renewingUntil: 0 };

/** Finished pages that are everybody's, in memory, compressed once (docs/decisions/0035). Least recently used out first. */
export function createDocuments({ maxBytes = 96 * 1024 * 1024, now = steadyNow } = {}): Documents {
  const documents = new Map<string, KeptDocument>();
  let bytes = 0;
  let generation = 0;
  let pressing: Promise<unknown> = Promise.resolve();

  function drop(key: string): void {
    bytes -= documents.get(key)?.bytes ?? 0;
    documents.delete(key);
  }

  function weigh(document: KeptDocument): void {
    const text = 2 * document.page.html.length;
    const weight = Object.values(document.bodies).reduce((sum, body) => sum + body.byteLength, text);
    bytes += weight - document.bytes;
    document.bytes = weight;
    for (const oldest of documents.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  async function compress(document: KeptDocument, encoding: Encoding, isBest: boolean): Promise<Buffer> {
    const body = await compressed(Buffer.from(document.page.html), encoding, isBest ? "best" : "quick");
    document.bodies[encoding] = body;
    if (documents.get(document.key) === document) weigh(document);
    return body;
  }

  /** Unless it has gone: whoever asks for many spellings of an address would have all of them held here. */
  async function press(document: KeptDocument): Promise<void> {
    if (documents.get(document.key) !== document) return;
    await compress(document, "br", true);
    await compress(document, "gzip", true);
  }

  return {
    find(key) {
      const document = documents.get(key);
      if (!document || now() - document.keptAt > (document.page.isFixed ? OPEN_MS : STALE_MS)) return null;
      documents.delete(key);
      documents.set(key, document);
      return document;
    },
    claimRenewal(document) {
      if (document.page.isFixed || now() - document.keptAt <= FRESH_MS || now() < document.renewingUntil) return false;
      document.renewingUntil = now() + RENEWAL_CLAIM_MS;
      return true;
    },
    keep(key, page, begunIn) {
      if (begunIn !== generation) return;
      const before = documents.get(key);
      if (before?.page.etag === page.etag) {
        Object.assign(before, { keptAt: now(), renewingUntil: 0 });
        return;
      }
      drop(key);
      const document = { ...UNASKED, key, page, bodies: {}, heads: {}, keptAt: now() };
      documents.set(key, document);
      weigh(document);
    },
    drop,
    purge(tag) {
      generation += 1;
      for (const [key, { page }] of documents) if (tag === undefined || page.tags.includes(tag)) drop(key);
    },
    async body(document, encoding) {
      if (!document.isPressed) {
        document.isPressed = true;
        // Asked for twice, it is worth the slowest compression; one at a time: shoppers need the processor too.
        pressing = pressing.then(() => press(document));
      }
      return document.bodies[encoding] ?? compress(document, encoding, false);
    },
    get generation() {
      return generation;
    },
  };
}
