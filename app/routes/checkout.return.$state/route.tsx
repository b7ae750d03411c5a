import { lastOrderCookie, orderedCart } from "~/features/orders/order-cookies.server";
import { cartIdOf } from "~/features/cart/cart-id.server";
import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { cartOfReturn } from "~/features/checkout/payment-providers/return-address.server";
import { anyProvider } from "~/features/checkout/providers";
import { standingOf } from "~/features/checkout/unpaid-order.server";
import { shopLoader } from "~/lib/server/handlers.server";
import { notFound, seeOther } from "~/lib/server/responses";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { CheckAgain } from "~/features/checkout/check-again";
import { Confirming } from "~/features/checkout/confirming";
import { refreshMeta, roundOf } from "~/features/checkout/refresh";
import { Link } from "~/ui/link";

export const handle: Screen = { cart: "none" };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  ...pageMeta({ title: "Your payment" }),
  ...(data?.kind === "open" ? refreshMeta(location) : []),
];

/**
 * Return URL of a payment page. The browser that ordered is redirected to its order; another browser, without its cookies, only sees the payment
 * state.
 */
export const loader = shopLoader(async ({ shop, url, params }) => {
  const cart = await cartOfReturn(shop, params["state"]);
  const lastOrder = shop.cookies.get(lastOrderCookie);
  const result = url.searchParams.get("result") ?? "approved";
  const reason = url.searchParams.get("reason") || result;
  if (lastOrder && (cart === null || (await orderedCart(shop.cookies, cart)))) {
    throw seeOther(`${THANK_YOU}?result=${encodeURIComponent(reason)}`);
  }
  if (!cart) notFound();
  // The cart was restored before, and this page is opened again.
  if (cart === cartIdOf(shop.cookies)) throw seeOther("/checkout/payment");
  const { kind } = await standingOf(shop, { cart, method: anyProvider.method });
  return { kind, isClaimedPaid: result === "approved", round: roundOf(url) };
});

export default function ReturnPage() {
  const { kind, isClaimedPaid, round } = useLoaderData<typeof loader>();
  return (
    <section className="alone panel">
      {kind === "over" && (
        <>
          <h1>Payment received</h1>
          <p>Thank you. Your order is confirmed; the confirmation with its number comes by email.</p>
        </>
      )}
      {kind === "no-order" && (
        <>
          <h1>The payment was not made</h1>
          <p>
            Nothing was ordered. Your cart is as it was in the browser where you ordered: go back there to try again or
            to choose another way to pay.
          </p>
        </>
      )}
      {kind === "open" && isClaimedPaid && <Confirming number={null} round={round} />}
      {kind === "open" && !isClaimedPaid && (
        <>
          <h1>Your order waits for its payment</h1>
          <p>Go back to the browser where you ordered to pay, or to choose another way.</p>
        </>
      )}
      {kind === "unknown" && (
        <>
          <h1>Please log in to see your order</h1>
          <p>It belongs to an account, and this browser is not logged in to it.</p>
          <Link className="btn" to="/login?return-to=%2Fcustomer%2Forder-history">
            Log in
          </Link>
        </>
      )}
      {kind === "unanswered" && (
        <>
          <h1>We are still waiting to hear about your payment</h1>
          <p>Our system is not answering right now. Please do not pay again.</p>
          <CheckAgain />
        </>
      )}
      <Link to="/">Continue shopping</Link>
    </section>
  );
}
