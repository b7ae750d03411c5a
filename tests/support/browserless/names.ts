import { isTag, isText, type AnyNode, type Element } from "domhandler";
import { findOne, getChildren, getParent } from "domutils";
import { isHidden } from "./roles.ts";

const inline = new Set(
  "a abbr b bdi bdo cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const namedByContent = new Set(["a", "button", "h1", "h2", "h3", "h4", "h5", "h6", "summary", "option", "legend"]);
const namingChild: Record<string, string> = { fieldset: "legend", table: "caption", figure: "figcaption" };

/** The steps of the W3C computation that plain HTML needs. */
export function nameOf(element: Element): string {
  const { attribs } = element;
  const labelledBy = attribs["aria-labelledby"];
  if (labelledBy)
    return normalizeText(
      labelledBy
        .split(/\s+/)
        .map((id) => textOfId(element, id))
        .join(" "),
    );
  if (attribs["aria-label"]?.trim()) return normalizeText(attribs["aria-label"]);
  return normalizeText(nativeName(element)) || normalizeText(attribs["title"] ?? "");
}

function nativeName(element: Element): string {
  const { name, attribs } = element;
  if (name === "img") return attribs["alt"] ?? "";
  if (name === "input" && isButton(attribs["type"])) return attribs["value"] ?? attribs["alt"] ?? "Submit";
  if (name === "input" || name === "select" || name === "textarea") return labelsOf(element).map(textOf).join(" ");
  const child = namingChild[name];
  if (child !== undefined) {
    const naming = getChildren(element).find((node): node is Element => isTag(node) && node.name === child);
    return naming ? textOf(naming) : "";
  }
  return namedByContent.has(name) || attribs["role"] ? textOf(element) : "";
}

export function labelsOf(field: Element): Element[] {
  const labels: Element[] = [];
  for (let up = getParent(field); up !== null; up = getParent(up))
    if (isTag(up) && up.name === "label") labels.push(up);
  const { id } = field.attribs;
  if (id) {
    const byFor = findOne((node) => node.name === "label" && node.attribs["for"] === id, rootOf(field).children, true);
    if (byFor && !labels.includes(byFor)) labels.push(byFor);
  }
  return labels;
}

/** As read aloud: without hidden parts, pictures by their alternative, blocks separated. */
export function textOf(node: AnyNode): string {
  return normalizeText(raw(node));
}

function raw(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (isTag(node)) {
    if (isHidden(node)) return "";
    if (node.name === "br") return "\n";
    if (node.name === "img") return node.attribs["alt"] ?? "";
    if (node.attribs["aria-label"] && node.name === "svg") return node.attribs["aria-label"];
    if (node.name === "select" || node.name === "textarea") return "";
  }
  const inside = getChildren(node).map(raw).join("");
  return isTag(node) && !inline.has(node.name) ? `\n${inside}\n` : inside;
}

function textOfId(from: Element, id: string): string {
  const named = findOne((node) => node.attribs["id"] === id, rootOf(from).children, true);
  if (!named) return "";
  return named.attribs["aria-label"] ?? getChildren(named).map(raw).join("");
}

export function rootOf(node: AnyNode): { children: AnyNode[] } {
  let top: AnyNode = node;
  for (let up = getParent(top); up !== null; up = getParent(top)) top = up;
  return { children: getChildren(top) };
}

function isButton(type: string | undefined): boolean {
  return type !== undefined && ["submit", "button", "reset", "image"].includes(type);
}

export function normalizeText(text: string): string {
  return text
    .replaceAll("\u00ad", "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
