import { isSoldOnline } from "~/lib/commerce/model/cart";
import { asId } from "~/lib/commerce/model/ids";
import type { Picture, Price, ProductKind, ProductSummary } from "~/lib/commerce/model/product";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import type { WireExtras } from "./card-facts.server";
import { toMoney } from "./to-money.server";
import { toProductPath } from "./paths.server";

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
  const price = card && toPrice(card.price_range.minimum_price);
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
    onlyLeft: toOnlyLeft(card.only_x_left_in_stock),
    // The summary is indexed later than the count: 0 beside reviews means unknown, since one star
    // is 20.
    rating: card.review_count > 0 && card.rating_summary > 0 ? Math.round(card.rating_summary / 2) / 10 : null,
    reviewCount: card.review_count,
    isNew: card.new === 1 || isNewAt(now, card.new_from_date, card.new_to_date),
    isOnSale: card.sale === 1,
    facts: card.facts ?? "",
  };
}

export function toProductSummaries(cards: readonly gql.ProductCardFragment[] | null | undefined): ProductSummary[] {
  return (cards ?? []).flatMap((card) => toProductSummary(card) ?? []);
}

/** Whole pieces. Null for nothing left of what is in stock, which is on backorder. */
export function toOnlyLeft(left: number | null): number | null {
  return left !== null && left >= 1 ? Math.floor(left) : null;
}

export function toKind(typeName: string): ProductKind {
  return KINDS[typeName] ?? "unknown";
}

/** From price_range: special_price is null on configurables. */
export function toPrice(wire: gql.ProductPriceFragment | null): Price | null {
  const final = toMoney(wire?.final_price);
  return final && { final, regular: toMoney(wire?.regular_price) ?? final };
}

export function toHighestPrice({ minimum_price, maximum_price }: gql.ProductCardFragment["price_range"]): Price | null {
  const [lowest, highest] = [toPrice(minimum_price), toPrice(maximum_price)];
  return lowest && highest && highest.final.minor > lowest.final.minor ? highest : null;
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
  // NaN for a missing date, which is neither earlier nor later.
  const [start = NaN, end = NaN] = [from, to].map((date) => Date.parse(`${(date ?? "").replace(" ", "T")}Z`));
  return !(start > now) && !(end < now);
}

/** "YYYY-MM-DD" of Magento's "YYYY-MM-DD HH:MM:SS"; null for what is not a date. */
export function toDay(value: string | null | undefined): string | null {
  const day = value?.slice(0, 10) ?? "";
  return Number.isNaN(Date.parse(`${day}T00:00Z`)) ? null : day;
}
