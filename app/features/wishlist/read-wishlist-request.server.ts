import type { Sku } from "~/lib/commerce/model/ids";
import type { Product } from "~/lib/commerce/model/product";
import type { WishlistRequest } from "~/lib/commerce/model/wishlist";
import { readComponents } from "~/features/product/chosen-components";
import { CHOSEN } from "~/features/product/component-names";
import { readPicks, valueUids } from "~/features/product/picks";
import type { Shop } from "~/lib/server/shop.server";

/** Null for a type of product that the wishlist does not accept. */
export async function readWishlistRequest(
  shop: Shop,
  product: Product,
  form: FormData,
): Promise<WishlistRequest | null> {
  if (product.kind === "unknown") return null;
  if (product.kind === "grouped") return plain(product.sku);
  if (product.kind !== "configurable") return { ...plain(product.sku), ...readTaken(product, form) };
  const uids = valueUids(readPicks(product.options, form));
  const isChosen = uids.length > 0 && uids.length === product.options.length;
  const variant = isChosen ? (await shop.commerce.catalog.selection(product.sku, uids)).variant : null;
  // The chosen variant's sku or the product's, and always the parent's (product P65).
  if (!variant) return { ...plain(product.sku), parentSku: product.sku };
  const { selectedOptions, enteredOptions } = readTaken(product, form);
  return { sku: variant.sku, parentSku: product.sku, selectedOptions: [...uids, ...selectedOptions], enteredOptions };
}

/** The chosen components, with quantities that differ from the default. Texts are left out: the wishlist cannot show them. */
function readTaken(
  { composite }: Product,
  form: FormData,
): Pick<WishlistRequest, "selectedOptions" | "enteredOptions"> {
  if (!composite || !form.has(CHOSEN)) return { selectedOptions: [], enteredOptions: [] };
  const taken = readComponents(composite, form);
  const components = composite.groups.flatMap((group) =>
    group.takes === "all" || group.writing ? [] : group.components.filter(({ id }) => taken[id]),
  );
  return {
    selectedOptions: components.filter(({ id, quantity }) => taken[id] === quantity).map(({ uid }) => uid),
    enteredOptions: components
      .filter(({ id, quantity }) => taken[id] !== quantity)
      .map(({ id, uid }) => ({ uid, value: String(taken[id]) })),
  };
}

function plain(sku: Sku): WishlistRequest {
  return { sku, parentSku: null, selectedOptions: [], enteredOptions: [] };
}
