import { cartIdOf } from "~/features/cart/cart-cookies.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countryNames } from "~/features/addresses/save-address.server";
import { deliveryDay } from "~/lib/format/delivery-day";
import { approvalOf } from "~/features/checkout/approval.server";
import { startOrderAttempt } from "~/features/checkout/resolve-order-status.server";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { paymentMethods } from "~/features/checkout/payment-notes.server";
import { requireStep } from "~/features/checkout/checkout-step.server";
import { totalChecksum } from "~/features/checkout/place-order.server";
import { dateStyleOf } from "~/lib/server/request/date-style.server";
import { revalidateAfterError } from "~/lib/forms/revalidate-after-error";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import { titleMeta } from "~/lib/seo/meta";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { paymentAction } from "./actions.server";
import { OrderReview } from "./order-review";
import { PaymentForm } from "./payment-form";

export const meta = titleMeta("Checkout: payment");

export const loader = shopLoader(async ({ shop }) => {
  // Back after ordering redirects to the order instead of an empty cart.
  if (!cartIdOf(shop.cookies) && shop.cookies.get(lastOrderCookie)) throw seeOther(THANK_YOU);
  const cart = await requireStep(shop, "payment");
  const [methods, agreements, countries, orderToken, dates] = await Promise.all([
    paymentMethods(shop, cart),
    shop.commerce.checkout.agreements(),
    countryNames(shop, [cart.shippingAddress, cart.billingAddress]),
    startOrderAttempt(shop, cart.id),
    dateStyleOf(shop),
  ]);
  const usable = methods.filter(({ isDisabled }) => !isDisabled);
  const approval = approvalOf(shop, cart);
  const { email, shippingAddress, shippingMethod, billingAddress, paymentMethod, isVirtual, pickupStore } = cart;
  return {
    review: {
      email,
      isVirtual,
      pickupStore,
      shippingAddress,
      shippingMethod,
      billingAddress,
      arrives: shippingMethod && deliveryDay(shippingMethod.title, new Date(), dates),
      countries,
    },
    methods,
    approval: approval && (approval.isCurrent ? "given" : "outdated"),
    hasProblems: cart.lines.some(({ problems }) => problems.length > 0),
    chosen: (usable.find(({ code }) => code === (approval ?? paymentMethod)?.code) ?? usable[0])?.code ?? "",
    agreements,
    orderToken,
    total: totalChecksum(cart),
    totals: cart.totals,
  };
});

export const action = shopAction(paymentAction);

export const shouldRevalidate = revalidateAfterError;

export default function PaymentStep() {
  const { review, approval, hasProblems, ...form } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <h1>Payment</h1>
      <ErrorSummary state={state} labels={{ method: "Payment method" }} isAtField />
      {hasProblems && (
        <p className="notice warning">
          Something in your cart needs a change. <Link to="/cart">Change your cart</Link>
        </p>
      )}
      {approval && <ApprovalNotice isCurrent={approval === "given"} />}
      <OrderReview review={review} />
      <PaymentForm {...form} isApproved={approval === "given"} state={state} />
    </>
  );
}

function ApprovalNotice({ isCurrent }: { isCurrent: boolean }) {
  return isCurrent ? (
    <p className="notice success" role="status">
      You have agreed to the payment. Please check your order and place it: nothing is ordered or charged before that.
    </p>
  ) : (
    <p className="notice warning" role="status">
      Your total changed after you agreed to the payment, so we will ask you to agree to the new one. Nothing was
      charged.
    </p>
  );
}
