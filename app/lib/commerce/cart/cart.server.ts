import type { CartArea } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import type { Cart } from "../model/cart.ts";
import { refused } from "../model/problem.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { type Answer, isCartGone } from "../transport/classify.server.ts";
import {
  CartDocument,
  type CartFragment,
  CartQuantityDocument,
  RemoveCartLineDocument,
  UpdateCartLineDocument,
} from "../wire/generated/graphql.ts";
import { createAdd } from "./add.server.ts";
import { createCoupons } from "./coupons.server.ts";
import { estimateDelivery } from "./estimate.server.ts";
import { refusal } from "./refusal.server.ts";
import { toCart } from "./to-cart.server.ts";

export function createCartArea(backend: Backend, site: Site): CartArea {
  const get: CartArea["get"] = async (id) => {
    const answer = await backend.readPrivate(CartDocument, { id });
    if (answer.data.cart) return usable("Cart", answer, answer.data.cart);
    if (answer.errors.some(isCartGone)) return null;
    throw unexpected("Cart", answer);
  };

  async function usable(operation: string, answer: Answer<unknown>, cart: CartFragment): Promise<Cart> {
    backend.tolerate(operation, answer);
    return toCart(cart, await site.pricesIncludeTax());
  }

  return {
    get,

    async quantity(id) {
      const answer = await backend.readPrivate(CartQuantityDocument, { id });
      if (answer.data.cart) return answer.data.cart.total_quantity;
      if (answer.errors.some(isCartGone)) return null;
      throw unexpected("CartQuantity", answer);
    },

    add: createAdd(backend, site),

    async update(id, line, quantity) {
      if (!Number.isSafeInteger(quantity) || quantity < 1) {
        // Magento would remove the line for 0 and for negative numbers.
        return refused({
          code: "UNDEFINED",
          message: "The quantity must be a whole number from 1.",
          field: "quantity",
        });
      }
      const answer = await backend.write(UpdateCartLineDocument, { id, line, quantity });
      const cart = answer.data.updateCartItems?.cart;
      return cart
        ? { ok: true, cart: await usable("UpdateCartLine", answer, cart) }
        : refusal("UpdateCartLine", answer);
    },

    async remove(id, line) {
      const answer = await backend.write(RemoveCartLineDocument, { id, line });
      const cart = answer.data.removeItemFromCart?.cart;
      if (cart) return { ok: true, cart: await usable("RemoveCartLine", answer, cart) };
      const isAlreadyRemoved = answer.errors.some(({ message }) => message === "The cart doesn't contain the item");
      const now = isAlreadyRemoved ? await get(id) : null;
      return now ? { ok: true, cart: now } : refusal("RemoveCartLine", answer);
    },

    ...createCoupons(backend, site),
    estimate: (id, area) => estimateDelivery(backend, id, area),
  };
}
