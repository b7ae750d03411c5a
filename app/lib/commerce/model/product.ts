import type { ProductUid, Sku } from "./ids";
import type { NamedValues } from "./named-attributes";
import { type Fee, type Money, money } from "./money";

export type ProductKind =
  | "simple"
  | "virtual"
  | "downloadable"
  | "configurable"
  | "bundle"
  | "grouped"
  | "gift-card"
  | "unknown";

export interface Picture {
  /** Path at the backend, "/media/…"; `pictureUrl` of lib/images makes it one of the shop's. */
  readonly url: string;
  /** Empty if it is the name of the product. */
  readonly label: string;
  /** URL of the YouTube or Vimeo video that this is a still of. */
  readonly video?: string | undefined;
}

export interface Price {
  readonly regular: Money;
  readonly final: Money;
}

export interface ProductSummary {
  readonly uid: ProductUid;
  readonly sku: Sku;
  readonly name: string;
  readonly kind: ProductKind;
  /** The backend's __typename, of a kind that is not sold online. */
  readonly typeName?: string | undefined;
  readonly path: string;
  readonly picture: Picture | null;
  readonly price: Price;
  readonly isPriceFrom: boolean;
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
  /** 0–5 with one decimal; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly isNew: boolean;
  /** The merchant's `sale` attribute, regardless of the price. */
  readonly isOnSale: boolean;
  /** Key attributes, "12 GB · 256 GB · 6.7 inch"; "" without any. */
  readonly facts: string;
}

export interface ProductOptionValue {
  readonly uid: string;
  /** Stable within the attribute; used in URLs. */
  readonly index: number;
  readonly label: string;
  readonly swatch: string | null;
}

export interface ProductOption {
  readonly code: string;
  readonly label: string;
  readonly values: readonly ProductOptionValue[];
}

export interface ProductVariant extends Variant {
  /** Option code → index of the value. */
  readonly values: Readonly<Record<string, number>>;
  readonly gallery: readonly Picture[];
}

interface Variant {
  readonly sku: Sku;
  readonly price: Price;
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
  readonly picture: Picture | null;
}

export interface CategoryCrumb {
  readonly name: string;
  readonly path: string;
}

export interface Product extends ProductSummary {
  readonly highestPrice: Price | null;
  readonly summaryHtml: string;
  readonly descriptionHtml: string;
  readonly gallery: readonly Picture[];
  readonly options: readonly ProductOption[];
  /** Also empty where the backend does not list them. */
  readonly variants: readonly ProductVariant[];
  /** Null unless bundle, grouped or downloadable. */
  readonly composite: Composite | null;
  /** Requires a file upload, which carts do not accept. */
  readonly needsFile: boolean;
  readonly samples: readonly Sample[];
  /** In the order of the shop's filters. */
  readonly attributes: readonly { readonly label: string; readonly value: string }[];
  /** Attributes with a meaning: brand, country of origin … */
  readonly named: NamedValues;
  /** Last day of a reduced price, "YYYY-MM-DD". */
  readonly reducedUntil: string | null;
  /** From the department down to the most specific category. */
  readonly breadcrumbs: readonly CategoryCrumb[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly tierPrices: readonly { readonly quantity: number; readonly price: Money }[];
  readonly fees: readonly Fee[];
  /** Otherwise the cart adds them. */
  readonly priceIncludesFees: boolean;
}

/** A configurable product for the values chosen so far. */
export interface ProductSelection {
  /** Null while the choice is incomplete, or if no variant matches. */
  readonly variant: Variant | null;
  readonly gallery: readonly Picture[];
}

export interface Comparison {
  readonly products: readonly ProductSummary[];
  /** One value per product, in the order of the products; null where it has none. */
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly (string | null)[];
    readonly differs: boolean;
  }[];
}

export interface CompareList extends Comparison {
  readonly uid: string;
}

/**
 * A choice in a composite product: a bundle selection, a group member, a download, an engraving.
 */
export interface Component {
  /** Stable within the product; used in URLs and forms. */
  readonly id: string;
  readonly uid: string;
  readonly label: string;
  /** Unit price, added to the product's price. */
  readonly price: Money;
  /** Unit price from a quantity on, lowest quantity first. */
  readonly tiers: readonly { readonly quantity: number; readonly price: Money }[];
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
  readonly inStock: boolean;
  readonly sku: Sku | null;
  readonly path: string | null;
  readonly sampleUrl: string | null;
}

export function unitPriceOf({ price, tiers }: Pick<Component, "price" | "tiers">, taken: number): Money {
  const reached = tiers.filter(({ quantity }) => quantity <= taken).map((tier) => tier.price);
  return [price, ...reached].reduce((least, other) => (other.minor < least.minor ? other : least));
}

export const COMPONENT_DEFAULTS = {
  tiers: [],
  quantity: 1,
  canChangeQuantity: false,
  isDefault: false,
  inStock: true,
  sku: null,
  path: null,
  sampleUrl: null,
} satisfies Partial<Component>;

export interface ComponentGroup {
  readonly id: string;
  readonly title: string;
  /** Choose one, choose several, a quantity of each, or all included. */
  readonly takes: "one" | "some" | "pieces" | "all";
  /** For "one": a select instead of radio buttons. */
  readonly asSelect: boolean;
  readonly isRequired: boolean;
  /** Set for a text or date that the shopper enters; its price is that of the only component. */
  readonly textEntry: TextEntry | null;
  readonly components: readonly Component[];
}

export interface TextEntry {
  readonly as: "text" | "lines" | "date" | "time" | "datetime-local";
  readonly maxLength: number;
}

/** A bundle, a grouped product, or one with links or custom options. */
export interface Composite {
  readonly basePrice: Money;
  readonly groups: readonly ComponentGroup[];
}

export interface Sample {
  readonly title: string;
  readonly url: string;
}

/** 100 minus the rounded ratio of final to regular price (product P46). 0 without a discount. */
export function discountPercent(price: Price): number {
  const { regular, final } = price;
  if (regular.minor <= 0 || final.minor >= regular.minor) return 0;
  return 100 - Math.round((final.minor / regular.minor) * 100);
}

/**
 * Whether to show a unit price next to a total: after currency conversion, rounding may make them
 * differ.
 */
export function multipliesTo(total: Money, { unit, quantity }: { unit: Money; quantity: number }): boolean {
  return Math.round(unit.minor * quantity) === total.minor;
}

/** The final price divided by 10, rounded to whole units of the currency (product P47). */
export function credit(final: Money): Money {
  return money(Math.round(final.minor / 1000) * 100, final.currency);
}
