import { Form } from "@remix-run/react";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { Field } from "~/ui/field";

export function GuestForm({ email, state }: { email: string | null; state: FormState | null }) {
  return (
    <Form method="post" action="/checkout/user-account" className="form panel" noValidate>
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="The order confirmation goes there. No account needed."
        required
        value={email ?? ""}
        error={errorOf(state, "email")}
      />
      <button className="btn" name="intent" value="guest">
        Continue as guest
      </button>
    </Form>
  );
}
