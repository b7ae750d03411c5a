import { formatMoney } from "~/lib/format/money";
import type { FacetOption } from "~/lib/commerce/model/listing";
import { money, toMinor } from "~/lib/commerce/model/money";
import { isRangeFacet } from "~/lib/commerce/model/price-range";

interface MoneyView {
  currency: string;
  locale: string;
}

/** What ranges are called where the list has no facet of them. */
export const RANGE_LABELS: Readonly<Record<string, string>> = { price: "Price", special_price: "Special price" };

/** Label of an option: price bands in the shop's number format. */
export function facetOptionLabel(code: string, option: Pick<FacetOption, "label" | "value">, view: MoneyView): string {
  return (isRangeFacet(code) ? rangeLabel(option.value, view) : null) ?? option.label;
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
