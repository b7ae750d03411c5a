import { formErrors, type SubmissionResult } from "~/lib/forms/submission";

export function formErrorId(idPrefix = ""): string {
  return `${idPrefix}form-error`;
}

export function FormErrorNotice({ state, idPrefix }: { state: SubmissionResult | null; idPrefix?: string }) {
  const messages = formErrors(state);
  if (messages.length === 0) return null;
  return (
    <p className="notice danger mt-0" role="alert" id={formErrorId(idPrefix)} tabIndex={-1} autoFocus>
      <b>Registration error: </b>
      {messages.join(", ")}
    </p>
  );
}
