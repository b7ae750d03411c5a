import { useActionData, useLoaderData } from "@remix-run/react";
import { termsField } from "~/features/checkout/steps";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { PaymentForm, type PaymentStep } from "./payment-form";
import { loadPayment, paymentAction } from "./payment.server";

export const handle: Screen = { captchas: ["order"] };

export const meta = screenMeta("Checkout: payment");

export const loader = shopLoader(loadPayment);

export const action = shopAction(paymentAction, { joinsSubmissions: true });

export { revalidateAfterError as shouldRevalidate } from "~/lib/forms/revalidate-after-error";

export default function PaymentStep() {
  const loaded = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      {/* The steps above name it, and a phone has no room. */}
      <h1 className="max-sm:sr-only">Payment</h1>
      <ErrorSummary state={state} labels={labelsOf(loaded)} isAtField />
      {loaded.hasProblems && (
        <p className="notice warning">
          Something in your cart needs a change. <Link to="/cart">Change your cart</Link>
        </p>
      )}
      {loaded.isRejected && (
        <p className="notice warning">
          Is it about what you are buying? <Link to="/cart">Change your cart</Link>
        </p>
      )}
      {loaded.approval === "given" && (
        <p className="notice success" role="status">
          You have agreed to the payment. Please check your order and place it: nothing is ordered or charged before
          that.
        </p>
      )}
      {loaded.approval === "outdated" && (
        <p className="notice warning" role="status">
          Your total changed after you agreed to the payment, so we will ask you to agree to the new one. Nothing was
          charged.
        </p>
      )}
      <PaymentForm {...loaded} state={state} />
    </>
  );
}

/** With several boxes an error says which one is meant. */
function labelsOf({ agreements }: PaymentStep): Readonly<Record<string, string>> {
  const boxes = agreements.flatMap(({ id, checkbox }) => (checkbox === null ? [] : [[termsField({ id }), checkbox]]));
  return { method: "Payment method", ...(boxes.length > 1 && Object.fromEntries(boxes)) };
}
