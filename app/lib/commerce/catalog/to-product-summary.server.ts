import { isSoldOnline } from "~/lib/commerce/model/can-add";
import { asId } from "~/lib/commerce/model/ids";
import type { Picture, Price, Product, ProductKind, ProductSummary } from "~/lib/commerce/model/product";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import type { WireExtras } from "./card-facts.server";
import { isCurrency, type Money, money, toMinor } from "~/lib/commerce/model/money";
import { type PriceRange, toAmount } from "~/lib/commerce/model/price-range";

const KINDS: Readonly<Record<string, ProductKind>> = {
  SimpleProduct: "simple",
  VirtualProduct: "virtual",
  DownloadableProduct: "downloadable",
  ConfigurableProduct: "configurable",
  BundleProduct: "bundle",
  GroupedProduct: "grouped",
  GiftCard: "gift-card",
  GiftCardProduct: "gift-card",
};

/** Null without sku, name or price: such a product can be neither sold nor shown. */
export function toProductSummary(
  card: (gql.ProductCardFragment & WireExtras) | null,
  now = Date.now(),
): ProductSummary | null {
  const price = card && toPrice(card.price_range);
  if (!card?.sku || !card.name || !price) return null;
  const kind = toKind(card.__typename);
  return {
    uid: asId(card.uid),
    sku: asId(card.sku),
    name: card.name,
    kind,
    ...(!isSoldOnline({ kind }) && { typeName: card.__typename }),
    path: toProductPath(card),
    picture: toPicture(card.small_image, card.name),
    price,
    // The price of a grouped product is that of its cheapest member.
    isPriceFrom: card.__typename === "GroupedProduct" || toHighestPrice(card.price_range) !== null,
    inStock: card.stock_status === "IN_STOCK",
    onlyLeft: card.only_x_left_in_stock,
    rating: card.review_count > 0 ? Math.round(card.rating_summary / 2) / 10 : null,
    reviewCount: card.review_count,
    isNew: card.new === 1 || isNewAt(now, card.new_from_date, card.new_to_date),
    isOnSale: card.sale === 1,
    facts: card.facts ?? "",
  };
}

export function toProductSummaries(cards: readonly gql.ProductCardFragment[] | null | undefined): ProductSummary[] {
  return (cards ?? []).flatMap((card) => toProductSummary(card) ?? []);
}

export function toKind(typeName: string): ProductKind {
  return KINDS[typeName] ?? "unknown";
}

/** special_price is null on configurables; price_range is reliable. */
export function toPrice({
  minimum_price,
}: Pick<gql.ProductCardFragment["price_range"], "minimum_price">): Price | null {
  const final = toMoney(minimum_price.final_price);
  return final && { final, regular: toMoney(minimum_price.regular_price) ?? final };
}

export function toHighestPrice({ minimum_price, maximum_price }: gql.ProductCardFragment["price_range"]): Price | null {
  const final = toMoney(maximum_price?.final_price);
  const lowest = toMoney(minimum_price.final_price);
  if (!final || !lowest || final.minor <= lowest.minor) return null;
  return { final, regular: toMoney(maximum_price?.regular_price) ?? final };
}

interface WirePicture {
  readonly url?: string | null | undefined;
  readonly label: string | null;
}

/** Null for Magento's placeholder file: the shop has its own. */
export function toPicture(picture: WirePicture | null | undefined, name: string): Picture | null {
  if (!picture?.url || picture.url.includes("/placeholder/")) return null;
  const label = picture.label?.trim() ?? "";
  const url = /\/media\/.*/.exec(picture.url)?.[0] ?? picture.url;
  return { url, label: label === name ? "" : label };
}

function isNewAt(now: number, from: string | null, to: string | null): boolean {
  if (!from && !to) return false;
  const [start, end] = [toTime(from), toTime(to)];
  return (start === null || start <= now) && (end === null || now <= end);
}

function toTime(date: string | null): number | null {
  const time = Date.parse(`${(date ?? "").replace(" ", "T")}Z`);
  return Number.isNaN(time) ? null : time;
}

/** Null without an amount or a valid currency: never guess a price. */
export function toMoney(amount: gql.AmountFragment | null | undefined): Money | null {
  if (!amount || amount.value === null || !isCurrency(amount.currency)) return null;
  return money(toMinor(amount.value), amount.currency);
}

// `rate`: display currency per unit of the base currency. Magento leaves prices of custom options, download links and
// fixed bundle parts, price facets and price filters in the base currency.

export function toMinorUnits(amount: number, rate: number): number {
  // First to 14 digits, as PHP rounds, so that half a cent is rounded up despite float errors.
  return Math.round(Number((amount * rate * 100).toPrecision(14)));
}

export function convertPriceRange(value: string, rate: number): string {
  if (rate === 1) return value;
  const ends = value.split("_").map((end) => {
    const amount = toAmount(end);
    return amount === null ? end : String(toMinorUnits(amount, rate) / 100);
  });
  return ends.join("_");
}

const INDEX_PRECISION = 1e6;

/** The base prices that are displayed within the range: rounding brings in up to half a cent outside. */
export function toBaseRange({ from, to }: PriceRange, rate: number): PriceRange {
  if (rate === 1) return { from, to };
  return {
    from: from === null ? null : Math.max(Math.floor(((from - 0.005) / rate) * INDEX_PRECISION), 0) / INDEX_PRECISION,
    // Half a cent above is displayed as a cent above.
    to: to === null ? null : (Math.ceil(((to + 0.005) / rate) * INDEX_PRECISION) - 1) / INDEX_PRECISION,
  };
}

/** Without Magento's group prices for one piece, and tiers that a special price undercuts. */
export function toTiers(
  tiers: readonly gql.TierPriceFragment[] | null | undefined,
  single: Money,
): Product["tierPrices"] {
  return (tiers ?? [])
    .flatMap((tier) => {
      const price = toMoney(tier.final_price);
      return tier.quantity && price && price.minor < single.minor ? [{ quantity: tier.quantity, price }] : [];
    })
    .sort((a, b) => a.quantity - b.quantity);
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
