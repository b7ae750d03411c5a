import pLimit from "p-limit";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { PriceBand } from "~/lib/commerce/model/listing";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { asId } from "~/lib/commerce/model/ids";
import { type CategoryNode, flattenCategories, type ResolvedPath } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Backend, PrimedRead } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";

/** Products per sitemap file: few enough to be read within one request. */
const MAX_PER_BAND = 2_500;
const PAGE = 250;
const PAGES_AT_ONCE = 4;

export function createProductPaths({ backend, site }: Sources) {
  const read = ({ from, to }: PriceBand, request: { pageSize: number; page: number; sort?: { price: "DESC" } }) => {
    const filter = { price: { from: String(from), ...(to === null ? {} : { to: String(to) }) } };
    return backend.requireField(backend.readPublic(gql.ProductUrlsDocument, { filter, ...request }), "products");
  };
  const one = { pageSize: 1, page: 1 };
  return {
    /** The catalogue split by price, into bands small enough to be read completely. */
    priceBands(): Promise<readonly PriceBand[]> {
      return backend.cached({ name: "price-bands", tags: ["catalog"], freshness: FRESHNESS.frame }, async () => {
        const dearest = read({ from: 0, to: null }, { ...one, sort: { price: "DESC" } });
        const [{ items }, { rate }] = await Promise.all([dearest, site.facts()]);
        const price = items?.[0]?.price_range.minimum_price.final_price.value;
        const count = async (band: PriceBand) => (await read(band, one)).total_count ?? 0;
        return splitByPrice((price ?? 0) / rate, { max: MAX_PER_BAND, count });
      });
    },

    /** `changed`: "YYYY-MM-DD" or null. After the first page, which tells their number, the other pages are read side by side. */
    async *productPaths(band: PriceBand) {
      const entries = ({ items }: Awaited<ReturnType<typeof read>>) =>
        (items ?? []).flatMap((item) =>
          item.sku ? [{ path: toProductPath(item), changed: item.updated_at?.slice(0, 10) ?? null }] : [],
        );
      const first = await read(band, { pageSize: PAGE, page: 1 });
      yield entries(first);
      const limit = pLimit(PAGES_AT_ONCE);
      const others = Array.from({ length: (first.page_info?.total_pages ?? 1) - 1 }, (_, nth) => nth + 2);
      const rest = await Promise.all(
        others.map((page) => limit(() => read(band, { pageSize: PAGE, page }).then(entries))),
      );
      yield rest.flat();
    },
  };
}

/** Minimum width: a band of one price is listed only as far as the backend pages. */
const MIN_WIDTH = 1;

/** Splits the catalogue by price until no band has more than `max` products. Prices are denser the lower they are. */
export async function splitByPrice(
  highest: number,
  { max, count }: { readonly max: number; readonly count: (band: PriceBand) => Promise<number> },
): Promise<PriceBand[]> {
  const part = async (band: PriceBand): Promise<PriceBand[]> => {
    const total = await count(band);
    if (total === 0) return [];
    const to = band.to ?? highest;
    if (total <= max || to - band.from < MIN_WIDTH) return [band];
    const middle = Math.round(Math.sqrt(Math.max(band.from, 1) * to) * 100) / 100;
    if (middle <= band.from || middle >= to) return [band];
    const below = { from: band.from, to: Math.round((middle - 0.01) * 100) / 100 };
    const halves = await Promise.all([part(below), part({ from: middle, to: band.to })]);
    return halves.flat();
  };
  return part({ from: 0, to: null });
}

/** Length of Magento's url_rewrite.request_path. */
const MAX_PATH = 255;

/** `askBeside`: called while a path that is not in the cache is resolved. */
export async function readPath(
  backend: Backend,
  path: string,
  askBeside?: (url: string, isAnswered: () => boolean) => Promise<void>,
): Promise<ResolvedPath | null> {
  const url = decodePath(path);
  if (!url || url.length > MAX_PATH) return null;
  return backend.cached({ ...nameOf(url), freshness: FRESHNESS.path }, async ({ isRefresh }) => {
    let isAnswered = false;
    const request = backend.readPublic(gql.RouteDocument, { url }).finally(() => (isAnswered = true));
    if (!isRefresh) void askBeside?.(url, () => isAnswered).catch(() => undefined);
    const answer = await request;
    if (!answer.data.route && answer.errors.length > 0) throw unexpected(answer);
    return toResolvedPath(answer.data.route, url);
  });
}

/** Null if the path cannot be a product's. URL keys contain no dots; a category's path may precede them. */
export function urlKeyOf(url: string, suffix: string): string | null {
  if (!url.endsWith(suffix)) return null;
  const key =
    url
      .slice(0, url.length - suffix.length)
      .split("/")
      .at(-1) ?? "";
  return key === "" || key.includes(".") ? null : key;
}

/** Primes the paths of shown cards, so that a product's page need not resolve its own. */
export function primeProductPaths(products: readonly ProductSummary[]): PrimedRead[] {
  return products.flatMap(({ path, sku }) => primePath(path, { type: "product", sku }));
}

export function primeCategoryPaths(menu: readonly CategoryNode[]): PrimedRead[] {
  return flattenCategories(menu).flatMap(({ path, uid }) => primePath(path, { type: "category", uid }));
}

function primePath(path: string, value: ResolvedPath): PrimedRead[] {
  const url = decodePath(path);
  return url ? [{ ...nameOf(url), value }] : [];
}

function nameOf(url: string) {
  return { name: "route", key: url, tags: ["catalog"] };
}

/** The backend stores its paths decoded. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // malformed escape: no such page
  }
}

/** Magento's internal path of a product, category or page, by its id. */
const SYSTEM_PATH = /^\/(?:catalog\/(?:product|category)|cms\/page)\/view\//;

export function toResolvedPath(route: gql.RouteQuery["route"], requestedPath: string): ResolvedPath | null {
  if (!route) return null;
  const { redirect_code: status } = route;
  if (status === 301 || status === 302) {
    const address = route.relative_url ?? "";
    if (/^https?:\/\//i.test(address)) return { type: "elsewhere", status, url: address };
    const target = address ? toPath(address) : requestedPath;
    if (target !== requestedPath) return { type: "redirect", status, path: toAscii(target) };
  }
  // For internal paths the backend returns the public path without a redirect code.
  if (SYSTEM_PATH.test(requestedPath) && route.relative_url && toPath(route.relative_url) !== requestedPath) {
    return { type: "redirect", status: 301, path: toAscii(toPath(route.relative_url)) };
  }
  if ("sku" in route) return route.sku ? { type: "product", sku: asId(route.sku) } : null;
  if ("uid" in route) return route.uid === null ? null : { type: "category", uid: asId(route.uid) };
  if ("identifier" in route) return route.identifier ? { type: "page", identifier: route.identifier } : null;
  return null;
}

/** For a Location header. Resolving dot segments may yield "//host", which would leave the shop. */
function toAscii(path: string): string {
  const { pathname, search } = new URL(path, "http://shop.invalid");
  return toPath(pathname) + search;
}

/** The first URL rewrite, else the URL key, else /p/{sku} (product P10). */
export function toProductPath({ sku, url_key, url_suffix, url_rewrites }: gql.ProductUrlFragment): string {
  const rewrite = url_rewrites?.find((entry) => entry.url)?.url;
  if (rewrite) return toPath(rewrite);
  if (url_key) return toPath(url_key + (url_suffix ?? ""));
  return `/p/${encodeURIComponent(sku ?? "")}`;
}

export function toCategoryPath(urlPath: string | null, suffix: string | null): string | null {
  return urlPath ? toPath(urlPath + (suffix ?? "")) : null;
}

/** Exactly one leading slash: never a protocol-relative URL. Browsers ignore white space between slashes. */
export function toPath(relative: string): string {
  return `/${relative.replace(/^[/\\\s]+/, "")}`;
}
