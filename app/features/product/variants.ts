import type { Product, ProductOption, ProductOptionValue, ProductVariant } from "~/lib/commerce/model/product";
import type { Picks } from "./picks";

/** Variants that have all the picked values. */
export function variantsWith({ variants }: Pick<Product, "variants">, picks: Picks): readonly ProductVariant[] {
  const picked = Object.entries(picks);
  return variants.filter(({ values }) => picked.every(([code, { index }]) => values[code] === index));
}

/** For pictures of a combination that is not made: one that has the first of the picked values, such as the colour. */
export function nearestVariant({ options, variants }: Pick<Product, "options" | "variants">, picks: Picks) {
  const first = options.find(({ code }) => picks[code]);
  return variants.find(({ values }) => first && values[first.code] === picks[first.code]?.index) ?? null;
}

/** The cheapest in stock, the first of several; null when none is. */
export function cheapest(variants: readonly ProductVariant[]): ProductVariant | null {
  const inStock = variants.filter((variant) => variant.inStock);
  return inStock.reduce<ProductVariant | null>(
    (least, variant) => (least && least.price.final.minor <= variant.price.final.minor ? least : variant),
    null,
  );
}

/** The picks with what they leave open filled in: the cheapest variant in stock that has them, the one that "From" would name. */
export function completePicks(product: Pick<Product, "options" | "variants">, picks: Picks): Picks {
  const { options } = product;
  if (options.every(({ code }) => picks[code])) return picks;
  const proposed = cheapest(variantsWith(product, picks));
  if (!proposed) return picks;
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = picks[option.code] ?? valueOf(option, proposed);
      return value ? [[option.code, value] as const] : [];
    }),
  );
}

function valueOf({ code, values }: ProductOption, variant: ProductVariant): ProductOptionValue | undefined {
  return values.find(({ index }) => index === variant.values[code]);
}
