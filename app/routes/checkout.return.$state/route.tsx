import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { loadPaymentReturn } from "~/features/checkout/payment-status.server";
import { shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { CheckAgain } from "~/features/checkout/check-again";
import { Confirming } from "~/features/checkout/confirming";
import { refreshMeta } from "~/features/checkout/refresh";
import { Link } from "~/ui/link";

export const handle: Screen = { cart: "none" };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  ...pageMeta({ title: "Your payment" }),
  ...(data?.kind === "unpaid" ? refreshMeta(location) : []),
];

export const loader = shopLoader(loadPaymentReturn);

export default function ReturnPage() {
  const { kind, isClaimedPaid, round } = useLoaderData<typeof loader>();
  return (
    <section className="alone panel">
      {kind === "placed" && (
        <>
          <h1>Payment received</h1>
          <p>Thank you. Your order is confirmed; the confirmation with its number comes by email.</p>
        </>
      )}
      {kind === "not-ordered" && (
        <>
          <h1>The payment was not made</h1>
          <p>
            Nothing was ordered. Your cart is as it was in the browser where you ordered: go back there to try again or
            to choose another way to pay.
          </p>
        </>
      )}
      {kind === "unpaid" && isClaimedPaid && <Confirming number={null} round={round} />}
      {kind === "unpaid" && !isClaimedPaid && (
        <>
          <h1>Your order waits for its payment</h1>
          <p>Go back to the browser where you ordered to pay, or to choose another way.</p>
        </>
      )}
      {kind === "login-required" && (
        <>
          <h1>Please log in to see your order</h1>
          <p>It belongs to an account, and this browser is not logged in to it.</p>
          <Link className="btn" to="/login?return-to=%2Fcustomer%2Forder-history">
            Log in
          </Link>
        </>
      )}
      {kind === "checking" && (
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
