import { Form as PageForm } from "@remix-run/react";
import { fieldsOf, formErrors, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { withReturn } from "~/lib/urls/log-in-path";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { LOG_IN_REJECTED } from "./account-messages";
import { Captcha } from "./captcha";
import { ShowPasswordButton } from "./password-fields";
import { FormErrorNotice } from "./form-error-notice";

interface LogInFormProps {
  readonly state?: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly returnTo: string;
  readonly registerAt?: string;
  readonly idPrefix?: string;
  /** Posts to this page instead of the log-in page, with the intent "log-in". */
  readonly action?: string;
  readonly email?: string | null;
  readonly isFirst?: boolean;
  /** Submits without navigation, if the page shows the result itself. */
  readonly Form?: typeof PageForm;
}

const LABELS = { email: "Email", password: "Password" } as const;

export function LogInForm({
  state = null,
  constraints,
  returnTo,
  registerAt,
  idPrefix = "",
  action = "/login",
  email = null,
  isFirst = false,
  Form = PageForm,
}: LogInFormProps) {
  const field = fieldsOf({ labels: LABELS, state, constraints, known: { email: email ?? "" }, idPrefix });
  return (
    <Form method="post" action={action} className="form" noValidate>
      <input type="hidden" name="return-to" value={returnTo} />
      <input type="hidden" name="intent" value="log-in" />
      <FormErrorNotice {...{ state, idPrefix }} />
      {formErrors(state).includes(LOG_IN_REJECTED) && (
        <p>
          Check your email and password, or{" "}
          <Link to={withReturn("/forgot-password", returnTo)}>set a new password</Link>.
        </p>
      )}
      <Field {...field("email")} type="email" autoComplete="username" autoFocus={isFirst} />
      <Field {...field("password")} type="password" autoComplete="current-password" />
      <ShowPasswordButton />
      <Captcha purpose="log_in" />
      <button className="btn">Log in</button>
      <p className="row">
        <Link to={withReturn("/forgot-password", returnTo)}>Forgot your password?</Link>
        {registerAt && <Link to={registerAt}>Create an account</Link>}
      </p>
    </Form>
  );
}
