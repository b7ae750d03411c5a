import type { SharedReadCache } from "~/lib/commerce/transport/read-cache.server";

/** The parts of the Cache API used here; lib.dom has no `caches.default`. */
export interface EdgeCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

interface EdgeReadCacheOptions {
  /** Part of the key: another release may derive something else from the same answer. */
  readonly release: string;
  /** Of the last purge. The cache has no purge by tag, so a purge leaves all answers behind. */
  readonly generation: () => number;
}

type Entry = Awaited<ReturnType<SharedReadCache["open"]>>;

/** Backend answers for new isolates, in the data centre's cache. */
export function createEdgeReadCache(cache: EdgeCache, { release, generation }: EdgeReadCacheOptions): SharedReadCache {
  return {
    async open(key: string): Promise<Entry> {
      const request = new Request(`https://answers.invalid/${release}/${generation()}/${encodeURIComponent(key)}`);
      const found = await cache.match(request);
      return {
        cached: found ? ((await found.json()) as Entry["cached"]) : null, // written by save
        async save(answer, maxAge) {
          const headers = { "Cache-Control": `max-age=${maxAge / 1000}` };
          await cache.put(request, Response.json(answer, { headers }));
        },
      };
    },
  };
}
