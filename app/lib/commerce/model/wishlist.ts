import type { Sku } from "./ids";
import type { ProductSummary } from "./product";

/** What a customer wants kept. Of a configurable product the chosen variant, if there is one, and the product it belongs to. */
export interface WishlistRequest {
  readonly sku: Sku;
  readonly parentSku: Sku | null;
  /** Uids of the chosen values, when they name a variant. */
  readonly selectedOptions: readonly string[];
  /** Uids of a bundle's parts whose number was changed, with the number. */
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[];
}

/** What every page wants to know of the wishlist. */
export interface WishlistBrief {
  /** The sum over all lists of the customer (product P68). */
  readonly count: number;
  /** Skus on the first list, a configurable product by its own; no more than the first WISHLIST_PAGE_SIZE. */
  readonly skus: readonly Sku[];
}

/** As many as a page of the backend holds (product P202). */
export const WISHLIST_PAGE_SIZE = 100;

/** Something on the wishlist. */
export interface WishlistItem {
  readonly id: string;
  /** Null when it is no longer sold. Price, picture and stock are those of the chosen variant. */
  readonly product: ProductSummary | null;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** The customer's own words. */
  readonly note: string;
  /** What has to be chosen before it can go into the cart: here, or on the product's page where that takes more than a value each. */
  readonly open: readonly OpenOption[] | "on-its-page";
}

interface OpenOption {
  readonly label: string;
  readonly values: readonly { readonly uid: string; readonly label: string }[];
}

export interface WishlistPage {
  readonly lines: readonly WishlistItem[];
  readonly pageCount: number;
}
