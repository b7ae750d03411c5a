import type { Product } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { readComponents } from "./chosen-components";
import { readPicks, valueUids } from "./picks";
import type { ProductChoice } from "./product-answer";
import { valueNotes } from "./value-notes";
import { completePicks } from "./variants";

/** The choice in the page's query, where the shop proposes what is left open, or in its form, where that is missing. */
export async function readChoice(
  { commerce }: Pick<Shop, "commerce">,
  product: Product,
  source: URLSearchParams | FormData,
): Promise<ProductChoice> {
  const asked = readPicks(product.options, source);
  const picks = source instanceof URLSearchParams ? completePicks(product, asked) : asked;
  const [selection, { locale }] = await Promise.all([
    Object.keys(picks).length === 0 ? null : commerce.catalog.selection(product.sku, valueUids(picks)),
    commerce.content.store(),
  ]);
  return {
    picks,
    isProposed: Object.keys(asked).length === 0,
    selection,
    components: product.composite && readComponents(product.composite, source),
    notes: valueNotes(product, picks, locale),
  };
}
