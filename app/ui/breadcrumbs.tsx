import type { CategoryCrumb } from "~/lib/commerce/model/product";
import { Link } from "./link";

interface BreadcrumbsProps {
  crumbs: readonly CategoryCrumb[];
  current?: string;
  className?: string;
}

export function Breadcrumbs({ crumbs, current, className = "crumbs text-s text-muted" }: BreadcrumbsProps) {
  // The heading already shows the page's own name.
  if (crumbs.length === 0) return null;
  return (
    <nav className={className} aria-label="Breadcrumb">
      <ol className="chips py-0">
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path}>{crumb.name}</Link>
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
