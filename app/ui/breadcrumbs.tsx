import type { CategoryCrumb } from "~/lib/commerce/model/product";
import { Link } from "./link";

interface BreadcrumbsProps {
  crumbs: readonly CategoryCrumb[];
  /** The page itself, not linked. */
  current?: string;
}

export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  // The page's own name alone says nothing that its heading does not.
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
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
