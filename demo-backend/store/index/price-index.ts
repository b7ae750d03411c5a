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
  /** Prices hold from the moment they were made until a special price begins or ends. */
  holdsAt(now: Date): boolean;
}

export interface PriceSources {
  products: Map<number, IndexedProduct>;
  childrenOf: Map<number, number[]>;
  bundleChoicesOf: Map<number, BundleChoice[]>;
}

export function priceIndex(sources: PriceSources, now: Date): PriceIndex {
  const spans = new Map<number, PriceSpan>();
  const spanOf = (id: number): PriceSpan => {
    const known = spans.get(id);
    if (known) return known;
    const span = workOut(sources, id, { now, spanOf });
    spans.set(id, span);
    return span;
  };
  for (const id of sources.products.keys()) spanOf(id);
  const turn = nextTurn(sources.products.values(), now);
  return { span: spanOf, holdsAt: (moment) => moment.getTime() >= now.getTime() && moment.getTime() < turn };
}

function workOut(
  sources: PriceSources,
  id: number,
  { now, spanOf }: { now: Date; spanOf(id: number): PriceSpan },
): PriceSpan {
  const product = sources.products.get(id);
  if (product === undefined) return configurableSpan([]);
  const children = () => {
    const ids = sources.childrenOf.get(id) ?? [];
    return ids.filter((child) => sources.products.get(child)?.status === "enabled").map(spanOf);
  };
  if (product.type === "configurable") return configurableSpan(children());
  if (product.type === "grouped") return groupedSpan(children());
  if (product.type !== "bundle") return ownSpan(product, now);
  const parts = bundleParts(sources.bundleChoicesOf.get(id) ?? [], spanOf);
  return bundleSpan(product.bundlePriceType === "fixed" ? ownSpan(product, now) : null, parts);
}

function bundleParts(choices: readonly BundleChoice[], spanOf: (id: number) => PriceSpan): BundlePart[] {
  const parts = new Map<number, BundlePart>();
  for (const choice of choices) {
    const part = parts.get(choice.optionId) ?? { required: choice.required !== 0, input: choice.input, choices: [] };
    const { minRegular, minFinal } = spanOf(choice.productId);
    const regular = (choice.price ?? minRegular) * choice.qty;
    part.choices.push({ regular, final: (choice.price ?? minFinal) * choice.qty });
    parts.set(choice.optionId, part);
  }
  return [...parts.values()];
}

function nextTurn(products: Iterable<IndexedProduct>, now: Date): number {
  let next = Infinity;
  for (const { specialPrice, specialFrom, specialTo } of products) {
    if (specialPrice === null) continue;
    for (const date of [specialFrom, specialTo]) {
      const time = date === null ? NaN : Date.parse(date);
      if (time >= now.getTime() && time < next) next = time;
    }
  }
  // A price holds to the end of its last millisecond.
  return next === Infinity ? next : next + 1;
}
