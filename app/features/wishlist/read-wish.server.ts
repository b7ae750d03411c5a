import type { Sku } from "~/lib/commerce/model/ids";
import type { Product } from "~/lib/commerce/model/product";
import type { Wish } from "~/lib/commerce/model/wishlist";
import { CHOSEN, readParts } from "~/features/product/chosen-parts";
import { readPicks, valueUids } from "~/features/product/picks";
import type { Shop } from "~/lib/server/shop.server";

/** Null for a type of product that the wishlist does not take. */
export async function readWish(shop: Shop, product: Product, form: FormData): Promise<Wish | null> {
  if (product.kind === "unknown") return null;
  if (product.kind === "grouped") return plain(product.sku);
  if (product.kind !== "configurable") return { ...plain(product.sku), ...readTaken(product, form) };
  const uids = valueUids(readPicks(product.options, form));
  const isChosen = uids.length > 0 && uids.length === product.options.length;
  const variant = isChosen ? (await shop.commerce.catalog.selection(product.sku, uids)).variant : null;
  // The chosen variant's sku, else its own, and always the parent's (product P65).
  if (!variant) return { ...plain(product.sku), parentSku: product.sku };
  const { selectedOptions, enteredOptions } = readTaken(product, form);
  return { sku: variant.sku, parentSku: product.sku, selectedOptions: [...uids, ...selectedOptions], enteredOptions };
}

/** What is taken of the parts, and in which number where that was changed. Nothing that is written: the wishlist shows none of it. */
function readTaken({ assembly }: Product, form: FormData): Pick<Wish, "selectedOptions" | "enteredOptions"> {
  if (!assembly || !form.has(CHOSEN)) return { selectedOptions: [], enteredOptions: [] };
  const taken = readParts(assembly, form);
  const parts = assembly.groups.flatMap((group) =>
    group.takes === "all" || group.writing ? [] : group.parts.filter(({ id }) => taken[id]),
  );
  return {
    selectedOptions: parts.filter(({ id, pieces }) => taken[id] === pieces).map(({ uid }) => uid),
    enteredOptions: parts
      .filter(({ id, pieces }) => taken[id] !== pieces)
      .map(({ id, uid }) => ({ uid, value: String(taken[id]) })),
  };
}

function plain(sku: Sku): Wish {
  return { sku, parentSku: null, selectedOptions: [], enteredOptions: [] };
}
