import { formWrite } from "~/lib/server/request/parse-form.server";
import { cartIdOf, clearCartId } from "~/lib/server/cookies/cart-id.server";
import { sendCheckoutStep, sendPurchase } from "~/features/consent/cart-events.server";
import { awaitWrites, heldCart, holdCart } from "~/lib/server/request/cart-hold.server";
import { attemptCookie, type Rejection } from "~/lib/server/request/order-attempt.server";
import { suggestPlace } from "~/features/delivery-place/place.server";
import { type OrderKey, packOrderCopy, saveLastOrder } from "~/features/orders/order-cookies.server";
import { MAX_ANSWER_MS } from "~/lib/async/timeouts";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { guestOrderProof } from "~/lib/commerce/model/capabilities";
import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import type { Address } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail, type Result } from "~/lib/commerce/model/problem";
import { createOnce } from "~/lib/server/request/once.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { includesCartGone } from "~/features/cart/read-cart.server";
import { MISSING } from "./checkout-step.server";
import { contentsDigest, serializeTotal } from "./agreed-order.server";
import { afterSending } from "./order-status";
import { missingFrom } from "./steps";
import { preparePayment, getPaymentStatus } from "./payment-status.server";
import type { ApprovalGiven } from "./payment-providers/payment-provider";
import { approvalProviderOf, providerOf } from "./payment-providers/providers.server";
import { paymentReturnUrls } from "./payment-providers/return-urls.server";

/** Does not say "nothing was ordered": an earlier attempt may still be running. */
const NOT_PLACED =
  "Our system did not answer, so your order was not placed. Please try again in a moment. You will get only one order.";

export const OTHER_TOTAL = {
  code: "out-of-date",
  message: "The total changed after you opened this page. Please check it and place the order again.",
};

const OTHER_CONTENTS = {
  code: "out-of-date",
  message: "Your order changed after you opened this page. Please check it and place the order again.",
};

const CART_CHANGING = {
  code: "out-of-date",
  message: "Your cart is being changed, perhaps in another tab. Please check it and place the order again in a moment.",
};

interface PlacedOrder extends OrderKey {
  readonly method: string;
  readonly session: string | null;
  /** Copy of a guest's order, if the backend cannot return it later. */
  readonly copy: string | null;
  readonly sentTo: Pick<Address, "country" | "postcode"> | null;
  /** `serializeTotal` of the cart when it was ordered. */
  readonly agreedTotal: string;
}

/**
 * Null: the cart is gone or the backend did not answer, so whether an order was placed must be
 * checked.
 */
type PlacementResult = Result<{ readonly order: PlacedOrder }> | null;

/**
 * One attempt per cart at a time. Orders are cached, so that resubmitting with old cookies returns
 * the same order number. Without a shared store this holds within one process; across processes the
 * backend ensures it, since an ordered cart is inactive.
 */
const attempts = createOnce<NonNullable<PlacementResult>>({
  name: "order",
  timeoutMs: MAX_ANSWER_MS,
  isReusable: ({ ok }) => ok,
});

interface PlaceOrderInput {
  readonly method: string;
  readonly origin: string;
  /**
   * `serializeTotal` and `contentsDigest` of the cart that the form showed; null if the form has
   * none.
   */
  readonly total: string | null;
  readonly contents: string | null;
  readonly token: string;
  readonly approval: ApprovalGiven | null;
}

/**
 * Sets the payment method and places the order. Idempotent per cart: concurrent and repeated calls
 * return the same order and set its cookies.
 */
export async function placeOrder(shop: Shop, cart: CartId, input: PlaceOrderInput) {
  await clearDeclinedOrder(shop, cart);
  const run = () => {
    const resultPromise = placeWhileHeld(shop, cart, input);
    // On workerd the request may end when the shopper disconnects.
    shop.waitUntil(resultPromise.catch(() => undefined));
    return resultPromise;
  };
  const answer = await attempts.run(cart, run, shop.shared);
  if (answer?.ok) return saveOrderCookies(shop, cart, answer.order);
  if (answer === null) {
    const attempt = shop.cookies.get(attemptCookie);
    const before = attempt?.cart === cart ? attempt.before : null;
    const { token, total } = input;
    shop.cookies.set(attemptCookie, { cart, token, before, triedAt: Date.now(), total });
  }
  return afterSending(answer);
}

/**
 * A declined order's cart is restored under the same id: remove the cached order, so that the cart
 * can be ordered again.
 */
async function clearDeclinedOrder(shop: Shop, cart: CartId): Promise<void> {
  const known = await attempts.get(cart, shop.shared);
  if (!known?.ok || !providerOf(known.order.method)) return;
  const payment = await getPaymentStatus(shop, { cart, method: known.order.method, order: known.order });
  if (payment.kind === "not-ordered") await attempts.delete(cart, known, shop.shared);
}

/** The cart rejects other writes until the result is known. Those sent before are awaited. */
async function placeWhileHeld(shop: Shop, cart: CartId, input: PlaceOrderInput): Promise<PlacementResult> {
  const isSecondTry = (await heldCart(shop, cart)) !== null;
  const end = await holdCart(cart, shop);
  let hasAnswer = !isSecondTry;
  try {
    if (!(await awaitWrites(cart, shop.shared))) return fail(CART_CHANGING);
    const answer = await place(shop, cart, { ...input, isSecondTry });
    if (answer === null || answer.ok) hasAnswer = answer !== null;
    return answer;
  } finally {
    end(hasAnswer);
  }
}

interface Attempt extends PlaceOrderInput {
  /** An earlier attempt may still succeed. */
  readonly isSecondTry: boolean;
}

async function place(shop: Shop, id: CartId, attempt: Attempt): Promise<PlacementResult> {
  const { commerce } = shop;
  const { method, total, contents, isSecondTry } = attempt;
  const cart = await commerce.cart.get(id);
  if (!cart) return null;
  const agreedTotal = serializeTotal(cart);
  if (total !== null && total !== agreedTotal) return fail(OTHER_TOTAL);
  if (contents !== null && contents !== (await contentsDigest(shop, cart))) return fail(OTHER_CONTENTS);
  const missing = missingFrom(cart);
  if (missing === "buyers-address") return fail({ code: "out-of-date", message: MISSING[missing] });
  if (isSecondTry && method !== cart.paymentMethod?.code) return fail(BEING_ORDERED);
  const failure = await choosePayment(shop, { id, agreedTotal }, attempt);
  if (failure !== "chosen") return failure;
  sendCheckoutStep(shop, { step: "add_payment_info", cart }, { payment_type: method });
  const proofField = guestOrderProof(await commerce.capabilities());
  const isPaidLater = providerOf(method) !== null;
  // The backend can return the order to customers, and by order look-up; but lines of an unpaid one
  // may be needed again.
  const isCopied = !shop.cookies.isCustomer && (isPaidLater || proofField === null);
  const copy = isCopied ? packOrderCopy(cart, { method, isPaidLater }) : null;
  try {
    const result = await commerce.checkout.placeOrder(id);
    if (result.ok) {
      // An order paid at a provider may still fail: reportPurchase.
      if (!isPaidLater) sendPurchase(shop, result.number, async () => cart);
      const proof = (proofField && cart.billingAddress?.[proofField]) ?? null;
      const session = await preparePayment(shop, method, { number: result.number, origin: attempt.origin });
      const to = cart.pickupStore ? null : cart.shippingAddress;
      const sentTo = to && { country: to.country, postcode: to.postcode };
      const { email } = cart;
      return { ok: true, order: { number: result.number, email, proof, method, session, copy, sentTo, agreedTotal } };
    }
    // Checked before anything else, so this attempt is no order.
    if (!isSecondTry && result.problems.some(({ code }) => code === CAPTCHA_REJECTED)) return result;
    // Another process may have ordered the cart, and a backend may report failure for an order it
    // has placed, e.g. when its mail failed.
    const isUnclear = includesCartGone(result.problems) || result.problems.some(({ code }) => code === "being-ordered");
    if (isUnclear || (await commerce.cart.get(id)) === null) return null;
    rememberRejection(shop, id, { total: agreedTotal, reason: result.problems[0]?.message ?? "" });
    return result;
  } catch (error) {
    // The order may exist although the answer is late or unreadable: check the cart. Writes are
    // never repeated.
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "placing an order was not answered", { kind: error.kind, error });
    return null;
  }
}

/**
 * For the cart, which the shopper may have to change: a minimum amount, for example, is told by
 * nothing else.
 */
function rememberRejection({ cookies }: Shop, cart: CartId, rejected: Rejection): void {
  const attempt = cookies.get(attemptCookie);
  if (attempt?.cart === cart && rejected.reason !== "") cookies.set(attemptCookie, { ...attempt, rejected });
}

/** Why the last order of this cart was rejected; null if it was not, or if the cart has changed. */
export function rejectionOf({ cookies }: Pick<Shop, "cookies">, cart: Cart): string | null {
  const { cart: of, rejected } = cookies.get(attemptCookie) ?? {};
  return of === cart.id && rejected?.total === serializeTotal(cart) ? rejected.reason : null;
}

/**
 * Sets the payment method. Returns the failure of this attempt; null if an earlier attempt may have
 * placed the order.
 */
async function choosePayment(
  shop: Shop,
  { id, agreedTotal }: { readonly id: CartId; readonly agreedTotal: string },
  attempt: Attempt,
): Promise<"chosen" | PlacementResult> {
  const { method, origin, approval } = attempt;
  const input = approval
    ? approvalProviderOf(method)?.paymentMethodInput(approval)
    : providerOf(method)?.paymentMethodInput(await paymentReturnUrls(shop, origin, { cart: id, method }));
  const setting = shop.commerce.checkout.setPaymentMethod(id, input ?? { code: method });
  const result = await formWrite(shop, NOT_PLACED, setting);
  if (result.ok) {
    const { grandTotal } = result;
    return grandTotal && serializeTotal({ totals: { grandTotal } }) !== agreedTotal ? fail(OTHER_TOTAL) : "chosen";
  }
  const isUnanswered = result.problems.some(({ code }) => code === "unavailable");
  return includesCartGone(result.problems) || (isUnanswered && attempt.isSecondTry) ? null : result;
}

/**
 * The order placed from a cart as far as this process knows, for a browser that missed the answer.
 */
export async function orderForCart({ shared }: Shop, cart: CartId): Promise<PlacedOrder | null> {
  const answer = await attempts.get(cart, shared);
  return answer?.ok ? answer.order : null;
}

export async function saveOrderCookies(shop: Shop, cart: CartId, order: PlacedOrder) {
  const { cookies } = shop;
  const isPaidLater = providerOf(order.method) !== null;
  const payBy = isPaidLater ? order.method : null;
  await saveLastOrder(cookies, { ...order, cartId: cart, payBy, isReported: !isPaidLater });
  await suggestPlace(shop, order.sentTo);
  if (cartIdOf(cookies) === cart) clearCartId(cookies);
  return afterSending({ ok: true, order, isPaidLater });
}
