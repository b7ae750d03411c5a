import { formErrors, type SubmissionResult } from "~/lib/forms/submission";

export function formErrorId(idPrefix = ""): string {
  return `${idPrefix}form-error`;
}

interface FormErrorNoticeProps {
  readonly state: SubmissionResult | null;
  readonly idPrefix?: string;
}

export function FormErrorNotice({ state, idPrefix }: FormErrorNoticeProps) {
  const messages = formErrors(state);
  if (messages.length === 0) return null;
  return (
    <p className="notice danger mt-0" role="alert" id={formErrorId(idPrefix)} tabIndex={-1} autoFocus>
      <b>Registration error: </b>
      {messages.join(", ")}
    </p>
  );
}
