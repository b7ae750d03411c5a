import { customerToken } from "~/lib/server/customer-token.server";
import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStep } from "~/features/checkout/require-step.server";
import { nextPath } from "~/features/checkout/steps";
import { passwordForm } from "~/features/account/account-page.server";
import { credentials } from "~/features/account/log-in.server";
import { registration } from "~/features/account/register.server";
import { valueOf } from "~/lib/forms/submission";
import { formTitle } from "~/lib/forms/form-title";
import { wasInvalid } from "~/lib/server/invalid.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { LogInForm } from "~/features/account/log-in-form";
import { REGISTER_LABELS, REGISTER_PROBLEM, RegisterForm } from "~/features/account/register-form";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { accountAction } from "./actions.server";
import { guest as guestSchema } from "./continue-as-guest.server";
import { GuestForm } from "./guest-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: account", data) });

export const loader = shopLoader(async ({ shop }) => {
  const cart = await requireStep(shop, "user-account");
  const isCustomer = customerToken(shop.cookies) !== null;
  return {
    email: cart.email,
    customerGoesTo: isCustomer ? nextPath(cart, "user-account") : null,
    guest: constraintsOf(guestSchema),
    logIn: constraintsOf(credentials),
    register: isCustomer ? null : await passwordForm(shop, registration),
    wasInvalid: wasInvalid(shop),
  };
});

export const action = shopAction(accountAction);

const HERE = "/checkout/user-account";
const LOG_IN = "log-in-";
const REGISTER = "register-";

/** Guests give an email, log in or register, all on this page; customers just continue. */
export default function AccountStep() {
  const { email, customerGoesTo, guest, logIn, register } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  const sent = valueOf(state, "intent", "guest");
  const of = (intent: string) => (sent === intent ? state : null);
  if (customerGoesTo || !register) {
    return (
      <>
        <h1>Account</h1>
        <section className="panel form" aria-label="Your account">
          <p>You are logged in as {email}.</p>
          <Link className="btn" to={customerGoesTo ?? "/checkout"}>
            Continue
          </Link>
        </section>
      </>
    );
  }
  // An email typed into one form is filled into the others (gc#2107).
  const known = valueOf(state, "email", email);
  const prefix = sent === "log-in" ? LOG_IN : sent === "register" ? REGISTER : "";
  return (
    <>
      <h1>Account</h1>
      <ErrorSummary
        state={state}
        labels={REGISTER_LABELS}
        idOf={(field) => prefix + field}
        {...(prefix === REGISTER ? { problemTitle: REGISTER_PROBLEM } : {})}
      />
      <GuestForm email={known} state={of("guest")} constraints={guest} />
      <section className="panel" aria-labelledby="log-in-title">
        <h2 id="log-in-title">Log in</h2>
        <LogInForm
          idPrefix={LOG_IN}
          action={HERE}
          returnTo={HERE}
          email={known}
          state={of("log-in")}
          constraints={logIn}
        />
      </section>
      <section className="panel" aria-labelledby="register-title">
        <h2 id="register-title">Create an account</h2>
        <RegisterForm
          idPrefix={REGISTER}
          action={HERE}
          returnTo={HERE}
          email={known}
          {...register}
          state={of("register")}
        />
      </section>
    </>
  );
}
