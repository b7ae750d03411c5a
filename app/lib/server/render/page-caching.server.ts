import type { LoadedPage } from "~/framework/page.server";
import { knownRootData } from "~/lib/root-data";
import type { ScreenProperties } from "~/lib/screen";
import { currencyCookie, storeCookie } from "~/lib/server/cookies/chosen-view.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { definedCookies } from "~/lib/server/cookies/cookies.server";
import { isPrefetch } from "~/lib/server/request/is-prefetch";
import type { Shop } from "~/lib/server/request/shop.server";

interface Rendered {
  readonly request: Request;
  readonly page: Pick<LoadedPage, "status" | "data">;
  readonly shop: Shop;
  readonly screen: ScreenProperties;
  readonly headers: Headers;
}

/**
 * Whether a complete page is the same for every guest: no error, no reply to a form, no notices, no
 * missing part.
 */
export function isGuestPage({ request, page, shop, screen, headers }: Rendered): boolean {
  const { notices } = knownRootData(page.data.loaderData["root"]);
  const isPlainGet = request.method === "GET" && page.status === 200 && !request.headers.has("Cookie");
  const isComplete = notices.length === 0 && !shop.mayBeIncomplete;
  const isSent = !isPrefetch((name) => request.headers.get(name)) || !headers.has("Set-Cookie");
  return isPlainGet && screen.cache === "public" && isComplete && isSent && setsSharedCookies(headers);
}

/**
 * Cookies with the same value for everybody, as the list of viewed products has after the first
 * page.
 */
function setsSharedCookies(headers: Headers): boolean {
  const shared = definedCookies().filter(({ seal, identifies }) => seal === "plain" && !identifies);
  return headers.getSetCookie().every((cookie) => {
    const name = cookie.slice(0, cookie.indexOf("=")).replace(/^__Host-/, "");
    return shared.some((defined) => defined.name === name);
  });
}

/** Whether the page has nothing personal, so that public/sw.js may cache it for offline use. */
export function mayBeStoredOffline({ cookies }: Shop): boolean {
  const isGuest = customerToken(cookies) === null;
  return isGuest && cookies.get(storeCookie) === null && cookies.get(currencyCookie) === null;
}

export function cacheControl({ cookies }: Shop, { cache }: Pick<ScreenProperties, "cache">): string {
  if (cache === "no-store") return "no-store";
  // A customer's pages must not be shown after the log-out, not even by Back.
  return customerToken(cookies) === null ? "private, no-cache" : "private, no-store";
}
