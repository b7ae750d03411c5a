import type { CartArea, Catalog } from "~/lib/commerce/model/commerce";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Site } from "~/lib/commerce/content/content.server";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { refused } from "~/lib/commerce/model/problem";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { type Answer, isCartGone } from "~/lib/commerce/transport/classify.server";
import {
  CartDocument,
  type CartFragment,
  CartQuantityDocument,
  RemoveCartLineDocument,
  UpdateCartLineDocument,
  UpdateCartLineOrSayWhyDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { createAdd } from "./add.server";
import { createCoupons } from "./coupons.server";
import { estimateDelivery } from "./estimate.server";
import { refusedOrThrow, type Told, withTold } from "./refused-or-throw.server";
import { toCart } from "./to-cart.server";

/** As an older or a newer backend answers it; refused by the newer, the cart is as it was. */
interface Updated {
  readonly cart: CartFragment;
  readonly errors?: readonly Told[];
}

interface CartOptions {
  readonly selection: Catalog["selection"];
  readonly capabilities: () => Promise<Capabilities>;
}

export function createCartArea(backend: Backend, site: Site, { selection, capabilities }: CartOptions): CartArea {
  const reading = new Map<CartId, Promise<Cart | null>>();
  /** Those who ask while it is being read share the answer. */
  const get: CartArea["get"] = (id) => {
    const known = reading.get(id);
    if (known) return known;
    const cart = read(id).finally(() => reading.delete(id));
    reading.set(id, cart);
    return cart;
  };

  async function read(id: CartId): Promise<Cart | null> {
    const answer = await backend.readPrivate(CartDocument, { id });
    if (answer.data.cart) return usable("Cart", answer, answer.data.cart);
    if (answer.errors.some(isCartGone)) return null;
    throw unexpected("Cart", answer);
  }

  async function usable(operation: string, answer: Answer<unknown>, cart: CartFragment): Promise<Cart> {
    backend.logPartialErrors(operation, answer);
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

    add: createAdd({ backend, site, selection }),

    async update(id, line, quantity) {
      if (!Number.isSafeInteger(quantity) || quantity < 1) {
        // Magento would remove the line for 0 and for negative numbers.
        return refused({
          code: "UNDEFINED",
          message: "The quantity must be a whole number from 1.",
          field: "quantity",
        });
      }
      const saysWhy = (await capabilities()).has("UpdateCartItemsOutput.errors");
      const document = saysWhy ? UpdateCartLineOrSayWhyDocument : UpdateCartLineDocument;
      const answer = await backend.write(document, { id, line, quantity });
      const updated: Updated | null | undefined = answer.data.updateCartItems;
      return updated && !updated.errors?.length
        ? { ok: true, cart: await usable("UpdateCartLine", answer, updated.cart) }
        : refusedOrThrow("UpdateCartLine", withTold(answer, updated?.errors));
    },

    async remove(id, line) {
      const answer = await backend.write(RemoveCartLineDocument, { id, line });
      const cart = answer.data.removeItemFromCart?.cart;
      if (cart) return { ok: true, cart: await usable("RemoveCartLine", answer, cart) };
      const isAlreadyRemoved = answer.errors.some(({ message }) => message === "The cart doesn't contain the item");
      const now = isAlreadyRemoved ? await get(id) : null;
      return now ? { ok: true, cart: now } : refusedOrThrow("RemoveCartLine", answer);
    },

    ...createCoupons(backend, site),
    estimate: (id, area) => estimateDelivery(backend, id, area),
  };
}
