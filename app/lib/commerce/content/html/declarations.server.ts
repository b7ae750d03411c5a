import postcss, { type ChildNode } from "postcss";
import type { Node } from "postcss-value-parser";
import { anyOf, type Check, colour, difference, keyword, length, numberOf, parseValue } from "./values.server";

/** Checked property and value, in the order of the source; a later one overrides. */
export type Declarations = ReadonlyMap<string, string>;

export const NONE: Declarations = new Map();

/**
 * What of a merchant's declarations the shop writes into its own rules. A closed list of properties
 * and values: nothing that fetches, moves, animates, or leaves its place.
 */
export function toDeclarations(nodes: readonly ChildNode[]): Declarations {
  return merge(...nodes.map((node) => (node.type === "decl" ? new Map(checked(node.prop, node.value)) : NONE)));
}

/** In order, so that a later shorthand overrides. */
export function merge(...all: readonly Declarations[]): Declarations {
  const filled = all.filter(({ size }) => size > 0);
  if (filled.length < 2) return filled[0] ?? NONE;
  const found = new Map<string, string>();
  for (const declarations of filled) {
    for (const [property, value] of declarations) {
      found.delete(property);
      found.set(property, value);
    }
  }
  return found;
}

/** Of a `style` attribute, or none if it cannot be parsed. */
export function parseStyleAttribute(text: string): Declarations {
  if (text.length > MAX_STYLE) return NONE;
  try {
    return toDeclarations(postcss.parse(text).nodes);
  } catch {
    return NONE; // an unclosed bracket or quote
  }
}

const MAX_STYLE = 4000;

/** Of an attribute such as `align` or `bgcolor`. */
export function declaration(property: string, value: string): Declarations {
  return new Map(checked(property, value));
}

type Checked = readonly (readonly [property: string, value: string])[];

function checked(property: string, value: string): Checked {
  const name = property.toLowerCase();
  const check = PROPERTIES.get(name);
  const nodes = check && parseValue(value);
  const safe = nodes ? check(nodes) : null;
  if (safe === null) return [];
  if (name === "background") return [["background-color", safe]];
  // As wide as its place at most.
  return name === "width" && safe.endsWith("px") ? [[name, safe], MAX_WIDTH] : [[name, safe]];
}

const MAX_WIDTH = ["max-width", "100%"] as const;

type CheckAll = (nodes: readonly Node[]) => string | null;

const one = (check: Check): CheckAll => upTo(1, check);

/** One to `count` values with spaces between. */
function upTo(count: number, check: Check): CheckAll {
  return (nodes) => {
    const values = nodes.filter(({ type }) => type !== "space").map(check);
    const isWhole = values.length > 0 && values.length <= count && values.every((value) => value !== null);
    return isWhole ? values.join(" ") : null;
  };
}

const words = (...known: readonly string[]) => one(keyword(...known));

const PERCENT = { "%": { min: 0, max: 100 } };
const SPACING = {
  px: { min: 0, max: 400 },
  em: { min: 0, max: 10 },
  rem: { min: 0, max: 10 },
  "%": { min: 0, max: 50 },
};
const HEIGHT = { px: { min: 0, max: 1600 }, vh: { min: 0, max: 100 } };
const WIDTH = { px: { min: 0, max: 2000 }, ...PERCENT };

const space = length(SPACING);
/** A negative margin would move content over what is around it. */
const margin = anyOf(space, keyword("auto"), negativeAsZero);
const lineStyle = keyword("none", "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset");
const lineWidth = length({ px: { min: 0, max: 100 } });
const border = upTo(3, anyOf(lineStyle, lineWidth, colour));
const height = one(anyOf(length(HEIGHT), difference(length(HEIGHT)), keyword("auto")));
const width = one(anyOf(length(WIDTH), difference(length(WIDTH)), keyword("auto")));
const alignment = words("flex-start", "flex-end", "start", "end", "center", "stretch", "baseline");

function negativeAsZero(node: Node): string | null {
  const found = node.type === "word" ? numberOf(node.value) : null;
  return found && found.number < 0 && found.unit in SPACING ? "0" : null;
}

const SIDES = ["top", "right", "bottom", "left"] as const;

const PROPERTIES: ReadonlyMap<string, CheckAll> = new Map<string, CheckAll>([
  ["color", one((node) => (node.type === "word" && node.value === "transparent" ? null : colour(node)))],
  ["background-color", one(colour)],
  ["background", one(colour)],
  ["background-position", upTo(2, anyOf(keyword("left", "right", "top", "bottom", "center"), length(WIDTH)))],
  ["background-size", upTo(2, anyOf(keyword("cover", "contain", "auto"), length(WIDTH)))],
  ["background-repeat", words("repeat", "no-repeat", "repeat-x", "repeat-y", "space", "round")],
  ...["border", ...SIDES.map((side) => `border-${side}`)].map((name): [string, CheckAll] => [name, border]),
  ["border-style", upTo(4, lineStyle)],
  ["border-width", upTo(4, lineWidth)],
  ["border-color", upTo(4, colour)],
  ...SIDES.flatMap((side): [string, CheckAll][] => [
    [`border-${side}-style`, one(lineStyle)],
    [`border-${side}-width`, one(lineWidth)],
    [`border-${side}-color`, one(colour)],
    [`margin-${side}`, one(margin)],
    [`padding-${side}`, one(space)],
  ]),
  ["border-radius", upTo(4, length({ px: { min: 0, max: 100 }, ...PERCENT }))],
  ["border-collapse", words("collapse", "separate")],
  ["margin", upTo(4, margin)],
  ["padding", upTo(4, space)],
  ["text-align", words("left", "right", "center", "justify", "start", "end")],
  ["vertical-align", words("top", "middle", "bottom", "baseline", "sub", "super", "text-top", "text-bottom")],
  ["text-decoration", words("none", "underline", "line-through", "overline")],
  ["text-transform", words("none", "uppercase", "lowercase", "capitalize")],
  ["font-style", words("normal", "italic", "oblique")],
  ["font-weight", one(anyOf(keyword("normal", "bold", "bolder", "lighter"), length({ "": { min: 100, max: 900 } })))],
  ["font-size", one(fontSize)],
  [
    "line-height",
    one(
      length({
        "": { min: 0.8, max: 4 },
        px: { min: 8, max: 200 },
        em: { min: 0.8, max: 4 },
        "%": { min: 80, max: 400 },
      }),
    ),
  ],
  ["letter-spacing", one(anyOf(keyword("normal"), length({ em: { min: -0.3, max: 0.3 }, px: { min: -3, max: 10 } })))],
  ["white-space", words("nowrap", "normal")],
  ["width", width],
  ["max-width", width],
  ["flex-basis", width],
  ["flex", upTo(3, anyOf(length({ "": { min: 0, max: 12 }, ...WIDTH }), keyword("auto", "none")))],
  ["gap", upTo(2, space)],
  ["height", height],
  ["min-height", height],
  ["max-height", height],
  [
    "display",
    words(
      ...["none", "block", "inline", "inline-block", "flex", "inline-flex", "grid"],
      ...["table", "table-row", "table-cell", "list-item"],
    ),
  ],
  [
    "justify-content",
    words(
      "flex-start",
      "flex-end",
      "start",
      "end",
      "center",
      "space-between",
      "space-around",
      "space-evenly",
      "stretch",
    ),
  ],
  ["align-self", alignment],
  ["align-items", alignment],
  ["flex-direction", words("row", "column", "row-reverse", "column-reverse")],
  ["flex-wrap", words("wrap", "nowrap")],
  ["float", words("left", "right", "none")],
  ["clear", words("left", "right", "both", "none")],
  [
    "list-style-type",
    words("none", "disc", "circle", "square", "decimal", "lower-alpha", "upper-alpha", "lower-roman", "upper-roman"),
  ],
  ["object-fit", words("cover", "contain", "fill", "none", "scale-down")],
]);

/** In rem where it is relative, so that nested sizes do not multiply. */
function fontSize(node: Node): string | null {
  const named = node.type === "word" ? FONT_SIZES.get(node.value) : undefined;
  if (named) return named;
  const found = node.type === "word" ? numberOf(node.value) : null;
  if (!found) return null;
  const perUnit = { px: 1, pt: 4 / 3, em: 16, rem: 16, "%": 0.16 }[found.unit];
  const pixels = perUnit === undefined ? Number.NaN : found.number * perUnit;
  if (!(pixels >= 8 && pixels <= 96)) return null;
  const isRelative = found.unit === "em" || found.unit === "rem" || found.unit === "%";
  return isRelative ? `${String(Math.round(pixels * 6.25) / 100)}rem` : `${String(found.number)}${found.unit}`;
}

/** Also of `<font size>`. */
const FONT_SIZES: ReadonlyMap<string, string> = new Map([
  ["xx-small", "0.625rem"],
  ["x-small", "0.75rem"],
  ["small", "0.8125rem"],
  ["medium", "1rem"],
  ["large", "1.125rem"],
  ["x-large", "1.5rem"],
  ["xx-large", "2rem"],
  ["xxx-large", "3rem"],
]);
