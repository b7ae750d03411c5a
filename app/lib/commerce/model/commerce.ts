import type { Capabilities } from "./capabilities";
import type { Address, BillTo, Country, PickupPlace, ShipTo } from "./address";
import type { Cart, DeliveryArea, DeliveryEstimate, LineRequest, ShippingMethod } from "./cart";
import type { Category, CategoryNode } from "./category";
import type { Comparison } from "./comparison";
import type {
  CustomerToken,
  DefaultRoles,
  NewAccount,
  NewsletterStatus,
  PersonalDetails,
  Profile,
  SavedAddress,
} from "./customer";
import type { CartId, CategoryUid, LineUid, OrderNumber, Sku } from "./ids";
import type { Download, OwnReviewPage, SavedCard } from "./customer-records";
import type { Listing, ListingQuery } from "./listing";
import type { Order, OrderPage, OrderQuery } from "./order";
import type { HostedPayment, PaymentChoice } from "./payment";
import type { CheckoutAgreement, ContentBlock, ContentPage, ResolvedPath, Store } from "./page";
import type { PasswordRule } from "./password-rule";
import type { Outcome, Problem } from "./problem";
import type { Product, ProductSelection, ProductSummary } from "./product";
import type { NewReview, ReviewPage, ReviewRules, StarCounts } from "./review";
import type { WishlistRequest, WishlistBrief, WishlistPage } from "./wishlist";
import type { Enquiry } from "./enquiry";
import type { StoreLocation } from "./store-location";
import type { PriceBand, ProductAddress } from "./price-band";
import type { Suggestions } from "./suggestions";

/**
 * What the shop can ask of its backend. Reads answer the thing, or null where absence is ordinary; writes answer an
 * Outcome whose problems the shopper can act on; everything else throws CommerceError.
 */
export interface Commerce {
  /** What the backend has beyond a Magento 2.4.6; never throws. */
  capabilities(): Promise<Capabilities>;
  /** Asks a middleware of the settings (INTEGRATIONS) and answers its JSON, to be checked like any input. */
  call(integration: string, method: string, args: unknown): Promise<unknown>;
  readonly content: Content;
  readonly catalog: Catalog;
  readonly reviews: ReviewArea;
  readonly compare: CompareArea;
  readonly cart: CartArea;
  readonly checkout: Checkout;
  readonly account: Account;
  readonly customer: CustomerArea;
  readonly wishlist: WishlistArea;
  readonly records: CustomerRecords;
}

export interface Content {
  store(): Promise<Store>;
  page(identifier: string): Promise<ContentPage | null>;
  /** All shops, or those around a town or PIN code, nearest first; null when the backend does not know the place. */
  storeLocations(near: string | null): Promise<readonly StoreLocation[] | null>;
  /** Whether the backend takes what somebody writes to the shop. */
  canContact(): Promise<boolean>;
  contact(enquiry: Enquiry): Promise<Outcome<object>>;
  /** Unknown or inactive blocks are simply missing from the answer, which is keyed by identifier. */
  blocks(identifiers: readonly string[]): Promise<Readonly<Record<string, ContentBlock>>>;
}

export interface Catalog {
  /** Path without query; null when the backend knows nothing there. */
  resolve(path: string): Promise<ResolvedPath | null>;
  /** The menu: departments with up to three levels below them, without what include_in_menu hides. */
  menu(): Promise<readonly CategoryNode[]>;
  category(uid: CategoryUid): Promise<Category | null>;
  /** How many products each category lists, by uid; empty when the backend cannot say. */
  categoryCounts(): Promise<ReadonlyMap<string, number>>;
  /** A page beyond the last answers the last page; unknown filters and sort keys are left out, never sent. */
  listing(query: ListingQuery): Promise<Listing>;
  /** For somebody who is typing, or found nothing. */
  suggestions(term: string): Promise<Suggestions>;
  /** The catalogue in parts that can be read to their end. */
  priceBands(): Promise<readonly PriceBand[]>;
  /** Page by page, as the backend gives them. */
  productAddresses(band: PriceBand): AsyncGenerator<readonly ProductAddress[]>;
  product(sku: Sku): Promise<Product | null>;
  /** The state of a configurable product for the value uids chosen so far. */
  selection(sku: Sku, valueUids: readonly string[]): Promise<ProductSelection>;
  related(
    sku: Sku,
  ): Promise<{ readonly related: readonly ProductSummary[]; readonly upsell: readonly ProductSummary[] }>;
  /** What goes with these, without them. */
  crossSell(skus: readonly Sku[]): Promise<readonly ProductSummary[]>;
  /** In the order asked for; what the shop does not sell by itself is left out. */
  bySku(skus: readonly Sku[]): Promise<readonly ProductSummary[]>;
  /** What sending this costs; asked with a cart of its own. Only where the backend has estimateShippingMethods. */
  delivery(line: LineRequest, area: DeliveryArea): Promise<readonly ShippingMethod[]>;
  /** Newest first / greatest discount first, for home panels of 10. */
  newest(count: number): Promise<readonly ProductSummary[]>;
  deals(count: number): Promise<readonly ProductSummary[]>;
}

/** Null wherever the list is gone or somebody else's. A customer has one list; a guest's belongs to whoever knows its uid. */
export interface CompareArea {
  list(uid: string): Promise<Comparison | null>;
  /** The customer's own. */
  own(): Promise<Comparison | null>;
  /** Begins a list where there is none. Null for a product the shop does not have. */
  add(uid: string | null, sku: Sku): Promise<Comparison | null>;
  remove(uid: string, sku: Sku): Promise<Comparison | null>;
  /** Joins a guest's list to the customer's. */
  assign(uid: string): Promise<Comparison | null>;
}

/** What shoppers think of a product. */
export interface ReviewArea {
  /** Newest first, a few at a time. */
  page(sku: Sku, page: number): Promise<ReviewPage>;
  /** Of the latest five hundred. */
  stars(sku: Sku): Promise<StarCounts>;
  /** Null where the shop takes no reviews. */
  rules(): Promise<ReviewRules | null>;
  /** Shown once somebody at the shop has read it. */
  write(sku: Sku, review: NewReview): Promise<Outcome<object>>;
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
  /** One at a time: another code takes the place of the one before. */
  applyCoupon(id: CartId, code: string): Promise<Outcome<{ cart: Cart }>>;
  removeCoupon(id: CartId): Promise<Outcome<{ cart: Cart }>>;
  /** Nothing of it is kept. Only where the backend has estimateShippingMethods and estimateTotals. */
  estimate(id: CartId, area: DeliveryArea): Promise<Outcome<DeliveryEstimate>>;
}

export interface Checkout {
  countries(): Promise<readonly Pick<Country, "code" | "name">[]>;
  country(code: string): Promise<Country | null>;
  agreements(): Promise<readonly CheckoutAgreement[]>;
  setEmail(id: CartId, email: string): Promise<Outcome<object>>;
  setShippingAddress(id: CartId, to: ShipTo): Promise<Outcome<{ cart: Cart }>>;
  setBillingAddress(id: CartId, to: BillTo): Promise<Outcome<{ cart: Cart }>>;
  setShippingMethod(id: CartId, method: Pick<ShippingMethod, "carrier" | "method">): Promise<Outcome<{ cart: Cart }>>;
  setPaymentMethod(id: CartId, choice: PaymentChoice): Promise<Outcome<object>>;
  /**
   * Never retried. A time-out throws `unavailable`, an order that was sent a moment ago and is still being made refuses with code
   * `being-ordered`: in both cases the caller reads the cart to learn what happened.
   */
  placeOrder(id: CartId): Promise<Outcome<{ number: OrderNumber }>>;
  /** How the order made of this cart stands with its payment on the provider's page. */
  hostedPayment(id: CartId): Promise<HostedPayment>;
  /** Shops to collect from, nearest first to a PIN code or town. Empty where there are none, null for an unknown place. */
  pickupPlaces(near: string | null): Promise<readonly PickupPlace[] | null>;
  /** For whoever knows all three. Null too where the backend cannot look orders up (capability guestOrder). */
  guestOrder(of: { number: string; email: string; postcode: string }): Promise<Order | null>;
}

/** What somebody does who is not known yet: never with a token, so that an old one cannot stand in the way. */
export interface Account {
  passwordRule(): Promise<PasswordRule>;
  logIn(email: string, password: string): Promise<Outcome<CustomerToken>>;
  register(account: NewAccount): Promise<Outcome<object>>;
  /** For guests; who is subscribed already stays so, without a word about it. */
  subscribe(email: string): Promise<Outcome<{ status: NewsletterStatus }>>;
  /** Refused also for an address without an account: what the shopper is told must not depend on it. */
  requestReset(email: string): Promise<Outcome<object>>;
  resetPassword(reset: { email: string; token: string; password: string }): Promise<Outcome<object>>;
}

/** What a customer asks for themselves. Without a valid token everything here throws `unauthorized`. */
export interface CustomerArea {
  /** Ends the token at the backend. */
  logOut(): Promise<void>;
  profile(): Promise<Profile>;
  changeDetails(details: PersonalDetails): Promise<Outcome<object>>;
  changeEmail(email: string, currentPassword: string): Promise<Outcome<object>>;
  changePassword(currentPassword: string, password: string): Promise<Outcome<object>>;
  subscribe(email: string): Promise<Outcome<{ status: NewsletterStatus }>>;
  unsubscribe(): Promise<Outcome<object>>;
  /** The customer's cart; the backend makes one when there is none. */
  cartId(): Promise<CartId>;
  /** The same with all that is in it. */
  cart(): Promise<Cart>;
  /** Puts the lines of a guest's cart into another; the guest's is closed by it. */
  mergeCart(from: CartId, into: CartId): Promise<Outcome<{ id: CartId }>>;
  addresses(): Promise<readonly SavedAddress[]>;
  createAddress(address: Address, roles: DefaultRoles): Promise<Outcome<object>>;
  updateAddress(id: number, address: Address, roles: DefaultRoles): Promise<Outcome<object>>;
  deleteAddress(id: number): Promise<Outcome<object>>;
  /** Newest first, ORDERS_PER_PAGE at a time. A page beyond the last is empty. */
  orders(query: OrderQuery): Promise<OrderPage>;
  /** The labels of the customer's latest orders, to filter by. */
  orderStatuses(): Promise<readonly string[]>;
  /** All of them, with everything in them. */
  ordersInFull(): Promise<readonly Order[]>;
  /** Null for a number that is not one of this customer's. */
  order(number: OrderNumber): Promise<Order | null>;
  /** Puts what was ordered into the customer's cart, on top of what is there; `problems` speaks of what did not go in. */
  reorder(number: OrderNumber): Promise<Outcome<{ cart: CartId; problems: readonly Problem[] }>>;
  /** Empty where orders cannot be cancelled. */
  cancellationReasons(): Promise<readonly string[]>;
  cancelOrder(id: string, reason: string): Promise<Outcome<object>>;
  /** For good, with everything the backend keeps of the customer. */
  deleteAccount(): Promise<Outcome<object>>;
}

/** What else is the customer's. Without a valid token everything here throws `unauthorized`. */
export interface CustomerRecords {
  /** Newest first; pending ones too, as far as the backend shows them. */
  reviews(page: number): Promise<OwnReviewPage>;
  downloads(): Promise<readonly Download[]>;
  /** Empty also where the backend keeps none. */
  cards(): Promise<readonly SavedCard[]>;
  deleteCard(key: string): Promise<Outcome<object>>;
}

/** The customer's wishlist: of several the first, only counted over all. Without a valid token everything throws `unauthorized`. */
export interface WishlistArea {
  brief(): Promise<WishlistBrief>;
  /** WISHLIST_PAGE_SIZE at a time. A page beyond the last is empty. */
  page(page: number): Promise<WishlistPage>;
  /** The lines that hold the product, of a configurable one whichever variant. */
  find(sku: Sku): Promise<readonly string[]>;
  add(item: WishlistRequest): Promise<Outcome<object>>;
  remove(ids: readonly string[]): Promise<Outcome<object>>;
  change(id: string, to: { quantity: number; note: string }): Promise<Outcome<object>>;
  /** Moves a line into the customer's cart: off the list on success, still on it when it was refused. */
  toCart(id: string): Promise<Outcome<object>>;
}
