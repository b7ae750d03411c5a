import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";

export const EMAIL_LABELS = { email: "Email" };

interface EmailFieldProps {
  readonly email: string | null;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

/** Where the order confirmation goes. */
export function EmailField({ email, state, constraints }: EmailFieldProps) {
  const field = fieldsOf({ labels: EMAIL_LABELS, state, constraints, known: { email: email ?? "" } });
  return (
    <Field
      {...field("email")}
      type="email"
      autoComplete="email"
      hint="The order confirmation goes there. No account needed."
    />
  );
}
