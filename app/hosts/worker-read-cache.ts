import type { SharedReadCache } from "~/lib/commerce/transport/read-cache.server";

/** The parts of the Cache API used here; lib.dom has no `caches.default`. */
export interface EdgeCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

interface EdgeReadCacheOptions {
  /** Part of the key: another release may derive something else from the same answer. */
  readonly release: string;
  /** Another isolate of the data centre has purged. */
  readonly onPurge: () => void;
  readonly now?: () => number;
}

/** How long an isolate may miss a purge by another one. */
const GENERATION_MAX_AGE_MS = 5_000;

const GENERATION_LIFE_S = 25 * 3_600;

type Entry = Awaited<ReturnType<SharedReadCache["open"]>>;

/** Backend answers for new isolates, in the data centre's cache. It has no purge by tag: `purge` starts a new generation; elsewhere answers expire by age. */
export function createEdgeReadCache(cache: EdgeCache, { release, onPurge, now = Date.now }: EdgeReadCacheOptions) {
  const addressOfGeneration = new Request("https://answers.invalid/generation");
  let known = { generation: "0", until: 0 };

  async function generation(): Promise<string> {
    if (known.until > now()) return known.generation;
    const stored = await cache.match(addressOfGeneration);
    const current = stored ? await stored.text() : "0";
    if (current !== known.generation) onPurge();
    known = { generation: current, until: now() + GENERATION_MAX_AGE_MS };
    return current;
  }

  return {
    /** Await it before rendering: calls `onPurge` after another isolate's purge. Reads the cache once in five seconds. */
    checkForPurge: generation,
    async open(key: string): Promise<Entry> {
      const address = new Request(
        `https://answers.invalid/${release}/${await generation()}/${encodeURIComponent(key)}`,
      );
      const found = await cache.match(address);
      return {
        cached: found ? ((await found.json()) as Entry["cached"]) : null, // written by save
        async save(answer, maxAge) {
          const headers = { "Cache-Control": `max-age=${maxAge / 1000}` };
          await cache.put(address, Response.json(answer, { headers }));
        },
      };
    },
    async purge(): Promise<void> {
      known = { generation: String(now()), until: now() + GENERATION_MAX_AGE_MS };
      const headers = { "Cache-Control": `max-age=${GENERATION_LIFE_S}` };
      await cache.put(addressOfGeneration, new Response(known.generation, { headers }));
    },
  };
}
