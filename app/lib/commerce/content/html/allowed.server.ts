import { PRODUCT_LIST } from "~/lib/commerce/model/page";

const TEXT = ["h2", "h3", "h4", "h5", "h6", "p", "blockquote", "pre", "hr", "br", "ul", "ol", "li", "dl", "dt", "dd"];
const INLINE = [
  ...[
    "a",
    "b",
    "strong",
    "i",
    "em",
    "u",
    "s",
    "del",
    "ins",
    "small",
    "sub",
    "sup",
    "mark",
    "abbr",
    "code",
    "span",
    "time",
  ],
  ...["kbd", "q", "cite", "address", "wbr"],
];
const TABLE = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"];
const PICTURE = ["picture", "figure", "figcaption"];
const FRAME = ["div", "section", "nav", "header", "footer", "article", "aside", "details", "summary"];

/** Elements that are copied as they are. */
export const COPIED_TAGS: ReadonlySet<string> = new Set([...TEXT, ...INLINE, ...TABLE, ...PICTURE, ...FRAME]);

export const BLOCKS: ReadonlySet<string> = new Set([...TEXT, ...TABLE, ...FRAME]);

export const TAGS: ReadonlySet<string> = new Set([...COPIED_TAGS, "img", "source", "iframe", "video"]);
export const VOID_TAGS: ReadonlySet<string> = new Set(["img", "source", "hr", "br", "col", "wbr"]);

const SIZE = ["width", "height"];

/** By element, "*" for all. Classes and ids are the shop's by then. */
export const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = toSets({
  "*": ["class", "id", "title", "lang", "dir", "aria-label", "aria-hidden"],
  a: ["href", "rel"],
  div: ["role", "tabindex", PRODUCT_LIST],
  img: ["src", "srcset", "sizes", "alt", ...SIZE, "loading", "decoding", "fetchpriority"],
  source: ["srcset", "sizes", "media", "type", ...SIZE],
  video: ["src", "controls", "preload", "poster", ...SIZE],
  iframe: ["src", ...SIZE, "loading", "sandbox", "allow", "referrerpolicy"],
  details: ["name", "open"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  col: ["span"],
  colgroup: ["span"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
  time: ["datetime"],
  del: ["datetime"],
  ins: ["datetime"],
});

function toSets(lists: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, new Set(list)]));
}

const URL_ATTRIBUTES: ReadonlySet<string> = new Set(["href", "src", "poster"]);
const BEGINNINGS = ["/", "#", "http://", "https://", "mailto:", "tel:"];

/** The urls module has checked them; what it never writes is refused here. */
export function isAllowedUrl(attribute: string, value: string): boolean {
  return (
    !URL_ATTRIBUTES.has(attribute) || (!value.startsWith("//") && BEGINNINGS.some((text) => value.startsWith(text)))
  );
}
