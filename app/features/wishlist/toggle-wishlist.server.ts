import { readComponents } from "~/features/product/chosen-components";
import { CHOSEN, readPicks, valueUids } from "~/features/product/form-fields";
import { CommerceError, isCommerceError } from "~/lib/commerce/model/errors";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Result } from "~/lib/commerce/model/problem";
import type { Product } from "~/lib/commerce/model/product";
import type { WishlistRequest } from "~/lib/commerce/model/wishlist";
import { customerToken, endCustomerSession } from "~/lib/server/cookies/customer-token.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { notFound, seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { NOT_AUTHORIZED } from "~/lib/server/request/texts";
import { logInPath } from "~/lib/urls/log-in-path";
import { sameOriginPath } from "~/lib/urls/paths";
import { addToWishlist, REMOVED_NOTICE, wishlistError, requireWishlists } from "./add-to-wishlist.server";
import { pendingItemCookie } from "./pending-item.server";
import { MY_WISHLIST } from "./wishlist-view";

/** Action of the heart button. The form says whether to add or remove, so that it does what the button said even if sent twice or from an outdated page. */
export async function toggleWishlist({
  shop,
  url,
  form,
}: Pick<ShopActionArgs, "shop" | "url" | "form">): Promise<Response> {
  await requireWishlists(shop);
  const back = sameOriginPath(url.searchParams.get("return-to"), MY_WISHLIST);
  const product = await requireProduct(shop, form.get("sku") ?? url.searchParams.get("sku"));
  if (form.get("intent") === "remove") {
    // The button was shown to a logged-in customer, so the session has ended.
    if (!customerToken(shop.cookies)) throw new CommerceError("unauthorized", "taking off a wishlist");
    await takeOff(shop, product.sku);
    return seeOther(back);
  }
  const item = await readWishlistRequest(shop, product, form);
  if (!item) {
    shop.log("error", "product type not accepted by the wishlist", { type: product.typeName });
    const message = `Product Type ${product.typeName} not supported in add to wishlist yet`;
    shop.notices.add(wishlistError({ code: "UNDEFINED", message }));
    return seeOther(back);
  }
  if (!customerToken(shop.cookies)) {
    shop.log("info", "a wishlist item waits for the log-in");
    shop.cookies.set(pendingItemCookie, item);
    return seeOther(withLogIn(back));
  }
  try {
    await addToWishlist(shop, item);
    return seeOther(back);
  } catch (error) {
    if (!isCommerceError(error, "unauthorized")) throw error;
    // The session has ended: the item waits for the next log-in, like a guest's.
    endCustomerSession(shop.cookies);
    shop.cookies.set(pendingItemCookie, item);
    shop.notices.add({ kind: "warning", text: NOT_AUTHORIZED });
    return seeOther(logInPath(back));
  }
}

async function requireProduct(shop: Shop, sku: FormDataEntryValue | null): Promise<Product> {
  if (typeof sku !== "string" || sku === "" || sku.length > 64) notFound();
  return (await shop.commerce.catalog.product(asId<Sku>(sku))) ?? notFound();
}

async function takeOff(shop: Shop, sku: Sku): Promise<void> {
  const result = await orFormError(shop, remove(shop, sku));
  if (result.ok) return shop.notices.add(REMOVED_NOTICE);
  for (const problem of result.problems) shop.notices.add(wishlistError(problem));
}

async function remove({ commerce: { wishlist } }: Shop, sku: Sku): Promise<Result<object>> {
  const ids = await wishlist.find(sku);
  return ids.length > 0 ? wishlist.remove(ids) : { ok: true };
}

function withLogIn(path: string): string {
  const url = new URL(path, "http://shop.invalid");
  url.searchParams.set("action", "login");
  return url.pathname + url.search;
}

async function readWishlistRequest(shop: Shop, product: Product, form: FormData): Promise<WishlistRequest | null> {
  if (product.kind === "unknown") return null;
  if (product.kind === "grouped") return plain(product.sku);
  if (product.kind !== "configurable") return { ...plain(product.sku), ...readChosenComponents(product, form) };
  const uids = valueUids(readPicks(product.options, form));
  const isChosen = uids.length > 0 && uids.length === product.options.length;
  const variant = isChosen ? (await shop.commerce.catalog.selection(product.sku, uids)).variant : null;
  // The chosen variant's sku or the product's, and always the parent's (product P65).
  if (!variant) return { ...plain(product.sku), parentSku: product.sku };
  const { selectedOptions, enteredOptions } = readChosenComponents(product, form);
  return { sku: variant.sku, parentSku: product.sku, selectedOptions: [...uids, ...selectedOptions], enteredOptions };
}

/** Components with a quantity other than the default are entered options. Omits texts, because the wishlist cannot show them. */
function readChosenComponents(
  { composite }: Product,
  form: FormData,
): Pick<WishlistRequest, "selectedOptions" | "enteredOptions"> {
  if (!composite || !form.has(CHOSEN)) return { selectedOptions: [], enteredOptions: [] };
  const taken = readComponents(composite, form);
  const components = composite.groups.flatMap((group) =>
    group.takes === "all" || group.textEntry ? [] : group.components.filter(({ id }) => taken[id]),
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
