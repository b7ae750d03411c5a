import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { addressParts } from "~/features/addresses/address-form";
import { LoggedInAs, PickupStoreView } from "~/features/checkout/step-parts";
import { stepPath } from "~/features/checkout/steps";
import { NO_METHODS } from "~/features/delivery-place/delivery-texts";
import { formatMoney } from "~/lib/format/money";
import { errorOf, isTicked, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { webTool } from "~/ui/web-tool";
import { shippingAction, loadShipping } from "./shipping.server";

export const meta = screenMeta("Checkout: shipping");

export const loader = shopLoader(loadShipping);

export const action = shopAction(shippingAction);

type Loaded = Awaited<ReturnType<typeof loadShipping>>;

export default function ShippingStep() {
  const loaded = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  return (
    <>
      <h1 className="max-sm:sr-only">Delivery</h1>
      {loaded.isCustomer && <LoggedInAs email={loaded.email} />}
      <DeliverTo {...loaded} />
      {loaded.methods.some(({ isAvailable }) => isAvailable) ? (
        <MethodForm {...loaded} state={state} />
      ) : (
        <div className="notice warning" role="alert">
          <p>{NO_METHODS}</p>
          <p>
            <Link to={stepPath("user-account")}>Change the address</Link>
          </p>
        </div>
      )}
    </>
  );
}

function DeliverTo({ address, store, countryName }: Loaded) {
  return (
    // In large text the link is below the address.
    <section className="panel flex flex-wrap items-start justify-between gap-x-4" aria-labelledby="deliver-to">
      <div className="min-w-[min(100%,11rem)] flex-1 wrap-anywhere">
        <h2 id="deliver-to" className="text-m">
          {address ? "Deliver to" : "Collect from"}
        </h2>
        {address && <p className="text-s">{addressParts(address, countryName).join(", ")}</p>}
        {!address && store && <PickupStoreView store={store} />}
      </div>
      <Link className="inline-flex min-h-11 flex-none items-center text-s" to={stepPath("user-account")}>
        {address ? "Edit address" : "Choose another store"}
      </Link>
    </section>
  );
}

type MethodFormProps = Loaded & { readonly state: SubmissionResult | null };

function MethodForm({ methods, chosenMethod, replaced, isSameBilling, state }: MethodFormProps) {
  return (
    <>
      <ErrorSummary state={state} labels={{ method: "Delivery method" }} />
      <Form
        method="post"
        action={stepPath("shipping")}
        className="form panel"
        noValidate
        {...webTool("choose_shipping", "Choose how the order is delivered")}
      >
        <RadioGroup
          name="method"
          label="Delivery method"
          hint={replaced}
          value={valueOf(state, "method", chosenMethod)}
          error={errorOf(state, "method")}
          options={methods.map((method) => ({
            value: method.key,
            isDisabled: !method.isAvailable,
            label: <MethodLabel method={method} />,
          }))}
        />
        {isSameBilling !== null && (
          <fieldset>
            <legend className="pb-2 text-l">Billing address</legend>
            <CheckboxField
              name="same-as-shipping"
              label="Same as delivery address"
              isChecked={isTicked(state, "same-as-shipping", isSameBilling)}
            />
          </fieldset>
        )}
        <button className="btn" name="intent" value="method">
          {isSameBilling === null ? "Continue to billing" : "Continue to payment"}
        </button>
      </Form>
    </>
  );
}

function MethodLabel({
  method: { title, price, isAvailable, arrives, problem },
}: {
  method: Loaded["methods"][number];
}) {
  const { locale } = useRootData().store;
  return (
    <>
      <b>{isAvailable && arrives ? `By ${arrives}` : title}</b>{" "}
      {isAvailable && <b className="font-medium">{price.minor === 0 ? "Free" : formatMoney(price, locale)}</b>}{" "}
      {isAvailable && arrives && <small>{title}</small>}
      {problem && <small>{problem}</small>}
    </>
  );
}
