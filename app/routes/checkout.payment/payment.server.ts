import { redirectDocument } from "@remix-run/server-runtime";
import { z } from "zod";
import { countryNames } from "~/features/addresses/save-address.server";
import { isCartDigest } from "~/features/cart/cart-cookies.server";
import { cartIdOf, customerCartCookie } from "~/lib/server/cookies/cart-id.server";
import { handleMissingCart } from "~/features/cart/read-cart.server";
import { approvalCookie, approvalFor, approvalOf, startApproval } from "~/features/checkout/approval.server";
import { loadPickupStores, requireStep } from "~/features/checkout/checkout-step.server";
import { APPROVE, PAY } from "~/features/checkout/order-status";
import { paymentMethods } from "~/features/checkout/offered-payments.server";
import { approvalProviderOf } from "~/features/checkout/payment-providers/providers.server";
import { contentsDigest, hasAgreed, serializeTotal } from "~/features/checkout/agreed-order.server";
import { OTHER_TOTAL, placeOrder, rejectionOf } from "~/features/checkout/place-order.server";
import { startOrderAttempt } from "~/features/checkout/resolve-order-status.server";
import { replacedText, termsField } from "~/features/checkout/steps";
import { lastOrderCookie, isOfLastOrder } from "~/features/orders/order-cookies.server";
import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import { BEING_ORDERED, type Problem } from "~/lib/commerce/model/problem";
import { deliveryDay } from "~/lib/format/delivery-day";
import { type ShopActionArgs, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import { required, parseForm } from "~/lib/server/request/parse-form.server";
import { checkingPath, THANK_YOU } from "~/lib/urls/paths";

const OUT_OF_DATE = "Your cart changed after you opened this page. Please check it and place the order again.";

function payment(agreements: readonly CheckoutAgreement[]) {
  const ticked = required("Tick the box to accept the terms");
  const boxes: Readonly<Record<string, typeof ticked>> = Object.fromEntries(
    agreements.flatMap((agreement) => (agreement.checkbox === null ? [] : [[termsField(agreement), ticked]])),
  );
  return z.object({ method: required(), ...boxes });
}

/**
 * Places the order. Repeated submissions (double click, resend, Back) all redirect to the page of
 * the one order.
 */
export async function paymentAction({ shop, form, url }: Pick<ShopActionArgs, "shop" | "form" | "url">) {
  const { cookies } = shop;
  const token = form.get("order_token");
  if (isOfLastOrder(cookies, token))
    return cookies.get(lastOrderCookie)?.payment ? redirectDocument(PAY, 303) : seeOther(THANK_YOU);
  const attempt = cookies.get(attemptCookie);
  const cart = cartIdOf(cookies);
  // The customer may have a new cart by now.
  const isReplaced = attempt !== null && ![cart, cookies.get(customerCartCookie)].includes(attempt.cart);
  if (isReplaced && attempt.token === token) return seeOther(checkingPath(attempt));
  if (!cart) handleMissingCart(shop);
  const agreements = await shop.commerce.checkout.agreements();
  const parsed = parseForm(form, payment(agreements));
  if (!parsed.ok) return parsed.reject();
  if (!(await isCartDigest(cookies, cart, token))) {
    return parsed.reject([{ code: "out-of-date", message: OUT_OF_DATE }]);
  }

  const { method } = parsed.value;
  // An emptied field is another total, not a missing one.
  const sent = (name: string) => (form.has(name) ? String(form.get(name)) : null);
  const [total, contents] = [sent("order_total"), sent("order_contents")];
  const provider = approvalProviderOf(method);
  const approval = provider && approvalFor(cookies, { cart, method, total });
  if (provider && !approval) {
    const started = await startApproval(shop, cart, { provider, origin: url.origin, total });
    if (started === null) return seeOther(checkingPath({ token: String(token) }));
    return started.ok ? redirectDocument(APPROVE, 303) : parsed.reject(started.problems);
  }
  const status = await placeOrder(shop, cart, {
    method,
    origin: url.origin,
    total,
    contents,
    token: String(token),
    approval,
  });
  switch (status.kind) {
    case "placed":
      cookies.clear(approvalCookie);
      return seeOther(THANK_YOU);
    case "unpaid":
      // The provider's page leaves the shop, so it is a document navigation.
      return redirectDocument(PAY, 303);
    case "rejected":
      if (approval && status.problems.some(isFinal)) {
        // A declined approval is used up: the next submission needs another.
        cookies.clear(approvalCookie);
        return parsed.reject([...status.problems, NOT_CHARGED]);
      }
      return parsed.reject(status.problems);
    case "checking":
      return seeOther(checkingPath({ token: String(token) }));
  }
}

const NOT_CHARGED = {
  code: "not-charged",
  message: "Nothing was ordered or charged. Try again, or choose another way to pay.",
};

/**
 * Whether the backend rejected the order. Otherwise the approval can be used for the next attempt.
 */
function isFinal({ code }: Problem): boolean {
  return !["unavailable", OTHER_TOTAL.code, BEING_ORDERED.code, CAPTCHA_REJECTED].includes(code);
}

export async function loadPayment({ shop }: Pick<ShopArgs, "shop">) {
  // Back after ordering redirects to the order instead of an empty cart.
  if (!cartIdOf(shop.cookies) && shop.cookies.get(lastOrderCookie)) throw seeOther(THANK_YOU);
  const cart = await requireStep(shop, "payment");
  const [methods, agreements, countries, cartDigest, dates, stores] = await Promise.all([
    paymentMethods(shop, cart),
    shop.commerce.checkout.agreements(),
    countryNames(shop, [cart.shippingAddress, cart.billingAddress]),
    startOrderAttempt(shop, cart.id),
    shop.dateStyle(),
    cart.pickupStore === null ? [] : loadPickupStores(shop),
  ]);
  const usable = methods.filter(({ isDisabled }) => !isDisabled);
  const approval = approvalOf(shop, cart);
  const { email, shippingAddress, shippingMethod, billingAddress, paymentMethod, isVirtual, pickupStore } = cart;
  const kept = usable.find(({ code }) => code === (approval ?? paymentMethod)?.code);
  const chosen = kept ?? usable[0];
  return {
    review: {
      email,
      isVirtual,
      pickupStore,
      storeName: stores?.find(({ code }) => code === pickupStore)?.name ?? null,
      shippingAddress,
      shippingMethod,
      billingAddress,
      arrives: shippingMethod && deliveryDay(shippingMethod.title, new Date(), dates),
      countries,
    },
    methods,
    isAgreed: approval?.isCurrent === true || hasAgreed(shop, cart),
    approval: approval && (approval.isCurrent ? "given" : "outdated"),
    isRejected: rejectionOf(shop, cart) !== null,
    hasProblems: cart.lines.some(({ problems }) => problems.length > 0),
    chosen: chosen?.code ?? "",
    replaced: paymentMethod && chosen && !kept ? replacedText(paymentMethod.title, chosen.title) : undefined,
    agreements,
    cartDigest,
    total: serializeTotal(cart),
    contents: await contentsDigest(shop, cart),
    totals: cart.totals,
  };
}
