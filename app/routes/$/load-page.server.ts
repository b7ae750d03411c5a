import { redirect } from "@remix-run/server-runtime";
import { firstPictures } from "~/features/content/first-pictures";
import { loadContent } from "~/features/content/load-content.server";
import { loadListing, readShownList } from "~/features/listing/load-listing.server";
import { loadProductPage } from "~/features/product-page/load-product-page.server";
import { enterStore, storeQuestion } from "~/features/store-view/change-store.server";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import { localeCookie } from "~/lib/server/cookies/chosen-view.server";
import { isPrefetch } from "~/lib/server/request/is-prefetch";
import { type Shop, notFound, seeOther } from "~/lib/server/request/shop.server";
import { withoutPunctuationAfter } from "~/lib/urls/mailed-link";
import { withoutTrailingSlashes } from "~/lib/urls/paths";
import { fromOldPath, type RequestedPath } from "./old-paths";

export type PathPage = Awaited<ReturnType<typeof loadPage>>;
export type CategoryPage = Awaited<ReturnType<typeof loadCategory>>;

export async function loadPage(shop: Shop, request: Request, url: URL) {
  const resolved = await resolvePath(shop, request, url);
  switch (resolved.type) {
    case "product":
      return (await loadProductPage(shop, resolved.sku, request)) ?? notFound();
    case "category":
      return loadCategory(shop, resolved.uid, request);
    case "page": {
      const content = (await shop.commerce.content.page(resolved.identifier)) ?? notFound();
      const { html, ...page } = content;
      const text = await loadContent(shop, html);
      const shown = { page, pictures: firstPictures(html), canonical: url.pathname };
      // Only pages with cards carry their styles.
      const view = text.parts === null ? ("content" as const) : ("content with lists" as const);
      return { view, text, ...shown };
    }
  }
}

/** The backend still resolves the path of a disabled category, but does not return the category. */
async function loadCategory(shop: Shop, uid: CategoryUid, request: Request) {
  const url = new URL(request.url);
  const [category, list] = await Promise.all([
    shop.commerce.catalog.category(uid),
    loadListing(shop, request, { read: (reader) => readShownList(reader, url, { category: uid }) }),
  ]);
  if (!category) notFound();
  const { descriptionHtml, landingHtml, ...about } = category;
  const [text, landing] = await Promise.all([loadContent(shop, descriptionHtml), loadContent(shop, landingHtml ?? "")]);
  const shown = { category: about, text, landing, pictures: firstPictures(landingHtml ?? "") };
  return { view: "category" as const, ...shown, list: category.showsProducts ? list : null, canonical: category.path };
}

type Target = Exclude<ResolvedPath, { type: "redirect" | "elsewhere" }>;

/**
 * Another store view, chosen by a cookie, may have something else at the path, so responses must
 * not be cached.
 */
const headers = { "Cache-Control": "private, no-cache" };

/** Moved paths redirect with their query, unknown ones are 404. */
export async function resolvePath(shop: Shop, request: Request, url: URL): Promise<Target> {
  const path = await normalizePath(shop, url.pathname);
  await followLocalePrefix(shop, request, { pathname: path, search: url.search });
  if (path !== url.pathname) throw redirect(path + url.search, { status: 301, headers });
  const requested = { pathname: withoutTrailingSlashes(path), search: url.search };
  const old = fromOldPath(requested);
  if (old && "to" in old) throw redirect(old.to, 308);
  const { resolve, resolveToShow } = shop.commerce.catalog;
  const find = request.method === "GET" ? resolveToShow : resolve;
  const resolved =
    (await find(old?.find ?? path)) ?? (await redirectToSuffixed(shop, url)) ?? notFoundOrPunctuated(url);
  switch (resolved.type) {
    case "redirect": {
      // It may already contain the query.
      const to = resolved.path.includes("?") ? resolved.path : resolved.path + url.search;
      throw redirect(to, { status: resolved.status, headers });
    }
    case "elsewhere":
      if (!shop.config.redirectHosts.includes(new URL(resolved.url).host)) notFound();
      throw redirect(resolved.url, { status: resolved.status, headers });
    default:
      return resolved;
  }
}

/** For links in emails and chats that include the end of their sentence. */
function notFoundOrPunctuated({ pathname, search }: URL): never {
  const path = withoutPunctuationAfter(pathname);
  if (path !== pathname) throw redirect(path + search, { status: 302, headers });
  notFound();
}

/**
 * Collapses leading slashes, since "//host" in a Location would leave the shop. Trailing slashes
 * are collapsed too, or dropped if the shop's URLs have none. Magento without web server rewrites
 * prefixes paths with "index.php".
 */
async function normalizePath({ commerce }: Shop, pathname: string): Promise<string> {
  const path = withoutTrailingSlashes(pathname).replace(/^\/+(?:index\.php(?:\/+|$))?/, "/") || "/";
  if (path === "/" || path === pathname) return path;
  const { productSuffix, categorySuffix } = await commerce.content.store();
  return pathname.endsWith("/") && (productSuffix + categorySuffix).includes("/") ? `${path}/` : path;
}

/** Magento only knows the path with its ".html" suffix: redirects if that exists. */
async function redirectToSuffixed(shop: Shop, { pathname, search }: URL): Promise<null> {
  const { productSuffix, categorySuffix } = await shop.commerce.content.store();
  for (const suffix of new Set([productSuffix, categorySuffix])) {
    if (suffix === "" || pathname.endsWith(suffix) || /\.[a-z0-9]+$/i.test(pathname)) continue;
    const suffixed = pathname + suffix;
    if (await shop.commerce.catalog.resolve(suffixed)) throw redirect(suffixed + search, { status: 301, headers });
  }
  return null;
}

/**
 * Redirects a path with a locale prefix to the path without it; any other prefix is part of the
 * path. The locale of another store view switches to that view, with a notice and a link back, if
 * the shopper opened the URL (decision 0006). A prefetch is redirected to the page that asks first.
 */
async function followLocalePrefix(shop: Shop, request: Request, { pathname, search }: RequestedPath): Promise<void> {
  const prefix = localePrefix(pathname);
  if (!prefix) return;
  const store = await shop.commerce.content.store();
  const bare = (prefix.rest || "/") + search;
  if (namesLocale(prefix, shop.cookies.get(localeCookie) ?? store.locale))
    throw redirect(bare, { status: 301, headers });
  const view = store.stores.find(({ locale }) => namesLocale(prefix, locale));
  if (!view) return;
  if (!isOpenedByShopper(request.headers)) throw seeOther(storeQuestion(view.code, bare));
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

/**
 * Not a prefetch, a fetch by script or an embedded document. A missing header counts as a document.
 */
function isOpenedByShopper(headers: Headers): boolean {
  const isDocument = (headers.get("Sec-Fetch-Dest") ?? "document") === "document";
  return isDocument && !isPrefetch((name) => headers.get(name));
}

/**
 * Older shops had locale prefixes, such as `/en_IN/phones.html` (product P12). Null for other
 * paths. `rest`: "" or with exactly one leading slash, since "//host" in a Location would leave the
 * shop.
 */
export function localePrefix(path: string) {
  const [, language, region, rest] = /^\/([a-z]{2,3})(?:[-_]([a-z]{2}))?((?:\/.*)?)$/i.exec(path) ?? [];
  if (language === undefined) return null;
  return {
    language: language.toLowerCase(),
    region: region?.toUpperCase() ?? null,
    rest: rest?.replace(/^\/+/, "/") ?? "",
  };
}

/** A language without region matches every locale of that language. */
export function namesLocale(prefix: NonNullable<ReturnType<typeof localePrefix>>, locale: string): boolean {
  const { language, region } = prefix;
  const [ownLanguage, ...others] = locale.split("-");
  return language === ownLanguage && (region === null || others.includes(region));
}
