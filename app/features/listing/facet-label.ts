import { formatMoney } from "~/lib/format/money";
import type { FacetOption } from "~/lib/commerce/model/listing";
import { money, toMinor } from "~/lib/commerce/model/money";

interface MoneyView {
  currency: string;
  locale: string;
}

/** Attributes with `from_to` values, whether or not the backend offers price bands (product P35). */
export const RANGE_LABELS: Readonly<Record<string, string>> = { price: "Price", special_price: "Special price" };

export function isRangeFacet(code: string): boolean {
  return code in RANGE_LABELS;
}

/** Label of an option: price bands in the shop's number format. */
export function facetOptionLabel(code: string, option: Pick<FacetOption, "label" | "value">, view: MoneyView): string {
  if (isRangeFacet(code)) return rangeLabel(option.value, view) ?? option.label;
  return option.label;
}

/** `from_to`, either end open as `*` or missing. Null for anything else. */
export function rangeLabel(value: string, { currency, locale }: MoneyView): string | null {
  const match = /^(\d+(?:\.\d+)?|\*)?_(\d+(?:\.\d+)?|\*)?$/.exec(value);
  if (!match) return null;
  const [from, to] = [match[1], match[2]].map((end) =>
    end === undefined || end === "*" ? null : formatMoney(money(toMinor(Number(end)), currency), locale),
  );
  if (to && Number(match[1]) === 0) return `Up to ${to}`;
  if (from && to) return `${from} – ${to}`;
  if (from) return `${from} and above`;
  return to ? `Up to ${to}` : null;
}
