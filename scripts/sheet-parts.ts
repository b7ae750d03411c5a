import { transform } from "lightningcss";
import type { Named, Part, Selector } from "../app/lib/server/sheet";

/** Takes a sheet apart for app/lib/server/sheet.ts, minified. Variables get short names, the same in every sheet and build. */
export function partsOf(css: string): Part[] {
  return read(settled(minified(css)), 0).parts;
}

/** With the initial values of registered variables that no rule sets: Tailwind's borders ask one for their style. */
function settled(css: string): string {
  const rules = css.replace(/@layer properties\{.*?\}\}\}/s, "");
  const registered = [...css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g)];
  return registered
    .filter(([, name = ""]) => !new RegExp(`[{;]${name}:`).test(rules))
    .reduce((left, [, name = "", value = ""]) => left.replaceAll(`var(${name})`, value), css);
}

/** Minified, variables by their short names. */
export function minified(css: string): string {
  const { code } = transform({ filename: "sheet.css", code: new TextEncoder().encode(css), minify: true });
  const names = new Map<string, string>();
  return new TextDecoder().decode(code).replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => shortName(name, names));
}

/** By the name alone, so that every sheet and every build agrees on it. */
function shortName(name: string, names: Map<string, string>): string {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.charCodeAt(0)) % (26 * 36 * 36);
  const [first, rest] = [Math.floor(sum / 1296), sum % 1296];
  const short = `--${String.fromCharCode(97 + first)}${rest.toString(36)}`;
  const taken = names.get(short) ?? name;
  if (taken !== name)
    throw new Error(`The variables ${taken} and ${name} would get the same short name: call one differently`);
  names.set(short, name);
  return short;
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
    const head = css.slice(at, open);
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
  if (name) return { name, text: `${head}{${body}}`, uses: usesOf([body]) };
  if (head.startsWith("@")) return `${head}{${body}}`;
  const declarations = split(body, ";");
  const variables = declarations.filter((text) => text.startsWith("--"));
  return {
    selectors: split(head, ",").map(selectorOf),
    body: declarations.filter((text) => !text.startsWith("--")).join(";"),
    ...(variables.length > 0 && { variables: variables.map(namedOf) }),
    uses: usesOf(declarations),
  };
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

function selectorOf(text: string): Selector {
  return [text, needsOf(text)];
}

/** Of `:is()`, `:where()` and `:has()` one alternative is enough; what is in `:not()` is not needed. */
function needsOf(selector: string): string[][] {
  const needs: string[][] = [];
  const outside = replaceCalls(selector, (name, inside) => {
    if (!/^:(is|where|has)$/.test(name)) return;
    const first = split(inside, ",").map((alternative) => needsOf(alternative)[0]);
    if (first.every((need) => need !== undefined)) needs.push(first.flat());
  });
  const plain = outside.replace(/(?<!\\)\[[^\]]*\]/g, "");
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => `.${name.replace(/\\/g, "")}`);
  const elements = [...plain.matchAll(/(?:^|(?<!\\)[\s>+~])([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  return [...classes.map((name) => [name]), ...elements.map((name) => [name]), ...needs];
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
