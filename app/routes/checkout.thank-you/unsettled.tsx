import { PAY } from "~/lib/checkout/last-order";
import { CheckAgain } from "~/ui/checkout/check-again";
import { SupportLink } from "~/ui/checkout/support-link";
import { Link } from "~/ui/primitives/link";

/** Left, closed or gone back from: the order waits for half an hour, then its goods are in the cart again. */
export function Unpaid({ number }: { number: string | null }) {
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
      <p>To pay in another way, open the payment page and choose to cancel there: you get your cart back at once.</p>
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
