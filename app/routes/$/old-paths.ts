import { sameOriginPath } from "~/lib/urls/paths";

/**
 * Paths of Magento's own pages, which are in its mails, in bookmarks and in search engines (product P13). Magento's routes are
 * `front/controller/action/key/value/…`; controller and action default to "index"; `*` is any other action. Source: `etc/frontend/routes.xml` and the controllers of
 * Magento Open Source 2.4. Omits routes that are only called by script.
 */
const ADDRESSES: Readonly<Record<string, Target>> = {
  "catalog/seo_sitemap/*": "/categories",
  "catalog/product/view": { find: "catalog/product/view/id/", by: ["id"] },
  "catalog/product/gallery": { find: "catalog/product/view/id/", by: ["id"] },
  "catalog/category/view": { find: "catalog/category/view/id/", by: ["id"] },
  "catalog/product_compare/*": "/compare",
  "catalog/product_compare/add": { find: "catalog/product/view/id/", by: ["product"] },
  catalogsearch: "/search-results",
  "catalogsearch/advanced": "/search-results",
  "catalogsearch/advanced/result": { search: ["name", "sku", "short_description", "description"] },
  "catalogsearch/result": { search: ["q"] },
  "catalogsearch/term/popular": "/search-results",
  "search/term/popular": "/search-results",
  "cms/page": "/",
  "cms/page/view": { find: "cms/page/view/page_id/", by: ["page_id", "id"] },
  "checkout/cart/*": "/cart",
  "checkout/cart/add": { find: "catalog/product/view/id/", by: ["product"] },
  "checkout/index/*": "/checkout",
  "checkout/onepage": "/checkout",
  "checkout/onepage/failure": "/checkout/payment",
  "checkout/onepage/success": "/checkout/thank-you",
  "checkout/multishipping/*": "/checkout",
  "checkout/multishipping/success": "/checkout/thank-you",
  "multishipping/checkout/*": "/checkout",
  "multishipping/checkout/success": "/checkout/thank-you",
  contact: "/contact-us",
  "customer/account": "/customer",
  "customer/account/confirmation": "/login",
  "customer/account/create": "/register",
  "customer/account/createpassword": "/reset-password",
  "customer/account/edit": "/customer/my-profile",
  "customer/account/forgotpassword": "/forgot-password",
  "customer/account/login": "/login",
  "customer/account/logout": "/customer",
  "customer/account/logoutsuccess": "/",
  "customer/address/*": "/customer/addresses-details",
  "customer/address/new": "/customer/addresses-details/create",
  "directory/currency/switch": "/",
  "downloadable/customer/products": "/customer/my-downloads",
  "downloadable/download/link": "/customer/my-downloads",
  "giftcard/customer": "/customer",
  "newsletter/manage": "/customer/my-newsletter",
  "newsletter/subscriber/confirm": "/old-link/newsletter-confirm",
  "newsletter/subscriber/unsubscribe": "/old-link/newsletter-unsubscribe",
  "paypal/billing_agreement/*": "/customer/saved-cards",
  "paypal/express/*": "/checkout/payment",
  "paypal/hostedpro/cancel": "/checkout/payment",
  "paypal/payflow/cancelpayment": "/checkout/payment",
  "productalert/add/*": { find: "catalog/product/view/id/", by: ["product_id"] },
  "productalert/unsubscribe/*": "/old-link/product-alert",
  "review/customer/*": "/customer/my-reviews",
  "review/product/list": { find: "catalog/product/view/id/", by: ["id"] },
  "review/product/view": "/categories",
  rss: "/new-products",
  "rss/feed": "/new-products",
  "sales/guest/*": "/order-lookup",
  "sales/order/*": "/customer/order-history",
  "sendfriend/product/send": { find: "catalog/product/view/id/", by: ["id"] },
  "shipping/tracking/popup": "/order-lookup",
  "stores/store/*": "/",
  "vault/cards/listaction": "/customer/saved-cards",
  "wishlist/index/*": "/customer/my-wishlist",
  "wishlist/index/add": { find: "catalog/product/view/id/", by: ["product"] },
  "wishlist/shared/*": "/old-link/shared-wishlist",
};

type Target =
  | string
  | { readonly search: readonly string[] }
  | { readonly find: string; readonly by: readonly string[] };

/** Parameters that authenticate a shopper on Magento's pages and are not used here. */
const SECRETS = ["hash", "code"];

/** Null if the path is not Magento's. `to`: a path of the shop with its query. `find`: a path for the backend, such as `/catalog/product/view/id/7`. */
export function fromMagentoPath({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): { readonly to: string } | { readonly find: string } | null {
  const [front = "", controller = "index", action = "index", ...pairs] = pathname.slice(1).split("/");
  const whole = [front, controller, action].join("/").toLowerCase();
  const route = whole.replace(/(\/index){1,2}$/, "");
  const any = whole.replace(/[^/]*$/, "*");
  const known = [route, any].find((candidate) => Object.hasOwn(ADDRESSES, candidate));
  const target = known === undefined ? undefined : ADDRESSES[known];
  if (target === undefined) return null;
  const query = new URLSearchParams(search);
  for (const secret of SECRETS) query.delete(secret);
  // The link in Magento's email about a guest's cancellation.
  if (target === "/order-lookup" && query.get("action") === "cancel")
    return { to: withQuery("/order-lookup/cancel", query) };
  if (typeof target === "string") return { to: withQuery(target, query) };
  if ("search" in target) return { to: searchPath(target.search, query) };
  const values = target.by.map((name) => pairs[pairs.indexOf(name) + 1] ?? query.get(name) ?? "");
  const number = values.find((value) => /^\d{1,10}$/.test(value));
  return number === undefined ? null : { find: `/${target.find}${number}` };
}

function searchPath(names: readonly string[], query: URLSearchParams): string {
  const term = names.map((name) => query.get(name) ?? "").find((value) => value.trim() !== "");
  for (const name of names) query.delete(name);
  const others = [...query];
  return withQuery("/search-results", new URLSearchParams(term === undefined ? [] : [["term", term], ...others]));
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Alternative paths of screens (product P13): a 308 redirect with the query; each screen has one canonical path. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["/home", "/"],
  ["/resetpasswordpage", "/change-password"],
  ["/storelocator", "/store-locator"],
  ["/contacts", "/contact-us"],
]);

/** Of `/cms` and `/page`, whose query names a content page or a catalogue page. */
const NAMES = ["path", "url", "identifier", "id"] as const;

export function aliasPath({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const path = pathname.toLowerCase();
  if (path === "/cms" || path === "/page") return namedAddress(new URLSearchParams(search));
  const target = ALIASES.get(path);
  return target === undefined ? null : target + search;
}

function namedAddress(query: URLSearchParams): string {
  const name = NAMES.find((candidate) => query.get(candidate));
  const named = `/${query.get(name ?? "")?.replace(/^\/+/, "") ?? ""}`;
  for (const candidate of NAMES) query.delete(candidate);
  const address = new URL(sameOriginPath(named, "/"), "http://shop.invalid");
  for (const [key, value] of query) address.searchParams.append(key, value);
  return address.pathname + address.search;
}
