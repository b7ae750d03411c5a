import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData } from "@remix-run/react";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/server/refusal.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { notFound } from "~/lib/server/responses";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { lookUp } from "./look-up.server";

export const handle: Screen = { keep: "nobody", robots: "noindex" };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: formTitle("Find your order", data) });

/** Only where the backend can look orders up. */
export const loader = shopLoader(async ({ shop }) => {
  if (!(await shop.commerce.capabilities()).has("guestOrder")) notFound();
  return { wasRefused: wasRefused(shop) };
});

export const action = shopAction(lookUp);

const LABELS = { number: "Order number", email: "Email", postcode: "PIN code of the billing address" } as const;

export default function OrderLookupPage() {
  const state = useActionData<typeof action>()?.state ?? null;
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    value: state?.values[name],
    error: errorOf(state, name),
    required: true,
  });
  return (
    <div className="narrow">
      <h1>Find your order</h1>
      <ErrorSummary state={state} labels={LABELS} />
      <Form method="post" action="/order-lookup" className="panel form" noValidate>
        <p>
          For orders without an account. What you ordered with one is in your{" "}
          <Link to="/customer/order-history">order history</Link>.
        </p>
        <Field {...field("number")} inputMode="numeric" autoComplete="off" hint="It stands in the order confirmation" />
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field {...field("postcode")} autoComplete="billing postal-code" />
        <button className="btn">Find order</button>
      </Form>
    </div>
  );
}
