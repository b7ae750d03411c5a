import type { CategoryUid, ProductUid, Sku } from "./ids";
import type { Money } from "./money";
import type { Composite, Sample } from "./component";

export type ProductKind =
  "simple" | "virtual" | "downloadable" | "configurable" | "bundle" | "grouped" | "gift-card" | "unknown";

export interface Picture {
  /** Absolute address at the backend; `pictureUrl` of lib/images turns it into one of ours. */
  readonly url: string;
  readonly label: string;
}

export interface Price {
  readonly regular: Money;
  readonly final: Money;
}

/** What a card shows. */
export interface ProductSummary {
  readonly uid: ProductUid;
  readonly sku: Sku;
  readonly name: string;
  readonly kind: ProductKind;
  /** Backend's __typename, for the text about types the cart does not take. */
  readonly typeName: string;
  /** Path in this shop, with leading slash. */
  readonly path: string;
  readonly picture: Picture | null;
  /** The lowest price one can pay. */
  readonly price: Price;
  /** True when other choices of the same product cost more. */
  readonly isPriceFrom: boolean;
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
  /** Mean of all reviews, 0–5 with one decimal; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly isNew: boolean;
  /** Marked so by the merchant; a reduced price says it without. */
  readonly isOnSale: boolean;
}

export interface ProductOptionValue {
  /** Goes to the backend as selected option. */
  readonly uid: string;
  /** Stable within the attribute; goes into the page's address. */
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

export interface CategoryCrumb {
  readonly name: string;
  readonly path: string;
}

export interface Product extends ProductSummary {
  /** Of its dearest choice; null where all cost the same. */
  readonly highestPrice: Price | null;
  /** Sanitised HTML. */
  readonly summaryHtml: string;
  /** Sanitised HTML. */
  readonly descriptionHtml: string;
  readonly gallery: readonly Picture[];
  /** Empty unless configurable. */
  readonly options: readonly ProductOption[];
  /** Null unless bundle, grouped or downloadable. */
  readonly composite: Composite | null;
  readonly samples: readonly Sample[];
  /** What the backend knows of it by name, in the order shoppers filter by. */
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
  /** The one variant the choice names, when it is complete and exists. */
  readonly variant: {
    readonly sku: Sku;
    readonly price: Price;
    readonly inStock: boolean;
    readonly onlyLeft: number | null;
    readonly picture: Picture | null;
  } | null;
  readonly gallery: readonly Picture[];
  /** Option code → value uids that still lead to a variant. */
  readonly available: Readonly<Record<string, readonly string[]>>;
}
