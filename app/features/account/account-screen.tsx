import type { ReactNode } from "react";
import type { SubmissionResult } from "~/lib/forms/submission";
import { ErrorSummary } from "~/ui/error-summary";

interface AccountScreenProps {
  readonly title: string;
  readonly state: SubmissionResult | null;
  readonly labels: Readonly<Record<string, string>>;
  /** As in ErrorSummary. */
  readonly noticeId?: string;
  /** Beside the form on a desktop, below it on a phone. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a single account form: title, errors, form. */
export function AccountScreen({ title, state, labels, noticeId, aside, children }: AccountScreenProps) {
  return (
    <div
      className={
        aside
          ? "mx-auto grid max-w-[1000px] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-12 lg:py-6"
          : "mx-auto grid max-w-[560px] gap-4 lg:py-6"
      }
    >
      <div className="grid min-w-0 content-start gap-4">
        <h1>{title}</h1>
        <ErrorSummary state={state} labels={labels} {...(noticeId && { noticeId })} />
        <div className="panel lg:p-6">{children}</div>
      </div>
      {aside}
    </div>
  );
}
