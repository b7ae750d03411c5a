import type { Log } from "~/lib/server/protection/log.server";

export interface CdnSettings {
  readonly provider: "cloudflare" | "fastly" | "other";
  /** Null: purges are not forwarded, and pages expire by age. */
  readonly purgeUrl: string | null;
  readonly token: string | null;
}

export type Cdn = ReturnType<typeof createCdn>;

const ALL_PAGES = "pages";

/** Browsers revalidate every time, with the ETag. */
const PAGE_CACHING = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

const PURGE_LIMIT_MS = 5_000;

/**
 * A CDN that caches guest pages by the rules of docs/cdn.md: it forwards every request with a
 * cookie.
 */
export function createCdn({ provider, purgeUrl, token }: CdnSettings, log: Log) {
  function tag(tags: readonly string[]): Record<string, string> {
    const names = tags.map(encodeURIComponent);
    return provider === "cloudflare" ? { "Cache-Tag": names.join(",") } : { "Surrogate-Key": names.join(" ") };
  }

  /**
   * https://developers.cloudflare.com/api/resources/cache/methods/purge/,
   * https://www.fastly.com/documentation/reference/api/purging/
   */
  function askToPurge(url: string, name: string): Promise<Response> {
    const signal = AbortSignal.timeout(PURGE_LIMIT_MS);
    if (provider === "fastly") {
      const headers = { "Fastly-Key": token ?? "", Accept: "application/json" };
      return fetch(`${url}/${name}`, { method: "POST", headers, signal, redirect: "error" });
    }
    const headers = { Authorization: `Bearer ${token ?? ""}`, "Content-Type": "application/json" };
    return fetch(url, { method: "POST", headers, signal, redirect: "error", body: JSON.stringify({ tags: [name] }) });
  }

  return {
    tag,
    /** Lets the CDN cache a guest page, unless it sets a cookie. */
    markPage(headers: Headers, tags: readonly string[]): void {
      if (headers.has("Set-Cookie")) return;
      headers.set("Cache-Control", PAGE_CACHING);
      for (const [name, value] of Object.entries(tag([ALL_PAGES, ...tags]))) headers.set(name, value);
    },
    /** Purges one tag, or all pages. Rejects when the CDN does. */
    async purge(purged = ALL_PAGES): Promise<void> {
      if (purgeUrl === null || provider === "other") return;
      try {
        const response = await askToPurge(purgeUrl, encodeURIComponent(purged));
        await response.body?.cancel();
        if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
      } catch (error) {
        log("error", "the CDN was not purged", { error });
        throw error;
      }
    },
  };
}
