import { sameOriginPath } from "~/lib/urls/same-origin-path";

/** Other names of screens (product P13). They lead on with 308, query kept; screens themselves have one address. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "/home": "/",
    "/resetpasswordpage": "/change-password",
    "/storelocator": "/store-locator",
    "/contact": "/contact-us",
    "/customer/account/createpassword": "/reset-password",
    // Where a backend's own mails lead.
    "/customer/account": "/customer",
    "/customer/account/login": "/login",
    "/customer/account/create": "/register",
    "/customer/account/forgotpassword": "/forgot-password",
    "/customer/address": "/customer/addresses-details",
    "/newsletter/manage": "/customer/my-newsletter",
    "/sales/order/history": "/customer/order-history",
    "/wishlist": "/customer/my-wishlist",
  }),
);

/** Screens that stand for whatever their query names: a content page, or any page of the catalogue. */
const NAMING: ReadonlySet<string> = new Set(["/cms", "/page"]);
const NAMES = ["path", "url", "identifier", "id"] as const;

/** Path and query where an alias leads; null for any other path. */
export function aliasAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const path = pathname.toLowerCase();
  if (NAMING.has(path)) return namedAddress(new URLSearchParams(search));
  const target = ALIASES.get(path);
  return target === undefined ? null : target + search;
}

/** The page that the query names, with what else is in the query; home where it names none. */
function namedAddress(query: URLSearchParams): string {
  const name = NAMES.find((candidate) => query.get(candidate));
  const named = `/${query.get(name ?? "")?.replace(/^\/+/, "") ?? ""}`;
  for (const candidate of NAMES) query.delete(candidate);
  const address = new URL(sameOriginPath(named, "/"), "http://shop.invalid");
  for (const [key, value] of query) address.searchParams.append(key, value);
  return address.pathname + address.search;
}
