import { type AnyNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

const HEADINGS: Readonly<Record<string, string>> = { h1: "# ", h2: "## ", h3: "### ", h4: "#### " };
const BLOCKS = new Set(["p", "div", "section", "ul", "ol", "table", "details", "summary", "blockquote", "figure"]);
const OMITTED = new Set(["style", "script", "svg", "template"]);

/**
 * Sanitised HTML as Markdown: headings, paragraphs, lists, table rows and links. URLs are made
 * absolute.
 */
export function toMarkdown(html: string, origin: string): string {
  const text = ofNodes(parseDocument(html).children, origin);
  const lines = text.split("\n").map((line) => line.replace(/[ \t]+/g, " ").trim());
  return lines
    .filter((line, index) => line !== "" || lines[index - 1] !== "")
    .join("\n")
    .trim();
}

function ofNodes(nodes: readonly AnyNode[], origin: string): string {
  return nodes.map((node) => ofNode(node, origin)).join("");
}

function ofNode(node: AnyNode, origin: string): string {
  if (isText(node)) return node.data.replace(/\s+/g, " ");
  if (!isTag(node) || OMITTED.has(node.name)) return "";
  const inner = ofNodes(node.children, origin);
  const heading = HEADINGS[node.name];
  if (heading) return `\n\n${heading}${inner.trim()}\n\n`;
  switch (node.name) {
    case "br":
      return "\n";
    case "li":
      return `\n- ${inner.trim()}`;
    case "tr":
      return `\n|${inner}`;
    case "th":
    case "td":
      return ` ${inner.trim()} |`;
    case "a":
      return linkTo(node.attribs["href"], inner, origin);
  }
  return BLOCKS.has(node.name) ? `\n\n${inner}\n\n` : inner;
}

function linkTo(href: string | undefined, text: string, origin: string): string {
  const name = text.trim();
  return name && href && URL.canParse(href, origin) ? `[${name}](${new URL(href, origin).href})` : text;
}
