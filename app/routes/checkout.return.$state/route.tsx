import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { acceptApproval } from "~/features/checkout/approval.server";
import { STATUS_PAGES, refreshMeta } from "~/features/checkout/order-status";
import { Confirming } from "~/features/checkout/order-status-page";
import { CheckAgain } from "~/ui/check-again";
import { acceptPaymentCallback, loadPaymentReturn } from "~/features/checkout/payment-status.server";
import { shopCallback, shopLoader } from "~/lib/server/request/handlers.server";
import { type Screen, pageMeta } from "~/lib/screen";
import { Link } from "~/ui/link";

export const handle: Screen = { cart: "none" };

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => [
  ...pageMeta({ title: "Your payment" }, matches),
  ...(data && ["confirming", "unpaid", "unknown"].includes(data.kind) ? refreshMeta(location) : []),
];

export const loader = shopLoader(async (args) => (await acceptApproval(args)) ?? loadPaymentReturn(args));

export const action = shopCallback(acceptPaymentCallback);

const PAGES = {
  placed: {
    heading: "Payment received",
    text: "Thank you. Your order is confirmed. We will email you the order number.",
  },
  "not-ordered": {
    heading: "The payment was not made",
    text: "Nothing was ordered. Your cart is safe in the browser where you ordered. Go back there to try again or to pay another way.",
  },
  confirming: { ...STATUS_PAGES.confirming, text: null },
  unpaid: {
    ...STATUS_PAGES.unpaid,
    text: "Go back to the browser where you ordered to pay, or to choose another way.",
  },
  unknown: {
    heading: "We do not know yet whether you have paid",
    text: "If you have, there is nothing more to do: your confirmation comes by email. If you have not, go back to the browser where you ordered.",
  },
  "login-required": { ...STATUS_PAGES["login-required"], text: "Log in to the account you ordered with to see it." },
  checking: {
    heading: "We are still waiting for news of your payment",
    text: "Our system is not answering right now. Please do not pay again.",
  },
};

export default function ReturnPage() {
  const { kind, round } = useLoaderData<typeof loader>();
  const { heading, text } = PAGES[kind];
  return (
    <section className="single-panel panel">
      <h1>{heading}</h1>
      {text && <p>{text}</p>}
      {kind === "confirming" && <Confirming round={round} />}
      {kind === "login-required" && (
        <Link className="btn" to="/login?return-to=%2Fcustomer%2Forder-history">
          Log in
        </Link>
      )}
      {kind === "checking" && <CheckAgain className="btn secondary" to="" />}
      <Link to="/">Continue shopping</Link>
    </section>
  );
}
