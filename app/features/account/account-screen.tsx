import type { ReactNode } from "react";
import type { SubmissionResult } from "~/lib/forms/submission";
import { ErrorSummary } from "~/ui/error-summary";

interface AccountScreenProps {
  readonly title: string;
  readonly state: SubmissionResult | null;
  readonly labels: Readonly<Record<string, string>>;
  /** Said before what the backend refuses. */
  readonly problemTitle?: string;
  readonly children: ReactNode;
}

/** A page with one form about an account: its name, what is wrong with it, the form. */
export function AccountScreen({ title, state, labels, problemTitle, children }: AccountScreenProps) {
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <ErrorSummary state={state} labels={labels} {...(problemTitle && { problemTitle })} />
      <div className="panel">{children}</div>
    </div>
  );
}
