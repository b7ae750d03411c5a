import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { addressParts, isSameAddress } from "~/features/addresses/address-form";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { SupportLink } from "~/features/checkout/order-status-page";
import { stepPath } from "~/features/checkout/steps";
import type { Address } from "~/lib/commerce/model/address";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { inBaseCurrency } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { describedBy, FieldNotes } from "~/ui/field";
import { FootBar } from "~/ui/foot-bar";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { webTool } from "~/ui/web-tool";
import type { loadPayment } from "./payment.server";
import { Terms, TermsBox, termsInBar } from "./terms";

export type PaymentStep = Awaited<ReturnType<typeof loadPayment>>;

export function PaymentForm({ methods, agreements, state, ...step }: PaymentStep & { state: SubmissionResult | null }) {
  if (methods.every(({ isDisabled }) => isDisabled)) {
    return (
      <p className="notice warning" role="alert">
        You cannot pay for this order online at the moment. Please <SupportLink />; your cart stays as it is.
      </p>
    );
  }
  const inBar = termsInBar(agreements);
  const isTickedFirst = step.isAgreed;
  return (
    <Form
      method="post"
      action="/checkout/payment"
      className="form"
      noValidate
      {...webTool(
        "place_order",
        "Choose the payment and order; only after the person agreed to goods, total and terms",
      )}
    >
      <NeedsScript form="order">Placing an order</NeedsScript>
      <input type="hidden" name="order_token" value={step.cartDigest} />
      <input type="hidden" name="order_total" value={step.total} />
      <input type="hidden" name="order_contents" value={step.contents} />
      <div className="panel form">
        {/* The merchant's terms begin with headings of the third level. */}
        <h2 className="sr-only">Payment and terms</h2>
        <PaymentMethods
          methods={methods}
          chosen={valueOf(state, "method", step.chosen)}
          replaced={step.replaced}
          error={errorOf(state, "method")}
        />
        <Terms {...{ agreements, inBar, state, isTickedFirst }} />
        <Captcha forms={["order"]} state={state} />
      </div>
      <OrderReview {...step.review} />
      <PlaceOrder totals={step.totals}>
        {inBar && <TermsBox agreement={inBar} {...{ state, isTickedFirst }} />}
      </PlaceOrder>
    </Form>
  );
}

const NAME = "method";

type PaymentMethodsProps = Pick<PaymentStep, "methods" | "chosen" | "replaced"> & { error: string | undefined };

function PaymentMethods({ methods, chosen, replaced, error }: PaymentMethodsProps) {
  const first = methods.find(({ isDisabled }) => !isDisabled);
  return (
    <fieldset className="field" role="radiogroup" {...describedBy({ name: NAME, hint: replaced, error })}>
      <legend>Payment method</legend>
      <FieldNotes id={NAME} hint={replaced} error={error} />
      {methods.map(({ code, title, note, icon, instructions, isDisabled }) => (
        <div
          key={code}
          className="group rounded-control border border-line has-checked:border-brand has-checked:bg-brand-soft has-checked:[box-shadow:inset_0_0_0_1px_var(--color-brand)] [&+&]:mt-1"
        >
          <label className={isDisabled ? "choice px-3 text-muted" : "choice cursor-pointer px-3"}>
            <input
              type="radio"
              id={code === first?.code ? NAME : `${NAME}-${code}`}
              name={NAME}
              value={code}
              defaultChecked={code === chosen}
              disabled={isDisabled}
            />
            <span className="choice-text">
              <b className="font-semibold">{title}</b> <Icon name={icon} size={24} />
              {note && (
                // All methods fit above the bar of a phone.
                <small className={isDisabled ? "" : "max-sm:[.group:not(:has(:checked))_&]:hidden"}>{note}</small>
              )}
            </span>
          </label>
          {instructions && (
            <div className="pr-3 pb-3 pl-11 text-s [.group:not(:has(:checked))_&]:hidden">
              <Prose html={instructions} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/**
 * At the lower edge of a phone, below the form on a desktop. The order is placed once, however
 * often the button is pressed.
 */
function PlaceOrder({ totals, children }: { totals: CartTotals; children: ReactNode }) {
  const { store } = useRootData();
  const { locale } = store;
  const { state, formAction } = useNavigation();
  const isPlacing = state !== "idle" && formAction === "/checkout/payment";
  const { grandTotal, taxes } = totals;
  const tax = { ...grandTotal, minor: taxes.reduce((sum, { amount }) => sum + amount.minor, 0) };
  const inBase = inBaseCurrency(grandTotal, store);
  const saysTax = totals.tax === "included" && tax.minor > 0;
  return (
    <FootBar className={children ? "agreement" : ""}>
      {children && <div className="basis-full">{children}</div>}
      <p className={saysTax || inBase ? "flex min-h-11.5 flex-col" : ""}>
        <span>
          Total <b className="text-l">{formatMoney(grandTotal, locale)}</b>
        </span>
        {saysTax && <small className="text-xs text-muted">incl. {formatMoney(tax, locale)} tax</small>}
        {inBase && <small className="text-xs text-muted">about {formatMoney(inBase, locale)}</small>}
      </p>
      <button className="btn spark min-w-40" aria-busy={isPlacing || undefined}>
        {isPlacing ? "Placing order…" : "Place order"}
      </button>
    </FootBar>
  );
}

function OrderReview({ countries, arrives, ...review }: PaymentStep["review"]) {
  const { loggedIn, store } = useRootData();
  const { email, shippingAddress, shippingMethod, billingAddress } = review;
  const inLines = (address: Address) =>
    addressParts(address, countries[address.country] ?? "").map((part) => <p key={part}>{part}</p>);
  return (
    <section className="panel" aria-labelledby="review-title">
      <h2 id="review-title" className="sr-only">
        Check your order
      </h2>
      <dl className="flex flex-col gap-2 text-s">
        <Row name="Email" edit={loggedIn ? null : stepPath("user-account")}>
          {email}
        </Row>
        {!review.isVirtual && shippingAddress && (
          <Row name={review.pickupStore ? "Collect from" : "Deliver to"} edit={stepPath("user-account")}>
            {review.storeName && <p>{review.storeName}</p>}
            {inLines(shippingAddress)}
          </Row>
        )}
        {!review.isVirtual && shippingMethod && (
          <Row name={review.pickupStore ? "How" : "Delivery method"} edit={stepPath("shipping")}>
            {arrives && <b>By {arrives}: </b>}
            {shippingMethod.title}
            {shippingMethod.price.minor > 0 && `, ${formatMoney(shippingMethod.price, store.locale)}`}
          </Row>
        )}
        {billingAddress && (
          <Row name="Bill to" edit="/checkout/billing">
            {!isSameAddress(billingAddress, shippingAddress)
              ? inLines(billingAddress)
              : review.pickupStore
                ? "The store's address"
                : "Same as delivery address"}
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ name, edit, children }: { name: string; edit: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <dt className="min-w-min flex-[0_0_88px] wrap-normal text-muted sm:flex-[0_0_9rem]">{name}</dt>
      {/* Leaves room for the link before it arrives, except for large text, which wraps. */}
      <dd
        className={`min-w-0 flex-[1_1_6rem] wrap-anywhere ${edit ? "max-w-[calc(100%-144px+max(0px,(1rem-18px)*99))]" : ""}`}
      >
        {children}
      </dd>
      {edit && (
        <dd className="min-w-8">
          <Link className="-my-3 inline-flex min-h-11 items-center" to={edit}>
            Edit<span className="sr-only"> {name.toLowerCase()}</span>
          </Link>
        </dd>
      )}
    </div>
  );
}
