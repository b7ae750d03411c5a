import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { getPaymentStatus, openPayment, restoreCart } from "~/features/checkout/payment-status.server";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { CheckAgain } from "~/features/checkout/order-status-page";

export const handle: Screen = { cart: "none" };

/** Redirects by itself, also without script. Uses meta refresh, because the CSP's form-action forbids redirecting a form to another origin. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta({ title: "Checkout: payment page" }),
  ...(data?.page ? [{ httpEquiv: "refresh", content: `0;url=${data.page}` }] : []),
];

export const loader = shopLoader(async ({ shop }) => {
  const payment = openPayment(shop);
  if (!payment) throw seeOther(THANK_YOU);
  const status = await getPaymentStatus(shop, payment);
  switch (status.kind) {
    case "unpaid":
      return { page: status.page };
    case "checking":
      return { page: null };
    case "not-ordered":
      // Without a method this may be a cart that was never ordered.
      throw payment.method === null
        ? seeOther("/checkout/payment")
        : restoreCart(shop, { cart: payment.cart, reason: null });
    case "placed":
    case "login-required":
      throw seeOther(THANK_YOU);
  }
});

export default function PayPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <section className="alone panel">
      {page ? (
        <>
          <h1>Now to the payment page</h1>
          <p>Your order is reserved. You pay on the page of our payment provider and come back here afterwards.</p>
          <a className="btn" href={page} rel="noreferrer">
            Continue to the payment page
          </a>
        </>
      ) : (
        <>
          <h1>The payment page is not reachable just now</h1>
          <p>Your order is reserved, and nothing was charged. Please try again in a moment.</p>
          <CheckAgain />
        </>
      )}
    </section>
  );
}
