import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";

interface EmptyStateProps {
  icon: IconName;
  children: ReactNode;
  to: string;
  next: string;
}

export function EmptyState({ icon, children, to, next }: EmptyStateProps) {
  return (
    <div className="panel grid max-w-160 justify-items-start gap-4">
      <Icon name={icon} size={48} className="icon text-brand" />
      <p>{children}</p>
      <Link className="btn" to={to}>
        {next}
      </Link>
    </div>
  );
}
