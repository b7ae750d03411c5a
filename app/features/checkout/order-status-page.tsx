import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { withReturn, THANK_YOU } from "~/lib/urls/paths";
import { CheckAgain } from "~/ui/check-again";
import { Link } from "~/ui/link";
import {
  isLastRound,
  PAY,
  PAY_ANOTHER_WAY,
  STATUS_PAGES,
  type PaymentChangeOption,
  type UnsettledStatus,
} from "./order-status";

interface OrderStatusPageProps {
  readonly status: UnsettledStatus;
  readonly round: number;
  readonly change: PaymentChangeOption | null;
}

export function OrderStatusPage({ status, round, change }: OrderStatusPageProps) {
  const number = "number" in status && status.kind !== "login-required" ? status.number : null;
  return (
    <section className="single-panel panel">
      <h1>{STATUS_PAGES[status.kind].heading}</h1>
      {status.kind === "unpaid" && status.reason && <p role="alert">{status.reason}</p>}
      {number && (
        <p>
          Order number <b>{number}</b>
        </p>
      )}
      {textOf({ status, round, change })}
      <Link to="/">Continue shopping</Link>
    </section>
  );
}

function textOf({ status, round, change }: OrderStatusPageProps): ReactNode {
  switch (status.kind) {
    case "unpaid":
      return <Unpaid change={change} mayBePaid={status.mayBePaid === true} />;
    case "confirming":
      return <Confirming round={round} />;
    case "checking":
      return (
        <Waiting
          isOver={isLastRound(round)}
          now="This can take a minute. This page checks every few seconds, then shows your order, or your cart if no order was placed. You do not need to do anything."
        >
          We do not know yet. You get a confirmation by email if your order went through. If you do not, check here
          again later or <SupportLink />.
        </Waiting>
      );
    case "likely":
      return (
        <>
          <p>Our system has your order, but we did not get the order number back.</p>
          <p>
            Please do not order again yet. Look for the order confirmation in your email. If it is not there in 15
            minutes, <SupportLink />.
          </p>
        </>
      );
    case "login-required":
      return (
        <>
          <p>
            Order number <b>{status.number}</b> belongs to an account. Log in to see it.
          </p>
          <Link className="btn" to={withReturn("/login", THANK_YOU)}>
            Log in
          </Link>
        </>
      );
    case "cancelled":
      return <Ended>Nothing will be sent or charged.</Ended>;
    case "closed":
      return <Ended>Nothing more will be sent, and we refund what you paid.</Ended>;
  }
}

function Unpaid({ change, mayBePaid }: Pick<OrderStatusPageProps, "change"> & { mayBePaid: boolean }) {
  return (
    <>
      {mayBePaid ? (
        <p>
          We cannot see yet whether you have paid. If you have, there is nothing more to do: your confirmation comes by
          email. If you have not, your items are reserved for a while.
        </p>
      ) : (
        <p>Nothing was charged yet. Your items are reserved for a while.</p>
      )}
      <Link className="btn" to={PAY} reloadDocument>
        Pay now
      </Link>
      {change ? (
        <Form method="post" action={THANK_YOU}>
          <button className="btn secondary" name="intent" value={PAY_ANOTHER_WAY}>
            Choose another way to pay
          </button>
          <p className="hint mt-2">
            {change === "cancels"
              ? "This order is cancelled, and its items go back to your cart."
              : "The items go back to your cart. Please do not pay for this order after that."}
          </p>
        </Form>
      ) : (
        <p>To pay another way, open the payment page and cancel there. Your cart comes back at once.</p>
      )}
    </>
  );
}

export function Confirming({ round }: Pick<OrderStatusPageProps, "round">) {
  return (
    <Waiting isOver={isLastRound(round)} now="This page checks every few seconds. Please do not pay again.">
      This is taking longer than usual. You need not wait: we email the confirmation. Please do not pay again. If
      nothing arrives within an hour, <SupportLink />.
    </Waiting>
  );
}

function Waiting({ isOver, now, children }: { isOver: boolean; now: string; children: ReactNode }) {
  return (
    <>
      {isOver ? <p>{children}</p> : <p role="status">{now}</p>}
      <CheckAgain className="btn secondary" to="" />
    </>
  );
}

function Ended({ children }: { children: string }) {
  return (
    <>
      <p>{children}</p>
      <p>
        For any question, <SupportLink /> with your order number.
      </p>
    </>
  );
}

export function SupportLink() {
  const { supportPhone } = useRootData();
  if (supportPhone === "") return <Link to="/contact-us">contact us</Link>;
  return (
    <>
      call us at <a href={telephone(supportPhone)}>{supportPhone}</a>
    </>
  );
}
