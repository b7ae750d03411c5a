import type { Sku } from "./ids";
import type { ProductSummary } from "./product";

/** A product to be added to the wishlist; the chosen variant of a configurable product, if any, and its parent. */
export interface WishlistRequest {
  readonly sku: Sku;
  readonly parentSku: Sku | null;
  /** Uids of the chosen values, when they name a variant. */
  readonly selectedOptions: readonly string[];
  /** Uids of bundle components whose quantity was changed, with that quantity. */
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[];
}

/** Wishlist data of every page. */
export interface WishlistBrief {
  /** Sum over all lists of the customer (product P68). */
  readonly count: number;
  /** Skus on the first list, the parent's for a configurable product; at most WISHLIST_PAGE_SIZE. */
  readonly skus: readonly Sku[];
}

/** The backend's page size (product P202). */
export const WISHLIST_PAGE_SIZE = 100;

export interface WishlistItem {
  readonly id: string;
  /** Null when it is no longer sold. Price, picture and stock are those of the chosen variant. */
  readonly product: ProductSummary | null;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** The customer's note. */
  readonly note: string;
  /** Options to choose before it can be added to the cart: here, or on the product's page when a single value each is not enough. */
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
