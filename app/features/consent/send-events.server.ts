import { optional } from "~/lib/async/optional";
import type { CartLine } from "~/lib/commerce/model/cart";
import { money, type Money } from "~/lib/commerce/model/money";
import { flattenCategories } from "~/lib/commerce/model/page";
import type { CategoryCrumb, Product, ProductSummary } from "~/lib/commerce/model/product";
import { isPrefetch } from "~/lib/server/request/is-prefetch";
import { createOnce } from "~/lib/server/request/once.server";
import { postJson } from "~/lib/server/request/post-json.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import { looksPersonal } from "~/lib/third-parties/personal-text";
import type { EventItem, EventParams, ShopEvent } from "~/lib/third-parties/shop-events";
import { googleSession, tagsFor, serverEventsOf, analyticsClient } from "./visitor.server";

/** Limits of the Measurement Protocol. */
const MAX_ITEMS = 200;
const MAX_TEXT_LENGTH = 100;

/** Longer than reading and sending an event take. */
const SENDING_MS = 30_000;

const sentEvents = createOnce<{ readonly isSent: true }>({
  name: "event",
  timeoutMs: SENDING_MS,
  isReusable: () => true,
});

type Read = () => readonly ShopEvent[] | Promise<readonly ShopEvent[]>;

/**
 * Sends events to Google Analytics by the Measurement Protocol, after the response. Does nothing,
 * and does not call `read`, without consent or without the settings. Call it before the headers are
 * sent, because it may set a cookie. `onceKey`: events with the same key are sent once, by all
 * processes that share a store; they are not retried.
 */
export function sendEvents(shop: Shop, read: Read, onceKey: string | null = null): void {
  const send = createSender(shop);
  if (send) send(read, onceKey);
}

/** Null if no events are sent from the server. */
function createSender(shop: Shop): ((read: Read, onceKey: string | null) => void) | null {
  const target = serverEventsOf(shop);
  if (!target) return null;
  const { clientId, session } = analyticsClient(shop);
  const url = new URL(target.address);
  url.searchParams.set("measurement_id", target.id);
  url.searchParams.set("api_secret", target.secret);

  async function send(read: Read) {
    const events = (await read()).map(({ name, params }) => ({
      name,
      params: { ...withinLimits(params), session_id: session, engagement_time_msec: 1 },
    }));
    const consent = { ad_user_data: "DENIED", ad_personalization: "DENIED" };
    const body = { client_id: clientId, consent, events };
    if (events.length > 0) await postJson(shop, { what: "analytics events", url: url.href, body });
    return { isSent: true } as const;
  }
  return (read, onceKey) => {
    const request = onceKey === null ? send(read) : sentEvents.run(onceKey, () => send(read), shop.shared);
    const logged = request.catch((error: unknown) => shop.log("warn", "analytics events not made", { error }));
    shop.waitUntil(logged);
  };
}

/** Sends the events of a page view, or returns those that the page's own tags have to send. */
export type ViewEvents = (read: () => readonly ShopEvent[]) => readonly ShopEvent[];

/**
 * The page's tags send its events if Google's script runs, otherwise the server, except for
 * prefetches and for data that is revalidated after an action. Null if neither does. Call it before
 * the headers are sent.
 */
export function viewEventsOf(shop: Shop, request: Request, page: PageIdentity = "url"): ViewEvents | null {
  if (!tagsFor(shop)) return null;
  if (!serverEventsOf(shop) || googleSession(shop) !== null) return (read) => read();
  const send = isViewed(request, page) ? createSender(shop) : null;
  if (!send) return null;
  return (read) => {
    send(read, null);
    return [];
  };
}

/**
 * What identifies a page: for a list the whole URL, for a product the path, since its query is the
 * choice.
 */
type PageIdentity = "url" | "path";

/**
 * Whether the request opens a page. After an action, and on revalidation, the referrer is the page
 * itself.
 */
export function isViewed({ method, url, headers }: Request, page: PageIdentity = "url"): boolean {
  const from = headers.get("Referer") ?? "";
  const nameOf = ({ pathname, search }: URL) => (page === "path" ? pathname : pathname + search);
  const isSamePage = URL.canParse(from) && nameOf(new URL(from)) === nameOf(new URL(url));
  return method === "GET" && !isSamePage && !isPrefetch((name) => headers.get(name));
}

export async function listBefore(shop: Shop, url: URL, referrer: string | null): Promise<CategoryCrumb | null> {
  if (!tagsFor(shop) || !referrer || !URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  return host === new URL(shop.config.publicOrigin ?? url).host ? listAt(shop, pathname) : null;
}

function withinLimits({ items, ...params }: EventParams): EventParams {
  const cut = (_: string, value: unknown) => (typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : value);
  return JSON.parse(JSON.stringify({ ...params, items: items?.slice(0, MAX_ITEMS) }, cut)) as EventParams; // the same with shorter texts
}

export function listViewed(list: CategoryCrumb, products: readonly ProductSummary[], term: string | null): ShopEvent[] {
  const items = products.map((product, index) => ({ ...toItem(toLine(product)), index }));
  const currency = products[0]?.price.final.currency;
  const params = { item_list_id: list.path, item_list_name: list.name, ...(currency && { currency }), items };
  const viewed: ShopEvent = { name: "view_item_list", params };
  return term && !looksPersonal(term) ? [{ name: "search", params: { search_term: term } }, viewed] : [viewed];
}

/** `from`: the list from which the page was opened. */
export function productViewed(product: Product, from: CategoryCrumb | null): ShopEvent[] {
  const params = paramsOf(product);
  const viewed: ShopEvent = { name: "view_item", params };
  if (!from) return [viewed];
  const selected = { item_list_id: from.path, item_list_name: from.name, items: params.items };
  return [{ name: "select_item", params: selected }, viewed];
}

export function productWishlisted(product: Product): ShopEvent[] {
  return [{ name: "add_to_wishlist", params: paramsOf(product) }];
}

function paramsOf(product: Product) {
  const item = toItem(toLine(product), factsOf(product));
  return { currency: product.price.final.currency, value: item.price ?? 0, items: [item] };
}

function toLine({ sku, name, price }: ProductSummary | Product): SoldLine {
  return { sku, name, quantity: 1, unitPrice: price.final, regularPrice: price.regular, discount: null };
}

export function factsOf({ attributes, breadcrumbs }: Pick<Product, "attributes" | "breadcrumbs">) {
  const brand = attributes.find(({ label }) => label.toLowerCase() === "brand")?.value;
  const [first, second, third] = breadcrumbs.map(({ name }) => name);
  return {
    ...(brand && { item_brand: brand }),
    ...(first && { item_category: first }),
    ...(second && { item_category2: second }),
    ...(third && { item_category3: third }),
  };
}

export function toMajorUnits({ minor }: Money): number {
  return Math.round(minor) / 100;
}

const FIXED_LISTS: Readonly<Record<string, string>> = {
  "/search-results": "Search results",
  "/new-products": "New products",
  "/big-deal-products": "Big deals",
};

export async function listAt(reader: Reader, path: string): Promise<CategoryCrumb | null> {
  const own = FIXED_LISTS[path];
  if (own) return { path, name: own };
  const menu = await optional(reader, { name: "list of an event", fallback: [] }, reader.commerce.catalog.menu());
  const category = flattenCategories(menu).find((each) => each.path === path);
  return category ? { path, name: category.name } : null;
}

export type SoldLine = Pick<CartLine, "name" | "quantity" | "unitPrice" | "regularPrice" | "discount"> & {
  /** "" if only this browser's copy of the order is known. */
  readonly sku: string;
  /** Only in a cart: chosen options, and texts entered by the shopper. */
  readonly choices?: CartLine["choices"];
  readonly request?: Pick<CartLine["request"], "enteredOptions">;
};

export function toItem(line: SoldLine, facts: Partial<EventItem> = {}): EventItem {
  const { sku, name, quantity, unitPrice, regularPrice } = line;
  const variant = variantOf(line);
  const price = pieceOf(line);
  const discount = (regularPrice ?? unitPrice).minor - price.minor;
  return {
    ...(sku !== "" && { item_id: sku }),
    item_name: name,
    ...facts,
    ...(variant !== "" && { item_variant: variant }),
    quantity,
    price: toMajorUnits(price),
    ...(discount > 0 && { discount: toMajorUnits({ ...price, minor: discount }) }),
  };
}

/** "Sage / 128 GB". Omits texts entered by the shopper, e.g. a name to engrave. */
function variantOf({ choices = [], request }: Pick<SoldLine, "choices" | "request">): string {
  const written = new Set(request?.enteredOptions.map(({ value }) => value));
  return choices.flatMap(({ value }) => (written.has(value) ? [] : value)).join(" / ");
}

export function pieceOf({ unitPrice, discount, quantity }: Pick<SoldLine, "unitPrice" | "discount" | "quantity">) {
  return money(unitPrice.minor - (discount?.minor ?? 0) / quantity, unitPrice.currency);
}
