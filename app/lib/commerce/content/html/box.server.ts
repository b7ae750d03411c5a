import { type Element, isTag } from "domhandler";
import { classesOf, type Conversion, dress, make, type Place, styleOf } from "./conversion.server";
import { toBackground } from "./pictures.server";
import type { Style } from "./style-book.server";

interface Box {
  readonly place: Place;
  readonly classes?: readonly (string | false)[];
  /** Instead of the element's own. */
  readonly style?: Style;
}

/** A copy as `<div>`, with its background picture. */
export function toBox(element: Element, { place, classes = [], style }: Box, conversion: Conversion): Element {
  const back = toBackground(element, { style: style ?? styleOf(element, conversion), place }, conversion);
  const hasPicture = back.nodes.length > 0 && "pb-backed";
  const dressed = { style: back.style, place, classes: [...classes, hasPicture], picture: back.state };
  const { attributes, place: inner } = dress(element, conversion, dressed);
  return make("div", attributes, [...back.nodes, ...conversion.convert(element.children, inner)]);
}

export function childOf(element: Element, part: string): Element | undefined {
  return element.children.filter(isTag).find(({ attribs }) => attribs["data-element"] === part);
}

/** The shop's look for a link that Page Builder's classes make a button. */
export function buttonClass(element: Element): string | false {
  const classes = classesOf(element);
  if (classes.includes("pagebuilder-button-primary")) return "btn";
  if (classes.includes("pagebuilder-button-secondary")) return "btn secondary";
  return classes.includes("pagebuilder-button-link") && "link-btn";
}
