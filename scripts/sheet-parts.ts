import { transform } from "lightningcss";
import { type Named, type Part, type Selector, selectorText } from "../app/lib/server/sheet";

/** Long name → short name. */
type Names = ReadonlyMap<string, string>;

/** Takes a sheet apart for app/lib/server/sheet.ts, minified. Variables get the short names; those of `fixed` their value. */
export function partsOf(
  css: string,
  { names, fixed = new Map() }: { names?: Names; fixed?: ReadonlyMap<string, string> } = {},
): Part[] {
  const written = settled(minified(css, names)).replace(
    /var\((--[\w-]+)\)/g,
    (use, name: string) => fixed.get(name) ?? use,
  );
  return read(written, 0).parts;
}

/** Variables of these sheets that have one value everywhere, in both themes, which is no longer than what refers to it, or asked for once. */
export function fixedIn(sheets: readonly (readonly Part[])[]): ReadonlyMap<string, string> {
  const all = sheets.flatMap((parts) => declaredIn(parts));
  const [declared, used] = [timesOf(all.map(({ name }) => name)), timesOf(sheets.flatMap(usedIn))];
  const fixed = all.filter(({ name, value, isRoot }) => {
    const isShorter = value.length <= `var(${name})`.length || used.get(name) === 1;
    return isRoot && isShorter && !value.includes("var(") && declared.get(name) === 1;
  });
  return new Map(fixed.map(({ name, value }) => [name, value]));
}

function timesOf(names: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

function usedIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    return "at" in part ? usedIn(part.parts) : [...(part.uses ?? [])];
  });
}

interface Declared {
  readonly name: string;
  readonly value: string;
  /** On every page, whatever the screen is. */
  readonly isRoot: boolean;
}

function declaredIn(parts: readonly Part[], isAlways = true): Declared[] {
  return parts.flatMap((part) => {
    if (typeof part === "string" || "name" in part) return [];
    if ("at" in part) return declaredIn(part.parts, isAlways && part.at.startsWith("@layer"));
    const isRoot = isAlways && part.selectors.every((selector) => /^:(root|host)$/.test(selectorText(selector)));
    return (part.variables ?? []).map(({ name, text }) => ({ name, value: text.slice(name.length + 1), isRoot }));
  });
}

/** With the initial values of registered variables that no rule sets: Tailwind's borders ask one for their style. */
function settled(css: string): string {
  const rules = css.replace(/@layer properties\{.*?\}\}\}/s, "");
  const registered = [...css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g)];
  return registered
    .filter(([, name = ""]) => !new RegExp(`[{;]${name}:`).test(rules))
    .reduce((left, [, name = "", value = ""]) => left.replaceAll(`var(${name})`, value), css);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A variable; but not in a class's name, as in `[color:var(--x)]`. */
const VARIABLE = /(?<![\w-]|\\\()--[a-z][\w-]*/g;

/** Short names for the variables of these sheets, one letter for the commonest. */
export function shortNamesIn(sheets: readonly string[]): Names {
  const times = timesOf(sheets.flatMap((css) => css.match(VARIABLE) ?? []));
  const names = [...times].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1)).map(([name]) => name);
  return new Map(names.map((name, at) => [name, `--${lettersOf(at)}`]));
}

function lettersOf(at: number): string {
  const before = Math.floor(at / LETTERS.length);
  return (before > 0 ? lettersOf(before - 1) : "") + (LETTERS[at % LETTERS.length] ?? "");
}

/** Minified, variables by their short names: the same in every sheet that names were made for together. */
export function minified(css: string, names: Names = shortNamesIn([css])): string {
  const { code } = transform({ filename: "sheet.css", code: new TextEncoder().encode(css), minify: true });
  return new TextDecoder().decode(code).replace(VARIABLE, (name) => names.get(name) ?? name);
}

/** From `at` to the end of the block it stands in. */
function read(css: string, start: number): { parts: Part[]; end: number } {
  const parts: Part[] = [];
  let at = start;
  while (at < css.length && css[at] !== "}") {
    if (css.startsWith("/*", at)) {
      at = css.indexOf("*/", at) + 2; // a licence, which the whole sheet has
      continue;
    }
    const open = find(css, at, "{;");
    const head = css.slice(at, open).trim();
    if (css[open] === ";") {
      parts.push(css.slice(at, open + 1));
      at = open + 1;
    } else if (/^@(media|supports|layer|container)/.test(head)) {
      const inside = read(css, open + 1);
      parts.push({ at: head, parts: inside.parts });
      at = inside.end + 1;
    } else {
      const end = closing(css, open);
      parts.push(partOf(head, css.slice(open + 1, end)));
      at = end + 1;
    }
  }
  return { parts, end: at };
}

function partOf(head: string, body: string): Part {
  const name = /^@(?:keyframes|property) (\S+)$/.exec(head)?.[1];
  if (name) return { name, text: `${head}{${body}}`, ...withUses([body]) };
  if (head.startsWith("@")) return `${head}{${body}}`;
  const declarations = split(body, ";");
  const variables = declarations.filter((text) => text.startsWith("--"));
  return {
    selectors: split(head, ",").map(selectorOf),
    body: declarations.filter((text) => !text.startsWith("--")).join(";"),
    ...(variables.length > 0 && { variables: variables.map(namedOf) }),
    ...withUses(declarations),
  };
}

function withUses(declarations: readonly string[]): { uses?: string[] } {
  const uses = usesOf(declarations);
  return uses.length > 0 ? { uses } : {};
}

function selectorOf(text: string): Selector {
  const needs = needsOf(text);
  return needs.length === 1 && needs[0]?.join() === text ? text : [text, needs];
}

function namedOf(text: string): Named {
  return { name: text.slice(0, text.indexOf(":")), text };
}

/** Every word of an animation may be its name. */
function usesOf(declarations: readonly string[]): string[] {
  const words = declarations.flatMap((text) => [
    ...[...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
    ...(text.startsWith("animation") ? text.split(/[:\s,]/) : []),
  ]);
  return [...new Set(words)];
}

/** Of `:is()`, `:where()` and `:has()` one alternative is enough; what is in `:not()` is not needed. */
function needsOf(selector: string): string[][] {
  const needs: string[][] = [];
  const outside = replaceCalls(selector, (name, inside) => {
    if (!/^:(is|where|has)$/.test(name)) return;
    const rarest = split(inside, ",").map((alternative) => rarestOf(needsOf(alternative)));
    if (rarest.every((need) => need !== undefined)) needs.push(rarest.flat());
  });
  const plain = outside.replace(/(?<!\\)\[[^\]]*\]/g, "");
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => `.${name.replace(/\\/g, "")}`);
  const elements = [...plain.matchAll(/(?:^|(?<!\\)[\s>+~])([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  return [...classes.map((name) => [name]), ...elements.map((name) => [name]), ...needs];
}

/** Of what a selector needs the one that few pages have: its last class, as in `.flag.few`. */
function rarestOf(needs: readonly string[][]): string[] | undefined {
  return needs.findLast(([name]) => name?.startsWith(".")) ?? needs[0];
}

/** The selector without its functional pseudo-classes, each told with what it holds. */
function replaceCalls(selector: string, tell: (name: string, inside: string) => void): string {
  let text = selector;
  for (;;) {
    const call = /:[\w-]+\(/.exec(text);
    if (!call) return text;
    const open = call.index + call[0].length - 1;
    const end = closing(text, open);
    tell(call[0].slice(0, -1), text.slice(open + 1, end));
    text = text.slice(0, call.index) + text.slice(end + 1);
  }
}

/** Where one of the signs stands first, outside strings and brackets. */
function find(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? "";
    if (signs.includes(sign)) return at;
    if (sign === "\\") at++;
    else if (sign === '"') at = css.indexOf('"', at + 1);
    else if ("([{".includes(sign)) at = closing(css, at);
  }
  return css.length;
}

function closing(css: string, open: number): number {
  return find(css, open + 1, ")]}");
}

function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = find(text, at, sign);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts.filter((part) => part !== "");
}
