/** A part of the home page: content blocks side by side, or a product panel with space for an ad (product P18). */
export type HomePart =
  | { readonly kind: "blocks"; readonly identifiers: readonly string[]; readonly className?: string }
  | {
      readonly kind: "panel";
      readonly products: "newest" | "deals";
      readonly title: string;
      readonly moreTo: string;
      readonly ad: AdSlot;
    };

export interface AdSlot {
  readonly identifier: string;
  /** At the start or end side of the panel; below it on small screens. */
  readonly position: "start" | "end";
  readonly className: string;
  /** Link of the ad if its content has none, e.g. a picture alone. */
  readonly link: string;
}

const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name}-${from + index}`);

export const HOME_PARTS: readonly HomePart[] = [
  { kind: "blocks", identifiers: ["hero-slider"] },
  { kind: "blocks", identifiers: numbered("banner-block", 1, 4), className: "ads wide" },
  {
    kind: "panel",
    products: "newest",
    title: "New arrivals",
    moreTo: "/new-products",
    ad: { identifier: "ads-block-1", position: "end", className: "ads-block-1", link: "/new-products" },
  },
  {
    kind: "blocks",
    identifiers: ["category-ads-digital", "category-ads-home", "category-ads-play"],
    className: "category-shelves",
  },
  {
    kind: "panel",
    products: "deals",
    title: "Big deals",
    moreTo: "/big-deal-products",
    ad: { identifier: "ads-block-2", position: "start", className: "ads-block-2", link: "/big-deal-products" },
  },
  { kind: "blocks", identifiers: numbered("ads-block", 3, 8), className: "ads" },
  { kind: "blocks", identifiers: ["manufacturers"] },
  { kind: "blocks", identifiers: ["available-emi-options"] },
];

export const HOME_BLOCKS: readonly string[] = HOME_PARTS.flatMap((part) =>
  part.kind === "blocks" ? part.identifiers : [part.ad.identifier],
);
