import { FRESH_MS, OPEN_MS, RENEWAL_CLAIM_MS, STALE_MS } from "~/lib/server/document-ages";
import type { PublicPage } from "~/lib/server/public-page.server";

/** Of the Cache API what is used here; lib.dom has no `default`. */
export interface EdgeCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
  delete(request: Request): Promise<boolean>;
}

export interface EdgeDocument {
  readonly page: Omit<PublicPage, "html" | "tags">;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly isStale: boolean;
}

export interface EdgeDocuments {
  find(key: string): Promise<EdgeDocument | null>;
  keep(key: string, page: PublicPage, generation: string): Promise<void>;
  /** True for the one caller of this isolate that is to make a new one. */
  claimRenewal(key: string, document: EdgeDocument): boolean;
  drop(key: string): Promise<void>;
  /** Everything: the Cache API finds nothing by tag. Other data centres forget by age. */
  purge(): Promise<void>;
  /** Changes with each purge: what was begun before it is kept where nobody looks. */
  generation(): Promise<string>;
}

interface EdgeDocumentsOptions {
  readonly release: string;
  /** Called once this isolate hears that another one of its data centre has purged. */
  readonly onPurge: () => void;
  readonly now?: () => number;
}

/** How long an isolate may not hear of a purge by another. */
const GENERATION_HELD = 5_000;

/** Until nothing of an earlier generation is left, of which the backend's answers live longest: a day. */
const GENERATION_KEPT_S = 25 * 3_600;

/**
 * Kept pages in the data centre's cache, shared by its isolates (docs/decisions/0035). Those of another release are not served: only
 * the one that drew a page can draw its spots.
 */
export function createEdgeDocuments(
  cache: EdgeCache,
  { release, onPurge, now = Date.now }: EdgeDocumentsOptions,
): EdgeDocuments {
  const renewingUntil = new Map<string, number>();
  let held = { generation: "0", until: 0 };
  const addressed = (path: string) => new Request(`https://documents.invalid/${path}`);

  async function generation(): Promise<string> {
    if (held.until > now()) return held.generation;
    const told = await cache.match(addressed("generation"));
    const current = told ? await told.text() : "0";
    if (current !== held.generation) onPurge();
    held = { generation: current, until: now() + GENERATION_HELD };
    return current;
  }

  const addressIn = (of: string, key: string) => addressed(`${release}/${of}/${encodeURIComponent(key)}`);
  const addressOf = async (key: string) => addressIn(await generation(), key);

  return {
    generation,
    async find(key) {
      const found = await cache.match(await addressOf(key));
      const facts = found?.headers.get("X-Document");
      if (!found || !facts) return null;
      const { keptAt, ...page } = JSON.parse(facts) as EdgeDocument["page"] & { keptAt: number }; // written by keep
      return { page, body: found.body, isStale: !page.isFixed && now() - keptAt > FRESH_MS };
    },
    async keep(key, { html, tags: _tags, ...page }, begunIn) {
      const facts = asciiJson({ ...page, keptAt: now() });
      const kept = {
        "Cache-Control": `max-age=${(page.isFixed ? OPEN_MS : STALE_MS) / 1000}`,
        "Content-Type": "text/html",
        "X-Document": facts,
      };
      await cache.put(addressIn(begunIn, key), new Response(html, { headers: kept }));
    },
    claimRenewal(key, { isStale }) {
      if (!isStale || (renewingUntil.get(key) ?? 0) > now()) return false;
      if (renewingUntil.size > 1_000) renewingUntil.clear();
      renewingUntil.set(key, now() + RENEWAL_CLAIM_MS);
      return true;
    },
    async drop(key) {
      await cache.delete(await addressOf(key));
    },
    async purge() {
      held = { generation: String(now()), until: now() + GENERATION_HELD };
      const headers = { "Cache-Control": `max-age=${GENERATION_KEPT_S}` };
      await cache.put(addressed("generation"), new Response(held.generation, { headers }));
    },
  };
}

/** As a header may carry it. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
