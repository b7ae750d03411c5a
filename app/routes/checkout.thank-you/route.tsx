import type { MetaFunction } from "@remix-run/react";
import { useLoaderData, useLocation } from "@remix-run/react";
import { settleOrder } from "~/lib/checkout/settle-order.server";
import { shopLoader } from "~/lib/http/handlers.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.kind === "placed" ? "Thank you for your order" : "Your order", robots: "noindex" });

export const loader = shopLoader(({ shop, url }) => settleOrder(shop, url.searchParams.get("order")));

export default function ThankYouPage() {
  const order = useLoaderData<typeof loader>();
  return (
    <section className="thanks panel">
      {order.kind === "placed" ? <Placed number={order.number} email={order.email} /> : <Unheard kind={order.kind} />}
      <p>
        <Link className="btn" to="/">
          Continue shopping
        </Link>
      </p>
    </section>
  );
}

function Placed({ number, email }: { number: string; email: string | null }) {
  return (
    <>
      <h1>Thank you for your order</h1>
      <p className="order-number">
        Order number <b>{number}</b>
      </p>
      <h2>What happens next</h2>
      <ol>
        <li>We send the order confirmation{email ? ` to ${email}` : " by email"}.</li>
        <li>We pack your order and tell you when it is on its way.</li>
        <li>
          For any question, call us with the order number at hand: <SupportLink />.
        </li>
      </ol>
    </>
  );
}

/** The answer to the order got lost; say what is known and how not to end with two orders. */
function Unheard({ kind }: { kind: "likely" | "unknown" }) {
  return kind === "likely" ? (
    <>
      <h1>Your order was very likely placed</h1>
      <p>The order reached our system, but its answer did not reach this page, so we cannot show its number here.</p>
      <p>
        Please do not order again yet. Look for the order confirmation in your email; if there is none in 15 minutes,
        call us at <SupportLink />.
      </p>
    </>
  ) : (
    <>
      <h1>We are still waiting to hear about your order</h1>
      <p>
        Our system is not answering right now, so we cannot say yet whether the order was placed. Please do not order
        again.
      </p>
      <p>
        <CheckAgain />
      </p>
      <p>
        Or call us at <SupportLink />.
      </p>
    </>
  );
}

/** Asks the backend anew, whether or not script runs. */
function CheckAgain() {
  const { pathname, search } = useLocation();
  return (
    <Link className="btn quiet" to={pathname + search} reloadDocument>
      Check again
    </Link>
  );
}

function SupportLink() {
  const { supportPhone } = useShop();
  return <a href={`tel:${supportPhone.replace(/\s/g, "")}`}>{supportPhone}</a>;
}
