import { money } from "~/lib/commerce/model/money";
import type { Product, ProductOptionValue, ProductVariant } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { Picks } from "./form-fields";

export interface ValueNote {
  readonly text: string;
  readonly isUnavailable: boolean;
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
    if (!best)
      return { text: variants.length > 0 ? "Out of stock" : notWith(Object.values(others)), isUnavailable: true };
    const more = chosen ? best.price.final.minor - chosen.price.final.minor : 0;
    if (more === 0) return null;
    const amount = formatMoney(money(Math.abs(more), best.price.final.currency), locale);
    return { text: `${more > 0 ? "+" : "−"}${amount}`, isUnavailable: false };
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

/** Its pictures stand for a combination that is not made: a variant with the first of the picked values, e.g. the colour. */
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

/** Completes the picks with the cheapest matching variant in stock, the one of the "From" price. */
export function completePicks(product: Pick<Product, "options" | "variants">, picks: Picks): Picks {
  const { options } = product;
  if (options.every(({ code }) => picks[code])) return picks;
  const proposed = cheapest(variantsWith(product, picks));
  if (!proposed) return picks;
  return Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const value = picks[code] ?? values.find(({ index }) => index === proposed.values[code]);
      return value ? [[code, value] as const] : [];
    }),
  );
}
