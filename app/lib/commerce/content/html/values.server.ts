import valueParser, { type FunctionNode, type Node } from "postcss-value-parser";

/** A checked value as it is written into the shop's rules, or null. */
export type Check = (node: Node) => string | null;

/** Words, functions and separators of a value, or null if it has anything else. */
export function parseValue(value: string): readonly Node[] | null {
  // The parser does not decode escapes, so a value with one is not understood.
  if (value.length > MAX_LENGTH || ["\\", "<", "@", "/*"].some((text) => value.includes(text))) return null;
  const { nodes } = valueParser(value.trim().toLowerCase());
  return nodes.every(({ type }) => KNOWN.has(type)) ? nodes : null;
}

const MAX_LENGTH = 200;
const KNOWN: ReadonlySet<string> = new Set(["word", "function", "space", "div"]);

export function keyword(...words: readonly string[]): Check {
  const known = new Set(words);
  return (node) => (node.type === "word" && known.has(node.value) ? node.value : null);
}

export function anyOf(...checks: readonly Check[]): Check {
  return (node) => checks.reduce<string | null>((found, check) => found ?? check(node), null);
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Ranges by unit; "" is a number without unit. Zero needs none. */
export function length(ranges: Readonly<Record<string, Range>>): Check {
  return (node) => {
    const found = node.type === "word" ? numberOf(node.value) : null;
    if (!found) return null;
    if (found.number === 0) return "0";
    const range = ranges[found.unit];
    if (!range || found.number < range.min || found.number > range.max) return null;
    return `${String(found.number)}${found.unit}`;
  };
}

export function numberOf(word: string): { readonly number: number; readonly unit: string } | null {
  const found = valueParser.unit(word);
  const number = found ? Number(found.number) : Number.NaN;
  return found && Number.isFinite(number) ? { number: Math.round(number * 10_000) / 10_000, unit: found.unit } : null;
}

/** `calc(50% - 20px)`, the only form that Page Builder writes, each term in its range. */
export function difference(term: Check): Check {
  return (node) => {
    if (node.type !== "function" || node.value !== "calc") return null;
    const parts = node.nodes.filter(({ type }) => type !== "space");
    const [first, sign, second] = parts;
    if (!first || sign?.type !== "word" || !second || parts.length !== 3) return null;
    const terms = [term(first), term(second)];
    const isSum = sign.value === "-" || sign.value === "+";
    return isSum && terms.every(Boolean) ? `calc(${terms.join(` ${sign.value} `)})` : null;
  };
}

/** Hex, a name, or `rgb()` and `hsl()` of plain numbers. */
export const colour: Check = (node) => {
  if (node.type === "word") return isHex(node.value) || isName(node.value) ? node.value : null;
  return node.type === "function" && COLOUR_FUNCTIONS.has(node.value) ? ofNumbers(node) : null;
};

const COLOUR_FUNCTIONS: ReadonlySet<string> = new Set(["rgb", "rgba", "hsl", "hsla"]);

function isHex(word: string): boolean {
  return word.startsWith("#") && [4, 5, 7, 9].includes(word.length) && [...word.slice(1)].every((c) => HEX.includes(c));
}

const HEX = "0123456789abcdef";

/** A browser ignores a name that it does not know. */
function isName(word: string): boolean {
  return word.length <= 20 && word !== "inherit" && [...word].every((c) => c >= "a" && c <= "z");
}

function ofNumbers({ value: name, nodes }: FunctionNode): string | null {
  const parts = nodes.map((node) => {
    if (node.type === "space") return " ";
    if (node.type === "div") return node.value === "," || node.value === "/" ? node.value : null;
    const found = node.type === "word" ? numberOf(node.value) : null;
    return found && ["", "%", "deg"].includes(found.unit) ? `${String(found.number)}${found.unit}` : null;
  });
  return parts.length > 0 && parts.every((part) => part !== null) ? `${name}(${parts.join("")})` : null;
}
