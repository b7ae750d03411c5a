import type { ReactNode } from "react";

/** A sum and the next step: on a phone at the lower edge of the screen, in reach all the time, and the only bar there (foot-bar.css). */
export function FootBar({ children }: { children: ReactNode }) {
  return <div className="foot-bar no-print flex flex-wrap items-center justify-between gap-x-4">{children}</div>;
}
