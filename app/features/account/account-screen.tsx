import type { ReactNode } from "react";
import type { SubmissionResult } from "~/lib/forms/submission";
import { ErrorSummary } from "~/ui/error-summary";

interface AccountScreenProps {
  readonly title: string;
  readonly state: SubmissionResult | null;
  readonly labels: Readonly<Record<string, string>>;
  /** Shown above the backend's errors. */
  readonly problemTitle?: string;
  readonly children: ReactNode;
}

/** A page with a single account form: title, errors, form. */
export function AccountScreen({ title, state, labels, problemTitle, children }: AccountScreenProps) {
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <ErrorSummary state={state} labels={labels} {...(problemTitle && { problemTitle })} />
      <div className="panel">{children}</div>
    </div>
  );
}
