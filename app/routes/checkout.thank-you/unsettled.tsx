import { Form } from "@remix-run/react";
import { type AnotherWay, PAY, PAY_ANOTHER_WAY } from "~/features/orders/last-order";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { isLastRound } from "~/features/checkout/refresh";
import { CheckAgain } from "~/features/checkout/check-again";
import { SupportLink } from "~/features/checkout/support-link";
import { Link } from "~/ui/link";

interface UnpaidProps {
  readonly number: string | null;
  readonly reason: string | null;
  /** What changing the payment method does to this order; null where it is not possible. */
  readonly change: AnotherWay | null;
}

/** The payment page was left or cancelled: the order expires after a while. */
export function Unpaid({ number, reason, change }: UnpaidProps) {
  return (
    <>
      <h1>Your order waits for its payment</h1>
      {reason && <p role="alert">{reason}</p>}
      {number && (
        <p>
          Order number <b>{number}</b>
        </p>
      )}
      <p>Nothing was charged yet. The goods are reserved for you for a while.</p>
      <Link className="btn" to={PAY} reloadDocument>
        Pay now
      </Link>
      {change ? (
        <Form method="post" action={THANK_YOU}>
          <button className="btn quiet" name="intent" value={PAY_ANOTHER_WAY}>
            Choose another way to pay
          </button>
          <p className="hint mt-2">
            {change === "cancels"
              ? "This order is then cancelled, and its goods are in your cart again."
              : "The goods go back to your cart. This order then lapses unpaid: please do not pay for it any more."}
          </p>
        </Form>
      ) : (
        <p>To pay in another way, open the payment page and choose to cancel there: you get your cart back at once.</p>
      )}
    </>
  );
}

/** Opened again after the order was cancelled or closed: no thanks. */
export function Ended({ number, how }: { number: string; how: "cancelled" | "closed" }) {
  return (
    <>
      <h1>{how === "cancelled" ? "Your order was cancelled" : "Your order is closed"}</h1>
      <p>
        Order number <b>{number}</b>
      </p>
      <p>
        {how === "cancelled"
          ? "Nothing will be sent, and nothing is charged."
          : "Nothing more will be sent, and what you paid is given back."}
      </p>
      <p>
        For any question, call us with the order number at hand: <SupportLink />.
      </p>
    </>
  );
}

export function NotTold({ number }: { number: string }) {
  return (
    <>
      <h1>Please log in to see your order</h1>
      <p>
        Order number <b>{number}</b> belongs to an account, and this browser is not logged in to it.
      </p>
      <Link className="btn" to={`/login?return-to=${encodeURIComponent(THANK_YOU)}`}>
        Log in
      </Link>
    </>
  );
}

/** The answer was lost and the cart is closed: it was ordered, but its number is unknown. */
export function LikelyPlaced() {
  return (
    <>
      <h1>Your order was very likely placed</h1>
      <p>The order reached our system, but its answer did not reach this page, so we cannot show its number here.</p>
      <p>
        Please do not order again yet. Look for the order confirmation in your email; if there is none in 15 minutes,
        call us at <SupportLink />.
      </p>
    </>
  );
}

/** The order may still be under way, or the backend does not answer. The page reloads by itself. */
export function Checking({ round }: { round: number }) {
  return (
    <>
      <h1>We are checking whether your order went through</h1>
      {isLastRound(round) ? (
        <p>
          Our system has not told us yet. The confirmation of an order comes by email; if there is none, check here
          again later, or call us at <SupportLink />.
        </p>
      ) : (
        <p role="status">
          This can take a minute. This page asks every few seconds and then shows your order, or your cart if no order
          was made. You need not do anything.
        </p>
      )}
      <CheckAgain />
    </>
  );
}
