import type { Catalog } from "~/lib/commerce/model/commerce";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { valueUids, type Picks } from "./picks";

/**
 * State of the choice so far; null when nothing is chosen. For an option already chosen Magento returns only the chosen value as available, so its
 * other values are read without it.
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

/** Values of one option that are available with all other options as chosen. */
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
