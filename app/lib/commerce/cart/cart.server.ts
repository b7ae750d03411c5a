import type { CartArea } from "../commerce.ts";
import type { Cart, LineRequest } from "../model/cart.ts";
import { type CartId, asId } from "../model/ids.ts";
import { type Outcome, refused } from "../model/problem.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { type Answer, isCartGone } from "../transport/classify.server.ts";
import {
  AddToCartDocument,
  CartDocument,
  type CartFragment,
  CartQuantityDocument,
  CreateCartDocument,
  RemoveCartLineDocument,
  UpdateCartLineDocument,
} from "../wire/generated/graphql.ts";
import { judgeAdd } from "./added-lines.server.ts";
import { toCart } from "./to-cart.server.ts";
import { CART_GONE, toCartProblem, toRefusal } from "./to-problem.server.ts";

export function createCartArea(backend: Backend): CartArea {
  const get: CartArea["get"] = async (id) => {
    const answer = await backend.readPrivate(CartDocument, { id });
    if (answer.data.cart) return usable("Cart", answer, answer.data.cart);
    if (answer.errors.some(isCartGone)) return null;
    throw unexpected("Cart", answer);
  };

  function usable(operation: string, answer: Answer<unknown>, cart: CartFragment): Cart {
    backend.tolerate(operation, answer);
    return toCart(cart);
  }

  async function create(): Promise<CartId> {
    const answer = await backend.write(CreateCartDocument, {});
    if (!answer.data.createEmptyCart) throw unexpected("CreateCart", answer);
    return asId<CartId>(answer.data.createEmptyCart);
  }

  async function addTo(id: CartId, lines: readonly LineRequest[]): ReturnType<CartArea["add"]> {
    const answer = await backend.write(AddToCartDocument, { id, lines: lines.map(toLineInput) });
    const added = answer.data.addProductsToCart;
    if (!added) return refusal("AddToCart", answer);
    const { someWentIn, problems } = judgeAdd(lines, added);
    if (!someWentIn && problems.length > 0) return refused(...problems);
    return { ok: true, cart: usable("AddToCart", answer, added.cart), problems };
  }

  return {
    get,

    async quantity(id) {
      const answer = await backend.readPrivate(CartQuantityDocument, { id });
      if (answer.data.cart) return answer.data.cart.total_quantity;
      if (answer.errors.some(isCartGone)) return null;
      throw unexpected("CartQuantity", answer);
    },

    async add(id, lines) {
      if (lines.length === 0) throw new RangeError("adding to the cart: no lines");
      if (id) {
        const outcome = await addTo(id, lines);
        if (outcome.ok || !isGone(outcome)) return outcome;
      }
      // A cart that is gone refused the lines, so a second cart cannot double them.
      return addTo(await create(), lines);
    },

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
      return cart ? { ok: true, cart: usable("UpdateCartLine", answer, cart) } : refusal("UpdateCartLine", answer);
    },

    async remove(id, line) {
      const answer = await backend.write(RemoveCartLineDocument, { id, line });
      const cart = answer.data.removeItemFromCart?.cart;
      if (cart) return { ok: true, cart: usable("RemoveCartLine", answer, cart) };
      const isAlreadyRemoved = answer.errors.some(({ message }) => message === "The cart doesn't contain the item");
      const now = isAlreadyRemoved ? await get(id) : null;
      return now ? { ok: true, cart: now } : refusal("RemoveCartLine", answer);
    },
  };
}

function refusal(operation: string, answer: Answer<unknown>): Outcome<never> {
  const refused = toRefusal(answer, toCartProblem);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}

function isGone(outcome: Outcome<object>): boolean {
  return !outcome.ok && outcome.problems.some(({ code }) => code === CART_GONE);
}

function toLineInput({ sku, quantity, selectedOptions, enteredOptions }: LineRequest) {
  return {
    sku,
    quantity,
    ...(selectedOptions?.length ? { selected_options: [...selectedOptions] } : {}),
    ...(enteredOptions?.length ? { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) } : {}),
  };
}
