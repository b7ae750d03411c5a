import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";

interface NewPasswordFieldsProps {
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly hint: string;
}

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

/** Needs script; lib/client/show-password handles it before hydration. */
export function ShowPasswordButton() {
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
