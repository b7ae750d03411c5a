import { Form as PageForm } from "@remix-run/react";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { withReturn } from "~/lib/urls/log-in-address";
import { Link } from "~/ui/link";
import { Captcha } from "./captcha";
import { ShowPasswordButton } from "./show-password-button";

interface LogInFormProps {
  readonly state?: SubmissionResult | null;
  readonly constraints: Constraints;
  /** Where the shopper goes on once logged in. */
  readonly returnTo: string;
  /** Where an account is made instead; without it no such link is shown. */
  readonly registerAt?: string;
  /** Keeps ids apart where a page has other forms. */
  readonly idPrefix?: string;
  /** The page that takes the form, when it is not the log-in page. It tells its forms apart by the intent "log-in". */
  readonly action?: string;
  /** Known already, so not asked again. */
  readonly email?: string | null;
  /** The form a page was opened for takes the focus. */
  readonly isFirst?: boolean;
  /** Sends it without leaving the page, where the page has a place for the answer. */
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
