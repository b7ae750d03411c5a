import { redirect } from "@remix-run/server-runtime";
import { enterStore } from "~/features/store-view/change-store.server";
import { storeQuestion } from "~/features/store-view/store-question.server";
import { localeCookie } from "~/lib/server/cookies/chosen-view.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * Redirects a path prefixed with a locale to the path without it; any other prefix is an ordinary part of the path. The locale of another store view
 * changes to that view, says so and offers the way back, if the shopper opened the address (decision 0006). Fetched ahead, it leads to the page that asks.
 */
export async function followLocalePrefix(
  shop: Shop,
  { headers }: Request,
  { path, search }: { readonly path: string; readonly search: string },
): Promise<void> {
  const prefix = localePrefix(path);
  if (!prefix) return;
  const store = await shop.commerce.content.store();
  const bare = (prefix.rest || "/") + search;
  if (namesLocale(prefix, shop.cookies.get(localeCookie) ?? store.locale)) {
    // Permanent, but not cached: another store view may be chosen next time.
    throw redirect(bare, { status: 301, headers: { "Cache-Control": "private, no-cache" } });
  }
  const view = store.stores.find(({ locale }) => namesLocale(prefix, locale));
  if (!view) return;
  if (!isOpenedByShopper(headers)) throw seeOther(storeQuestion(view.code, bare));
  await enterStore(shop, view);
  const before = store.stores.find(({ code }) => code === store.code)?.name ?? store.name;
  shop.notices.add({
    kind: "info",
    text: `You are now in ${view.name}, where prices are in ${view.currency}.`,
    link: { to: storeQuestion(store.code, bare), text: `Go back to ${before}` },
    persist: true,
  });
  throw seeOther(bare);
}

/** A document of its own: not fetched ahead, by script, or as a part of another page. Browsers that do not say are believed. */
function isOpenedByShopper(headers: Headers): boolean {
  const isDocument = (headers.get("Sec-Fetch-Dest") ?? "document") === "document";
  return isDocument && !headers.has("Sec-Purpose") && !headers.has("Purpose");
}

/** Locale prefix and remainder of a path. A language without region matches every locale of it. */
interface LocalePrefix {
  readonly language: string;
  readonly region: string | null;
  /** With one leading slash, since "//host" in a Location would leave the shop; or empty. */
  readonly rest: string;
}

/** Earlier shops had paths with a locale, such as `/en_IN/phones.html` (product P12). Null for other paths. */
export function localePrefix(path: string): LocalePrefix | null {
  const [, language, region, rest] = /^\/([a-z]{2,3})(?:[-_]([a-z]{2}))?((?:\/.*)?)$/i.exec(path) ?? [];
  if (language === undefined) return null;
  return {
    language: language.toLowerCase(),
    region: region?.toUpperCase() ?? null,
    rest: rest?.replace(/^\/+/, "/") ?? "",
  };
}

/** Whether the prefix names this locale, a tag like "en-IN". */
export function namesLocale({ language, region }: LocalePrefix, locale: string): boolean {
  const [ownLanguage, ...others] = locale.split("-");
  return language === ownLanguage && (region === null || others.includes(region));
}
