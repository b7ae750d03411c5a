import { useLoaderData, type MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { acceptApproval } from "~/features/checkout/approval.server";
import { STATUS_PAGES, refreshMeta } from "~/features/checkout/order-status";
import { CheckAgain, Confirming } from "~/features/checkout/order-status-page";
import { acceptPaymentCallback } from "~/features/checkout/payment-page.server";
import { loadPaymentReturn } from "~/features/checkout/payment-status.server";
import { shopCallback, shopLoader } from "~/lib/server/request/handlers.server";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { Link } from "~/ui/link";

export const handle: Screen = { cart: "none" };

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => [
  ...pageMeta({ title: "Your payment" }, rootOf(matches)),
  ...(data?.kind === "confirming" || data?.kind === "unpaid" ? refreshMeta(location) : []),
];

export const loader = shopLoader(async (args) => (await acceptApproval(args)) ?? loadPaymentReturn(args));

export const action = shopCallback(acceptPaymentCallback);

type Loaded = Awaited<ReturnType<typeof loadPaymentReturn>>;

export default function ReturnPage() {
  return (
    <section className="single-panel panel">
      {stateOf(useLoaderData<typeof loader>())}
      <Link to="/">Continue shopping</Link>
    </section>
  );
}

function stateOf({ kind, round }: Loaded): ReactNode {
  switch (kind) {
    case "placed":
      return (
        <>
          <h1>Payment received</h1>
          <p>Thank you. Your order is confirmed. We will email you the order number.</p>
        </>
      );
    case "not-ordered":
      return (
        <>
          <h1>The payment was not made</h1>
          <p>
            Nothing was ordered. Your cart is safe in the browser where you ordered. Go back there to try again or to
            pay another way.
          </p>
        </>
      );
    case "confirming":
      return (
        <>
          <h1>{STATUS_PAGES[kind].heading}</h1>
          <Confirming round={round} />
        </>
      );
    case "unpaid":
      return (
        <>
          <h1>{STATUS_PAGES[kind].heading}</h1>
          <p>Go back to the browser where you ordered to pay, or to choose another way.</p>
        </>
      );
    case "login-required":
      return (
        <>
          <h1>{STATUS_PAGES[kind].heading}</h1>
          <p>Log in to the account you ordered with to see it.</p>
          <Link className="btn" to="/login?return-to=%2Fcustomer%2Forder-history">
            Log in
          </Link>
        </>
      );
    case "checking":
      return (
        <>
          <h1>We are still waiting for news of your payment</h1>
          <p>Our system is not answering right now. Please do not pay again.</p>
          <CheckAgain />
        </>
      );
  }
}
