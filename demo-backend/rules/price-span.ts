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
  if (variants.length === 0) return zeroSpan;
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
  const nonEmpty = parts.filter((part) => part.choices.length > 0);
  const required = nonEmpty.filter((part) => part.required);
  const lowest = (kind: "regular" | "final") =>
    lowestPrice(required.length > 0 ? required : nonEmpty, required.length > 0, kind);
  const highest = (kind: "regular" | "final") => sum(nonEmpty.map((part) => highestPrice(part, kind)));
  const start = base ?? zeroSpan;
  return {
    minRegular: start.minRegular + lowest("regular"),
    minFinal: start.minFinal + lowest("final"),
    maxRegular: start.maxRegular + highest("regular"),
    maxFinal: start.maxFinal + highest("final"),
  };
}

/** A bundle of optional parts starts at the cheapest single choice. */
function lowestPrice(parts: readonly BundlePart[], areSummed: boolean, kind: "regular" | "final"): number {
  const prices = parts.map((part) => Math.min(...part.choices.map((choice) => choice[kind])));
  if (prices.length === 0) return 0;
  return areSummed ? sum(prices) : Math.min(...prices);
}

function highestPrice(part: BundlePart, kind: "regular" | "final"): number {
  const prices = part.choices.map((choice) => choice[kind]);
  return part.input === "checkbox" || part.input === "multi" ? sum(prices) : Math.max(...prices);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const zeroSpan: PriceSpan = { minRegular: 0, minFinal: 0, maxRegular: 0, maxFinal: 0 };
