import type { Sku } from "./ids";
import type { Money } from "./money";

/** Something of a product that is chosen by itself: a selection of a bundle, a member of a group, a download, an engraving. */
export interface Part {
  /** Stable within the product; goes into the page's address and its form. */
  readonly id: string;
  /** Goes to the backend as the choice. */
  readonly uid: string;
  readonly label: string;
  /** Of one piece, in the price of the whole. */
  readonly price: Money;
  /** What one piece costs from this many on, the smallest number first. */
  readonly tiers: readonly { readonly quantity: number; readonly price: Money }[];
  /** Pieces that are taken when the shopper says nothing else. */
  readonly pieces: number;
  readonly canChangePieces: boolean;
  readonly isUsual: boolean;
  readonly inStock: boolean;
  /** Bought under a sku of its own: the members of a group. */
  readonly sku: Sku | null;
  readonly path: string | null;
  /** Absolute address of a taste of it. */
  readonly sampleUrl: string | null;
}

/** A part that is nothing but itself. */
export const PLAIN_PART = {
  tiers: [],
  pieces: 1,
  canChangePieces: false,
  isUsual: false,
  inStock: true,
  sku: null,
  path: null,
  sampleUrl: null,
} satisfies Partial<Part>;

export interface PartGroup {
  readonly id: string;
  readonly title: string;
  /** One of several, some of several, a number of each, or all as they are. */
  readonly takes: "one" | "some" | "pieces" | "all";
  /** How "one" is asked for. */
  readonly asSelect: boolean;
  readonly isRequired: boolean;
  /** Null where parts are picked; what is written costs what the group's one part costs. */
  readonly writing: Writing | null;
  readonly parts: readonly Part[];
}

/** What a shopper writes to have a product made their own. */
export interface Writing {
  readonly as: "text" | "lines" | "date" | "time" | "datetime-local";
  readonly longest: number;
}

/** A product that is put together: what it costs without its parts, and the parts. */
export interface Assembly {
  readonly basePrice: Money;
  readonly groups: readonly PartGroup[];
}

export interface Sample {
  readonly title: string;
  readonly url: string;
}
