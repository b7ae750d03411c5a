import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { ShowPasswordButton } from "./show-password-button";

interface NewPasswordFieldsProps {
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly hint: string;
}

export const NEW_PASSWORD_LABELS = {
  password: "New password",
  confirmPassword: "Confirm new password",
} as const;

/** A new password, entered twice. */
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
