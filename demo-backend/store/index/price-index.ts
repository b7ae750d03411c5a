import {
  bundleSpan,
  configurableSpan,
  groupedSpan,
  ownSpan,
  type BundlePart,
  type PriceSpan,
} from "../../rules/price-span.ts";
import type { BundleChoice, IndexedProduct } from "./index-rows.ts";

export interface PriceIndex {
  span(id: number): PriceSpan;
  /** Valid until a special price or a "new" period begins or ends. */
  isValidAt(now: Date): boolean;
}

export interface PriceSources {
  products: Map<number, IndexedProduct>;
  childrenOf: Map<number, number[]>;
  bundleChoicesOf: Map<number, BundleChoice[]>;
}

export function priceIndex(sources: PriceSources, now: Date): PriceIndex {
  const spans = new Map<number, PriceSpan>();
  const spanOf = (id: number): PriceSpan => {
    const product = sources.products.get(id);
    // Computing is faster than a lookup for most products.
    if (product && !isComposite(product)) return ownSpan(product, now);
    const known = spans.get(id);
    if (known) return known;
    const span = product ? computeSpan(sources, product, { now, spanOf }) : configurableSpan([]);
    spans.set(id, span);
    return span;
  };
  const changeAt = nextChange(sources.products.values(), now);
  return { span: spanOf, isValidAt: (time) => time.getTime() >= now.getTime() && time.getTime() < changeAt };
}

function isComposite({ type }: IndexedProduct): boolean {
  return type === "configurable" || type === "grouped" || type === "bundle";
}

function computeSpan(
  sources: PriceSources,
  product: IndexedProduct,
  { now, spanOf }: { now: Date; spanOf(id: number): PriceSpan },
): PriceSpan {
  const children = () => {
    const ids = sources.childrenOf.get(product.id) ?? [];
    return ids.filter((child) => sources.products.get(child)?.status === "enabled").map(spanOf);
  };
  if (product.type === "configurable") return configurableSpan(children());
  if (product.type === "grouped") return groupedSpan(children());
  const parts = bundleParts(sources.bundleChoicesOf.get(product.id) ?? [], spanOf);
  return bundleSpan(product.bundlePriceType === "fixed" ? ownSpan(product, now) : null, parts);
}

function bundleParts(choices: readonly BundleChoice[], spanOf: (id: number) => PriceSpan): BundlePart[] {
  const parts = new Map<number, BundlePart>();
  for (const choice of choices) {
    const part = parts.get(choice.optionId) ?? { required: choice.required !== 0, input: choice.input, choices: [] };
    const { minRegular, minFinal } = spanOf(choice.productId);
    const regular = (choice.price ?? minRegular) * choice.qty;
    const final = (choice.price ?? Math.min(minFinal, choice.tierPrice ?? minFinal)) * choice.qty;
    part.choices.push({ regular, final });
    parts.set(choice.optionId, part);
  }
  return [...parts.values()];
}

function nextChange(products: Iterable<IndexedProduct>, now: Date): number {
  let next = Infinity;
  for (const { specialPrice, specialFrom, specialTo, newFrom, newTo } of products) {
    if (specialPrice === null && newFrom === null && newTo === null) continue;
    for (const date of [specialFrom, specialTo, newFrom, newTo]) {
      const time = date === null ? NaN : Date.parse(date);
      if (time >= now.getTime() && time < next) next = time;
    }
  }
  // Prices include the last millisecond.
  return next === Infinity ? next : next + 1;
}
