import { type ChildNode, type Document, type Element, isTag, isText, Text } from "domhandler";
import type { Urls } from "./urls.server";
import { BLOCKS, COPIED_TAGS } from "./allowed.server";
import { buttonClass, toBox } from "./box.server";
import { CONTENT_TYPES } from "./content-types.server";
import { type Conversion, dress, isHidden, make, type Place, START, styleOf } from "./conversion.server";
import { type Declarations, parseStyleAttribute } from "./declarations.server";
import { toFrame, toVideo } from "./embeds.server";
import { elementsIn } from "./parse-html.server";
import { toImage, toSource } from "./pictures.server";
import { isProductList, toProducts } from "./products.server";
import { createStyleBook } from "./style-book.server";
import { readStyleRules } from "./style-rules.server";
import { typeRules } from "./type-rules.server";

export interface Converted {
  readonly nodes: readonly ChildNode[];
  readonly css: string;
  readonly hasRows: boolean;
}

/**
 * The merchant's tree as one of the shop's own: known elements, own classes, checked URLs.
 * `isPage`: its first picture loads at once.
 */
export function convert(document: Document, urls: Urls, isPage: boolean): Converted {
  const conversion: Conversion = {
    rules: readStyleRules(document),
    inline: memoizeInline(),
    book: createStyleBook(),
    urls,
    ownIds: new Set(
      elementsIn(document).flatMap(({ name, attribs }) => attribs["id"] || (name === "a" && attribs["name"]) || []),
    ),
    takenIds: new Set(),
    isLead: isPage,
    hasRows: false,
    convert: (nodes, place) => nodes.flatMap((node) => convertNode(node, place, conversion)),
  };
  const nodes = conversion.convert(document.children, START);
  const classes = new Set(nodes.flatMap(classesIn));
  const own = conversion.book.css();
  const isPlain = own === "" && ![...classes].some((name) => name.startsWith("pb-") || name.startsWith("on-"));
  return { nodes, css: isPlain ? "" : typeRules(classes) + own, hasRows: conversion.hasRows };
}

function classesIn(node: ChildNode): readonly string[] {
  if (!isTag(node)) return [];
  return [node, ...elementsIn(node)].flatMap(({ attribs }) => attribs["class"]?.split(" ") ?? []);
}

/** Older pages repeat the same text on every element. */
function memoizeInline() {
  const known = new Map<string, Declarations>();
  return (text: string) => {
    const found = known.get(text) ?? parseStyleAttribute(text);
    known.set(text, found);
    return found;
  };
}

function convertNode(node: ChildNode, place: Place, conversion: Conversion): ChildNode[] {
  // A brace without its partner is left of a directive that was cut.
  if (isText(node)) return [new Text(node.data.replaceAll("{{", "").replaceAll("}}", ""))];
  if (!isTag(node) || REMOVED.has(node.name)) return [];
  const style = styleOf(node, conversion);
  if (isHidden(style)) return [];
  const { attribs, name, parent } = node;
  const type = attribs["data-content-type"];
  const toType = isProductList(node) ? toProducts : type ? CONTENT_TYPES.get(type) : undefined;
  if (toType) return toType(node, place, conversion);
  const isRow = parent && isTag(parent) && parent.attribs["data-content-type"] === "row";
  if (isRow && attribs["data-element"] === "inner")
    return [toBox(node, { place, classes: ["pb-inner pb-box"] }, conversion)];
  if (attribs["data-background-images"]) return [toBox(node, { place }, conversion)];
  const toElement = ELEMENTS.get(name);
  return toElement ? toElement(node, place, conversion) : toPlain(node, place, conversion);
}

type Convert = (element: Element, place: Place, conversion: Conversion) => ChildNode[];

/** With their content. A form goes with all its words: without its fields they lead nowhere. */
const REMOVED: ReadonlySet<string> = new Set([
  ...[
    "script",
    "style",
    "template",
    "noscript",
    "object",
    "embed",
    "applet",
    "canvas",
    "base",
    "meta",
    "link",
    "title",
    "head",
  ],
  ...[
    "form",
    "input",
    "select",
    "option",
    "optgroup",
    "textarea",
    "datalist",
    "label",
    "legend",
    "output",
    "progress",
    "meter",
  ],
  ...["frameset", "frame", "noframes", "noembed", "xmp", "plaintext", "dialog", "menu", "area", "map", "track"],
]);

const ELEMENTS: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ["a", toLink],
  ["button", toDeadButton],
  ["img", toImage],
  ["source", toSource],
  ["iframe", toFrame],
  ["video", toVideo],
  ["audio", toVideo],
  ["svg", withoutShapes],
  ["math", withoutShapes],
  ["i", toIcon],
]);

/** Elements of old HTML, and the page's own h1. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: "h2",
  center: "div",
  font: "span",
  strike: "s",
  tt: "code",
  big: "span",
  main: "div",
  dir: "ul",
  acronym: "abbr",
};

function toPlain(element: Element, place: Place, conversion: Conversion): ChildNode[] {
  const name = RENAMED[element.name] ?? element.name;
  // Browsers show what is inside an element that they do not know.
  if (!COPIED_TAGS.has(name)) return conversion.convert(element.children, place);
  const isShade = element.attribs["data-element"] === "video_overlay";
  const dressed = dress(element, conversion, {
    style: styleOf(element, conversion),
    place,
    classes: isShade ? ["pb-shade"] : [],
  });
  const own = OWN_ATTRIBUTES[element.name];
  const attributes = own ? { ...dressed.attributes, ...ownAttributes(element, own) } : dressed.attributes;
  return [make(name, attributes, conversion.convert(element.children, dressed.place))];
}

const OWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  col: ["span"],
  colgroup: ["span"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
  time: ["datetime"],
  details: ["open"],
  ins: ["datetime"],
  del: ["datetime"],
};

function ownAttributes({ attribs }: Element, names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, attribs[name]]));
}

function toLink(link: Element, place: Place, conversion: Conversion): ChildNode[] {
  const { href } = link.attribs;
  const linkAttributes =
    href === undefined || place.isInLink ? {} : conversion.urls.link(href, (id) => conversion.ownIds.has(id));
  const isLink = "href" in linkAttributes && !place.isInLink;
  const style = { style: styleOf(link, conversion), place: { ...place, isInLink: place.isInLink || isLink } };
  const { attributes, place: inner } = dress(link, conversion, { ...style, classes: [isLink && buttonClass(link)] });
  const children = conversion.convert(link.children, inner);
  return [make(place.isInLink ? "span" : "a", { ...attributes, ...(isLink && linkAttributes) }, children)];
}

/** Only a link around it makes it do something. */
function toDeadButton(button: Element, place: Place, conversion: Conversion): ChildNode[] {
  return place.isInLink
    ? [make("span", { class: buttonClass(button) || "btn" }, conversion.convert(button.children, place))]
    : [];
}

/** Icon fonts use an empty `<i>`. */
function toIcon(icon: Element, place: Place, conversion: Conversion): ChildNode[] {
  return icon.children.length > 0 ? toPlain(icon, place, conversion) : [];
}

/** A text element inside is one that a browser would have put after the drawing. */
function withoutShapes(drawing: Element, place: Place, conversion: Conversion): ChildNode[] {
  return drawing.children.filter(isTag).flatMap((child) => {
    if (BLOCKS.has(child.name)) return convertNode(child, place, conversion);
    return REMOVED.has(child.name) ? [] : withoutShapes(child, place, conversion);
  });
}
