import type { CartRow } from "../store/cart-store.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError, inputError, plainError } from "./errors.ts";

/** Guests may only use carts without an owner, customers only their own. */
export function requireCart(context: BackendContext, cartId: string, parameter = "cart_id"): CartRow {
  if (cartId === "") throw missingParameter(parameter);
  const cart = context.store.carts.cartByMaskedId(cartId);
  if (!cart) throw plainError(`Could not find a cart with ID "${cartId}"`);
  if (cart.isActive === 0) throw plainError("The cart isn't active.");
  if (cart.customerId !== context.customerId) throw foreignCart(cartId);
  if (cart.customerId === null) return cart;
  return { ...cart, email: context.store.customers.customerById(cart.customerId)?.email ?? cart.email };
}

export function foreignCart(cartId: string) {
  return authorizationError(`The current user cannot perform operations on cart "${cartId}"`);
}

export function missingParameter(name: string) {
  return inputError(`Required parameter "${name}" is missing`);
}

/** The schema makes `input` optional; Magento then reports its first field as missing. */
export function requireInput<Input>(input: Input | null | undefined): Input {
  if (!input) throw missingParameter("input");
  return input;
}
