import { sameOriginPath } from "~/lib/urls/paths";

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
