import type { Address, Country } from "./model/address.ts";
import type { Cart, LineRequest, PaymentMethod, ShippingMethod } from "./model/cart.ts";
import type { Category, CategoryNode } from "./model/category.ts";
import type { CartId, CategoryUid, LineUid, OrderNumber, Sku } from "./model/ids.ts";
import type { Listing, ListingQuery } from "./model/listing.ts";
import type { CheckoutAgreement, ContentBlock, ContentPage, ResolvedPath, Store } from "./model/page.ts";
import type { Outcome, Problem } from "./model/problem.ts";
import type { Product, ProductSelection, ProductSummary } from "./model/product.ts";

/**
 * What the shop can ask of its backend. Reads answer the thing, or null where absence is ordinary; writes answer an
 * Outcome whose problems the shopper can act on; everything else throws CommerceError.
 */
export interface Commerce {
  readonly content: Content;
  readonly catalog: Catalog;
  readonly cart: CartArea;
  readonly checkout: Checkout;
}

export interface Content {
  store(): Promise<Store>;
  page(identifier: string): Promise<ContentPage | null>;
  /** Unknown or inactive blocks are simply missing from the answer, which is keyed by identifier. */
  blocks(identifiers: readonly string[]): Promise<Readonly<Record<string, ContentBlock>>>;
}

export interface Catalog {
  /** Path without query; null when the backend knows nothing there. */
  resolve(path: string): Promise<ResolvedPath | null>;
  /** The menu: departments with up to three levels below them, without what include_in_menu hides. */
  menu(): Promise<readonly CategoryNode[]>;
  category(uid: CategoryUid): Promise<Category | null>;
  /** A page beyond the last answers the last page; unknown filters and sort keys are left out, never sent. */
  listing(query: ListingQuery): Promise<Listing>;
  product(sku: Sku): Promise<Product | null>;
  /** The state of a configurable product for the value uids chosen so far. */
  selection(sku: Sku, valueUids: readonly string[]): Promise<ProductSelection>;
  related(
    sku: Sku,
  ): Promise<{ readonly related: readonly ProductSummary[]; readonly upsell: readonly ProductSummary[] }>;
  /** Newest first / greatest discount first, for home panels of 10. */
  newest(count: number): Promise<readonly ProductSummary[]>;
  deals(count: number): Promise<readonly ProductSummary[]>;
}

/** A cart that vanished, was ordered or belongs to someone else reads as null and refuses writes with code `cart-gone`. */
export interface CartArea {
  get(id: CartId): Promise<Cart | null>;
  quantity(id: CartId): Promise<number | null>;
  /**
   * Creates the cart when there is none, and starts a fresh one when the given one is gone. `cart.id` is the one to keep.
   * Ok when at least one line went in; `problems` then speaks of those that did not.
   */
  add(id: CartId | null, lines: readonly LineRequest[]): Promise<Outcome<{ cart: Cart; problems: readonly Problem[] }>>;
  /** Quantity is a whole number from 1. */
  update(id: CartId, line: LineUid, quantity: number): Promise<Outcome<{ cart: Cart }>>;
  remove(id: CartId, line: LineUid): Promise<Outcome<{ cart: Cart }>>;
}

export interface Checkout {
  countries(): Promise<readonly Pick<Country, "code" | "name">[]>;
  country(code: string): Promise<Country | null>;
  agreements(): Promise<readonly CheckoutAgreement[]>;
  setEmail(id: CartId, email: string): Promise<Outcome<object>>;
  setShippingAddress(id: CartId, address: Address): Promise<Outcome<{ cart: Cart }>>;
  setBillingAddress(id: CartId, address: Address | "same-as-shipping"): Promise<Outcome<{ cart: Cart }>>;
  setShippingMethod(id: CartId, method: Pick<ShippingMethod, "carrier" | "method">): Promise<Outcome<{ cart: Cart }>>;
  setPaymentMethod(id: CartId, method: Pick<PaymentMethod, "code">): Promise<Outcome<object>>;
  /** Never retried. A time-out throws `unavailable`; the caller reads the cart to learn what happened. */
  placeOrder(id: CartId): Promise<Outcome<{ number: OrderNumber }>>;
}
