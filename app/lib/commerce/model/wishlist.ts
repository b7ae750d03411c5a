import type { LineRequest } from "./cart";
import type { Sku } from "./ids";
import type { ProductSummary } from "./product";

/** `sku` is the chosen variant of the configurable product `parentSku`, if there is one. */
export interface WishlistRequest extends Required<Omit<LineRequest, "quantity">> {
  readonly parentSku: Sku | null;
}

export interface WishlistBrief {
  /** Sum over all lists of the customer (product P68). */
  readonly count: number;
  /** Of the first list; the parent's for a configurable product. At most WISHLIST_PAGE_SIZE. */
  readonly skus: readonly Sku[];
}

/** The backend's page size (product P202). */
export const WISHLIST_PAGE_SIZE = 100;

export interface WishlistItem {
  readonly id: string;
  /** Null when it is no longer sold. Price, picture and stock are the chosen variant's. */
  readonly product: ProductSummary | null;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly note: string;
  /**
   * Options missing before it can be added to the cart; "on-its-page" if they need the product
   * page.
   */
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
