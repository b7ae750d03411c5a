import { Form as PageForm } from "@remix-run/react";
import type { ReactNode } from "react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { DataNotice } from "~/features/consent/data-notice";
import type { CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import { fieldsOf, formErrors, isTicked, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { withReturn } from "~/lib/urls/paths";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { webTool } from "~/ui/web-tool";
import { AttributeFields, attributeLabels } from "./attribute-fields";
import { LOG_IN_REJECTED } from "./account-messages";

interface AccountFormProps {
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly returnTo: string;
  readonly idPrefix?: string;
  /** URL of the other form, if it is not on this page. */
  readonly switchTo?: string;
  /** Posts to this page instead of the form's own, with the intent "log-in" or "register". */
  readonly action?: string;
  readonly email?: string | null;
  readonly isFirst?: boolean;
  /** Submits without navigation, if the page shows the result itself. */
  readonly Form?: typeof PageForm;
}

const LOG_IN_LABELS = { email: "Email", password: "Password" } as const;

export function LogInForm({ action = "/login", ...form }: AccountFormProps) {
  const { state, returnTo, switchTo, isFirst = false, idPrefix = "" } = form;
  const field = fieldsOf({ ...form, labels: LOG_IN_LABELS, known: { email: form.email ?? "" } });
  return (
    <AccountForm {...form} action={action} intent="log-in">
      {formErrors(state).includes(LOG_IN_REJECTED) && (
        <p>
          Check your email and password, or{" "}
          <Link to={withReturn("/forgot-password", returnTo)}>set a new password</Link>.
        </p>
      )}
      <Field {...field("email")} type="email" autoComplete="username" autoFocus={isFirst} />
      <Field {...field("password")} type="password" autoComplete="current-password" />
      <ShowPasswordButton />
      <Captcha forms={["log-in"]} {...{ state, idPrefix }} />
      <button className="btn">Log in</button>
      <p className="row">
        <Link to={withReturn("/forgot-password", returnTo)}>Forgot your password?</Link>
        {switchTo && <Link to={switchTo}>Create an account</Link>}
      </p>
    </AccountForm>
  );
}

type RegisterFormProps = AccountFormProps & {
  readonly passwordHint: string;
  readonly attributes: readonly CustomerAttribute[];
};

export const REGISTER_LABELS = { firstName: "First name", lastName: "Last name", ...LOG_IN_LABELS } as const;

/** Of the fields that the merchant requires, too. */
export function registerLabels(attributes: readonly CustomerAttribute[]): Readonly<Record<string, string>> {
  return { ...REGISTER_LABELS, ...attributeLabels(attributes) };
}

export function RegisterForm({ passwordHint, attributes, action = "/register", ...form }: RegisterFormProps) {
  const { state, switchTo, isFirst = false, idPrefix = "" } = form;
  const field = fieldsOf({ ...form, labels: REGISTER_LABELS, known: { email: form.email ?? "" } });
  return (
    <AccountForm {...form} action={action} intent="register">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field {...field("firstName")} autoComplete="given-name" autoFocus={isFirst} />
        <Field {...field("lastName")} autoComplete="family-name" />
      </div>
      <Field {...field("email")} type="email" autoComplete="username" />
      <Field {...field("password")} type="password" autoComplete="new-password" hint={passwordHint} />
      <ShowPasswordButton />
      <AttributeFields {...{ attributes, state, constraints: form.constraints, idPrefix }} />
      <CheckboxField
        name="newsletter"
        id={`${idPrefix}newsletter`}
        label="Subscribe to the newsletter"
        isChecked={isTicked(state, "newsletter")}
      />
      <DataNotice form="register" />
      <Captcha forms={["register", "log-in"]} {...{ state, idPrefix }} />
      <button className="btn">Create account</button>
      {switchTo && (
        <p>
          Already a customer? <Link to={switchTo}>Log in</Link>
        </p>
      )}
    </AccountForm>
  );
}

interface FrameProps extends AccountFormProps {
  readonly action: string;
  readonly intent: "log-in" | "register";
  readonly children: ReactNode;
}

const TOOLS = {
  "log-in": { name: "log_in", description: "Log in to the shop" },
  register: { name: "register", description: "Register with the shop" },
};

function AccountForm({ state, returnTo, idPrefix = "", action, intent, Form = PageForm, children }: FrameProps) {
  return (
    <Form
      method="post"
      action={action}
      className="form"
      noValidate
      {...webTool(TOOLS[intent].name, TOOLS[intent].description)}
    >
      <input type="hidden" name="return-to" value={returnTo} />
      <input type="hidden" name="intent" value={intent} />
      <FormErrorNotice {...{ state, idPrefix }} title={TITLES[intent]} />
      <NeedsScript form={intent}>{intent === "log-in" ? "Logging in" : "Creating an account"}</NeedsScript>
      {children}
    </Form>
  );
}

export function formErrorId(idPrefix = ""): string {
  return `${idPrefix}form-error`;
}

/** A failed log-in is no registration (docs/decisions/0027). */
const TITLES: Readonly<Record<string, string>> = { "log-in": "We could not log you in" };

interface FormErrorNoticeProps {
  readonly state: SubmissionResult | null;
  readonly idPrefix?: string;
  readonly title?: string | undefined;
}

export function FormErrorNotice({ state, idPrefix, title = "Registration error" }: FormErrorNoticeProps) {
  const messages = formErrors(state);
  if (messages.length === 0) return null;
  return (
    <p className="notice danger mt-0" role="alert" id={formErrorId(idPrefix)} tabIndex={-1} autoFocus>
      <b>{title}: </b>
      {messages.join(", ")}
    </p>
  );
}

type NewPasswordFieldsProps = Pick<AccountFormProps, "state" | "constraints"> & { readonly hint: string };

export const NEW_PASSWORD_LABELS = {
  password: "New password",
  confirmPassword: "Confirm new password",
} as const;

export function NewPasswordFields({ state, constraints, hint }: NewPasswordFieldsProps) {
  const field = fieldsOf({ labels: NEW_PASSWORD_LABELS, state, constraints });
  const kind = { type: "password", autoComplete: "new-password" };
  return (
    <>
      <Field {...field("password")} {...kind} hint={hint} />
      <Field {...field("confirmPassword")} {...kind} />
      <ShowPasswordButton />
    </>
  );
}

/**
 * For password managers, which ignore fields of type "hidden": whose password a form without an
 * email asks for.
 */
export function UserName({ email }: { email: string }) {
  return <input type="email" name="username" defaultValue={email} autoComplete="username" readOnly hidden />;
}

/** Needs script; lib/client/first-page.client handles it before hydration. */
function ShowPasswordButton() {
  return (
    <button
      type="button"
      className="link-btn -mt-3 justify-self-start p-0 font-normal noscript:hidden"
      aria-pressed="false"
      data-show-password=""
    >
      Show password
    </button>
  );
}
