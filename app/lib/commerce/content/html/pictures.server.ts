import { type ChildNode, Element } from "domhandler";
import { findAll } from "domutils";
import { parseJson } from "~/lib/async/parse-json";
import { classesOf, type Conversion, dress, make, type Place, styleOf } from "./conversion.server";
import type { Style } from "./style-book.server";

const PHONE = "(max-width: 767px)";
const PHONE_WIDTH = 768;

function deskWidth({ share }: Place): number {
  return Math.max(320, Math.ceil(1536 * share));
}

/** Lazy, but for the first one of a page. */
function loadingOf(conversion: Conversion) {
  const isFirst = conversion.isLead;
  conversion.isLead = false;
  return isFirst ? { fetchpriority: "high" } : { loading: "lazy", fetchpriority: "low" };
}

/** Page Builder's image: one file for each width, of which a browser loads one. */
export function toFigure(figure: Element, place: Place, conversion: Conversion): ChildNode[] {
  const pictures = findAll(({ name }) => name === "img", figure.children);
  const desk = pictures.find((image) => !isForPhones(image));
  const phone = pictures.find(isForPhones);
  const image = desk ?? phone;
  if (!image) return [];
  const isPair = desk !== undefined && phone !== undefined;
  const only =
    isPair || !(phone ?? classesOf(image).includes("pagebuilder-mobile-hidden"))
      ? false
      : phone
        ? "pb-phone"
        : "pb-desk";
  const link = findAll(({ attribs }) => attribs["data-element"] === "link", figure.children)[0];
  const linkAttributes =
    link && !place.isInLink ? conversion.urls.link(link.attribs["href"] ?? "", (id) => conversion.ownIds.has(id)) : {};
  const box = dress(figure, conversion, { style: styleOf(figure, conversion), place, classes: [only] });
  const shown = toPicture({ desk: image, phone: phone ?? image }, box.place, conversion);
  const caption = figure.children.filter((child) => child instanceof Element && child.name === "figcaption");
  const content = "href" in linkAttributes ? make("a", linkAttributes, shown) : shown;
  return [make("figure", box.attributes, [...[content].flat(), ...conversion.convert(caption, box.place)])];
}

function isForPhones(image: Element): boolean {
  return image.attribs["data-element"] === "mobile_image" || classesOf(image).includes("pagebuilder-mobile-only");
}

function toPicture(
  { desk, phone }: { desk: Element; phone: Element },
  place: Place,
  conversion: Conversion,
): ChildNode[] {
  const { urls } = conversion;
  const src = urls.picture(desk.attribs["src"], deskWidth(place));
  const small = urls.picture(phone.attribs["src"], PHONE_WIDTH);
  if (!src || !small) return [];
  const { attributes } = dress(desk, conversion, { style: styleOf(desk, conversion), place });
  const image = make("img", { ...attributes, src, alt: desk.attribs["alt"] ?? "", ...loadingOf(conversion) });
  return [src === small ? image : make("picture", {}, [make("source", { media: PHONE, srcset: small }), image])];
}

export interface Background {
  readonly state: "shown" | "lost" | null;
  /** Behind the content. Empty for a pattern, which only a rule can repeat. */
  readonly nodes: ChildNode[];
  readonly style: Style;
}

/** From Page Builder's JSON, because its own rule for the picture is missing in GraphQL. */
export function toBackground(
  element: Element,
  { style, place }: { readonly style: Style; readonly place: Place },
  conversion: Conversion,
): Background {
  if (!element.attribs["data-background-images"] && !element.attribs["data-video-src"])
    return { state: null, nodes: [], style };
  const { desk, phone, isWanted } = backgroundFiles(element);
  const src = conversion.urls.ownPicture(desk ?? phone, deskWidth(place));
  const small = conversion.urls.ownPicture(phone ?? desk, PHONE_WIDTH);
  if (!src || !small) return { state: isWanted ? "lost" : null, nodes: [], style };
  const size = style.all?.get("background-size") ?? "auto";
  if (size !== "cover") {
    const toRule = (url: string) => new Map([["background-image", `url("${url}")`]]);
    const pattern = { ...style, all: new Map([...(style.all ?? []), ...toRule(src)]) };
    return {
      state: "shown",
      nodes: [],
      style: src === small ? pattern : { ...pattern, phone: new Map([...(style.phone ?? []), ...toRule(small)]) },
    };
  }
  const position = style.all?.get("background-position") ?? "left top";
  const shift =
    position === "left top" ? null : conversion.book.classFor({ all: new Map([["object-position", position]]) });
  const image = make("img", { class: shift ?? undefined, src, alt: "", ...loadingOf(conversion) });
  const source = src === small ? [] : [make("source", { media: PHONE, srcset: small })];
  return { state: "shown", nodes: [make("picture", { class: "pb-back" }, [...source, image])], style };
}

/**
 * The JSON has backslashes before its quotes. Patches by hand store it without, which ends the
 * attribute early.
 */
function backgroundFiles({ attribs }: Element) {
  const text = attribs["data-background-images"] ?? "";
  const isVideo = attribs["data-background-type"] === "video" && Boolean(attribs["data-video-src"]);
  const found = parseJson(text.replaceAll('\\"', '"').replaceAll("\\'", "'").replaceAll("\\\\", "\\"));
  const files = (typeof found === "object" && found !== null ? found : {}) as Readonly<Record<string, unknown>>; // any JSON object
  const fileOf = (name: string) => (typeof files[name] === "string" && files[name] ? files[name] : undefined);
  const fallback = (isVideo && attribs["data-video-fallback-src"]) || undefined;
  const desk = fallback ?? fileOf("desktop_image");
  const phone = fallback ?? fileOf("mobile_image");
  return {
    desk,
    phone,
    isWanted: isVideo || desk !== undefined || phone !== undefined || (text !== "" && found === undefined),
  };
}

const SIZES: ReadonlySet<string> = new Set(["width", "max-width", "height"]);

export function toImage(image: Element, place: Place, conversion: Conversion): ChildNode[] {
  const style = styleOf(image, conversion);
  const [width, height] = [style.all.get("width"), style.all.get("height")];
  const isSized = width?.endsWith("px") && height?.endsWith("px");
  // The height follows where there is less space than the width.
  const rest = isSized ? new Map([...style.all].filter(([name]) => !SIZES.has(name))) : style.all;
  const { attributes } = dress(image, conversion, { style: { ...style, all: rest }, place });
  const { src, srcset, sizes, alt, loading, decoding, fetchpriority, ...old } = image.attribs;
  const size = isSized ? { width, height } : { width: old["width"], height: old["height"] };
  const given = { src, srcset, sizes, alt, loading, decoding, fetchpriority, ...size };
  const checked = conversion.urls.image(defined({ ...given, ...attributes }));
  return checked["src"] ? [make("img", checked)] : [];
}

export function toSource(source: Element, _: Place, { urls }: Conversion): ChildNode[] {
  const { srcset, sizes, media, type, width, height } = source.attribs;
  const checked = urls.source(defined({ srcset, sizes, media, type, width, height }));
  return checked["srcset"] ? [make("source", checked)] : [];
}

function defined(attributes: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
