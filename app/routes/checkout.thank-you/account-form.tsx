import { Form } from "@remix-run/react";
import { THANK_YOU } from "~/lib/urls/thank-you";
import type { Address } from "~/lib/commerce/model/address";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Captcha } from "~/features/account/captcha";
import { FormErrorNotice, formErrorId } from "~/features/account/form-error-notice";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";

interface AccountFormProps {
  readonly email: string;
  readonly names: Pick<Address, "firstName" | "lastName"> | null;
  readonly passwordHint: string;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

const LABELS = { firstName: "First name", lastName: "Last name", email: "Email", password: "Password" };

export function AccountForm({ email, names, passwordHint, state, constraints }: AccountFormProps) {
  const field = fieldsOf({ labels: LABELS, state, constraints });
  return (
    <section className="panel no-print mx-auto mt-6 grid max-w-140 gap-4 wrap-anywhere" aria-labelledby="account-title">
      <h2 id="account-title">Create an account</h2>
      <p>Add a password to see this order and check out faster next time. Your account will be {email}.</p>
      <ErrorSummary state={state} labels={LABELS} noticeId={formErrorId()} />
      <Form method="post" action={THANK_YOU} className="form" noValidate>
        <FormErrorNotice state={state} />
        <input type="hidden" name="username" value={email} autoComplete="username" />
        {!names && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Field {...field("firstName")} autoComplete="given-name" />
            <Field {...field("lastName")} autoComplete="family-name" />
          </div>
        )}
        <Field {...field("password")} type="password" autoComplete="new-password" hint={passwordHint} />
        <Captcha purpose="register" />
        <button className="btn">Create account</button>
      </Form>
    </section>
  );
}
