import { money } from "~/lib/commerce/model/money";
import type { Product, ProductOption, ProductOptionValue, ProductVariant } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { Picks } from "./form-fields";

export type Unavailable = "sold-out" | "not-made";

export interface ValueNote {
  readonly text: string;
  /** With the other picks; null if it can be bought. */
  readonly unavailable: Unavailable | null;
}

export type ValueNotes = Readonly<Record<string, Readonly<Record<string, ValueNote>>>>;

type Configurable = Pick<Product, "options" | "variants">;

/** For each value its surcharge over the current selection, or why they cannot be combined. */
export function optionPriceHints(product: Configurable, picks: Picks, locale: string): ValueNotes {
  if (product.variants.length === 0) return {};
  const [chosen] = product.options.every(({ code }) => picks[code]) ? variantsWith(product, picks) : [];
  const hintFor = (code: string, value: ProductOptionValue): ValueNote | null => {
    const { [code]: _own, ...others } = picks;
    const variants = variantsWith(product, { ...others, [code]: value });
    const best = cheapest(variants);
    if (!best && variants.length > 0) return { text: "Out of stock", unavailable: "sold-out" };
    if (!best) return { text: notWith(Object.values(others)), unavailable: "not-made" };
    const more = chosen ? best.price.final.minor - chosen.price.final.minor : 0;
    if (more === 0) return null;
    const amount = formatMoney(money(Math.abs(more), best.price.final.currency), locale);
    return { text: `${more > 0 ? "+" : "−"}${amount}`, unavailable: null };
  };
  return Object.fromEntries(
    product.options.map(({ code, values }) => {
      const hints = values.flatMap((value) => {
        const hint = hintFor(code, value);
        return hint ? [[String(value.index), hint] as const] : [];
      });
      return [code, Object.fromEntries(hints)];
    }),
  );
}

function notWith(others: readonly ProductOptionValue[]): string {
  const [only] = others;
  return only && others.length === 1 ? `Not with ${only.label}` : "Not in this combination";
}

export function variantsWith({ variants }: Pick<Product, "variants">, picks: Picks): readonly ProductVariant[] {
  const picked = Object.entries(picks);
  return variants.filter(({ values }) => picked.every(([code, { index }]) => values[code] === index));
}

/**
 * Its pictures stand for a combination that is not made: a variant with the first of the picked
 * values, e.g. the colour.
 */
export function nearestVariant({ options, variants }: Pick<Product, "options" | "variants">, picks: Picks) {
  const first = options.find(({ code }) => picks[code]);
  return variants.find(({ values }) => first && values[first.code] === picks[first.code]?.index) ?? null;
}

function cheapest(variants: readonly ProductVariant[]): ProductVariant | null {
  const inStock = variants.filter((variant) => variant.inStock);
  return inStock.reduce<ProductVariant | null>(
    (best, variant) => (best && best.price.final.minor <= variant.price.final.minor ? best : variant),
    null,
  );
}

/**
 * Completes the picks with the cheapest matching variant in stock, the one of the "From" price. If
 * all that match the shopper's picks are sold out, with one of those.
 */
export function completePicks(product: Pick<Product, "options" | "variants">, picks: Picks): Picks {
  const { options } = product;
  if (options.every(({ code }) => picks[code])) return picks;
  const matching = variantsWith(product, picks);
  const proposed = cheapest(matching) ?? (Object.keys(picks).length > 0 ? matching[0] : null);
  if (!proposed) return picks;
  return Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const value = picks[code] ?? values.find(({ index }) => index === proposed.values[code]);
      return value ? [[code, value] as const] : [];
    }),
  );
}

/** "Sky Blue with 512 GB is out of stock." */
export function soldOutText(options: readonly ProductOption[], picks: Picks): string {
  const [first = "This", ...others] = options.flatMap(({ code }) => picks[code]?.label ?? []);
  return `${others.length > 0 ? `${first} with ${others.join(" and ")}` : first} is out of stock.`;
}

interface Change {
  readonly before: Picks;
  readonly now: Picks;
  /** Code of the option that the shopper picked a value of. */
  readonly by: string;
}

/** Says what a pick has changed besides its own option. Empty if nothing. */
export function changeText(options: readonly ProductOption[], { before, now, by }: Change): string {
  const changes = options.flatMap(({ code, label }) => {
    const [old, value] = [before[code], now[code]];
    return code !== by && old && value && old.uid !== value.uid ? [{ label, old, value }] : [];
  });
  const [only] = changes;
  const picked = now[by];
  if (!only || !picked) return "";
  const what = changes.map(({ label, value }) => `${label} changed to ${value.label}`).join(", ");
  const why = options.length === 2 ? `${only.old.label} is not made with ${picked.label}` : "your choice is not made";
  return `${what}: ${why}.`;
}
