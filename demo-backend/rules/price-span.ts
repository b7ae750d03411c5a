import { finalPrice, type Priced } from "./price.ts";

/** In paise. */
export interface PriceSpan {
  minRegular: number;
  minFinal: number;
  maxRegular: number;
  maxFinal: number;
}

export interface BundlePart {
  required: boolean;
  input: "radio" | "select" | "checkbox" | "multi";
  choices: { regular: number; final: number }[];
}

export function ownSpan(product: Priced, now: Date): PriceSpan {
  const final = finalPrice(product, now);
  return { minRegular: product.price, minFinal: final, maxRegular: product.price, maxFinal: final };
}

export function configurableSpan(variants: readonly PriceSpan[]): PriceSpan {
  if (variants.length === 0) return nothing;
  return {
    minRegular: Math.min(...variants.map((span) => span.minRegular)),
    minFinal: Math.min(...variants.map((span) => span.minFinal)),
    maxRegular: Math.max(...variants.map((span) => span.maxRegular)),
    maxFinal: Math.max(...variants.map((span) => span.maxFinal)),
  };
}

/** Magento shows the cheapest member as both ends. */
export function groupedSpan(members: readonly PriceSpan[]): PriceSpan {
  const { minRegular, minFinal } = configurableSpan(members);
  return { minRegular, minFinal, maxRegular: minRegular, maxFinal: minFinal };
}

/** `base`: fixed price, or null if it is the sum of the parts. */
export function bundleSpan(base: PriceSpan | null, parts: readonly BundlePart[]): PriceSpan {
  const filled = parts.filter((part) => part.choices.length > 0);
  const required = filled.filter((part) => part.required);
  const least = (of: "regular" | "final") =>
    cheapestSet(required.length > 0 ? required : filled, required.length > 0, of);
  const most = (of: "regular" | "final") => sum(filled.map((part) => dearest(part, of)));
  const start = base ?? nothing;
  return {
    minRegular: start.minRegular + least("regular"),
    minFinal: start.minFinal + least("final"),
    maxRegular: start.maxRegular + most("regular"),
    maxFinal: start.maxFinal + most("final"),
  };
}

/** A bundle of optional parts starts at the cheapest single choice. */
function cheapestSet(parts: readonly BundlePart[], all: boolean, of: "regular" | "final"): number {
  const prices = parts.map((part) => Math.min(...part.choices.map((choice) => choice[of])));
  if (prices.length === 0) return 0;
  return all ? sum(prices) : Math.min(...prices);
}

function dearest(part: BundlePart, of: "regular" | "final"): number {
  const prices = part.choices.map((choice) => choice[of]);
  return part.input === "checkbox" || part.input === "multi" ? sum(prices) : Math.max(...prices);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const nothing: PriceSpan = { minRegular: 0, minFinal: 0, maxRegular: 0, maxFinal: 0 };
