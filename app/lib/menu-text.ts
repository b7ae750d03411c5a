import { useMemo } from "react";
import { type MenuEntry, useShop } from "./root-data";

/**
 * The menu as text, a line for each category with a tab per level before it: it stands in every page's data, inside two kinds of quotes,
 * where JSON takes more than twice the bytes.
 */
export function menuText(entries: readonly MenuEntry[], level = 0): string {
  return entries
    .map(
      ({ name, path, children }) =>
        `${"\t".repeat(level)}${name.replace(/\s+/g, " ")}\t${path}\n${menuText(children, level + 1)}`,
    )
    .join("");
}

/** What menuText wrote. */
export function readMenu(text: string): readonly MenuEntry[] {
  const top: MenuEntry[] = [];
  const open: MenuEntry[][] = [top];
  for (const [, tabs = "", name = "", path = ""] of text.matchAll(/^(\t*)([^\t\n]*)\t(.*)$/gm)) {
    const children: MenuEntry[] = [];
    open[tabs.length]?.push({ name, path, children });
    open[tabs.length + 1] = children;
  }
  return top;
}

/** The menu's categories, read once per response. */
export function useMenu(): readonly MenuEntry[] {
  const { menu: text } = useShop();
  return useMemo(() => readMenu(text), [text]);
}
