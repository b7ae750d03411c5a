import { cartIdOf, keepCartId } from "~/features/cart/cart-id.server";
import { keepSavedLines, savedLinesOf, saveLine } from "~/features/cart/saved-lines.server";
import { dropLastOrder, lastOrderCookie, orderCopyOf } from "~/features/orders/order-cookies.server";
import { customerToken } from "~/lib/server/customer-token.server";
import type { CartId } from "~/lib/commerce/model/ids";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { HostedPayment } from "~/lib/commerce/model/payment";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { anyProvider, providerOf } from "./providers";

/** Payment state, or "unanswered" when the backend does not answer. */
export type Standing = HostedPayment | { readonly kind: "unanswered" };

export interface OpenPayment {
  readonly cart: CartId;
  /** Null when the answer to the order was lost. */
  readonly method: string | null;
}

/** This browser's order that may still be unpaid. */
export function openPayment({ cookies }: Shop): OpenPayment | null {
  const lastOrder = cookies.get(lastOrderCookie);
  if (lastOrder) return lastOrder.payment;
  const cart = cartIdOf(cookies);
  return cart ? { cart, method: null } : null;
}

export async function standingOf(shop: Shop, { cart, method }: OpenPayment): Promise<Standing> {
  const provider = method === null ? anyProvider : providerOf(method);
  if (!provider) return { kind: "over" };
  try {
    return await provider.standing(shop, cart);
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    shop.log("error", "a payment is not settled yet", { kind: error.kind, error });
    return { kind: "unanswered" };
  }
}

const AS_IT_WAS = "Nothing was ordered and your cart is as it was: try again, or choose another way to pay.";
const REASONS: Readonly<Record<string, string>> = {
  canceled: "You left the payment page before paying.",
  insufficient_funds: "Your bank declined the payment for lack of funds.",
  challenge_failed: "The code of your bank was not right, so the payment was not made.",
  declined: "Your bank declined the payment.",
};
/** Message for the reason in a return URL; null if unknown. */
export function failureText(reason: string | null): string | null {
  return reason !== null && Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? null) : null;
}

/** A browser has room for so much only; the order's copy, which names them all, is gone after this. */
function twoCarts(wanted: number, lost: number): string {
  const saved =
    lost === 0
      ? "what you wanted to order is saved below it."
      : `${wanted - lost} of the ${wanted} lines you wanted to order are saved below it. For the others there was no room: please look for them again.`;
  return `The payment was not made, so nothing was ordered. You have begun another cart since, and that is the one shown here; ${saved}`;
}

interface CameBack {
  readonly cart: CartId;
  readonly reason: string | null;
  /** The page to redirect to. */
  readonly to?: "/cart" | "/checkout/payment";
}

/** Restores the cart after a failed payment. `reason` selects the message. */
export function bringCartBack(shop: Shop, { cart, reason, to = "/checkout/payment" }: CameBack): Response {
  const { cookies, notices } = shop;
  // The backend merges a customer's carts; a guest who has started another cart keeps that one.
  const hasAnother = customerToken(cookies) === null && cartIdOf(cookies) !== null && cartIdOf(cookies) !== cart;
  const lines = orderCopyOf(cookies)?.lines ?? [];
  dropLastOrder(cookies);
  if (hasAnother) {
    const wanted = lines.flatMap(({ request, choices }) => (request ? [{ request, choices }] : []));
    let saved = savedLinesOf(cookies);
    const lost = wanted.filter((line) => {
      const more = saveLine(saved, line);
      saved = more ?? saved;
      return !more;
    });
    keepSavedLines(cookies, saved);
    notices.add({ kind: "warning", text: twoCarts(wanted.length, lost.length), persist: true });
    return seeOther("/cart");
  }
  keepCartId(cookies, cart);
  const text = failureText(reason) ?? "The payment was not made.";
  notices.add({ kind: reason === "canceled" ? "warning" : "danger", text: `${text} ${AS_IT_WAS}`, persist: true });
  return seeOther(to);
}
