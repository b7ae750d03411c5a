import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formErrorId, LogInForm, RegisterForm, registerLabels } from "~/features/account/account-forms";
import { addressLabels } from "~/features/addresses/address-form";
import { NeedsScript } from "~/features/captcha/captcha";
import { LoggedInAs } from "~/features/checkout/step-parts";
import { ACCOUNT_STEP, stepPath } from "~/features/checkout/steps";
import { DataNotice } from "~/features/consent/data-notice";
import { fieldsOf, resultOf, valueOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { accountAction, loadContact } from "./contact.server";
import { COLLECT_LABELS, Destination } from "./destination";

export const handle: Screen = { captchas: ["log-in", "register"], collects: ["checkout", "register"] };

export const meta = screenMeta<typeof loader>(({ destination, needsAccount }) => ({
  title: needsAccount ? "Checkout: log in" : destination ? "Checkout: contact and address" : "Checkout: contact",
}));

export const loader = shopLoader(loadContact);

export const action = shopAction(accountAction);

export default function ContactStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const state = answer?.state ?? null;
  const intent = valueOf(state, "intent", "");
  const isAccount = intent === "log-in" || intent === "register";
  // The page has three email fields.
  const idPrefix = isAccount ? `${intent}-` : "";
  const { forms, destination, needsAccount } = loaded;
  const country = valueOf(state, "country", destination?.values.country ?? "");
  // An email entered into one form prefills the others (gc#2107).
  const email = valueOf(state, "email", loaded.email);
  const contact = { email, state: isAccount ? null : state };
  return (
    <>
      {/* The steps above name it, and a phone has no room. */}
      <h1 className={needsAccount ? undefined : "max-sm:sr-only"}>
        {needsAccount ? "Log in or create an account" : destination ? "Contact and address" : "Contact"}
      </h1>
      <ErrorSummary
        state={state}
        labels={isAccount ? registerLabels(forms?.register.attributes ?? []) : labelsOf(destination, country)}
        idOf={(field) => idPrefix + field}
        isAtField={!destination && !isAccount}
        {...(isAccount && { noticeId: formErrorId(idPrefix) })}
      />
      <NeedsScript form="order">Placing an order</NeedsScript>
      {needsAccount && <p>You need an account to place this order. Your cart stays as it is.</p>}
      {forms && !destination && !needsAccount && <GuestForm {...contact} constraints={forms.contact} />}
      {forms ? (
        <GuestAccount {...forms} email={email} state={state} isNeeded={needsAccount} />
      ) : (
        <LoggedInAs email={loaded.email} />
      )}
      {destination && (
        <Destination
          {...destination}
          {...(answer && "country" in answer && answer.country ? answer : null)}
          state={contact.state}
        >
          {forms && <EmailField {...contact} constraints={forms.contact} />}
        </Destination>
      )}
    </>
  );
}

function labelsOf(destination: { readonly isCollecting: boolean } | null, country: string) {
  if (!destination) return EMAIL_LABELS;
  if (destination.isCollecting) return { ...EMAIL_LABELS, ...COLLECT_LABELS };
  return { ...EMAIL_LABELS, ...addressLabels(country), saved: "Saved addresses" };
}

const EMAIL_LABELS = { email: "Email" };

interface EmailFieldProps {
  readonly email: string | null;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

function EmailField({ email, state, constraints }: EmailFieldProps) {
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

function GuestForm(props: EmailFieldProps) {
  return (
    <Form method="post" action={stepPath("user-account")} className="form panel" noValidate>
      <EmailField {...props} />
      <DataNotice form="checkout" />
      <button className="btn" name="intent" value="guest">
        Continue as guest
      </button>
    </Form>
  );
}

type GuestForms = NonNullable<Awaited<ReturnType<typeof loadContact>>["forms"]>;

interface GuestAccountProps extends GuestForms, Omit<EmailFieldProps, "constraints"> {
  /** Shows the log-in at once: there is no other way on. */
  readonly isNeeded: boolean;
}

function GuestAccount({ email, state, logIn, register, isNeeded }: GuestAccountProps) {
  const returnTo = stepPath("user-account");
  const action = isNeeded ? ACCOUNT_STEP : returnTo;
  const stateOf = (intent: string) => resultOf(state, "intent", intent);
  return (
    <div className="flex flex-wrap items-start gap-x-6 text-s">
      <Folded title="Log in" isOpen={stateOf("log-in") !== null || (isNeeded && stateOf("register") === null)}>
        <LogInForm {...{ action, returnTo, email, constraints: logIn }} idPrefix="log-in-" state={stateOf("log-in")} />
      </Folded>
      <Folded title="Create an account" isOpen={stateOf("register") !== null}>
        <RegisterForm {...{ action, returnTo, email, ...register }} idPrefix="register-" state={stateOf("register")} />
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
