import { type ChildNode, isTag, isText } from "domhandler";
import { escapeAttribute, escapeText } from "entities";
import { ATTRIBUTES, isAllowedUrl, TAGS, VOID_TAGS } from "./allowed.server";

/**
 * HTML of the converted tree. Writes only elements and attributes of the closed list, whatever the
 * conversion made, so that an element can only come from a name in the source code, and text only
 * as text.
 */
export function writeHtml(nodes: readonly ChildNode[]): string {
  let html = "";
  for (const node of nodes) {
    if (isText(node)) html += escapeText(node.data);
    if (!isTag(node)) continue;
    const { name, attribs, children } = node;
    if (!TAGS.has(name)) html += writeHtml(children);
    else if (VOID_TAGS.has(name)) html += `<${name}${writeAttributes(name, attribs)} />`;
    else html += `<${name}${writeAttributes(name, attribs)}>${writeHtml(children)}</${name}>`;
  }
  return html;
}

function writeAttributes(tag: string, attribs: Readonly<Record<string, string>>): string {
  let html = "";
  for (const [name, value] of Object.entries(attribs)) {
    if (!(ATTRIBUTES["*"]?.has(name) || ATTRIBUTES[tag]?.has(name)) || !isAllowedUrl(name, value)) continue;
    html +=
      value === "" && name !== "alt"
        ? ` ${name}`
        : ` ${name}="${escapeAttribute(value).replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`;
  }
  return html;
}
