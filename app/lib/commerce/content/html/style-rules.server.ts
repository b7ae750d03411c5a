import type { ParentNode } from "domhandler";
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import { type Declarations, merge, NONE, toDeclarations } from "./declarations.server";
import { elementsIn, rawText } from "./parse-html.server";

/** Declarations of an element for every width, and those that override them on a phone. */
interface ElementRules {
  readonly all: Declarations;
  readonly phone: Declarations;
}

/** By the value of `data-pb-style`. */
export type StyleRules = ReadonlyMap<string, ElementRules>;

/** A page of Page Builder has 0.3 to 7 KB. */
const MAX_TEXT = 128 * 1024;

/** Of all style elements, wherever they are: a block inside a page brings its own. */
export function readStyleRules(document: ParentNode): StyleRules {
  const rules = new Map<string, ElementRules>();
  let left = MAX_TEXT;
  for (const element of elementsIn(document)) {
    if (element.name !== "style") continue;
    const text = rawText(element);
    left -= text.length;
    if (left < 0) break;
    for (const node of parseSheet(text)) addNode(rules, node);
  }
  return rules;
}

function parseSheet(text: string): readonly ChildNode[] {
  try {
    return postcss.parse(text).nodes;
  } catch {
    return []; // an unclosed bracket or quote
  }
}

function addNode(rules: Map<string, ElementRules>, node: ChildNode): void {
  if (node.type === "rule") addRule(rules, node, "all");
  if (node.type !== "atrule" || !isForPhones(node)) return;
  for (const nested of node.nodes ?? []) if (nested.type === "rule") addRule(rules, nested, "phone");
}

/** Page Builder has one breakpoint: 768 px, later 767. */
function isForPhones({ name, params }: AtRule): boolean {
  const conditions = params
    .toLowerCase()
    .split(" and ")
    .map((condition) => condition.trim());
  const widths = conditions.filter((condition) => condition !== "only screen" && condition !== "screen");
  const [width = ""] = widths;
  if (name.toLowerCase() !== "media" || widths.length !== 1 || !width.startsWith("(max-width:")) return false;
  const pixels = Number.parseFloat(width.slice("(max-width:".length));
  return width.endsWith("px)") && pixels >= 500 && pixels <= 1100;
}

function addRule(rules: Map<string, ElementRules>, rule: Rule, width: keyof ElementRules): void {
  const ids = rule.selectors.flatMap((selector) => styleIdOf(selector) ?? []);
  if (ids.length === 0) return;
  const declarations = toDeclarations(rule.nodes);
  for (const id of ids) {
    const before = rules.get(id) ?? { all: NONE, phone: NONE };
    rules.set(id, { ...before, [width]: merge(before[width], declarations) });
  }
}

const BODY = "#html-body ";
const [BEGIN, END] = ["[data-pb-style=", "]"];

/** Null for every other selector: it could leave the content. */
function styleIdOf(selector: string): string | null {
  const own = selector.startsWith(BODY) ? selector.slice(BODY.length).trim() : selector;
  if (!own.startsWith(BEGIN) || !own.endsWith(END)) return null;
  const value = own.slice(BEGIN.length, -END.length);
  const isQuoted = value.length > 2 && value[0] === value.at(-1) && (value[0] === '"' || value[0] === "'");
  const id = isQuoted ? value.slice(1, -1) : value;
  return /^[A-Za-z0-9]{5,32}$/.test(id) ? id : null;
}
