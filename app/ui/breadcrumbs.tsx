import type { CategoryCrumb } from "~/lib/commerce/model/product";
import { useContentLang } from "~/lib/root-data";
import { Link } from "./link";

interface BreadcrumbsProps {
  crumbs: readonly CategoryCrumb[];
  current?: string;
  className?: string;
}

export function Breadcrumbs({ crumbs, current, className = "crumbs text-s text-muted" }: BreadcrumbsProps) {
  const lang = useContentLang();
  // The heading already shows the page's own name.
  if (crumbs.length === 0) return null;
  return (
    <nav className={className} aria-label="Breadcrumb" data-crumbs="">
      <ol className="chips py-0" lang={lang}>
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
