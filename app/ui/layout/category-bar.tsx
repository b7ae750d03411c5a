import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CategoryNode } from "~/lib/commerce/model/category";
import { Icon } from "../primitives/icon";
import { Link } from "../primitives/link";

interface CategoryBarProps {
  menu: readonly CategoryNode[];
}

/**
 * Departments with their second level on hover and focus, and everything to the third level behind the toggle, which is
 * closed again on the page it leads to.
 */
export function CategoryBar({ menu }: CategoryBarProps) {
  const { key } = useLocation();
  return (
    <nav className="site-nav" aria-label="Categories">
      <details key={key}>
        <summary>
          <Icon name="menu" size={22} />
          <span>All categories</span>
        </summary>
        <CategoryTree className="mega" nodes={menu} depth={3} />
      </details>
      <CategoryTree className="departments" nodes={menu} depth={2} />
    </nav>
  );
}

interface CategoryTreeProps {
  nodes: readonly CategoryNode[];
  /** Levels to show. */
  depth: number;
  className?: string;
}

export function CategoryTree({ nodes, depth, className }: CategoryTreeProps): ReactNode {
  if (depth === 0 || nodes.length === 0) return null;
  return (
    <ul className={className}>
      {nodes.map((node) => (
        <li key={node.uid}>
          <Link to={node.path}>{node.name}</Link>
          <CategoryTree nodes={node.children} depth={depth - 1} />
        </li>
      ))}
    </ul>
  );
}
