import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { type MenuEntry, useMenu, useContentLang } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useHydrated } from "~/ui/use-hydrated";
import { isPlainClick } from "./use-client-links";

/**
 * One tree, three layouts: departments that open on hover, a toggle that shows all, and on phones
 * only the toggle (a panel with script). The server renders departments only: the lower levels
 * would be a fifth of a page's elements.
 */
export function CategoryBar() {
  const { key } = useLocation();
  const departments = useMenu();
  const isHydrated = useHydrated();
  const { bar, isClosed, closing, closeByKey } = useClosing();
  return (
    // The handlers only close menus; CSS and the toggle open them without script.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className="site-nav" aria-label="Categories" ref={bar} onKeyDown={closeByKey}>
      <details key={key}>
        <summary data-panel="menu">
          <Icon name="menu" size={22} />
          <span>All categories</span>
        </summary>
      </details>
      <CategoryTree
        className={isClosed ? "departments closed" : "departments"}
        nodes={[...departments, REST]}
        depth={isHydrated ? 3 : 1}
        {...closing}
      />
    </nav>
  );
}

/** Link to the lower levels for phones and without script. */
const REST: MenuEntry = { name: "All categories", path: "/categories", children: [] };

interface CategoryTreeProps extends ComponentProps<"ul"> {
  nodes: readonly MenuEntry[];
  depth: number;
}

export function CategoryTree({ nodes, depth, ...list }: CategoryTreeProps): ReactNode {
  const lang = useContentLang();
  if (depth === 0 || nodes.length === 0) return null;
  return (
    <ul {...list}>
      {nodes.map((node) => (
        <li key={node.path} lang={node === REST ? undefined : lang}>
          <Link to={node.path}>{node.name}</Link>
          <CategoryTree className="submenu" nodes={node.children} depth={depth - 1} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Esc closes open menus without moving the focus (WCAG 1.4.13). So does following a link: the menu
 * would cover the next page while the pointer rests there. A click outside closes the tree.
 */
function useClosing() {
  const bar = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);
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
    if (!toggle?.open) return setClosed(true);
    toggle.open = false;
    toggle.querySelector("summary")?.focus();
  };
  const closing: ComponentProps<"ul"> = {
    onClick: ({ nativeEvent }) => isPlainClick(nativeEvent) && setClosed(true),
    onPointerEnter: () => setClosed(false),
  };
  return { bar, isClosed, closing, closeByKey };
}

function toggleOf(bar: HTMLElement | null): HTMLDetailsElement | null {
  return bar?.querySelector("details") ?? null;
}
