import { Form } from "@remix-run/react";
import { AttributeFields } from "~/features/account/attribute-fields";
import {
  FormErrorNotice,
  formErrorId,
  REGISTER_LABELS,
  registerLabels,
  UserName,
} from "~/features/account/account-forms";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary, WithSummary } from "~/features/cart/order-summary";
import type { registrationForm } from "~/features/account/registration.server";
import { SupportLink } from "~/features/checkout/order-status-page";
import type { ShownOrder, ViewedOrder } from "~/features/orders/load-order.server";
import { Fact, PrintButton, StoreFacts } from "~/features/orders/order-facts";
import { OrderedLines, OrderPictures } from "~/features/orders/order-lines";
import type { Money } from "~/lib/commerce/model/money";
import type { Address } from "~/lib/commerce/model/address";
import { formatMoney } from "~/lib/format/money";
import { fieldsOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { THANK_YOU } from "~/lib/urls/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

interface PlacedProps {
  readonly number: string;
  readonly email: string | null;
  readonly details: ViewedOrder<ShownOrder> | null;
  readonly arrives: string | null;
  readonly trackAt: string | null;
  /** If the order has another total. */
  readonly agreedTotal: Money | null;
}

export function PlacedSummary({ number, email, details, arrives, trackAt, agreedTotal }: PlacedProps) {
  const order = details?.order ?? null;
  const { locale } = useRootData().store;
  const firstName = (order?.billingAddress ?? order?.shippingAddress)?.firstName;
  return (
    <section className="single-panel panel">
      <div className="flex items-center gap-3">
        <span className="rounded-card bg-ok-soft p-2 text-ok">
          <Icon name="check" size={28} />
        </span>
        {details && <OrderPictures {...details} />}
      </div>
      <h1>Order placed. Thank you{firstName && `, ${firstName}`}.</h1>
      {order && agreedTotal && (
        <p role="alert" className="font-bold">
          The total of your order is {formatMoney(order.totals.grandTotal, locale)}, not the{" "}
          {formatMoney(agreedTotal, locale)} you agreed to: your cart was changed meanwhile. For any correction, please{" "}
          <SupportLink /> with your order number.
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 [&_dd]:font-bold">
        <Fact name="Order number">{number}</Fact>
        {order && <Fact name="Total">{formatMoney(order.totals.grandTotal, locale)}</Fact>}
        {arrives && <Fact name="Arrives">by {arrives}</Fact>}
      </dl>
      <div className="buttons w-full">
        {trackAt && (
          <Link className="btn" to={trackAt}>
            Track order
          </Link>
        )}
        <Link className={trackAt ? "btn secondary" : "btn"} to="/">
          Continue shopping
        </Link>
        <PrintButton />
      </div>
      <NextSteps email={email} order={order} />
    </section>
  );
}

/** Does not mention parcels if nothing is shipped (gc#2485). */
function NextSteps({ email, order }: Pick<PlacedProps, "email"> & { order: ShownOrder | null }) {
  const { loggedIn } = useRootData();
  const isSent = order === null || order.shippingAddress !== null;
  const isCollected = order !== null && order.collectedFrom !== null;
  return (
    <>
      <h2>What happens next</h2>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>We send the order confirmation{email ? ` to ${email}` : " by email"}.</li>
        {isSent ? (
          <li>We pack your order and tell you when it is {isCollected ? "ready to collect" : "on its way"}.</li>
        ) : (
          <li>Nothing to ship: you get your codes by email{loggedIn && " or find them in your account"}.</li>
        )}
        <li>
          For any question, <SupportLink /> with your order number.
        </li>
      </ol>
    </>
  );
}

interface AccountFormProps extends Awaited<ReturnType<typeof registrationForm>> {
  readonly email: string;
  readonly names: Pick<Address, "firstName" | "lastName"> | null;
  readonly state: SubmissionResult | null;
}

export function AccountForm({ email, names, passwordHint, attributes, state, constraints }: AccountFormProps) {
  const field = fieldsOf({ labels: REGISTER_LABELS, state, constraints });
  return (
    <section className="panel no-print mx-auto mt-6 grid max-w-140 gap-4 wrap-anywhere" aria-labelledby="account-title">
      <h2 id="account-title">Create an account</h2>
      <p>Add a password to see this order and check out faster next time. Your account will be {email}.</p>
      <ErrorSummary state={state} labels={registerLabels(attributes)} noticeId={formErrorId()} />
      <Form method="post" action={THANK_YOU} className="form" noValidate>
        <FormErrorNotice state={state} />
        <UserName email={email} />
        <NeedsScript form="register">Creating an account</NeedsScript>
        {!names && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Field {...field("firstName")} autoComplete="given-name" />
            <Field {...field("lastName")} autoComplete="family-name" />
          </div>
        )}
        <Field {...field("password")} type="password" autoComplete="new-password" hint={passwordHint} />
        <AttributeFields {...{ attributes, state, constraints }} />
        <Captcha forms={["register", "log-in"]} state={state} />
        <button className="btn">Create account</button>
      </Form>
    </section>
  );
}

/** The order that was placed, of which only this browser's copy may be known. */
export function OrderDetails({ order, pictures, shippingTo, billingTo, store }: ViewedOrder<ShownOrder>) {
  const part = (name: string, to: typeof shippingTo) =>
    to && (
      <div>
        <h3>{name}</h3>
        <AddressView {...to} />
        {to === shippingTo && store && <StoreFacts {...store} />}
      </div>
    );
  return (
    <WithSummary>
      <div className="grid grid-cols-1 content-start gap-4">
        <section className="panel form" aria-labelledby="order-title">
          <h2 id="order-title">{shippingTo ? "Delivery and payment" : "Payment"}</h2>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {part(
              order.collectedFrom === null ? "Deliver to" : `Collect from ${order.collectedFrom}`.trim(),
              shippingTo,
            )}
            {part("Bill to", billingTo)}
          </div>
          {order.shippingMethod && <p>Delivery method: {order.shippingMethod}</p>}
          {order.paymentMethod && <p>Payment method: {order.paymentMethod}</p>}
        </section>
      </div>
      <OrderSummary
        totals={order.totals}
        isVirtual={!shippingTo}
        before={
          order.lines.length > 0 ? (
            <OrderedLines order={order} pictures={Object.keys(pictures).length > 0 ? pictures : undefined} />
          ) : (
            <p>{order.quantity} pieces</p>
          )
        }
      />
    </WithSummary>
  );
}
