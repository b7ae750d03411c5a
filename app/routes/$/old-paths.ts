import { sameOriginPath } from "~/lib/urls/paths";

/** Names a content page or a catalogue page in the query. */
const NAMED = { named: ["path", "url", "identifier", "id"] };

/**
 * Alternative paths of screens, and paths of Magento's own pages, which are in its mails, in
 * bookmarks and in search engines (product P13). Magento's routes are
 * `front/controller/action/key/value/…`; controller and action default to "index"; `*` is any other
 * action. Source: `etc/frontend/routes.xml` and the controllers of Magento Open Source 2.4. Omits
 * routes that are only called by script.
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
  cms: NAMED,
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
  contacts: "/contact-us",
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
  home: "/",
  "newsletter/manage": "/customer/my-newsletter",
  "newsletter/subscriber/confirm": "/old-link/newsletter-confirm",
  "newsletter/subscriber/unsubscribe": "/old-link/newsletter-unsubscribe",
  page: NAMED,
  "paypal/billing_agreement/*": "/customer/saved-cards",
  "paypal/express/*": "/checkout/payment",
  "paypal/hostedpro/cancel": "/checkout/payment",
  "paypal/payflow/cancelpayment": "/checkout/payment",
  "productalert/add/*": { find: "catalog/product/view/id/", by: ["product_id"] },
  "productalert/unsubscribe/*": "/old-link/product-alert",
  resetpasswordpage: "/change-password",
  "review/customer/*": "/customer/my-reviews",
  "review/product/list": { find: "catalog/product/view/id/", by: ["id"] },
  "review/product/view": "/categories",
  rss: "/new-products",
  "rss/feed": "/new-products",
  "sales/guest/*": "/order-lookup",
  "sales/order/*": "/customer/order-history",
  "sendfriend/product/send": { find: "catalog/product/view/id/", by: ["id"] },
  "shipping/tracking/popup": "/order-lookup",
  storelocator: "/store-locator",
  "stores/store/*": "/",
  "vault/cards/listaction": "/customer/saved-cards",
  "wishlist/index/*": "/customer/my-wishlist",
  "wishlist/index/add": { find: "catalog/product/view/id/", by: ["product"] },
  "wishlist/shared/*": "/old-link/shared-wishlist",
};

type Target =
  | string
  | { readonly search: readonly string[] }
  | { readonly named: readonly string[] }
  | { readonly find: string; readonly by: readonly string[] };

/** Parameters that authenticate a shopper on Magento's pages and are not used here. */
const SECRETS = ["hash", "code"];

export type RequestedPath = Pick<URL, "pathname" | "search">;

/**
 * Null for any other path. `to`: a path of the shop with its query. `find`: a path for the backend,
 * such as `/catalog/product/view/id/7`.
 */
export function fromOldPath({ pathname, search }: RequestedPath): { to: string } | { find: string } | null {
  const [front = "", controller = "index", action = "index", ...pairs] = pathname.slice(1).split("/");
  const whole = [front, controller, action].join("/").toLowerCase();
  const route = whole.replace(/(\/index){1,2}$/, "");
  const any = `${whole.slice(0, whole.lastIndexOf("/") + 1)}*`;
  const known = [route, any].find((candidate) => Object.hasOwn(ADDRESSES, candidate));
  const target = known === undefined ? undefined : ADDRESSES[known];
  if (target === undefined) return null;
  const query = new URLSearchParams(search);
  for (const secret of SECRETS) query.delete(secret);
  // The link in Magento's email about a guest's cancellation.
  if (target === "/order-lookup" && query.get("action") === "cancel")
    return { to: withQuery("/order-lookup/cancel", query) };
  if (typeof target === "string") return { to: withQuery(target, query) };
  if ("search" in target) return { to: searchPath(takeFirst(target.search, query), query) };
  if ("named" in target) return { to: namedPath(takeFirst(target.named, query), query) };
  const values = target.by.map((name) => pairs[pairs.indexOf(name) + 1] ?? query.get(name) ?? "");
  const number = values.find((value) => /^\d{1,10}$/.test(value));
  return number === undefined ? null : { find: `/${target.find}${number}` };
}

/** The first of the parameters that has a value. Removes all of them. */
function takeFirst(names: readonly string[], query: URLSearchParams): string {
  const value = names.map((name) => query.get(name) ?? "").find((text) => text.trim() !== "");
  for (const name of names) query.delete(name);
  return value ?? "";
}

function searchPath(term: string, others: URLSearchParams): string {
  return withQuery("/search-results", new URLSearchParams(term === "" ? [] : [["term", term], ...others]));
}

/** The name may have a query of its own. */
function namedPath(name: string, others: URLSearchParams): string {
  const url = new URL(sameOriginPath(`/${name.replace(/^\/+/, "")}`, "/"), "http://shop.invalid");
  for (const [key, value] of others) url.searchParams.append(key, value);
  return url.pathname + url.search;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
