import { Form } from "@remix-run/react";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { Field } from "~/ui/primitives/field";
import { Link } from "../primitives/link";

interface LogInFormProps {
  readonly state?: FormState | null;
  /** Where the shopper goes on once logged in. */
  readonly returnTo: string;
  /** Where an account is made instead; without it no such link is shown. */
  readonly registerAt?: string;
  /** Keeps ids apart where a page has other forms. */
  readonly idPrefix?: string;
  /** The form a page was opened for takes the focus. */
  readonly isFirst?: boolean;
}

export function LogInForm({ state = null, returnTo, registerAt, idPrefix = "", isFirst = false }: LogInFormProps) {
  return (
    <Form method="post" action="/login" className="form" noValidate>
      <input type="hidden" name="return-to" value={returnTo} />
      <Field
        name="email"
        id={`${idPrefix}email`}
        label="Email"
        type="email"
        autoComplete="username"
        required
        autoFocus={isFirst}
        value={state?.values["email"] ?? ""}
        error={errorOf(state, "email")}
      />
      <Field
        name="password"
        id={`${idPrefix}password`}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errorOf(state, "password")}
      />
      <button className="btn">Log in</button>
      <p className="row">
        <Link to="/forgot-password">Forgot your password?</Link>
        {registerAt && <Link to={registerAt}>Create an account</Link>}
      </p>
    </Form>
  );
}
