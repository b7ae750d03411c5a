import type { Picture, Product, ProductSelection } from "~/lib/commerce/model/product";

/** A complete choice shows its variant's pictures, an incomplete one those left of the gallery, no choice the product's. */
export function picturesOf(product: Product, selection: ProductSelection | null): readonly Picture[] {
  const chosen = selection?.gallery ?? [];
  const first = selection?.variant?.picture;
  if (chosen.length > 0) return first ? [first, ...chosen.filter(({ url }) => url !== first.url)] : chosen;
  if (first) return [first, ...product.gallery.filter(({ url }) => url !== first.url)];
  return product.gallery.length > 0 || !product.picture ? product.gallery : [product.picture];
}
