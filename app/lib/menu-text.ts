import { type MenuEntry, useShop } from "./root-data";

/**
 * The menu as text, a line for each category with a tab per level before it, and after a return what cannot be told from its name: it stands in
 * every page's data, inside two kinds of quotes, where JSON takes more than four times the bytes.
 */
export function menuText(entries: readonly MenuEntry[], parent = "", level = 0): string {
  return entries
    .map(({ name: written, path, children }) => {
      const name = written.trim().replace(/\s+/g, " ");
      const rest = shortened(path, name, parent);
      return `${"\t".repeat(level)}${name}${rest === "" ? "" : `\r${rest}`}\n${menuText(children, path, level + 1)}`;
    })
    .join("");
}

/** What menuText wrote. */
export function readMenu(text: string): readonly MenuEntry[] {
  const top: MenuEntry[] = [];
  const open = [{ children: top, around: aroundKeys("") }];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const end = line.indexOf("\r");
    const name = (end < 0 ? line : line.slice(0, end)).trimStart();
    const rest = end < 0 ? "" : line.slice(end + 1);
    const level = (end < 0 ? line.length : end) - name.length;
    const parent = open[level];
    if (!parent) continue;
    const { before, after } = parent.around;
    const path = rest.startsWith("/") ? rest : before + (rest || keyOf(name)) + after;
    const children: MenuEntry[] = [];
    parent.children.push({ name, path, children });
    open[level + 1] = { children, around: aroundKeys(path) };
  }
  return top;
}

/** A path as its difference from the one that its name and parent let expect: none, another key, or the whole path. */
function shortened(path: string, name: string, parent: string): string {
  const { before, after } = aroundKeys(parent);
  const key = path.slice(before.length, path.length - after.length);
  if (before + key + after !== path || key.startsWith("/")) return path;
  return name !== "" && key === keyOf(name) ? "" : key || path;
}

const USUAL_SUFFIX = ".html";

/** What stands around the URL keys of a category's children, as Magento makes their paths: its own path, and its suffix. */
function aroundKeys(path: string): { readonly before: string; readonly after: string } {
  const dot = path.lastIndexOf(".");
  if (dot > path.lastIndexOf("/")) return { before: `${path.slice(0, dot)}/`, after: path.slice(dot) };
  return { before: `${path}/`, after: path === "" ? USUAL_SUFFIX : "" };
}

/** The URL key Magento proposes for a name. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

let lastRead: { readonly text: string; readonly menu: readonly MenuEntry[] } = { text: "", menu: [] };

/** The menu's categories. Read once, not in each place and response: it is the same for all. */
export function useMenu(): readonly MenuEntry[] {
  const { menu: text } = useShop();
  if (text !== lastRead.text) lastRead = { text, menu: readMenu(text) };
  return lastRead.menu;
}
