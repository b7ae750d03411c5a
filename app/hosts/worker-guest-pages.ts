import { LRUCache } from "lru-cache";
import { GUEST_PAGE_MAX_AGE_MS } from "~/lib/server/render/guest-page-key";
import type { GuestPage } from "~/lib/server/request/host-context";
import type { EdgeCache } from "./worker-read-cache";
import type { WorkerState } from "./worker-store-state";

/** Older, a page is still sent, and rendered again after the answer. */
const STALE_MS = 60_000;

/** No other request of the isolate renders the page again within this time. */
const REFRESH_CLAIM_MS = 10_000;

/** Of the 128 MB that an isolate has: about a hundred pages. */
const MEMORY_BYTES = 8_000_000;

const FACTS = "X-Page";

/** What the cache must not see, such as `Set-Cookie`, or does not keep. */
interface Facts {
  readonly headers: readonly (readonly [string, string])[];
  readonly tags: readonly string[];
  readonly generation: number;
  readonly renderedAt: number;
  readonly etag: string;
}

interface CachedPage {
  readonly facts: Facts;
  readonly html: Uint8Array<ArrayBuffer>;
}

interface GuestPagesOptions {
  /** Part of the key. */
  readonly release: string;
  readonly state: Pick<WorkerState, "generation" | "isPurged">;
  readonly now?: () => number;
}

/**
 * Rendered guest pages in the data centre's cache, for 60 s also in the isolate's memory
 * (docs/decisions/0074). Bodies pass through uncompressed: Cloudflare compresses answers after the
 * worker. A purged page is one that was rendered before a purge that this isolate knows.
 */
export function createWorkerGuestPages(cache: EdgeCache, { release, state, now = Date.now }: GuestPagesOptions) {
  const requestFor = (key: string) => new Request(`https://pages.invalid/${release}/${encodeURIComponent(key)}`);
  const refreshing = new Map<string, number>();
  const inMemory = new LRUCache<string, CachedPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ html }) => html.byteLength + 1,
  });

  function claimRefresh(key: string): boolean {
    for (const [claimed, until] of refreshing) if (until < now()) refreshing.delete(claimed);
    if (refreshing.has(key)) return false;
    refreshing.set(key, now() + REFRESH_CLAIM_MS);
    return true;
  }

  function isCurrent({ facts }: CachedPage): boolean {
    return now() - facts.renderedAt <= GUEST_PAGE_MAX_AGE_MS && !state.isPurged(facts.tags, facts.generation);
  }

  /** Another isolate may have a newer one than this one's memory. */
  async function read(key: string): Promise<CachedPage | null> {
    const cached = inMemory.get(key);
    if (cached && isCurrent(cached)) return cached;
    const found = await cache.match(requestFor(key));
    const facts = found && parseFacts(found.headers.get(FACTS));
    if (!facts) return null;
    const page = { facts, html: new Uint8Array(await found.arrayBuffer()) };
    if (isCurrent(page)) inMemory.set(key, page);
    return page;
  }

  return {
    /** Null unless the page is cached. `refresh`: renders it again. */
    async find(key: string, request: Request, refresh: () => void): Promise<Response | null> {
      const page = await read(key);
      if (!page || state.isPurged(page.facts.tags, page.facts.generation)) return null;
      const { facts, html } = page;
      const age = now() - facts.renderedAt;
      if (age > GUEST_PAGE_MAX_AGE_MS + STALE_MS) return null;
      if (age > GUEST_PAGE_MAX_AGE_MS && claimRefresh(key)) refresh();
      const headers = new Headers(facts.headers.map(([name, value]): [string, string] => [name, value]));
      headers.set("ETag", facts.etag);
      headers.set("Server-Timing", "cached");
      if (request.headers.get("If-None-Match")?.includes(facts.etag)) {
        headers.delete("Content-Type");
        return new Response(null, { status: 304, headers });
      }
      return new Response(request.method === "HEAD" ? null : html, { headers });
    },

    /**
     * `generation`: at the start of rendering, so that a page with older answers counts as purged.
     */
    async store(key: string, { html, headers, tags }: GuestPage, generation: number): Promise<void> {
      const etag = `W/"${await digestOf(html)}"`;
      const facts: Facts = { headers: [...headers], tags, generation, renderedAt: now(), etag };
      const lifeSeconds = (GUEST_PAGE_MAX_AGE_MS + STALE_MS) / 1000;
      const stored = new Response(html.slice().buffer, {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": `max-age=${lifeSeconds}`,
          [FACTS]: encodeURIComponent(JSON.stringify(facts)),
        },
      });
      await cache.put(requestFor(key), stored);
    },
  };
}

/** As `store` has written them. */
function parseFacts(text: string | null): Facts | null {
  return text === null ? null : (JSON.parse(decodeURIComponent(text)) as Facts); // see above
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice().buffer));
  return btoa(String.fromCharCode(...digest.subarray(0, 12)));
}
