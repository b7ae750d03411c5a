import {
  type CustomAtRules,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TokenOrValue,
  transform,
  type Visitor,
} from "lightningcss";
import type { StyleRule } from "../app/lib/page-styles";

export function classesIn(css: string): string[] {
  const names: string[] = [];
  const visit = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === "class") names.push(part.name);
      else for (const inside of selectorsIn(part)) visit(inside);
    }
  };
  transformed(css, { Selector: (selector) => void visit(selector) });
  return names;
}

/**
 * Returns a function that prunes the sheets for the classes of a page: it removes rules that need
 * another class, then unused variables. Variables get short names. A variable with one constant
 * value is inlined.
 */
export function createPruning(sheets: readonly string[]): (has: (className: string) => boolean) => string[] {
  const constants = constantsIn(sheets);
  const names = new Map<string, string>();
  const shortened = sheets.map((css) =>
    transformed(css, {
      Variable: ({ name }) => constants.get(name.ident),
      DashedIdent(name) {
        const short = names.get(name) ?? `--${names.size.toString(36)}`;
        names.set(name, short);
        return short;
      },
    }),
  );
  return (has) => {
    const pruned = shortened.map((css) =>
      transformed(css, { Selector: (selector) => (canMatch(selector, has) ? undefined : []) }),
    );
    const unused = unusedVariablesIn(pruned);
    return pruned.map((css) => transformed(css, {}, unused));
  };
}

/**
 * Splits a sheet whose rules are all in layers: the rules that need only `early` classes, and the
 * others. Within a layer the second part repeats early rules that follow one of the others, so that
 * both parts together have the cascade of the sheet. Rules with nested ones are whole in it.
 */
export function splitSheet(css: string, isEarly: (className: string) => boolean): [string, string] {
  const early = transformed(css, {
    Selector: (selector) => (canMatch(selector, isEarly) ? undefined : []),
    Rule: { keyframes: () => [] },
  });
  let followsOthers = false;
  const others = transformed(css, {
    Rule: {
      "layer-block": () => void (followsOthers = false),
      property: () => [],
      style({ value: { selectors, rules = [] } }) {
        followsOthers ||= rules.length > 0 || !selectors.every((selector) => canMatch(selector, isEarly));
        return followsOthers ? undefined : [];
      },
    },
  });
  // Once more, without the conditions that became empty.
  return [transformed(early, {}), transformed(others, {})];
}

/** The rules of a minified sheet, each with the classes that it needs, except `scripted` ones. */
export function styleRules(css: string, scripted: readonly string[] = []): StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length;) {
    const [begin = ""] = /^(\}|[^{};]*[{;]?)/.exec(css.slice(at)) ?? [];
    const isRule = begin.endsWith("{") && !/^@(layer|media|supports|container)\b/.test(begin);
    const rule = isRule ? css.slice(at, endOfBlock(css, at)) : begin;
    rules.push([rule, ...(isRule ? classSets(begin.slice(0, -1), scripted) : [])]);
    at += rule.length;
  }
  return rules;
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = css.indexOf("{", start); at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`Not closed: ${css.slice(start, start + 80)}`);
}

/** Empty if the selectors match something without any class. */
function classSets(selectors: string, scripted: readonly string[]): string[] {
  const found: Selector[] = [];
  const Rule = { style: ({ value }: { value: { selectors: Selector[] } }) => void found.push(...value.selectors) };
  // Keyframes, fonts and properties are no style rules.
  if (!selectors.startsWith("@")) transformed(`${selectors}{color:red}`, { Rule });
  const sets = found.flatMap(classSetsOf).map((names) => names.filter((name) => !scripted.includes(name)));
  return sets.every((names) => names.length > 0) ? sets.map((names) => names.map(escapeHtml).join(" ")) : [];
}

function classSetsOf(selector: Selector): string[][] {
  return selector.reduce<string[][]>(
    (sets, part) => {
      const choices = part.type === "class" ? [[part.name]] : selectorsIn(part).flatMap(classSetsOf);
      return choices.length === 0 ? sets : sets.flatMap((set) => choices.map((choice) => [...set, ...choice]));
    },
    [[]],
  );
}

/** As React writes an attribute: `entities` has another form for the apostrophe. */
function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#x27;",
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function canMatch(selector: Selector, has: (className: string) => boolean): boolean {
  return selector.every((part) => {
    if (part.type === "class") return has(part.name);
    const inside = selectorsIn(part);
    return inside.length === 0 || inside.some((one) => canMatch(one, has));
  });
}

/**
 * Alternatives, of which one must match: those of `:is()`, `:where()` and `:has()`, not of
 * `:not()`.
 */
function selectorsIn(part: SelectorComponent): readonly Selector[] {
  const isChoice = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where" || part.kind === "has");
  return isChoice ? part.selectors : [];
}

function unusedVariablesIn(sheets: readonly string[]): string[] {
  const all = new Set<string>();
  const used = new Set<string>();
  for (const css of sheets)
    transformed(css, {
      DashedIdent: (name) => void all.add(name),
      Variable: ({ name }) => void used.add(name.ident),
    });
  return [...all].filter((name) => !used.has(name));
}

/** Variables that are set once, for all elements and media, to a single token. */
function constantsIn(sheets: readonly string[]): ReadonlyMap<string, TokenOrValue[]> {
  const values = new Map<string, (TokenOrValue[] | null)[]>();
  const add = (name: string, value: TokenOrValue[] | null) => values.set(name, [...(values.get(name) ?? []), value]);
  const visit = (rules: readonly Rule[], isAlways: boolean): void => {
    for (const rule of rules) {
      // Tailwind's layer "properties" repeats the initial values for browsers without @property.
      if (rule.type === "layer-block" && rule.value.name?.[0] !== "properties") visit(rule.value.rules, isAlways);
      else if (rule.type === "media" || rule.type === "supports") visit(rule.value.rules, false);
      else if (rule.type === "property" && rule.value.initialValue?.type === "token-list")
        add(rule.value.name, rule.value.initialValue.value);
      else if (rule.type === "style") {
        const isRoot = isAlways && rule.value.selectors.every(isRootSelector);
        for (const { property, value } of rule.value.declarations?.declarations ?? [])
          if (property === "custom") add(value.name, isRoot ? value.value : null);
        visit(rule.value.rules ?? [], false);
      }
    }
  };
  for (const css of sheets) transformed(css, { StyleSheet: ({ rules }) => visit(rules, true) });
  const constants = [...values].flatMap(([name, [value, ...others]]) =>
    value?.length === 1 && value[0]?.type !== "var" && others.length === 0 ? [[name, value] as const] : [],
  );
  return new Map(constants);
}

function isRootSelector([part]: Selector): boolean {
  return part?.type === "pseudo-class" && (part.kind === "root" || part.kind === "host");
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

function transformed(css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []): string {
  const { code } = transform({
    filename: "sheet.css",
    code: encoder.encode(css),
    minify: true,
    visitor,
    unusedSymbols,
  });
  return decoder.decode(code);
}
