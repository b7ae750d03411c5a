import type { Address, Country } from "./model/address.ts";
import type { Cart, LineRequest, PaymentMethod, ShippingMethod } from "./model/cart.ts";
import type { Category, CategoryNode } from "./model/category.ts";
import type {
  CustomerToken,
  DefaultRoles,
  NewAccount,
  NewsletterStatus,
  Profile,
  SavedAddress,
} from "./model/customer.ts";
import type { CartId, CategoryUid, LineUid, OrderNumber, Sku } from "./model/ids.ts";
import type { Listing, ListingQuery } from "./model/listing.ts";
import type { Order, OrderPage } from "./model/order.ts";
import type { CheckoutAgreement, ContentBlock, ContentPage, ResolvedPath, Store } from "./model/page.ts";
import type { PasswordRule } from "./model/password-rule.ts";
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
  readonly account: Account;
  readonly customer: CustomerArea;
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

/** What somebody does who is not known yet: never with a token, so that an old one cannot stand in the way. */
export interface Account {
  passwordRule(): Promise<PasswordRule>;
  logIn(email: string, password: string): Promise<Outcome<CustomerToken>>;
  register(account: NewAccount): Promise<Outcome<object>>;
  /** Refused also for an address without an account: what the shopper is told must not depend on it. */
  requestReset(email: string): Promise<Outcome<object>>;
  resetPassword(reset: { email: string; token: string; password: string }): Promise<Outcome<object>>;
}

/** What a customer asks for themselves. Without a valid token everything here throws `unauthorized`. */
export interface CustomerArea {
  /** Ends the token at the backend. */
  logOut(): Promise<void>;
  profile(): Promise<Profile>;
  changeNames(names: Pick<Profile, "firstName" | "lastName">): Promise<Outcome<object>>;
  changeEmail(email: string, currentPassword: string): Promise<Outcome<object>>;
  changePassword(currentPassword: string, password: string): Promise<Outcome<object>>;
  subscribe(email: string): Promise<Outcome<{ status: NewsletterStatus }>>;
  unsubscribe(): Promise<Outcome<object>>;
  /** The customer's cart; the backend makes one when there is none. */
  cartId(): Promise<CartId>;
  /** Puts the lines of a guest's cart into another; the guest's is closed by it. */
  mergeCart(from: CartId, into: CartId): Promise<Outcome<{ id: CartId }>>;
  addresses(): Promise<readonly SavedAddress[]>;
  createAddress(address: Address, roles: DefaultRoles): Promise<Outcome<object>>;
  updateAddress(id: number, address: Address, roles: DefaultRoles): Promise<Outcome<object>>;
  deleteAddress(id: number): Promise<Outcome<object>>;
  /** Newest first, ORDERS_PER_PAGE at a time. A page beyond the last is empty. */
  orders(page: number): Promise<OrderPage>;
  /** Null for a number that is not one of this customer's. */
  order(number: OrderNumber): Promise<Order | null>;
}
