import { type ChildNode, Element } from "domhandler";
import { type Urls, ID_PREFIX } from "./urls.server";
import { type Declarations, declaration, merge, NONE } from "./declarations.server";
import { groundOf } from "./ground.server";
import type { Style, StyleBook } from "./style-book.server";
import type { StyleRules } from "./style-rules.server";

/** What the conversion of one content knows and collects. */
export interface Conversion {
  readonly rules: StyleRules;
  /** Declarations of a `style` attribute. */
  inline(text: string): Declarations;
  readonly book: StyleBook;
  readonly urls: Urls;
  /** Ids that the content may link to. */
  readonly ownIds: ReadonlySet<string>;
  readonly takenIds: Set<string>;
  /** Whether its next picture is the first of a page, which loads at once. */
  isLead: boolean;
  hasRows: boolean;
  convert(nodes: readonly ChildNode[], place: Place): ChildNode[];
}

/** Where in the content a node is. */
export interface Place {
  /** On a colour or picture of the merchant's, which both themes show. */
  readonly hasGround: boolean;
  /** False where the ground that a text colour was chosen for could not be shown. */
  readonly keepsColours: boolean;
  readonly isInLink: boolean;
  /** Share of the window's width, for the size of pictures. */
  readonly share: number;
}

export const START: Place = { hasGround: false, keepsColours: true, isInLink: false, share: 1 };

export type Attributes = Record<string, string>;

export function make(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: ChildNode[] = [],
) {
  const given: Attributes = {};
  for (const [attribute, value] of Object.entries(attributes)) if (value !== undefined) given[attribute] = value;
  return new Element(name, given, children);
}

export function classesOf({ attribs }: Element): readonly string[] {
  return (attribs["class"] ?? "").split(" ");
}

/**
 * The merchant's declarations for an element: presentational attributes, its rules, its `style`.
 */
export function styleOf(
  element: Element,
  { rules, inline }: Pick<Conversion, "rules" | "inline">,
): Style & { all: Declarations } {
  const { attribs } = element;
  if (isBare(element)) return BARE;
  const ofId = rules.get(attribs["data-pb-style"] ?? "");
  const own = attribs["style"] ? inline(attribs["style"]) : NONE;
  return { all: merge(fromAttributes(element), ofId?.all ?? NONE, own), phone: ofId?.phone ?? NONE };
}

const BARE = { all: NONE, phone: NONE };

/** Most elements are. */
function isBare({ name, attribs }: Element): boolean {
  for (const _ in attribs) return false;
  return name !== "center";
}

export function isHidden({ all = NONE, phone = NONE }: Style): boolean {
  return all.get("display") === "none" && (phone.get("display") ?? "none") === "none";
}

/** HTML's old attributes for what is a style now. */
function fromAttributes({ name, attribs }: Element): Declarations {
  const { align, valign, bgcolor, color, width, height } = attribs;
  const isTable = name === "table" || name === "td" || name === "th" || name === "col";
  const isBox = name === "table" || name === "img";
  return merge(
    name === "center" ? declaration("text-align", "center") : NONE,
    align && !isBox ? declaration("text-align", align) : NONE,
    align && isBox && align.toLowerCase() !== "center" ? declaration("float", align) : NONE,
    align?.toLowerCase() === "center" && isBox ? declaration("margin", "0 auto") : NONE,
    valign ? declaration("vertical-align", valign) : NONE,
    bgcolor ? declaration("background-color", bgcolor) : NONE,
    color && name === "font" ? declaration("color", color) : NONE,
    name === "font" && attribs["size"] ? declaration("font-size", FONT_SIZES[attribs["size"].trim()] ?? "") : NONE,
    width && isTable ? declaration("width", withUnit(width)) : NONE,
    height && isTable ? declaration("height", withUnit(height)) : NONE,
    "nowrap" in attribs ? declaration("white-space", "nowrap") : NONE,
  );
}

const FONT_SIZES: Readonly<Record<string, string>> = {
  "1": "x-small",
  "2": "small",
  "3": "medium",
  "4": "large",
  "5": "x-large",
  "6": "xx-large",
  "7": "xxx-large",
  "-2": "x-small",
  "-1": "small",
  "+1": "large",
  "+2": "x-large",
  "+3": "xx-large",
  "+4": "xxx-large",
};

function withUnit(size: string): string {
  return Number.isFinite(Number(size)) ? `${size}px` : size;
}

interface Dress {
  readonly style: Style;
  readonly place: Place;
  readonly classes?: readonly (string | false)[];
  /** A background picture is shown, or could not be. */
  readonly picture?: "shown" | "lost" | null;
}

/** Attributes of the element's copy, and the place of its children. */
export function dress(element: Element, conversion: Conversion, { style, place, classes = [], picture = null }: Dress) {
  if (style === BARE && classes.length === 0) return { attributes: {}, place };
  const ground = groundOf(style.all?.get("background-color"), picture === "shown");
  const inner: Place = {
    ...place,
    hasGround: place.hasGround || ground !== null,
    keepsColours: ground !== null || (place.keepsColours && picture !== "lost"),
  };
  const hasStyle = [style.all, style.wide, style.phone].some((part) => part !== undefined && part.size > 0);
  const own = hasStyle
    ? conversion.book.classFor(withBreaks(withColour(withoutDefaults(element, style), inner)))
    : null;
  const names = [...classes, ground && `on-${ground}`, own].filter(Boolean);
  return {
    attributes: { ...kept(element, conversion), class: names.length > 0 ? names.join(" ") : undefined },
    place: inner,
  };
}

function withColour(style: Style, { hasGround, keepsColours }: Place): Style {
  const { all = NONE } = style;
  const colour = all.get("color");
  if (colour === undefined || (hasGround && keepsColours)) return style;
  const rest = new Map([...all].filter(([property]) => property !== "color"));
  return { ...style, all: rest, ...(keepsColours && { light: new Map([["color", colour]]) }) };
}

/** A phone's lines are too short to forbid breaks. */
function withBreaks(style: Style): Style {
  const { all = NONE, wide = NONE } = style;
  const space = all.get("white-space");
  if (space !== "nowrap") return style;
  const rest = new Map([...all].filter(([property]) => property !== "white-space"));
  return { ...style, all: rest, wide: new Map([...wide, ["white-space", space]]) };
}

/** Older pages have every default on every element. */
function withoutDefaults({ attribs }: Element, { all = NONE, ...style }: Style): Style {
  const isBuilt = attribs["data-element"] !== undefined && attribs["data-element"] !== "line";
  const hasBorder = [...all, ...(style.phone ?? NONE)].some(([name, value]) => isBorderStyle(name) && value !== "none");
  const isNeeded = ([name, value]: readonly [string, string]) => {
    if (name.startsWith("background-") && name !== "background-color") return all.has("background-image");
    if (name === "background-color") return value !== "transparent";
    if (name.startsWith("border") && name !== "border-radius" && name !== "border-collapse")
      return !isBuilt || hasBorder;
    return !isBuilt || !(BUILT_DEFAULTS[name] ?? []).includes(value);
  };
  return { ...style, all: new Map([...all].filter(isNeeded)) };
}

function isBorderStyle(name: string): boolean {
  return name === "border" || name.endsWith("-style");
}

const BUILT_DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  margin: ["0"],
  padding: ["0"],
  "border-radius": ["0"],
  display: ["flex", "block"],
  "flex-direction": ["column"],
  "justify-content": ["flex-start"],
  "align-self": ["stretch"],
  width: ["100%"],
};

const KEPT = ["title", "lang", "dir", "aria-label", "aria-hidden"];

function kept({ name, attribs }: Element, { takenIds }: Conversion): Attributes {
  const attributes: Attributes = {};
  for (const attribute of KEPT) if (attribs[attribute]) attributes[attribute] = attribs[attribute];
  const id = attribs["id"] || (name === "a" ? attribs["name"] : "");
  const isFree = id && !takenIds.has(id);
  if (isFree) takenIds.add(id);
  return { ...attributes, ...(isFree && { id: ID_PREFIX + id }) };
}
