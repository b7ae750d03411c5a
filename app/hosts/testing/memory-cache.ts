import type { EdgeCache } from "../worker-read-cache";

/** Entries expire by age only. */
export function memoryCache(now: () => number = () => 0): { cache: EdgeCache; entries: Map<string, Response> } {
  const entries = new Map<string, Response>();
  const until = new Map<string, number>();
  const cache: EdgeCache = {
    async match({ url }) {
      return (until.get(url) ?? 0) > now() ? entries.get(url)?.clone() : undefined;
    },
    async put({ url }, response) {
      const [, seconds] = /max-age=(\d+)/.exec(response.headers.get("Cache-Control") ?? "") ?? [];
      entries.set(url, response);
      until.set(url, now() + Number(seconds ?? 0) * 1_000);
    },
  };
  return { cache, entries };
}
