import { Form as PageForm } from "@remix-run/react";
import { fieldsOf, isTicked, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { Captcha } from "./captcha";
import { ShowPasswordButton } from "./password-fields";
import { FormErrorNotice } from "./form-error-notice";

interface RegisterFormProps {
  readonly state?: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly returnTo: string;
  readonly logInAt?: string;
  readonly passwordHint: string;
  readonly idPrefix?: string;
  /** Posts to this page instead of the registration page, with the intent "register". */
  readonly action?: string;
  readonly email?: string | null;
  readonly isFirst?: boolean;
  /** Submits without navigation, if the page shows the result itself. */
  readonly Form?: typeof PageForm;
}

export const REGISTER_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
} as const;

export function RegisterForm({
  state = null,
  constraints,
  returnTo,
  logInAt,
  passwordHint,
  idPrefix = "",
  action = "/register",
  email = null,
  isFirst = false,
  Form = PageForm,
}: RegisterFormProps) {
  const field = fieldsOf({ labels: REGISTER_LABELS, state, constraints, known: { email: email ?? "" }, idPrefix });
  return (
    <Form method="post" action={action} className="form" noValidate>
      <input type="hidden" name="return-to" value={returnTo} />
      <input type="hidden" name="intent" value="register" />
      <FormErrorNotice {...{ state, idPrefix }} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field {...field("firstName")} autoComplete="given-name" autoFocus={isFirst} />
        <Field {...field("lastName")} autoComplete="family-name" />
      </div>
      <Field {...field("email")} type="email" autoComplete="username" />
      <Field {...field("password")} type="password" autoComplete="new-password" hint={passwordHint} />
      <ShowPasswordButton />
      <Captcha purpose="register" />
      <CheckboxField
        name="newsletter"
        id={`${idPrefix}newsletter`}
        label="Subscribe to the newsletter"
        isChecked={isTicked(state, "newsletter")}
      />
      <button className="btn">Create account</button>
      {logInAt && (
        <p>
          Already a customer? <Link to={logInAt}>Log in</Link>
        </p>
      )}
    </Form>
  );
}
