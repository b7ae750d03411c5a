import type { Address, BillTo, Country, PickupStore, ShipTo } from "./address";
import type { Capabilities } from "./capabilities";
import type { Cart, DeliveryArea, DeliveryEstimate, LineRequest, ShippingMethod } from "./cart";
import type {
  Download,
  OwnReviewPage,
  SavedCard,
  CustomerToken,
  DefaultRoles,
  NewAccount,
  NewsletterStatus,
  PersonalDetails,
  Profile,
  SavedAddress,
  Enquiry,
} from "./customer";
import type { CartId, CategoryUid, LineUid, OrderNumber, Sku } from "./ids";
import type { Listing, ListingQuery, Suggestions, PriceBand, ProductAddress } from "./listing";
import type { Order, OrderPage, OrderQuery, ReorderProblem } from "./order";
import type {
  Category,
  CategoryNode,
  CheckoutAgreement,
  ContentBlock,
  ContentPage,
  ResolvedPath,
  Store,
  StoreLocation,
} from "./page";
import type { PasswordRule } from "./password-rule";
import type { PaymentMethodInput } from "./payment";
import type { Result, Problem } from "./problem";
import type { CompareList, Comparison, Product, ProductSelection, ProductSummary } from "./product";
import type { ReviewArea } from "./review";
import type { WishlistRequest, WishlistBrief, WishlistPage } from "./wishlist";

/**
 * What the shop can ask of its backend. Reads return the value, or null where absence is normal; writes return an Outcome whose problems the shopper
 * can fix; everything else throws CommerceError. Put together in commerce.server.ts, from the file that each interface names.
 */
export interface Commerce {
  /** Capabilities beyond a Magento 2.4.6; never throws. In capabilities/capabilities.server.ts. */
  capabilities(): Promise<Capabilities>;
  /** Returns the JSON of a configured middleware (INTEGRATIONS), to be validated like any input. In integrations.server.ts. */
  call(integration: string, method: string, args: unknown): Promise<unknown>;
  /** Operations that a payment provider brings along, made from the transport's `Backend`, which this model does not know. */
  module<Operations>(create: (backend: never) => Operations): Operations;
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

/** In content/content.server.ts; the contact form in customer/customer-records.server.ts. */
export interface Content {
  store(): Promise<Store>;
  /** ISO code of the store view's country. */
  country(): Promise<string>;
  page(identifier: string): Promise<ContentPage | null>;
  /** All shops, or those around a town or postcode of the country, nearest first; null when the backend does not know the place. */
  storeLocations(near: string | null): Promise<readonly StoreLocation[] | null>;
  /** Whether the backend accepts messages from the contact form. */
  canContact(): Promise<boolean>;
  contact(enquiry: Enquiry): Promise<Result<object>>;
  /** Keyed by identifier; unknown or inactive blocks are missing. */
  blocks(identifiers: readonly string[]): Promise<Readonly<Record<string, ContentBlock>>>;
}

/** In catalog/catalog.server.ts; `delivery` in cart/delivery.server.ts. */
export interface Catalog {
  /** `path` has no query; null when the backend has no such page. */
  resolve(path: string): Promise<ResolvedPath | null>;
  /** The menu: departments with up to three levels below them, without what include_in_menu hides. */
  menu(): Promise<readonly CategoryNode[]>;
  category(uid: CategoryUid): Promise<Category | null>;
  /** Product count of each category, by uid; empty when the backend cannot say. */
  categoryCounts(): Promise<ReadonlyMap<string, number>>;
  /** A page beyond the last returns the last page; unknown filters and sort keys are dropped. */
  listing(query: ListingQuery): Promise<Listing>;
  /** Search suggestions, while typing or after no results. */
  suggestions(term: string): Promise<Suggestions>;
  /** The catalogue split by price, into bands small enough to be read completely. */
  priceBands(): Promise<readonly PriceBand[]>;
  /** Page by page, as the backend returns them. */
  productAddresses(band: PriceBand): AsyncGenerator<readonly ProductAddress[]>;
  product(sku: Sku): Promise<Product | null>;
  /** The state of a configurable product for the value uids chosen so far. */
  selection(sku: Sku, valueUids: readonly string[]): Promise<ProductSelection>;
  related(
    sku: Sku,
  ): Promise<{ readonly related: readonly ProductSummary[]; readonly upsell: readonly ProductSummary[] }>;
  /** Cross-sell products, without the given ones. */
  crossSell(skus: readonly Sku[]): Promise<readonly ProductSummary[]>;
  /** In the order asked for; products that cannot be shown are left out. */
  bySku(skus: readonly Sku[]): Promise<readonly ProductSummary[]>;
  /** Addresses of products' pictures by the paths of the products. */
  pictures(paths: readonly string[]): Promise<Readonly<Record<string, string>>>;
  /** Delivery cost of one line, estimated with a cart of its own. Needs the capability estimateShippingMethods. */
  delivery(line: LineRequest, area: DeliveryArea): Promise<readonly ShippingMethod[]>;
  /** Newest first and largest discount first, for home panels of 10. */
  newest(count: number): Promise<readonly ProductSummary[]>;
  deals(count: number): Promise<readonly ProductSummary[]>;
  /** The most reviewed of the products the merchant lists first; the API does not tell what sells best. */
  popular(count: number): Promise<readonly ProductSummary[]>;
  /** Whether the backend's `sale` attribute lists the deals: all products with it are reduced, and there are enough for a panel. */
  areDealsMarked(): Promise<boolean>;
}

/** Null for a list that does not exist or is another customer's. A guest's is open to anyone who knows its uid. In catalog/compare.server.ts. */
export interface CompareArea {
  list(uid: string): Promise<CompareList | null>;
  /** The logged-in customer's list. */
  own(): Promise<CompareList | null>;
  /** Creates a list if `uid` is null. Null for an unknown product. */
  add(uid: string | null, sku: Sku): Promise<CompareList | null>;
  remove(uid: string, sku: Sku): Promise<CompareList | null>;
  /** Merges a guest's list into the customer's. */
  assign(uid: string): Promise<CompareList | null>;
  /** The same table for products of no list; unknown ones are left out. */
  compare(skus: readonly Sku[]): Promise<Comparison>;
}

/**
 * A cart that is missing, ordered or another customer's reads as null; writes to it fail with code `cart-gone`. In cart/cart.server.ts;
 * hold-writes.server.ts refuses writes to a cart that is being ordered.
 */
export interface CartArea {
  get(id: CartId): Promise<Cart | null>;
  quantity(id: CartId): Promise<number | null>;
  /** Creates the cart if needed; keep `cart.id`. Ok when at least one line was added; `problems` lists the others. */
  add(id: CartId | null, lines: readonly LineRequest[]): Promise<Result<{ cart: Cart; problems: readonly Problem[] }>>;
  /** Quantity is a whole number from 1. */
  update(id: CartId, line: LineUid, quantity: number): Promise<Result<{ cart: Cart }>>;
  remove(id: CartId, line: LineUid): Promise<Result<{ cart: Cart }>>;
  /** One at a time: a second code replaces the first. */
  applyCoupon(id: CartId, code: string): Promise<Result<{ cart: Cart }>>;
  removeCoupon(id: CartId): Promise<Result<{ cart: Cart }>>;
  /** Saves nothing. Needs the capabilities estimateShippingMethods and estimateTotals. */
  estimate(id: CartId, area: DeliveryArea): Promise<Result<DeliveryEstimate>>;
}

/** In checkout/checkout.server.ts; `guestOrder` in customer/orders.server.ts. */
export interface Checkout {
  countries(): Promise<readonly Pick<Country, "code" | "name">[]>;
  country(code: string): Promise<Country | null>;
  agreements(): Promise<readonly CheckoutAgreement[]>;
  setEmail(id: CartId, email: string): Promise<Result<object>>;
  setShippingAddress(id: CartId, to: ShipTo): Promise<Result<{ cart: Cart }>>;
  setBillingAddress(id: CartId, to: BillTo): Promise<Result<{ cart: Cart }>>;
  setShippingMethod(id: CartId, method: Pick<ShippingMethod, "carrier" | "method">): Promise<Result<{ cart: Cart }>>;
  setPaymentMethod(id: CartId, method: PaymentMethodInput): Promise<Result<object>>;
  /**
   * Never retried. A time-out throws `unavailable`; an order that is still being placed fails with code `being-ordered`. In both cases the caller
   * reads the cart to learn what happened.
   */
  placeOrder(id: CartId): Promise<Result<{ number: OrderNumber }>>;
  /**
   * Pickup places, nearest first to a PIN code or town, that all these products can be collected from. Empty where there are none, null for an
   * unknown place. A Magento 2.4.6 names every shop a product is assigned to, whether some are left there or not.
   */
  pickupStores(near: string | null, products?: readonly Sku[]): Promise<readonly PickupStore[] | null>;
  /** Requires all three to match to the letter; `proofOfOrder` says which proof. Also null where the backend cannot look orders up. */
  guestOrder(of: { number: string; email: string; proof: string }): Promise<Order | null>;
}

/** Account operations of guests: never sent with a token, so that an expired one cannot interfere. In customer/account.server.ts. */
export interface Account {
  passwordRule(): Promise<PasswordRule>;
  logIn(email: string, password: string): Promise<Result<CustomerToken>>;
  register(account: NewAccount): Promise<Result<object>>;
  /** For guests. An existing subscription stays as it is, without an error. */
  subscribe(email: string): Promise<Result<{ status: NewsletterStatus }>>;
  /** Also fails for an email without an account; the shopper must be told the same either way. */
  requestReset(email: string): Promise<Result<object>>;
  resetPassword(reset: { email: string; token: string; password: string }): Promise<Result<object>>;
}

/** Operations of the logged-in customer. Without a valid token everything here throws `unauthorized`. In customer/customer.server.ts. */
export interface CustomerArea {
  /** Revokes the token at the backend. */
  logOut(): Promise<void>;
  profile(): Promise<Profile>;
  changeDetails(details: PersonalDetails): Promise<Result<object>>;
  changeEmail(email: string, currentPassword: string): Promise<Result<object>>;
  changePassword(currentPassword: string, password: string): Promise<Result<object>>;
  subscribe(email: string): Promise<Result<{ status: NewsletterStatus }>>;
  unsubscribe(): Promise<Result<object>>;
  /** Id of the customer's cart; the backend creates one when there is none. */
  cartId(): Promise<CartId>;
  /** The same cart with its contents. */
  cart(): Promise<Cart>;
  /** Moves the lines of a guest's cart into another; the backend closes the guest's. */
  mergeCart(from: CartId, into: CartId): Promise<Result<{ cart: Cart }>>;
  addresses(): Promise<readonly SavedAddress[]>;
  createAddress(address: Address, roles: DefaultRoles): Promise<Result<object>>;
  updateAddress(id: number, address: Address, roles: DefaultRoles): Promise<Result<object>>;
  deleteAddress(id: number): Promise<Result<object>>;
  /** Newest first, ORDERS_PER_PAGE at a time. A page beyond the last is empty. */
  orders(query: OrderQuery): Promise<OrderPage>;
  /** Status labels of the customer's latest orders, to filter by. */
  orderStatuses(): Promise<readonly string[]>;
  /** All orders with all details. */
  ordersInFull(): Promise<readonly Order[]>;
  /** Null if the customer has no such order. */
  order(number: OrderNumber): Promise<Order | null>;
  /** Adds an order's lines to the customer's cart; `problems` lists those that were not added. */
  reorder(number: OrderNumber): Promise<Result<{ cart: CartId; problems: readonly ReorderProblem[] }>>;
  /** Empty where the backend cannot cancel orders. */
  cancellationReasons(): Promise<readonly string[]>;
  cancelOrder(id: string, reason: string): Promise<Result<object>>;
  /** Permanent, with everything the backend stores about the customer. */
  deleteAccount(): Promise<Result<object>>;
}

/** Further records of the customer. Without a valid token everything here throws `unauthorized`. In customer/customer-records.server.ts. */
export interface CustomerRecords {
  /** Newest first; includes pending reviews if the backend returns them. */
  reviews(page: number): Promise<OwnReviewPage>;
  downloads(): Promise<readonly Download[]>;
  /** Also empty where the backend stores no cards. */
  cards(): Promise<readonly SavedCard[]>;
  deleteCard(key: string): Promise<Result<object>>;
}

/** The first of the customer's wishlists; `brief` counts all. `remove` returns how many items are left, null if unknown. Without a valid token everything throws `unauthorized`. In customer/wishlist.server.ts. */
export interface WishlistArea {
  brief(): Promise<WishlistBrief>;
  /** WISHLIST_PAGE_SIZE at a time. A page beyond the last is empty. */
  page(page: number): Promise<WishlistPage>;
  /** Ids of the items that hold the product; for a configurable one, whichever variant. */
  find(sku: Sku): Promise<readonly string[]>;
  add(item: WishlistRequest): Promise<Result<object>>;
  remove(ids: readonly string[]): Promise<Result<{ readonly count: number | null }>>;
  change(id: string, to: { quantity: number; note: string }): Promise<Result<object>>;
  /** Moves an item into the customer's cart; it stays on the list when that fails. */
  toCart(id: string): Promise<Result<object>>;
}
