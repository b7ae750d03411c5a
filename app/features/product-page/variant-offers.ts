import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Product } from "~/lib/commerce/model/product";
import type { OfferedVariant } from "~/lib/seo/json-ld";

/** More would make the page heavy; a search engine finds the others in the product feed. */
const MAX_VARIANTS = 24;

/**
 * For structured data; the page's script reads variants when they are chosen. Short, because it is
 * in the page.
 */
type VariantOffer = readonly [sku: string, final: number, regular: number, inStock: 0 | 1, ...indexes: number[]];

export function toVariantOffers({ options, variants }: Product): VariantOffer[] {
  return variants.slice(0, MAX_VARIANTS).map(({ sku, price, inStock, values }) => {
    const indexes = options.map(({ code }) => values[code] ?? -1);
    return [sku, price.final.minor, price.regular.minor, inStock ? 1 : 0, ...indexes];
  });
}

export function fromVariantOffers({ options, price }: Product, offers: readonly VariantOffer[]): OfferedVariant[] {
  const { currency } = price.final;
  return offers.map(([sku, final, regular, inStock, ...indexes]) => ({
    sku: asId<Sku>(sku),
    price: { final: money(final, currency), regular: money(regular, currency) },
    inStock: inStock === 1,
    values: Object.fromEntries(
      options.flatMap(({ code }, at) => (indexes[at] === -1 ? [] : [[code, indexes[at] ?? -1]])),
    ),
  }));
}
