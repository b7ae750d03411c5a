import type { ReactNode } from "react";

interface FootBarProps {
  children: ReactNode;
  className?: string;
}

/** A sum and the next step; on a phone the only bar at the lower edge (foot-bar.css). */
export function FootBar({ children, className = "" }: FootBarProps) {
  return (
    <div className={`foot-bar no-print flex flex-wrap items-center justify-between gap-x-4 ${className}`}>
      {children}
    </div>
  );
}
