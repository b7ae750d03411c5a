import type { ReactNode } from "react";

/** Two parts of a page: what it is about, and the sums, which stand beside it on a desktop. */
export function WithSummary({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-6 print:block">{children}</div>
  );
}
