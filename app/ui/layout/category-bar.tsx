import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { CategoryNode } from "~/lib/commerce/model/category";
import { Icon } from "../primitives/icon";
import { Link } from "../primitives/link";

interface CategoryBarProps {
  menu: readonly CategoryNode[];
}

/**
 * One tree of three levels, shown in three ways by the style sheet: a bar whose departments fold out on hover and focus,
 * everything at once behind the toggle, and on a phone only that. Where script runs, a phone opens it as a panel.
 */
export function CategoryBar({ menu }: CategoryBarProps) {
  const { key } = useLocation();
  const { bar, isQuiet, unquiet, closeByKey } = useClosing();
  return (
    // The handlers close what CSS and the toggle open; everything in it works without them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className="site-nav" aria-label="Categories" ref={bar} onKeyDown={closeByKey}>
      <details key={key}>
        <summary data-panel="menu">
          <Icon name="menu" size={22} />
          <span>All categories</span>
        </summary>
      </details>
      <CategoryTree
        className={isQuiet ? "departments quiet" : "departments"}
        nodes={menu}
        depth={3}
        onPointerLeave={unquiet}
        onBlur={unquiet}
      />
    </nav>
  );
}

interface CategoryTreeProps {
  nodes: readonly CategoryNode[];
  /** Levels to show. */
  depth: number;
  className?: string;
  onPointerLeave?: () => void;
  onBlur?: () => void;
}

export function CategoryTree({ nodes, depth, ...list }: CategoryTreeProps): ReactNode {
  if (depth === 0 || nodes.length === 0) return null;
  return (
    <ul {...list}>
      {nodes.map((node) => (
        <li key={node.uid}>
          <Link to={node.path}>{node.name}</Link>
          <CategoryTree nodes={node.children} depth={depth - 1} />
        </li>
      ))}
    </ul>
  );
}

/** Esc closes what lies open, without moving the focus away (WCAG 1.4.13); a press beside the bar closes the tree. */
function useClosing() {
  const bar = useRef<HTMLElement>(null);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) toggleOf(bar.current)?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, []);
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape") return;
    const toggle = toggleOf(bar.current);
    if (!toggle?.open) return setQuiet(true);
    toggle.open = false;
    toggle.querySelector("summary")?.focus();
  };
  return { bar, isQuiet, unquiet: () => setQuiet(false), closeByKey };
}

function toggleOf(bar: HTMLElement | null): HTMLDetailsElement | null {
  return bar?.querySelector("details") ?? null;
}
