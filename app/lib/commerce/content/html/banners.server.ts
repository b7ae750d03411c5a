import type { ChildNode, Element } from "domhandler";
import { findOne, textContent } from "domutils";
import { buttonClass, toBox } from "./box.server";
import { type Conversion, dress, make, type Place, styleOf } from "./conversion.server";
import { declaration, merge } from "./declarations.server";

/**
 * A banner or slide: picture, colour over it, text and a button. All of it is one link, unless its
 * text has links of its own.
 */
export function toBanner(banner: Element, place: Place, conversion: Conversion): ChildNode[] {
  const wrapper = partOf(banner, "wrapper");
  const overlay = wrapper && partOf(wrapper, "overlay");
  const content = overlay && partOf(overlay, "content");
  if (!wrapper || !overlay || !content) return [toBox(banner, { place }, conversion)];
  const href = partOf(banner, "link")?.attribs["href"];
  const link = href && !place.isInLink ? conversion.urls.link(href, (id) => conversion.ownIds.has(id)) : {};
  const isLink = "href" in link;
  const hasLinks = findOne(({ name, attribs }) => name === "a" && Boolean(attribs["href"]), content.children) !== null;
  const isOneLink = isLink && !hasLinks;
  const outer = dress(banner, conversion, {
    style: styleOf(banner, conversion),
    place: { ...place, isInLink: place.isInLink || isOneLink },
    classes: ["pb-banner", placing(banner)],
  });
  const button = partOf(overlay, "button");
  const label = button ? toButton(button, { place: outer.place, link: hasLinks ? link : {} }, conversion) : [];
  const text = (inner: Place) => [
    make("div", { class: "prose" }, [
      make("div", { class: "prose" }, conversion.convert(content.children, inner)),
      ...label,
    ]),
  ];
  const shade = (inner: Place) => [toOverlay(overlay, { place: inner, fill: text }, conversion)];
  const inside = toWrapper(wrapper, { place: outer.place, fill: shade }, conversion);
  return [make(isOneLink ? "a" : "div", { ...outer.attributes, ...(isOneLink && link) }, [inside])];
}

function partOf(element: Element, part: string): Element | null {
  return findOne(({ attribs }) => attribs["data-element"] === part, element.children);
}

function placing({ attribs }: Element): string {
  const [, side] = (attribs["data-appearance"] ?? "").split("collage-");
  return side === "left" || side === "centered" || side === "right" ? `pb-collage pb-${side}` : "pb-poster";
}

interface Filled {
  readonly place: Place;
  readonly fill: (place: Place) => ChildNode[];
}

function toWrapper(wrapper: Element, { place, fill }: Filled, conversion: Conversion): Element {
  const empty = wrapper.cloneNode(false);
  const box = toBox(empty, { place, classes: ["pb-wrapper"] }, conversion);
  const isGround = (box.attribs["class"] ?? "").split(" ").some((name) => name.startsWith("on-"));
  const inner = { ...place, hasGround: place.hasGround || isGround };
  return make("div", box.attribs, [...box.children, ...fill(inner)]);
}

/**
 * With `hover` the colour and the button are only there under a pointer. A finger has none, so they
 * are always there.
 */
function toOverlay(overlay: Element, { place, fill }: Filled, conversion: Conversion): Element {
  const style = styleOf(overlay, conversion);
  const colour = style.all.get("background-color") ?? "transparent";
  const chosen = overlay.attribs["data-overlay-color"];
  const all =
    colour === "transparent" && chosen ? merge(style.all, declaration("background-color", chosen)) : style.all;
  const dressed = dress(overlay, conversion, { style: { ...style, all }, place, classes: ["pb-overlay"] });
  return make("div", dressed.attributes, fill(dressed.place));
}

/** A button inside a link is invalid and does nothing, so it is a span that looks like one. */
function toButton(
  button: Element,
  { place, link }: { readonly place: Place; readonly link: Readonly<Record<string, string>> },
  conversion: Conversion,
): ChildNode[] {
  if (textContent(button).trim() === "") return [];
  const words = conversion.convert(button.children, { ...place, isInLink: true });
  return [make("href" in link ? "a" : "span", { ...link, class: buttonClass(button) || "btn" }, words)];
}
