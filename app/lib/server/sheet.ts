/** A rule, with what it needs to apply: one of its selectors' every need. */
interface Rule {
  readonly selectors: readonly Selector[];
  readonly body: string;
  /** Variables it declares. */
  readonly variables?: readonly Named[];
  /** Variables and animations it refers to. */
  readonly uses: readonly string[];
}

/** Its text, and the classes (`.card`) and kinds of elements (`li`) without which it matches nothing; of each need one is enough. */
export type Selector = readonly [text: string, needs: readonly (readonly string[])[]];

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
  /** Addresses of the scripts of the parts that only some pages load (app/ui/split-part), by name. */
  readonly partScripts: Readonly<Record<string, readonly string[]>>;
}

/**
 * The sheets without the rules that match nothing in a page, and without what nothing left refers to. A page has the classes and
 * elements that `has` says; what changes while it is open (what is pressed, chosen, opened) keeps its rules.
 */
export function stylesFor(sheets: readonly (readonly Part[])[], has: (name: string) => boolean): string[] {
  const uses = new Set(sheets.flatMap((parts) => usedBy(parts, has)));
  return sheets.map((parts) => write(parts, has, uses));
}

function usedBy(parts: readonly Part[], has: (name: string) => boolean): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("name" in part) return part.uses ?? [];
    if ("at" in part) return usedBy(part.parts, has);
    return part.selectors.some((selector) => isMet(selector, has)) ? part.uses : [];
  });
}

function isMet([, needs]: Selector, has: (name: string) => boolean): boolean {
  return needs.every((oneOf) => oneOf.some(has));
}

function write(parts: readonly Part[], has: (name: string) => boolean, uses: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, has, uses)).join("");
}

function writePart(part: Part, has: (name: string) => boolean, uses: ReadonlySet<string>): string {
  if (typeof part === "string") return part;
  if ("name" in part) return uses.has(part.name) ? part.text : "";
  if ("at" in part) return block(part.at, write(part.parts, has, uses));
  const selectors = part.selectors.filter((selector) => isMet(selector, has)).map(([text]) => text);
  const variables = (part.variables ?? []).filter(({ name }) => uses.has(name)).map(({ text }) => text);
  return selectors.length === 0 ? "" : block(selectors.join(","), [...variables, part.body].filter(Boolean).join(";"));
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
