import { Form } from "@remix-run/react";
import { PAY, PAY_ANOTHER_WAY, THANK_YOU } from "~/lib/checkout/last-order";
import { CheckAgain } from "~/ui/checkout/check-again";
import { SupportLink } from "~/ui/checkout/support-link";
import { Link } from "~/ui/primitives/link";

/** Left, closed or gone back from: the order waits for half an hour, then its goods are in the cart again. */
export function Unpaid({ number, mayChange }: { number: string | null; mayChange: boolean }) {
  return (
    <>
      <h1>Your order waits for its payment</h1>
      {number && (
        <p>
          Order number <b>{number}</b>
        </p>
      )}
      <p>Nothing was charged yet. The goods are reserved for you for a while.</p>
      <Link className="btn" to={PAY} reloadDocument>
        Pay now
      </Link>
      {mayChange ? (
        <Form method="post" action={THANK_YOU}>
          <button className="btn quiet" name="intent" value={PAY_ANOTHER_WAY}>
            Choose another way to pay
          </button>
          <p className="hint">This order is then cancelled, and its goods are in your cart again.</p>
        </Form>
      ) : (
        <p>To pay in another way, open the payment page and choose to cancel there: you get your cart back at once.</p>
      )}
    </>
  );
}

/** The answer to the order got lost; say what is known and how not to end with two orders. */
export function Unheard({ kind }: { kind: "likely" | "unknown" }) {
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
      <CheckAgain />
      <p>
        Or call us at <SupportLink />.
      </p>
    </>
  );
}
