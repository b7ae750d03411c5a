import type { Catalog } from "~/lib/commerce/model/commerce";
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
    ...Object.keys(picks).map(async (code) => {
      const { [code]: _chosen, ...rest } = picks;
      return [code, await readValues(catalog, product, { code, rest })] as const;
    }),
  ]);
  return { ...selection, available: { ...selection.available, ...Object.fromEntries(others) } };
}

/** The values of one option that go with the choice made in all others. */
async function readValues(
  catalog: Pick<Catalog, "selection">,
  product: Product,
  { code, rest }: { code: string; rest: Picks },
): Promise<readonly string[]> {
  if (Object.keys(rest).length === 0) {
    return product.options.find((option) => option.code === code)?.values.map(({ uid }) => uid) ?? [];
  }
  const { available } = await catalog.selection(product.sku, valueUids(rest));
  return available[code] ?? [];
}
