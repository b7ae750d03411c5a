import { isTag, type AnyNode, type Element } from "domhandler";
import { getChildren } from "domutils";
import type { Role } from "../shopper.ts";

const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const invisible = new Set(["script", "style", "template", "head", "title", "meta", "link", "source"]);

const roleOfTag: Record<string, Role> = {
  article: "article",
  aside: "complementary",
  button: "button",
  dialog: "dialog",
  fieldset: "group",
  footer: "contentinfo",
  form: "form",
  header: "banner",
  img: "img",
  li: "listitem",
  main: "main",
  nav: "navigation",
  ol: "list",
  search: "search",
  section: "region",
  table: "table",
  textarea: "textbox",
  tr: "row",
  ul: "list",
};

const roleOfInput: Record<string, Role> = {
  button: "button",
  checkbox: "checkbox",
  image: "button",
  number: "spinbutton",
  radio: "radio",
  reset: "button",
  search: "searchbox",
  submit: "button",
};

/** The explicit role, else the one the tag implies. */
export function roleOf(element: Element): Role | null {
  const explicit = element.attribs["role"]?.split(/\s+/)[0];
  if (explicit) return explicit as Role; // any ARIA role; tests never look for those that are not in Role
  const { name } = element;
  if (headings.has(name)) return "heading";
  if (name === "a") return "href" in element.attribs ? "link" : null;
  if (name === "input") return inputRole(element);
  if (name === "select") return "multiple" in element.attribs ? "listbox" : "combobox";
  return roleOfTag[name] ?? null;
}

function inputRole(element: Element): Role | null {
  const type = (element.attribs["type"] ?? "text").toLowerCase();
  if (type === "hidden") return null;
  return roleOfInput[type] ?? "textbox";
}

/**
 * By HTML only; CSS is covered in Chromium. The content of a closed details is reachable without
 * script.
 */
export function isHidden(element: Element): boolean {
  const { attribs, name } = element;
  if (invisible.has(name)) return true;
  if ("hidden" in attribs || attribs["aria-hidden"] === "true" || "inert" in attribs) return true;
  if (name === "dialog" && !("open" in attribs)) return true;
  return /display:\s*none|visibility:\s*hidden/.test(attribs["style"] ?? "");
}

export function* reachable(node: AnyNode): Generator<Element> {
  if (isTag(node)) {
    if (isHidden(node)) return;
    yield node;
  }
  for (const child of getChildren(node)) yield* reachable(child);
}
