import type { FacetOption, Facet } from "~/lib/commerce/model/listing";
import { money, toMinor } from "~/lib/commerce/model/money";
import { isRangeFacet, RANGE } from "~/lib/commerce/model/price-range";
import { formatMoney } from "~/lib/format/money";

export interface MoneyView {
  currency: string;
  locale: string;
}

export const RANGE_LABELS: Readonly<Record<string, string>> = { price: "Price", special_price: "Special price" };

export function facetOptionLabel(code: string, option: Pick<FacetOption, "label" | "value">, view: MoneyView): string {
  return (isRangeFacet(code) ? rangeLabel(option.value, view) : null) ?? option.label;
}

/** Null for what is no range. */
export function rangeLabel(value: string, { currency, locale }: MoneyView): string | null {
  const match = RANGE.exec(value);
  if (!match) return null;
  const [from, to] = [match[1], match[2]].map((end) =>
    end === undefined || end === "*" ? null : formatMoney(money(toMinor(Number(end)), currency), locale),
  );
  if (to && Number(match[1]) === 0) return `Up to ${to}`;
  if (from && to) return `${from} – ${to}`;
  if (from) return `${from} and above`;
  return to ? `Up to ${to}` : null;
}

export interface VisibleFacet extends Facet {
  readonly hidden: number;
  /**
   * If all options do not fit on one page: labels of the portions ("from – to"), and the current
   * one, from 1.
   */
  readonly portions: readonly string[];
  readonly portion: number;
}

/** Number of options shown at first: large catalogues have hundreds of brands. */
const SHOWN = 5;
/** Options per portion when all are requested, limited by the page's size budget. */
const PORTION = 75;

/**
 * Portion of a facet requested by the parameter `all`: "brand" is 1, "brand-2" is 2; null for none.
 */
export function requestedPortion(all: string | null, code: string): number | null {
  const [requested, portion] = all?.split("-") ?? [];
  return requested === code ? Math.max(Number.parseInt(portion ?? "1", 10) || 1, 1) : null;
}

/**
 * The most frequent options and all chosen ones, in the backend's order. With `requested`: all
 * options, or that portion of them alphabetically.
 */
export function shortenFacet(facet: Facet, chosen: readonly string[], requested: number | null): VisibleFacet {
  const whole = wholeFacet(facet);
  const { options } = facet;
  if (requested !== null) return options.length > PORTION ? portionOf(facet, chosen, requested) : whole;
  // Hiding a few saves no more than the link to them takes.
  if (options.length <= SHOWN + 3) return whole;
  const commonest = new Set([...options].sort((a, b) => b.count - a.count).slice(0, SHOWN));
  const shown = options.filter((option) => commonest.has(option) || chosen.includes(option.value));
  return { ...whole, options: shown, hidden: options.length - shown.length };
}

export function wholeFacet(facet: Facet): VisibleFacet {
  return { ...facet, hidden: 0, portions: [], portion: 1 };
}

function portionOf(facet: Facet, chosen: readonly string[], requested: number): VisibleFacet {
  const sorted = [...facet.options].sort((a, b) => a.label.localeCompare(b.label, "en"));
  const count = Math.ceil(sorted.length / PORTION);
  const size = Math.ceil(sorted.length / count);
  const portion = Math.min(requested, count);
  const isShown = (at: number) => Math.floor(at / size) === portion - 1;
  return {
    ...facet,
    options: sorted.filter(({ value }, at) => isShown(at) || chosen.includes(value)),
    hidden: 0,
    portions: Array.from({ length: count }, (_, at) => {
      const [first, last] = [sorted[at * size], sorted[Math.min((at + 1) * size, sorted.length) - 1]];
      return `${first?.label ?? ""} – ${last?.label ?? ""}`;
    }),
    portion,
  };
}
