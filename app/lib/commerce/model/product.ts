import type { Composite, Sample } from "./component";
import type { CategoryUid, ProductUid, Sku } from "./ids";
import type { Money } from "./money";

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
  /** Absolute URL at the backend; `pictureUrl` of lib/images makes it one of the shop's. */
  readonly url: string;
  readonly label: string;
  /** Address of the video it is the still of, at YouTube or Vimeo. */
  readonly video?: string | undefined;
}

export interface Price {
  readonly regular: Money;
  readonly final: Money;
}

/** A product as a card shows it. */
export interface ProductSummary {
  readonly uid: ProductUid;
  readonly sku: Sku;
  readonly name: string;
  readonly kind: ProductKind;
  /** The backend's __typename, for the text about types the cart does not accept. */
  readonly typeName: string;
  /** Path in this shop, with leading slash. */
  readonly path: string;
  readonly picture: Picture | null;
  /** The lowest price of all choices. */
  readonly price: Price;
  /** True when other choices of the same product cost more. */
  readonly isPriceFrom: boolean;
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
  /** Mean of all reviews, 0–5 with one decimal; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly isNew: boolean;
  /** Marked so by the merchant, whether or not the price is reduced. */
  readonly isOnSale: boolean;
  /** Key attributes in one line, "12 GB · 256 GB · 6.7 inch"; "" if the backend has none. */
  readonly facts: string;
}

export interface ProductOptionValue {
  /** Sent to the backend as selected option. */
  readonly uid: string;
  /** Stable within the attribute; used in the page's URL. */
  readonly index: number;
  readonly label: string;
  /** CSS colour or null. */
  readonly swatch: string | null;
}

export interface ProductOption {
  readonly code: string;
  readonly label: string;
  readonly values: readonly ProductOptionValue[];
}

/** One of a configurable product's variants. */
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
  /** Price of the most expensive choice; null where all cost the same. */
  readonly highestPrice: Price | null;
  /** Sanitised HTML. */
  readonly summaryHtml: string;
  /** Sanitised HTML. */
  readonly descriptionHtml: string;
  readonly gallery: readonly Picture[];
  /** Empty unless configurable. */
  readonly options: readonly ProductOption[];
  /** Empty unless configurable, and where the backend does not list them. */
  readonly variants: readonly ProductVariant[];
  /** Null unless bundle, grouped or downloadable. */
  readonly composite: Composite | null;
  /** Whether it is only sold with a file of the shopper's, which cannot be sent to the cart. */
  readonly needsFile: boolean;
  readonly samples: readonly Sample[];
  /** Labelled attributes, in the order of the shop's filters. */
  readonly attributes: readonly { readonly label: string; readonly value: string }[];
  /** From the department down to the most specific category. */
  readonly breadcrumbs: readonly CategoryCrumb[];
  readonly categoryUids: readonly CategoryUid[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly tierPrices: readonly { readonly quantity: number; readonly price: Money }[];
}

/** The state of a configurable product for the values chosen so far. */
export interface ProductSelection {
  /** The variant that the choice identifies; null while it is incomplete or has no variant. */
  readonly variant: Variant | null;
  readonly gallery: readonly Picture[];
}

export interface Comparison {
  readonly products: readonly ProductSummary[];
  /** One value per product, in the order of the products; null where it has none. */
  readonly rows: readonly ComparisonRow[];
}

/** A comparison that the backend keeps. */
export interface CompareList extends Comparison {
  readonly uid: string;
}

interface ComparisonRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}
