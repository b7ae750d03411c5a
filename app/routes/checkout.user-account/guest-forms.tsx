import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { LogInForm, RegisterForm } from "~/features/account/account-forms";
import type { guestForms } from "~/features/checkout/checkout-step.server";
import { stepPath } from "~/features/checkout/steps";
import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";

export const EMAIL_LABELS = { email: "Email" };

interface EmailFieldProps {
  readonly email: string | null;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

export function EmailField({ email, state, constraints }: EmailFieldProps) {
  const field = fieldsOf({ labels: EMAIL_LABELS, state, constraints, known: { email: email ?? "" } });
  return (
    <Field
      {...field("email")}
      type="email"
      autoComplete="email"
      hint="For your order confirmation. No account needed."
    />
  );
}

export function GuestForm(props: EmailFieldProps) {
  return (
    <Form method="post" action={stepPath("user-account")} className="form panel" noValidate>
      <EmailField {...props} />
      <button className="btn" name="intent" value="guest">
        Continue as guest
      </button>
    </Form>
  );
}

/** Prefix of element ids by intent, because the page has three email fields. */
export function idPrefixOf(intent: string): string {
  return intent === "log-in" || intent === "register" ? `${intent}-` : "";
}

interface GuestAccountProps extends NonNullable<Awaited<ReturnType<typeof guestForms>>> {
  readonly email: string | null;
  readonly state: SubmissionResult | null;
}

export function GuestAccount({ email, state, logIn, register }: GuestAccountProps) {
  const action = stepPath("user-account");
  const stateOf = (intent: string) => resultOf(state, "intent", intent);
  return (
    <div className="flex flex-wrap items-start gap-x-6 text-s">
      <Folded title="Log in" isOpen={stateOf("log-in") !== null}>
        <LogInForm
          {...{ action, returnTo: action, email, constraints: logIn }}
          idPrefix={idPrefixOf("log-in")}
          state={stateOf("log-in")}
        />
      </Folded>
      <Folded title="Create an account" isOpen={stateOf("register") !== null}>
        <RegisterForm
          {...{ action, returnTo: action, email, ...register }}
          idPrefix={idPrefixOf("register")}
          state={stateOf("register")}
        />
      </Folded>
    </div>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="open:basis-full" open={isOpen}>
      <summary className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">{title}</summary>
      <section className="panel mb-3 text-m" aria-label={title}>
        {children}
      </section>
    </details>
  );
}
