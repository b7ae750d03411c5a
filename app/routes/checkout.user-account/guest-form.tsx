import { Form } from "@remix-run/react";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";

const LABELS = { email: "Email" };

interface GuestFormProps {
  readonly email: string | null;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

export function GuestForm({ email, state, constraints }: GuestFormProps) {
  const field = fieldsOf({ labels: LABELS, state, constraints, known: { email: email ?? "" } });
  return (
    <Form method="post" action="/checkout/user-account" className="form panel" noValidate>
      <Field
        {...field("email")}
        type="email"
        autoComplete="email"
        hint="The order confirmation goes there. No account needed."
      />
      <button className="btn" name="intent" value="guest">
        Continue as guest
      </button>
    </Form>
  );
}
