import { redirect } from "@remix-run/server-runtime";
import { enterStore, storeQuestion } from "~/features/store-view/change-store.server";
import { localeCookie } from "~/lib/server/cookies/chosen-view.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * Redirects a path with a locale prefix to the path without it; any other prefix is part of the path. The locale of another store view
 * switches to that view, with a notice and a link back, if the shopper opened the URL (decision 0006). A prefetch is redirected to the page
 * that asks first.
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

/** Not a prefetch, a fetch by script or an embedded document. A missing header counts as a document. */
function isOpenedByShopper(headers: Headers): boolean {
  const isDocument = (headers.get("Sec-Fetch-Dest") ?? "document") === "document";
  return isDocument && !headers.has("Sec-Purpose") && !headers.has("Purpose");
}

/** A language without region matches every locale of that language. */
interface LocalePrefix {
  readonly language: string;
  readonly region: string | null;
  /** "" or with exactly one leading slash, since "//host" in a Location would leave the shop. */
  readonly rest: string;
}

/** Older shops had locale prefixes, such as `/en_IN/phones.html` (product P12). Null for other paths. */
export function localePrefix(path: string): LocalePrefix | null {
  const [, language, region, rest] = /^\/([a-z]{2,3})(?:[-_]([a-z]{2}))?((?:\/.*)?)$/i.exec(path) ?? [];
  if (language === undefined) return null;
  return {
    language: language.toLowerCase(),
    region: region?.toUpperCase() ?? null,
    rest: rest?.replace(/^\/+/, "/") ?? "",
  };
}

export function namesLocale({ language, region }: LocalePrefix, locale: string): boolean {
  const [ownLanguage, ...others] = locale.split("-");
  return language === ownLanguage && (region === null || others.includes(region));
}
