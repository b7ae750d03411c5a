import { findAll, removeElement, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { FLAGGED_LISTS } from "~/features/listing/listing-params";
import { sameOriginPath } from "~/lib/urls/paths";

/** How a block is drawn (home.css, home-blocks.css). */
const LOOKS = ["tiles", "hero", "ads", "budgets", "promises", "brands", "prose"] as const;

export type Look = (typeof LOOKS)[number];

/** A merchant's block beside a product panel. */
export interface AdsSlot {
  readonly identifier: string;
  readonly position: "left" | "right";
  readonly look: Look;
  /** Target of the whole block, if it has no link of its own. */
  readonly link: string | null;
}

export type Section =
  /** Of a hero's blocks, those after the first are beside it. */
  | { readonly kind: "blocks"; readonly look: Look; readonly identifiers: readonly string[] }
  | { readonly kind: "products"; readonly title: string; readonly path: string; readonly ads: AdsSlot | null }
  | { readonly kind: "viewed" };

/** The block with the merchant's order of the sections. */
export const ORDER_BLOCK = "home-sections";

const VIEWED = "recently-viewed";

const USUAL_LOOKS: Readonly<Record<string, Look>> = {
  "category-ads": "tiles",
  "hero-slider": "hero",
  "shop-by-budget": "budgets",
  "shop-promises": "promises",
  manufacturers: "brands",
};

/** Without the merchant's order (product P18). */
export const DEFAULT_SECTIONS: readonly Section[] = [
  toBlocks(["category-ads"]),
  toBlocks(["hero-slider", ...numbered("banner-block", 1, 2)]),
  toPanel(FLAGGED_LISTS.sale, "big-deals-ads"),
  { kind: "viewed" },
  toBlocks([...numbered("banner-block", 3, 4), ...numbered("ads-block", 1, 8)]),
  toPanel(FLAGGED_LISTS.new, "new-arrivals-ads"),
  toBlocks(["shop-by-budget"]),
  toBlocks(["shop-promises"]),
  toBlocks(["manufacturers"]),
];

function numbered(name: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${name}-${from + index}`);
}

function toBlocks(identifiers: readonly string[], look?: Look): Section {
  const [first = ""] = identifiers;
  const usual = /^(?:banner|ads)-block-\d+$/.test(first) ? "ads" : (USUAL_LOOKS[first] ?? "prose");
  return { kind: "blocks", look: look ?? usual, identifiers };
}

function toPanel({ title, path }: { title: string; path: string }, identifier: string): Section {
  return { kind: "products", title, path, ads: { identifier, position: "right", look: "ads", link: null } };
}

/**
 * Of the order block's HTML: a section for each item of its list. An item with a link is a product
 * panel of the list linked, followed by "ads: block, position: left, class: brands, link: /path";
 * any other names its blocks, and may end with "class: tiles". Null without a list.
 */
export function toSections(html: string): readonly Section[] | null {
  const items = findAll((element) => element.name === "li", parseDocument(html).children);
  const sections = items.flatMap(({ children }): Section[] => {
    const [link] = findAll((element) => element.name === "a", children);
    const title = link ? textContent(link).trim() : "";
    if (link) removeElement(link);
    const { names, values } = parseItem(textContent(children));
    const look = LOOKS.find((known) => known === values.get("class"));
    const path = sameOriginPath(link?.attribs["href"], "");
    if (title !== "" && path !== "") {
      const identifier = values.get("ads");
      const position = values.get("position") === "left" ? "left" : "right";
      const ads: AdsSlot | null = identifier
        ? { identifier, position, look: look ?? "ads", link: sameOriginPath(values.get("link"), "") || null }
        : null;
      return [{ kind: "products", title, path, ads }];
    }
    if (names.length === 0) return [];
    return names[0] === VIEWED ? [{ kind: "viewed" }] : [toBlocks(names, look)];
  });
  return sections.length > 0 ? sections : null;
}

/** "a, b, name: value" */
function parseItem(text: string) {
  const words = text.split(",").map((word) => splitAtColon(word));
  return {
    names: words.flatMap(([name = "", value]) => (name !== "" && value === undefined ? name : [])),
    values: new Map(words.flatMap(([name = "", value]) => (value ? [[name.toLowerCase(), value] as const] : []))),
  };
}

/** At the first colon: a path may have more. */
function splitAtColon(word: string): string[] {
  const at = word.indexOf(":");
  return (at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)]).map((part) => part.trim());
}

/** Identifiers of all blocks that the sections show. */
export function blocksOf(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => {
    if (section.kind === "blocks") return section.identifiers;
    return section.kind === "products" && section.ads ? section.ads.identifier : [];
  });
}
