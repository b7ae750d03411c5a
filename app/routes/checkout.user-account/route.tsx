import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { requireStep } from "~/lib/checkout/read-cart.server";
import { nextPath } from "~/lib/checkout/steps";
import { passwordRuleText } from "~/lib/commerce/model/password-rule";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { LogInForm } from "~/ui/account/log-in-form";
import { RegisterForm } from "~/ui/account/register-form";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Field } from "~/ui/primitives/field";
import { Link } from "~/ui/primitives/link";
import { continueAsGuest } from "./continue-as-guest.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: account", data), robots: "noindex" });

export const loader = shopLoader(async ({ shop }) => {
  const cart = await requireStep(shop, "user-account");
  const isCustomer = shop.session.customerToken !== null;
  const passwordHint = isCustomer ? "" : passwordRuleText(await shop.commerce.account.passwordRule());
  return {
    email: cart.email,
    customerGoesTo: isCustomer ? nextPath(cart, "user-account") : null,
    passwordHint,
    wasRefused: wasRefused(shop),
  };
});

export const action = shopAction(continueAsGuest);

const HERE = "/checkout/user-account";

/** A guest gives an email or becomes a customer; whoever is one already goes on. */
export default function AccountStep() {
  const { email, customerGoesTo, passwordHint } = useLoaderData<typeof loader>();
  if (customerGoesTo) {
    return (
      <>
        <h1>Account</h1>
        <section className="panel form" aria-label="Your account">
          <p>You are logged in as {email}.</p>
          <Link className="btn" to={customerGoesTo}>
            Continue
          </Link>
        </section>
      </>
    );
  }
  return (
    <>
      <h1>Account</h1>
      <GuestForm email={email} />
      <section className="panel" aria-labelledby="log-in-title">
        <h2 id="log-in-title">Log in</h2>
        <LogInForm idPrefix="log-in-" returnTo={HERE} />
      </section>
      <section className="panel" aria-labelledby="register-title">
        <h2 id="register-title">Create an account</h2>
        <RegisterForm idPrefix="register-" returnTo={HERE} passwordHint={passwordHint} />
      </section>
    </>
  );
}

function GuestForm({ email }: { email: string | null }) {
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <ErrorSummary state={state} labels={{ email: "Email" }} />
      <Form method="post" action={HERE} className="form panel" noValidate>
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
    </>
  );
}
