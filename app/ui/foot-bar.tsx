import type { ReactNode } from "react";

/** A sum and the next step; on a phone the only bar at the lower edge (foot-bar.css). */
export function FootBar({ children }: { children: ReactNode }) {
  return <div className="foot-bar no-print flex flex-wrap items-center justify-between gap-x-4">{children}</div>;
}
