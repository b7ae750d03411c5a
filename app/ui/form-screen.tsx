import type { ComponentProps, ReactNode } from "react";
import { ErrorSummary } from "./error-summary";

interface FormScreenProps extends ComponentProps<typeof ErrorSummary> {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen that is one form. */
export function FormScreen({ title, children, ...errors }: FormScreenProps) {
  return (
    <div className="mx-auto grid max-w-[560px] min-w-0 content-start gap-4 lg:py-6">
      <h1>{title}</h1>
      <ErrorSummary {...errors} />
      <div className="panel lg:p-6">{children}</div>
    </div>
  );
}
