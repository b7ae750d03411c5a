import type { Catalog } from "~/lib/commerce/commerce";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { valueUids, type Picks } from "./picks";

/**
 * The state of the choice made so far; null when nothing is chosen. Magento answers which values go with everything
 * chosen, so of a chosen option only the chosen value is left: which others would go with the rest is asked without it.
 */
export async function readSelection(
  catalog: Pick<Catalog, "selection">,
  product: Product,
  picks: Picks,
): Promise<ProductSelection | null> {
  if (Object.keys(picks).length === 0) return null;
  const [selection, ...others] = await Promise.all([
    catalog.selection(product.sku, valueUids(picks)),
    ...Object.keys(picks).map((code) => readOthers(catalog, product, picks, code)),
  ]);
  return { ...selection, available: { ...selection.available, ...Object.fromEntries(others) } };
}

/** The values of one option that go with the choice made in all others. */
async function readOthers(
  catalog: Pick<Catalog, "selection">,
  product: Product,
  picks: Picks,
  code: string,
): Promise<readonly [string, readonly string[]]> {
  const rest = Object.fromEntries(Object.entries(picks).filter(([other]) => other !== code));
  if (Object.keys(rest).length === 0) {
    const option = product.options.find((candidate) => candidate.code === code);
    return [code, (option?.values ?? []).map(({ uid }) => uid)];
  }
  const { available } = await catalog.selection(product.sku, valueUids(rest));
  return [code, available[code] ?? []];
}
