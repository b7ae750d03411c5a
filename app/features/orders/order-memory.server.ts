import type { CartId } from "~/lib/commerce/model/ids";
import type { Cookies } from "~/lib/server/cookies.server";
import { type FoundOrder, type LastOrder, type OrderToKeep, parseFoundOrder, parseLastOrder } from "./kept-order";
import { type OrderAttempt, parseOrderAttempt, writeOrderAttempt } from "~/features/cart/order-attempt";
import { type OrderCopy, unpackOrderCopy } from "./order-copy";

/** What a browser remembers of its orders, all of it sealed. */
export interface OrderMemory {
  readonly lastOrder: LastOrder | null;
  readonly attempt: OrderAttempt | null;
  keepAttempt(attempt: OrderAttempt): void;
  /** Whoever logs in or out goes on with another cart. */
  dropAttempt(): void;
  /** What a guest ordered last, where the backend cannot tell it, or it may have to be asked for again. */
  readonly orderCopy: OrderCopy | null;
  keepLastOrder(order: OrderToKeep): Promise<void>;
  /** The last order needs no payment any more. */
  keepLastOrderPaid(): void;
  dropLastOrder(): void;
  dropOrderCopy(): void;
  /** True when the last order of this browser was made of this cart. */
  orderedCart(id: CartId): Promise<boolean>;
  /** The order that was looked up here by number, email and postcode. */
  readonly foundOrder: FoundOrder | null;
  keepFoundOrder(order: FoundOrder): void;
}

const MONTH = 30 * 24 * 3600;
/** As long as a payment page leads back here. */
const SIX_HOURS = 6 * 3600;
const HALF_AN_HOUR = 30 * 60;

/** `cartKey`: keyed digest of a cart. */
export async function openOrderMemory(
  cookies: Cookies,
  cartKey: (id: CartId) => Promise<string>,
): Promise<OrderMemory> {
  const { read, drop, readSealed, writeSealed } = cookies;
  const [order, copy, found, tried] = await Promise.all(
    ["order", "order-copy", "found-order", "attempt"].map((name) => readSealed(name)),
  );
  const foundOrder = parseFoundOrder(found ?? null);
  let lastOrder = parseLastOrder(order ?? null);
  let orderCopy = unpackOrderCopy(copy ?? null);
  let attempt = await parseOrderAttempt(tried ?? null, cartKey);
  const write = (kept: LastOrder) => {
    lastOrder = kept;
    writeSealed("order", JSON.stringify(kept), { maxAge: MONTH });
  };
  const dropAttempt = () => {
    if (attempt) drop("attempt");
    attempt = null;
  };
  const dropOrderCopy = () => {
    if (orderCopy || read("order-copy")) drop("order-copy");
    orderCopy = null;
  };

  return {
    get lastOrder() {
      return lastOrder;
    },
    get orderCopy() {
      return orderCopy;
    },
    get attempt() {
      return attempt;
    },
    keepAttempt(kept) {
      attempt = kept;
      writeSealed("attempt", writeOrderAttempt(kept), { maxAge: MONTH });
    },
    dropAttempt,
    async keepLastOrder({ number, email, cartId: id, postcode = null, payBy = null, copy = null }) {
      const payment = payBy === null ? null : { method: payBy, cart: id };
      write({ number, email, cartKey: await cartKey(id), postcode, payment });
      dropAttempt();
      if (copy === null) return dropOrderCopy();
      orderCopy = unpackOrderCopy(copy);
      writeSealed("order-copy", copy, { maxAge: SIX_HOURS });
    },
    keepLastOrderPaid() {
      if (lastOrder?.payment) write({ ...lastOrder, payment: null });
    },
    dropLastOrder() {
      lastOrder = null;
      if (read("order")) drop("order");
      dropOrderCopy();
    },
    dropOrderCopy,
    orderedCart: async (id) => lastOrder !== null && lastOrder.cartKey === (await cartKey(id)),
    foundOrder,
    keepFoundOrder: (kept) => writeSealed("found-order", JSON.stringify(kept), { maxAge: HALF_AN_HOUR }),
  };
}
