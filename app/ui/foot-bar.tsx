import type { ReactNode } from "react";

interface FootBarProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A sum and the next step; on a phone the only bar at the lower edge (foot-bar.css). */
export function FootBar({ children, className = "flex flex-wrap justify-between" }: FootBarProps) {
  return <div className={`foot-bar no-print items-center gap-x-4 ${className}`}>{children}</div>;
}
