import { FOLLOW_FIELD } from "~/lib/cart-addition";
import { FOLLOW_HEADER } from "~/lib/server/request/host-context";
import type { Cart } from "~/lib/commerce/model/cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Cookies } from "~/lib/server/cookies/cookies.server";
import { isBeingOrdered } from "~/lib/server/request/cart-hold.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import { type Reader, type Shop, redirectBack, seeOther } from "~/lib/server/request/shop.server";
import { checkingPath } from "~/lib/urls/paths";
import {
  removedLineNames,
  updateCartSnapshot,
  cartSnapshotCookie,
  priceBefore,
  type CartSnapshot,
} from "./cart-cookies.server";
import { customerCartCookie, cartIdOf, clearCartId, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { CART_GONE_TEXT } from "./cart-texts";
import { NO_REDIRECT_FIELD } from "./pending-changes";
import { z } from "zod";
import { deliveryPlaceSchema } from "~/features/delivery-place/place.server";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { withoutInvisible } from "~/lib/forms/clean-text";
import { constraintsOf, optionalText, quantity, required } from "~/lib/server/request/parse-form.server";

const CART_EMPTY = "Your cart is empty. Add something before you check out.";

const cartPromises = new WeakMap<Shop, Promise<Cart | null>>();

/** Reads the cart once per request. Null without a cart, or when it is gone. */
export function readCart(shop: Shop): Promise<Cart | null> {
  const known = cartPromises.get(shop);
  if (known) return known;
  const cart = shop.cookies.isCustomer ? readCustomerCart(shop) : readCartOfCookie(shop);
  cartPromises.set(shop, cart);
  return cart;
}

/** Reads again, after a write whose answer was lost. */
export function readCartAgain(shop: Shop): Promise<Cart | null> {
  cartPromises.delete(shop);
  return readCart(shop);
}

async function readCartOfCookie({ cookies, commerce }: Shop): Promise<Cart | null> {
  requireValidSession(cookies);
  const id = cartIdOf(cookies);
  return id ? commerce.cart.get(id) : null;
}

/**
 * A customer always has a cart: if the known one was ordered elsewhere, the backend returns the
 * next (gc#2170).
 */
async function readCustomerCart(shop: Shop): Promise<Cart | null> {
  const { cookies, commerce } = shop;
  let cart = await readCartOfCookie(shop);
  if (!cart) {
    redirectToOrderStatus(shop);
    cart = await commerce.customer.cart();
    saveCartId(cookies, cart.id);
  }
  // The backend may omit the email in a customer's cart.
  return cart && !cart.email ? { ...cart, email: (await commerce.customer.profile()).email } : cart;
}

/**
 * Throws `unauthorized` when the token's cookie has expired but the customer's cart cookie has not:
 * this is not a guest with an empty cart.
 */
export function requireValidSession(cookies: Cookies): void {
  if (!cookies.isCustomer && cartIdOf(cookies) === null && cookies.get(customerCartCookie) !== null)
    throw new CommerceError("unauthorized", "the token's cookie has ended");
}

/**
 * The cart to show. Saves the snapshot; clears the cookie of a cart that is gone, or redirects to
 * the status of its order.
 */
export async function loadShownCart(shop: Shop) {
  const cart = await readCart(shop);
  const shown = await toShownCart(shop, cart);
  saveShownCart(shop, cart);
  return shown;
}

/**
 * Call it before `saveShownCart`, which replaces the snapshot that `removedLines` compares with.
 */
export async function toShownCart(reader: Reader, cart: Cart | null) {
  const filled = unlessEmpty(cart);
  return {
    cart: filled && (await toEditableCart(filled, reader)),
    isGone: cart === null && cartIdOf(reader.cookies) !== null,
    removedLines: cart ? removedLineNames(reader.cookies.get(cartSnapshotCookie), cart) : [],
  };
}

/**
 * Saves the snapshot, or clears the cookie of a cart that is gone, or redirects to the status of
 * its order.
 */
export function saveShownCart(shop: Shop, cart: Cart | null): void {
  if (cart) {
    saveCartId(shop.cookies, cart.id);
    updateCartSnapshot(shop, cart);
  } else if (cartIdOf(shop.cookies) !== null) {
    redirectToOrderStatus(shop);
    clearCartId(shop.cookies);
  }
}

export function unlessEmpty(cart: Cart | null): Cart | null {
  return cart && cart.lines.length > 0 ? cart : null;
}

export async function requireCart(shop: Shop): Promise<Cart> {
  const cart = await readCart(shop);
  if (!cart) handleMissingCart(shop);
  if (cart.lines.length === 0) {
    shop.notices.add({ kind: "info", text: CART_EMPTY });
    throw seeOther("/cart");
  }
  return cart;
}

export function redirectUnlessFetcher(form: FormData, path: string): Response | null {
  return form.has(NO_REDIRECT_FIELD) ? null : seeOther(path);
}

/**
 * After an addition to the cart: back, or to the cart. Where script asks for it, the host answers
 * with that page (render/follow-redirect).
 */
export function redirectAfterAddition(form: FormData): Response {
  const answer = redirectBack(form, "/cart");
  if (form.has(FOLLOW_FIELD)) answer.headers.set(FOLLOW_HEADER, "1");
  return answer;
}

/**
 * A missing cart whose payment page was opened was most likely ordered: redirects to the page that
 * checks this.
 */
export function redirectToOrderStatus({ cookies }: Shop, missing = cartIdOf(cookies)): void {
  const attempt = cookies.get(attemptCookie);
  if (attempt && attempt.cart === missing) throw seeOther(checkingPath(attempt));
}

export function handleMissingCart(shop: Shop): never {
  requireValidSession(shop.cookies);
  redirectToOrderStatus(shop);
  if (cartIdOf(shop.cookies)) {
    clearCartId(shop.cookies);
    shop.notices.add({ kind: "warning", text: CART_GONE_TEXT });
  } else {
    shop.notices.add({ kind: "info", text: CART_EMPTY });
  }
  throw seeOther("/cart");
}

export function includesCartGone(problems: readonly { readonly code: string }[]): boolean {
  return problems.some(({ code }) => code === "cart-gone");
}

/** A cart for the browser, without its id, which stays in the HttpOnly cookie. */
export type CartView = ReturnType<typeof toCartView>;
export type LineView = CartView["lines"][number];
export type EditableCart = Awaited<ReturnType<typeof toEditableCart>>;

export const lineChange = z.object({ line: required().transform(asId<LineUid>), quantity });

export const coupon = z.object({ coupon: required("Enter a coupon code.", 64).overwrite(withoutInvisible) });

/** Without a text the note is removed. */
export const giftNote = z.object({ to: optionalText(64), from: optionalText(64), text: optionalText(300) });

export function toCartView({ id: _id, lines, ...view }: Cart, snapshot: CartSnapshot | null = null) {
  const saved = lines.reduce(
    (sum, { regularPrice, unitPrice, quantity }) =>
      regularPrice ? sum + (regularPrice.minor - unitPrice.minor) * quantity : sum,
    0,
  );
  return {
    ...view,
    savings: saved > 0 ? money(saved, view.totals.grandTotal.currency) : null,
    lines: lines.map(({ request: _request, ...line }) => ({ ...line, priceBefore: priceBefore(snapshot, line) })),
  };
}

/**
 * The field names of all its forms are distinct. `isBeingOrdered`: an order may still be placed
 * from it, so it rejects changes.
 */
async function toEditableCart(cart: Cart, reader: Reader) {
  const schema = z.object({
    ...lineChange.shape,
    ...coupon.shape,
    ...giftNote.shape,
    ...deliveryPlaceSchema(await reader.country()).shape,
  });
  return {
    ...toCartView(cart, reader.cookies.get(cartSnapshotCookie)),
    constraints: constraintsOf(schema),
    isBeingOrdered: await isBeingOrdered(reader, cart.id),
  };
}
