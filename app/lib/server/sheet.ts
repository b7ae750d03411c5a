/** A rule, with what it needs to apply: one of its selectors' every need. */
interface Rule {
  readonly selectors: readonly Selector[];
  readonly body: string;
  /** Variables it declares. */
  readonly variables?: readonly Named[];
  /** Variables and animations it refers to. */
  readonly uses?: readonly string[];
}

/**
 * Its text, and the classes (`.card`) and kinds of elements (`li`) without which it matches nothing; of each need one is enough. Its text alone where that is
 * the one class or element.
 */
export type Selector = string | readonly [text: string, needs: readonly (readonly string[])[]];

export function selectorText(selector: Selector): string {
  return typeof selector === "string" ? selector : selector[0];
}

/** Kept where something refers to it: a variable, an animation, a registered property. What it refers to itself is always kept. */
export interface Named {
  readonly name: string;
  readonly text: string;
  readonly uses?: readonly string[];
}

/** `@media`, `@supports` or `@layer`, with what it holds. */
interface Group {
  readonly at: string;
  readonly parts: readonly Part[];
}

/** A sheet, taken apart by the build (scripts/page-styles.ts). A string stands in every page. */
export type Part = string | Rule | Named | Group;

export interface PageStyles {
  /** The late one is not needed for the first screen. */
  readonly sheets: Readonly<Record<"first" | "late", readonly Part[]>>;
  /** Classes that a page can have: by route, and by "route view" where one route has several. "root" is an error's page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * The sheets without the rules that match nothing in a page, and without what nothing left refers to. A page has the classes and
 * elements that `has` says; what changes while it is open (what is pressed, chosen, opened) keeps its rules.
 */
export function stylesFor(sheets: readonly (readonly Part[])[], has: (name: string) => boolean): string[] {
  const uses = new Set(sheets.flatMap((parts) => usedBy(parts, has)));
  return sheets.map((parts) => write(parts, { has, begins: has, uses, layers: new Map() }).first);
}

/**
 * The same in two: what the beginning of the page needs, which has what `begins` says, and what comes behind it. No rule changes places with one
 * that it could override or be overridden by.
 */
export function stylesInTwo(
  [sheet, late]: readonly [readonly Part[], readonly Part[]],
  has: (name: string) => boolean,
  begins: (name: string) => boolean,
): InTwo {
  const page = { has, begins, uses: new Set(usedBy([...sheet, ...late], has)), layers: new Map() };
  const { first, rest } = write(sheet, page);
  return { first, rest: rest + write(late, { ...page, begins: has, layers: new Map() }).first };
}

export interface InTwo {
  readonly first: string;
  readonly rest: string;
}

function usedBy(parts: readonly Part[], has: (name: string) => boolean): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("name" in part) return part.uses ?? [];
    if ("at" in part) return usedBy(part.parts, has);
    return part.selectors.some((selector) => isMet(selector, has)) ? (part.uses ?? []) : [];
  });
}

function isMet(selector: Selector, has: (name: string) => boolean): boolean {
  return typeof selector === "string" ? has(selector) : selector[1].every((oneOf) => oneOf.some(has));
}

interface Writing {
  readonly has: (name: string) => boolean;
  readonly begins: (name: string) => boolean;
  readonly uses: ReadonlySet<string>;
  /** By layer, what is set by those rules of the first part that stand behind the one being written; the last is written first. */
  readonly layers: Map<string, Set<string>>;
}

function write(parts: readonly Part[], page: Writing, layer = ""): InTwo {
  const fromTheEnd = parts.toReversed().map((part) => writePart(part, page, layer));
  return fromTheEnd.reduce((behind, { first, rest }) => ({ first: first + behind.first, rest: rest + behind.rest }), {
    first: "",
    rest: "",
  });
}

function writePart(part: Part, page: Writing, layer: string): InTwo {
  if (typeof part === "string") return { first: part, rest: "" };
  if ("name" in part) return { first: page.uses.has(part.name) ? part.text : "", rest: "" };
  return "at" in part ? writeGroup(part, page, layer) : writeRule(part, page, layer);
}

function writeGroup({ at, parts }: Group, page: Writing, layer: string): InTwo {
  const isLayer = at.startsWith("@layer");
  const { first, rest } = write(parts, page, isLayer ? at : layer);
  // Layers count in the order in which they are named.
  return { first: first === "" && rest !== "" && isLayer ? `${at};` : block(at, first), rest: block(at, rest) };
}

function writeRule({ selectors, variables = [], body }: Rule, page: Writing, layer: string): InTwo {
  const met = selectors.filter((selector) => isMet(selector, page.has));
  const used = variables.filter(({ name }) => page.uses.has(name)).map(({ text }) => text);
  const inside = [...used, body].filter(Boolean).join(";");
  if (met.length === 0 || inside === "") return { first: "", rest: "" };
  const text = block(met.map(selectorText).join(","), inside);
  const kinds = inside.split(";").map((declaration) => kindOf(declaration.slice(0, declaration.indexOf(":"))));
  const behind = page.layers.get(layer) ?? new Set();
  page.layers.set(layer, behind);
  const isFirst = met.some((selector) => isMet(selector, page.begins)) || kinds.some((kind) => behind.has(kind));
  if (!isFirst) return { first: "", rest: text };
  for (const kind of kinds) behind.add(kind);
  return { first: text, rest: "" };
}

/** One name for properties of which one can undo another: `padding` for `padding-top`, `inset` for `left`. */
function kindOf(property: string): string {
  if (property.startsWith("--")) return property;
  const plain = property.replace(/^-(webkit|moz)-/, "");
  if (/^(inset|top|right|bottom|left)\b/.test(plain)) return "inset";
  if (/^(align|justify|place)-/.test(plain)) return "place";
  if (/gap$/.test(plain)) return "gap";
  if (plain === "line-height") return "font";
  if (plain === "white-space") return "text"; // as text-wrap sets a part of it
  return /^(min|max)-/.test(plain) ? plain : plain.replace(/-.*/, "");
}

function block(head: string, inside: string): string {
  return inside === "" ? "" : `${head}{${inside}}`;
}

/** Classes and kinds of elements in pieces of markup: `.card`, `li`. */
export function namesIn(...pieces: readonly string[]): ReadonlySet<string> {
  const all = (pattern: RegExp) => [...new Set(pieces.flatMap((piece) => piece.match(pattern) ?? []))];
  const elements = all(/<[a-z][\w-]*/g).map((start) => start.slice(1));
  const lists = all(/ class="[^"]*/g).map((attribute) => unescaped(attribute.slice(' class="'.length)));
  return new Set([...elements, ...lists.flatMap((list) => list.split(" ")).map((name) => `.${name}`)]);
}

function unescaped(text: string): string {
  return text.replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
