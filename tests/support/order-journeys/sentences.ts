import type { Browserless } from "../browserless/browserless.ts";
import type { BookedOrder } from "../shop/order-counter.ts";

/** What a page says about the shopper's order. */
export interface OrderClaims {
  /** Certainly or very likely. */
  readonly isPlaced: boolean;
  readonly number: string | null;
  readonly isBeingChecked: boolean;
  readonly isNotOrdered: boolean;
  readonly isOpen: boolean;
  readonly isEmpty: boolean;
  readonly saysOtherTotal: boolean;
}

const PLACED =
  /Order placed. Thank you|Your last order here:|[Oo]rder (\d{9} )?is waiting for payment|most likely placed|Continue to the payment page/;
const NOT_ORDERED =
  /nothing was ordered|did not go through|was not (placed|ordered)|order (failed|again)|place it again|place the order again|your cart is (safe|kept|as it was|still here)/i;
const EMPTY = /cart is empty|cart was no longer available/i;

export async function readOrderClaims(shopper: Browserless): Promise<OrderClaims> {
  const text = await shopper.text();
  // "Please do not order again yet" and "You do not need to do anything" do not invite to order.
  const claims = text.replace(/do not order again/gi, "");
  const isOpen =
    (await shopper.count("button", "Place order")) > 0 || (await shopper.count("link", "Go to checkout")) > 0;
  return {
    isPlaced: PLACED.test(text),
    number: /[Oo]rder(?: here was)?(?: number)?:? *#?(\d{9})/.exec(text)?.[1] ?? null,
    isBeingChecked: /We are (still )?checking whether your (last )?order went through/.test(text),
    isNotOrdered: NOT_ORDERED.test(claims),
    isOpen,
    isEmpty: EMPTY.test(text),
    saysOtherTotal: /The total of your order is ₹[\d,.]+, not the ₹/.test(text),
  };
}

interface Books {
  /** Orders before the page was requested, and after it arrived. */
  readonly before: readonly BookedOrder[];
  readonly after: readonly BookedOrder[];
  readonly wasTold: boolean;
  /** A second tab may have begun another cart since the order. */
  readonly hasNewCart: boolean;
}

/** Claims that contradict the backend's orders. A page may be as old as its request. */
export function falseClaims(shown: OrderClaims, { before, after, wasTold, hasNewCart }: Books): string[] {
  const { isPlaced, number, isNotOrdered, isOpen, isEmpty } = shown;
  return [
    isPlaced && after.length === 0 && "says that an order was placed, and there is none",
    number !== null &&
      !after.some((order) => order.number === number) &&
      `names an order ${number} that the backend does not have`,
    isNotOrdered && before.length > 0 && "says that nothing was ordered, and there is an order",
    isOpen && before.length > 0 && !hasNewCart && "asks for an order of a cart that is ordered",
    isEmpty && !isPlaced && !wasTold && "says that the cart is empty, and never that it was ordered",
  ].filter((claim) => claim !== false);
}
