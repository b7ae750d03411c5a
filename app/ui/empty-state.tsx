import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";

interface EmptyStateProps {
  icon: IconName;
  /** What there is not, and how it comes here. */
  children: ReactNode;
  /** Where to go on. */
  to: string;
  next: string;
}

/** Nothing to show yet: said, and a way on. */
export function EmptyState({ icon, children, to, next }: EmptyStateProps) {
  return (
    <div className="empty panel">
      <Icon name={icon} />
      <p>{children}</p>
      <Link className="btn" to={to}>
        {next}
      </Link>
    </div>
  );
}
