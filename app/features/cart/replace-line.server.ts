import { isCartGone, readCart } from "./read-cart.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import type { Cart, LineRequest } from "~/lib/commerce/model/cart";
import type { LineUid } from "~/lib/commerce/model/ids";
import type { Outcome } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/shop.server";
import { addOnce } from "./add-once.server";
import { putIntoCart } from "./put-into-cart.server";
import { rememberCart } from "./remember-cart.server";
import { savedKey } from "./saved-lines.server";

const OLD_ONE_STAYED = "The new choice is in your cart, but the old one could not be taken out. Please remove it.";

/**
 * Replaces a cart line by another choice. The new line is added before the old one is removed, so that an unavailable choice leaves the cart as it
 * was (magento/pwa-studio#4391). With an unchanged choice it updates the quantity; without the line it adds.
 */
export async function replaceLine(shop: Shop, uid: LineUid, request: LineRequest): Promise<Outcome<{ cart: Cart }>> {
  const { commerce, notices } = shop;
  const cart = await readCart(shop);
  const old = cart?.lines.find((line) => line.uid === uid);
  if (!cart || !old) return putIntoCart(shop, [request]);

  const asked = {
    ...request,
    selectedOptions: request.selectedOptions ?? [],
    enteredOptions: request.enteredOptions ?? [],
  };
  if (savedKey(old) === savedKey({ request: asked })) {
    const updated = await orFormError(shop, commerce.cart.update(cart.id, uid, request.quantity));
    if (updated.ok) {
      rememberCart(shop, updated.cart, { changed: uid });
      notices.add({ kind: "success", text: "Your cart was updated." });
    }
    return updated;
  }

  const added = await addOnce(shop, [request]);
  if (!added.ok) return added;
  const removed = await orFormError(shop, commerce.cart.remove(added.cart.id, uid));
  if (removed.ok) notices.add({ kind: "success", text: "Your cart was updated." });
  else if (!isCartGone(removed.problems)) notices.add({ kind: "warning", text: OLD_ONE_STAYED });
  const now = removed.ok ? removed.cart : added.cart;
  rememberCart(shop, now, removed.ok ? { removed: uid } : {});
  return { ok: true, cart: now };
}
