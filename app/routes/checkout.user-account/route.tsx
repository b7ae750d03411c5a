import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { requireStep } from "~/lib/checkout/read-cart.server";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Field } from "~/ui/primitives/field";
import { continueAsGuest } from "./continue-as-guest.server";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: account", data), robots: "noindex" });

export const loader = shopLoader(async ({ shop }) => {
  const cart = await requireStep(shop, "user-account");
  return { email: cart.email, wasRefused: wasRefused(shop) };
});

export const action = shopAction(continueAsGuest);

export default function AccountStep() {
  const { email } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <h1>Account</h1>
      <ErrorSummary state={state} labels={{ email: "Email" }} />
      <Form method="post" action="/checkout/user-account" className="form panel" noValidate>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="The order confirmation goes there. No account needed."
          required
          value={state?.values["email"] ?? email ?? ""}
          error={errorOf(state, "email")}
        />
        <button className="btn">Continue as guest</button>
      </Form>
      <p>
        Already a customer? <Link to="?action=login">Log in</Link>
      </p>
    </>
  );
}
