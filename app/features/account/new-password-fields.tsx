import { errorOf, type FormState } from "~/lib/forms/form-state";
import { Field } from "~/ui/field";
import { ShowPasswordButton } from "./show-password-button";

interface NewPasswordFieldsProps {
  readonly state: FormState | null;
  readonly hint: string;
}

export const NEW_PASSWORD_LABELS = {
  password: "New password",
  confirmPassword: "Confirm new password",
} as const;

/** A password that is wished for, twice, because nobody sees what was typed. */
export function NewPasswordFields({ state, hint }: NewPasswordFieldsProps) {
  const field = (name: keyof typeof NEW_PASSWORD_LABELS) => ({
    name,
    label: NEW_PASSWORD_LABELS[name],
    type: "password",
    autoComplete: "new-password",
    required: true,
    error: errorOf(state, name),
  });
  return (
    <>
      <Field {...field("password")} hint={hint} />
      <Field {...field("confirmPassword")} />
      <ShowPasswordButton />
    </>
  );
}
