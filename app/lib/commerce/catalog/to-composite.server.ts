import { type BackendBases, ownFileUrl } from "~/lib/commerce/content/backend-urls.server";
import {
  type Composite,
  type Component,
  type ComponentGroup,
  type Sample,
  COMPONENT_DEFAULTS,
  type ProductSummary,
} from "~/lib/commerce/model/product";
import { type Money, money } from "~/lib/commerce/model/money";
import { bySortOrder, toCustomGroups, type WireProduct } from "./to-custom-groups.server";
import { toMinorUnits, toMoney, toTiers } from "./to-money.server";
import { toProductSummary } from "./to-product-summary.server";

type WireBundle = Extract<WireProduct, { __typename: "BundleProduct" }>;
type WireGroup = Extract<WireProduct, { __typename: "GroupedProduct" }>;
type WireDownload = Extract<WireProduct, { __typename: "DownloadableProduct" }>;
type WireItem = NonNullable<WireBundle["items"]>[number];
type WireSelection = NonNullable<WireItem["options"]>[number];

interface Facts {
  readonly rate: number;
  readonly bases: BackendBases;
}

export function toComposite(wire: WireProduct, summary: ProductSummary, shop: Facts): Composite | null {
  const own = toOwnComponents(wire, summary, shop);
  const { final } = summary.price;
  const custom = toCustomGroups(wire, { price: final, rate: shop.rate });
  if (custom.length === 0) return own;
  return { basePrice: own?.basePrice ?? final, groups: [...(own?.groups ?? []), ...custom] };
}

function toOwnComponents(wire: WireProduct, summary: ProductSummary, shop: Facts): Composite | null {
  switch (wire.__typename) {
    case "BundleProduct":
      return toBundle(wire, summary, shop.rate);
    case "GroupedProduct":
      return toGroup(wire, summary);
    case "DownloadableProduct":
      return toDownloads(wire, summary, shop);
    default:
      return null;
  }
}

export function toSamples(wire: WireProduct, bases: BackendBases): Sample[] {
  if (wire.__typename !== "DownloadableProduct") return [];
  return (wire.downloadable_product_samples ?? []).toSorted(bySortOrder).flatMap(({ title, sample_url }) => {
    const url = ownFileUrl(sample_url, bases);
    return url ? [{ title: title || "Sample", url }] : [];
  });
}

function toBundle(wire: WireBundle, { price }: ProductSummary, rate: number): Composite {
  const { currency } = price.final;
  const items = (wire.items ?? []).toSorted(byPosition);
  // A bundle's special price is a percentage that applies to its components too.
  const isReduced = price.final.minor < price.regular.minor;
  const percent = isReduced && wire.special_price && wire.special_price > 0 ? wire.special_price : 100;
  const share = Math.min(percent, 100) / 100;
  const groupsBy = (priceOf: PriceOf) =>
    items
      .map((item) => toBundleGroup(item, priceOf))
      .filter(({ isRequired, components }) => isRequired || components.length > 0);
  if (wire.dynamic_price) {
    const scale = ({ minor }: Money) => money(Math.round(minor * share), currency);
    const groups = groupsBy(({ product }) => {
      const price = toMoney(product?.price_range.minimum_price.final_price) ?? money(0, currency);
      const tiers = toTiers(product?.price_tiers, price);
      return { price: scale(price), tiers: tiers.map((tier) => ({ ...tier, price: scale(tier.price) })) };
    });
    return { basePrice: money(0, currency), groups };
  }
  const groupsAt = (base: number) =>
    groupsBy(({ price: amount, price_type }) => {
      const minor = price_type === "PERCENT" ? (base * (amount ?? 0)) / 100 : toMinorUnits(amount ?? 0, rate) * share;
      return { price: money(Math.round(minor), currency), tiers: [] };
    });
  const groups = groupsAt(findBasePrice(price.final.minor, (base) => cheapestOf(groupsAt(base))));
  return { basePrice: money(price.final.minor - cheapestOf(groups), currency), groups };
}

/**
 * Magento omits a fixed-price bundle's base price: lowest price minus the cheapest required parts.
 * Bisects, because some cost a percentage of the base.
 */
function findBasePrice(lowest: number, cheapestAt: (base: number) => number): number {
  let [from, to] = [0, lowest];
  while (from < to) {
    const base = Math.ceil((from + to) / 2);
    if (base + cheapestAt(base) <= lowest) from = base;
    else to = base - 1;
  }
  return from;
}

type PriceOf = (selection: WireSelection) => Pick<Component, "price" | "tiers">;

function cheapestOf(groups: readonly ComponentGroup[]): number {
  return groups
    .filter(({ isRequired, components }) => isRequired && components.length > 0)
    .map(({ components }) => Math.min(...components.map(({ price, quantity }) => price.minor * quantity)))
    .reduce((sum, cost) => sum + cost, 0);
}

function toBundleGroup(item: WireItem, priceOf: PriceOf): ComponentGroup {
  // If Magento hides out-of-stock products, their selections have neither product nor label.
  const selections = (item.options ?? []).filter(({ product }) => product !== null).sort(byPosition);
  const takes = item.type === "checkbox" || item.type === "multi" ? "some" : "one";
  const components = selections.map((selection): Component => {
    const { uid, id, label, quantity, is_default, can_change_quantity, product } = selection;
    return {
      ...COMPONENT_DEFAULTS,
      id: String(id ?? uid),
      uid,
      label: label ?? "",
      ...priceOf(selection),
      quantity: quantity && quantity > 0 ? quantity : 1,
      canChangeQuantity: can_change_quantity === true,
      isDefault: is_default === true || (item.required === true && selections.length === 1),
      inStock: product?.stock_status === "IN_STOCK",
    };
  });
  return {
    id: String(item.option_id ?? item.title),
    title: item.title ?? "",
    takes,
    asSelect: item.type === "select",
    isRequired: item.required === true,
    textEntry: null,
    components,
  };
}

function toGroup(wire: WireGroup, { price }: ProductSummary): Composite {
  const members = (wire.items ?? []).toSorted(byPosition);
  const hasNumbers = members.some(({ qty }) => (qty ?? 0) >= 1);
  const components = members.flatMap(({ product, qty }): Component[] => {
    const member = toProductSummary(product);
    if (!member) return [];
    const { uid, sku, name: label, path, inStock } = member;
    const quantity = inStock ? Math.max(Math.floor((hasNumbers ? qty : 1) ?? 0), 0) : 0;
    const cost = { price: member.price.final, tiers: toTiers(product?.price_tiers, member.price.final) };
    return [
      { ...COMPONENT_DEFAULTS, ...cost, id: uid, uid, label, quantity, canChangeQuantity: true, inStock, sku, path },
    ];
  });
  const group = { ...ONE_GROUP, title: "In this set", takes: "pieces", isRequired: true, components } as const;
  return { basePrice: money(0, price.final.currency), groups: [group] };
}

function toDownloads(wire: WireDownload, { price }: ProductSummary, { rate, bases }: Facts): Composite {
  const { currency } = price.final;
  const isSeparate = wire.links_purchased_separately === 1;
  const links = (wire.downloadable_product_links ?? []).toSorted(bySortOrder);
  const components = links.map(({ uid, title, price: added, sample_url }): Component => ({
    ...COMPONENT_DEFAULTS,
    id: uid,
    uid,
    label: title || "Download",
    price: money(isSeparate ? toMinorUnits(added ?? 0, rate) : 0, currency),
    isDefault: !isSeparate || links.length === 1 || !added,
    sampleUrl: ownFileUrl(sample_url, bases),
  }));
  const title = wire.links_title || "Downloads";
  const takes = isSeparate ? "some" : "all";
  return { basePrice: price.final, groups: [{ ...ONE_GROUP, title, takes, isRequired: isSeparate, components }] };
}

const ONE_GROUP = { id: "parts", asSelect: false, textEntry: null } as const;

function byPosition(a: { readonly position: number | null }, b: { readonly position: number | null }): number {
  return (a.position ?? 0) - (b.position ?? 0);
}
