import { transform, type Selector } from "lightningcss";

/** The sheet without the selectors that no element can match. Within `:is()` they stay: its weight is that of all of them. */
export function without(unused: ReadonlySet<string>, css: string): string {
  const { code } = transform({
    filename: "page.css",
    code: new TextEncoder().encode(css),
    minify: true,
    visitor: { Selector: (selector) => (isDead(selector, unused) ? [] : selector) },
  });
  return new TextDecoder().decode(code);
}

function isDead(selector: Selector, unused: ReadonlySet<string>): boolean {
  return selector.some((part) => {
    if (part.type === "class") return unused.has(part.name);
    const isList = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where" || part.kind === "has");
    return isList && part.selectors.every((inner) => isDead(inner, unused));
  });
}

/** The sheet with the initial values of registered variables that no rule sets: Tailwind's borders ask one for their style. */
export function settled(css: string): string {
  const rules = css.replace(/@layer properties\{.*?\}\}\}/s, "");
  const registered = [...css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g)];
  return registered
    .filter(([, name = ""]) => !new RegExp(`[{;]${name}:`).test(rules))
    .reduce((left, [, name = "", value = ""]) => left.replaceAll(`var(${name})`, value), css);
}

/** Variables and animations that are only declared, also those that only one of these refers to. */
export function unreferred(css: string): string[] {
  const declared = new Set(
    [...css.matchAll(/(?:@keyframes\s+([\w-]+)|(--[\w-]+)\s*:|@property\s+(--[\w-]+))/g)].flatMap(nameIn),
  );
  const idle = [...declared].filter((name) => !isReferredTo(name, css));
  return idle.length === 0 ? [] : [...idle, ...unreferred(minified(css, idle))];
}

function nameIn([, ...names]: RegExpMatchArray): string[] {
  return names.filter((name) => name !== undefined);
}

function isReferredTo(name: string, css: string): boolean {
  if (name.startsWith("--")) return new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(css);
  return new RegExp(`animation[^;}]*[\\s:,]${name}(?![\\w-])`).test(css);
}

export function minified(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: "page.css",
    code: new TextEncoder().encode(css),
    minify: true,
    unusedSymbols,
  });
  return new TextDecoder().decode(code);
}
