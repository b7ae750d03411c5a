import { optional } from "~/lib/async/optional";
import { formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { contactText } from "~/lib/format/telephone";
import { isSameAddress } from "~/features/addresses/address-form";
import { clearCartQuantity } from "~/features/cart/cart-cookies.server";
import { saveCartId, cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { readCart } from "~/features/cart/read-cart.server";
import {
  lastOrderCookie,
  orderCopyOf,
  clearLastOrder,
  type LastOrder,
  type OrderCopy,
} from "~/features/orders/order-cookies.server";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import { mayCancel, type Order } from "~/lib/commerce/model/order";
import type { Result, Problem } from "~/lib/commerce/model/problem";
import { type Shop, seeOther } from "~/lib/server/request/shop.server";
import { THANK_YOU } from "~/lib/urls/paths";
import { saveAgreement } from "./agreed-order.server";
import type { PaymentChangeOption, StatusOf } from "./order-status";
import { providerOf } from "./payment-providers/providers.server";
import { getPaymentStatus, paymentOf } from "./payment-status.server";
import { orderPath } from "~/lib/urls/order-paths";

const STILL_UNPAID = "Your order is still waiting for payment.";

const HELD =
  "These are our last pieces, held by your unpaid order. Pay now, or cancel it on the payment page to free them.";

/** Cancels the order at its provider, which restores the cart. Null if this is not possible. */
function cancelAtProvider(shop: Shop, { number, payment }: LastOrder, { mayBePaid }: Unpaid) {
  const cancelOrder = payment && providerOf(payment.method)?.cancelOrder;
  // A cart started since then is kept; the lines are added to it.
  const hasAnotherCart = payment && ![null, payment.cart].includes(cartIdOf(shop.cookies));
  return cancelOrder && !mayBePaid && !hasAnotherCart ? () => cancelOrder(shop, number) : null;
}

type Unpaid = Pick<StatusOf<"unpaid">, "mayBePaid">;

/** How the shopper can change the payment method. Null if the order's lines are unknown here. */
export async function paymentChangeOption(shop: Shop, unpaid: Unpaid): Promise<PaymentChangeOption | null> {
  const { cookies, commerce } = shop;
  const lastOrder = cookies.get(lastOrderCookie);
  const orderCopy = orderCopyOf(cookies);
  if (!lastOrder?.payment) return null;
  if (cancelAtProvider(shop, lastOrder, unpaid)) return "cancels";
  if (orderCopy) return orderCopy.lines.some(({ request }) => request) ? "lapses" : null;
  if (!cookies.isCustomer) return null;
  return (await commerce.customer.cancellationReasons()).length > 0 ? "cancels" : "lapses";
}

/**
 * Adds the lines of an unpaid order to a cart again. An order paid in the meantime is left
 * unchanged.
 */
export async function payAnotherWay(shop: Shop): Promise<Response> {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  const orderCopy = orderCopyOf(shop.cookies);
  const payment = lastOrder && paymentOf(lastOrder);
  if (!lastOrder || !payment) return seeOther(THANK_YOU);
  const status = await getPaymentStatus(shop, payment);
  if (status.kind !== "unpaid") return seeOther(THANK_YOU);
  const cancelOrder = cancelAtProvider(shop, lastOrder, status);
  if (cancelOrder) {
    const wasCancelled = await optional(
      shop,
      { name: "cancelling an unpaid order", fallback: false, level: "error" },
      cancelOrder(),
    );
    if (!wasCancelled) return backToOrder(shop, "Here is where your order stands.");
    // The payment may have arrived meanwhile: then the order stands and its cart is not restored.
    if ((await getPaymentStatus(shop, payment)).kind === "placed") return seeOther(THANK_YOU);
    const text = RETURNED["cancelled-at-provider"](lastOrder.number, shop.config.supportPhone);
    return goToPayment(shop, text, { ...payment, order: lastOrder });
  }
  const option = await paymentChangeOption(shop, status);
  if (option === null) return seeOther(THANK_YOU);
  if (orderCopy) return refillFromCopy(shop, lastOrder, orderCopy);
  const order = await shop.commerce.customer.order(lastOrder.number);
  if (!order || !mayCancel(order)) return seeOther(THANK_YOU);
  if (option === "cancels" && !(await cancel(shop, order))) return backToOrder(shop);
  return refill(shop, lastOrder, option);
}

async function cancel(shop: Shop, { id }: Order): Promise<boolean> {
  const { customer } = shop.commerce;
  const reasons = await customer.cancellationReasons();
  const reason = reasons.find((text) => /pay/i.test(text)) ?? reasons.at(-1) ?? "";
  return (await formWrite(shop, WRITE_UNANSWERED, customer.cancelOrder(id, reason))).ok;
}

async function refill(shop: Shop, order: LastOrder, option: PaymentChangeOption): Promise<Response> {
  const { number } = order;
  const { cookies, commerce, notices } = shop;
  const reordered = await formWrite(shop, WRITE_UNANSWERED, commerce.customer.reorder(number));
  if (!reordered.ok && option === "lapses") return backToOrder(shop);
  if (!reordered.ok) {
    clearLastOrder(cookies);
    const text = `Order ${number} was cancelled, but we could not move its items to your cart. Use “Buy again” here.`;
    notices.add({ kind: "warning", text, persist: true });
    return seeOther(orderPath(number));
  }
  return goToPayment(shop, RETURNED[option](number), { ...reordered, order });
}

/**
 * Adds the lines of a guest's unpaid order to a new cart, with email, addresses and delivery, and
 * with the lines of the current cart. All lines or none: on failure the order can still be paid and
 * the current cart is unchanged. A guest who has logged in since has only one cart; lines that
 * cannot be added become notices.
 */
async function refillFromCopy(shop: Shop, order: LastOrder, copy: OrderCopy): Promise<Response> {
  const { number, email } = order;
  const { cookies, commerce } = shop;
  const isCustomer = cookies.isCustomer;
  const current = isCustomer ? null : await readCart(shop);
  const requests = [...(current?.lines ?? []), ...copy.lines].flatMap(({ request }) => request ?? []);
  const added = await formWrite(
    shop,
    WRITE_UNANSWERED,
    commerce.cart.add(isCustomer ? cartIdOf(cookies) : null, requests),
  );
  const unanswered = added.ok ? undefined : added.problems.find(({ code }) => code === "unavailable");
  if (unanswered) return backToOrder(shop, `${STILL_UNPAID} ${unanswered.message}`);
  if (!added.ok || (!isCustomer && added.problems.length > 0)) return backToOrder(shop, `${STILL_UNPAID} ${HELD}`);
  const cart = added.cart.id;
  if (email && !isCustomer) await formWrite(shop, WRITE_UNANSWERED, commerce.checkout.setEmail(cart, email));
  await restoreCheckoutDetails(shop, cart, copy);
  return goToPayment(shop, RETURNED.lapses(number), { cart, order, problems: added.problems });
}

/** If the backend rejects a detail, its checkout step asks for it again. */
async function restoreCheckoutDetails(shop: Shop, cart: CartId, copy: OrderCopy): Promise<void> {
  const { checkout, cart: carts } = shop.commerce;
  const { shippingAddress, pickupStore, billingAddress, shippingMethod, coupons } = copy;
  const restore = (write: Promise<Result<object>>) => formWrite(shop, WRITE_UNANSWERED, write);
  if (shippingAddress) {
    const to = pickupStore ? { address: shippingAddress, pickupStore } : { address: shippingAddress };
    await restore(checkout.setShippingAddress(cart, to));
  }
  if (shippingMethod) await restore(checkout.setShippingMethod(cart, shippingMethod));
  if (billingAddress) {
    const isSame = !pickupStore && isSameAddress(shippingAddress, billingAddress);
    await restore(checkout.setBillingAddress(cart, isSame ? "same-as-shipping" : { address: billingAddress }));
  }
  if (coupons[0]) await restore(carts.applyCoupon(cart, coupons[0]));
}

/** The provider may have taken a payment that the backend does not know of when it cancels. */
const RETURNED = {
  cancels: (number: OrderNumber) =>
    `Order ${number} was cancelled and nothing was charged. Its items are back in your cart: choose how to pay.`,
  "cancelled-at-provider": (number: OrderNumber, phone: string) =>
    `Order ${number} was cancelled, and its items are back in your cart: choose how to pay. If you have paid for that order after all, please do not pay again, but ${contactText(phone)}.`,
  lapses: (number: OrderNumber) =>
    `The items of order ${number} are back in your cart: choose how to pay. Please do not pay for that order; it will be cancelled on its own.`,
} as const;

interface Refilled {
  readonly cart: CartId;
  readonly order: LastOrder;
  readonly problems?: readonly Problem[];
}

async function goToPayment(shop: Shop, text: string, { cart, order, problems = [] }: Refilled): Promise<Response> {
  const { cookies, notices } = shop;
  clearLastOrder(cookies);
  saveCartId(cookies, cart);
  await saveAgreement(shop, cart, order);
  clearCartQuantity(shop);
  notices.add({ kind: "success", text, persist: true });
  for (const { message } of problems) notices.add({ kind: "warning", text: message });
  return seeOther("/checkout/payment");
}

function backToOrder({ notices }: Shop, reason = STILL_UNPAID): Response {
  notices.add({ kind: "danger", text: `We could not change the payment method just now. ${reason}` });
  return seeOther(THANK_YOU);
}
