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
import type { Listing, ListingQuery, Suggestions, PriceBand, ProductPath } from "./listing";
import type { ListedOrder, Order, OrderPage, OrderQuery, ReorderProblem } from "./order";
import type { Category, CategoryNode, CheckoutAgreement, ContentBlock, ContentPage, ResolvedPath, Store } from "./page";
import type { PasswordRule } from "./password-rule";
import type { PaymentMethodInput } from "./payment";
import type { Result, Problem } from "./problem";
import type { CompareList, Comparison, Product, ProductSelection, ProductSummary } from "./product";
import type { ReviewArea } from "./review";
import type { WishlistRequest, WishlistBrief, WishlistPage } from "./wishlist";

/**
 * The backend as the shop sees it. Reads return null where absence is normal; writes return a Result whose problems the
 * shopper can fix; everything else throws CommerceError. Created in commerce.server.ts.
 */
export interface Commerce {
  /** Never throws. In capabilities/capabilities.server.ts. */
  capabilities(): Promise<Capabilities>;
  /** JSON of a middleware (INTEGRATIONS), not validated. In integrations.server.ts. */
  call(integration: string, method: string, args: unknown): Promise<unknown>;
  /** Operations of a payment provider, created with the transport's `Backend`, a type this layer must not import. */
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

/** In content/content.server.ts. */
export interface Content {
  store(): Promise<Store>;
  country(): Promise<string>;
  page(identifier: string): Promise<ContentPage | null>;
  /** Keyed by identifier; unknown or inactive blocks are missing. */
  blocks(identifiers: readonly string[]): Promise<Readonly<Record<string, ContentBlock>>>;
}

/** In catalog/catalog.server.ts; `delivery` in cart/delivery.server.ts. */
export interface Catalog {
  /** `path` has no query; null when the backend has no such page. */
  resolve(path: string): Promise<ResolvedPath | null>;
  /** Departments with up to three levels below them, without those that include_in_menu hides. */
  menu(): Promise<readonly CategoryNode[]>;
  category(uid: CategoryUid): Promise<Category | null>;
  /** By uid; empty when the backend cannot count. */
  categoryCounts(): Promise<ReadonlyMap<string, number>>;
  /** A page beyond the last returns the last page; unknown filters and sort keys are dropped. */
  listing(query: ListingQuery): Promise<Listing>;
  suggestions(term: string): Promise<Suggestions>;
  /** The catalogue split by price, into bands small enough to be read completely. */
  priceBands(): Promise<readonly PriceBand[]>;
  productPaths(band: PriceBand): AsyncGenerator<readonly ProductPath[]>;
  product(sku: Sku): Promise<Product | null>;
  selection(sku: Sku, valueUids: readonly string[]): Promise<ProductSelection>;
  related(sku: Sku): Promise<Readonly<Record<"related" | "upsell", readonly ProductSummary[]>>>;
  crossSell(skus: readonly Sku[]): Promise<readonly ProductSummary[]>;
  /** In the given order; products that cannot be shown are left out. */
  bySku(skus: readonly Sku[]): Promise<readonly ProductSummary[]>;
  pictures(paths: readonly string[]): Promise<Readonly<Record<string, string>>>;
  /** Estimated with a temporary cart. Needs the capability estimateShippingMethods. */
  delivery(line: LineRequest, area: DeliveryArea): Promise<readonly ShippingMethod[]>;
  newest(count: number): Promise<readonly ProductSummary[]>;
  deals(count: number): Promise<readonly ProductSummary[]>;
  /** The API has no bestsellers: the most reviewed of the products that the merchant lists first. */
  popular(count: number): Promise<readonly ProductSummary[]>;
  /** Whether `sale` lists enough products for a panel, all of them reduced. */
  areDealsMarked(): Promise<boolean>;
}

/** Null for a missing or another customer's list. In catalog/compare.server.ts. */
export interface CompareArea {
  list(uid: string): Promise<CompareList | null>;
  own(): Promise<CompareList | null>;
  /** Creates a list if `uid` is null. Null for an unknown product. */
  add(uid: string | null, sku: Sku): Promise<CompareList | null>;
  remove(uid: string, sku: Sku): Promise<CompareList | null>;
  assign(uid: string): Promise<CompareList | null>;
  /** A comparison without a list; unknown products are left out. */
  compare(skus: readonly Sku[]): Promise<Comparison>;
}

/** A cart that is missing, ordered or another customer's reads as null; writes fail with `cart-gone`. In cart/cart.server.ts, and hold-writes.server.ts. */
export interface CartArea {
  get(id: CartId): Promise<Cart | null>;
  quantity(id: CartId): Promise<number | null>;
  /** Creates the cart if needed. Ok when at least one line was added; `problems` lists the others. */
  add(id: CartId | null, lines: readonly LineRequest[]): Promise<Result<{ cart: Cart; problems: readonly Problem[] }>>;
  update(id: CartId, line: LineUid, quantity: number): Promise<Result<{ cart: Cart }>>;
  remove(id: CartId, line: LineUid): Promise<Result<{ cart: Cart }>>;
  /** Magento applies one coupon: a second replaces the first. */
  applyCoupon(id: CartId, code: string): Promise<Result<{ cart: Cart }>>;
  removeCoupon(id: CartId): Promise<Result<{ cart: Cart }>>;
  /** Saves nothing. Needs the capabilities estimateShippingMethods and estimateTotals. */
  estimate(id: CartId, area: DeliveryArea): Promise<Result<DeliveryEstimate>>;
}

/** Orders without an account. In customer/orders.server.ts. */
export interface GuestOrders {
  /** Null unless all three match exactly, and where the backend has no guest orders. See `guestOrderProof`. */
  guestOrder(of: { number: string; email: string; proof: string }): Promise<Order | null>;
  /** Empty where guests cannot cancel orders. */
  guestCancellationReasons(): Promise<readonly string[]>;
  /** Has the backend mail a link to the guest, which leads to `confirmCancellation`. */
  requestCancellation(of: Parameters<GuestOrders["guestOrder"]>[0], reason: string): Promise<Result<object>>;
  /** `order` and `key`: as the link has them. */
  confirmCancellation(link: { order: string; key: string }): Promise<Result<object>>;
}

/** In checkout/checkout.server.ts. */
export interface Checkout extends GuestOrders {
  countries(): Promise<readonly Pick<Country, "code" | "name">[]>;
  country(code: string): Promise<Country | null>;
  agreements(): Promise<readonly CheckoutAgreement[]>;
  setEmail(id: CartId, email: string): Promise<Result<object>>;
  setShippingAddress(id: CartId, to: ShipTo): Promise<Result<{ cart: Cart }>>;
  setBillingAddress(id: CartId, to: BillTo): Promise<Result<{ cart: Cart }>>;
  setShippingMethod(id: CartId, method: Pick<ShippingMethod, "carrier" | "method">): Promise<Result<{ cart: Cart }>>;
  setPaymentMethod(id: CartId, method: PaymentMethodInput): Promise<Result<object>>;
  /** Never retried. Throws `unavailable` on timeout, fails with `being-ordered` during an earlier attempt. */
  placeOrder(id: CartId): Promise<Result<{ number: OrderNumber }>>;
  /** Stores with all products, nearest to a PIN code or town first; null for an unknown place. Magento 2.4.6 lists every assigned store, whatever its stock. */
  pickupStores(near: string | null, products?: readonly Sku[]): Promise<readonly PickupStore[] | null>;
}

/** Never sent with a token, so that an expired one cannot interfere. In customer/customer.server.ts. */
export interface Account {
  passwordRule(): Promise<PasswordRule>;
  logIn(email: string, password: string): Promise<Result<CustomerToken>>;
  register(account: NewAccount): Promise<Result<object>>;
  /** Succeeds for an existing subscription. */
  subscribe(email: string): Promise<Result<{ status: NewsletterStatus }>>;
  /** Also fails for an unknown email. Do not let the shopper see the difference. */
  requestReset(email: string): Promise<Result<object>>;
  resetPassword(reset: { email: string; token: string; password: string }): Promise<Result<object>>;
  /** Needs the capability contactUs. */
  contact(enquiry: Enquiry): Promise<Result<object>>;
}

/** Everything here throws `unauthorized` without a valid token. In customer/customer.server.ts. */
export interface CustomerArea {
  logOut(): Promise<void>;
  profile(): Promise<Profile>;
  changeDetails(details: PersonalDetails): Promise<Result<object>>;
  changeEmail(email: string, currentPassword: string): Promise<Result<object>>;
  changePassword(currentPassword: string, password: string): Promise<Result<object>>;
  subscribe(email: string): Promise<Result<{ status: NewsletterStatus }>>;
  unsubscribe(): Promise<Result<object>>;
  cartId(): Promise<CartId>;
  cart(): Promise<Cart>;
  /** The backend closes the guest's cart. */
  mergeCart(from: CartId, into: CartId): Promise<Result<{ cart: Cart }>>;
  addresses(): Promise<readonly SavedAddress[]>;
  createAddress(address: Address, roles: DefaultRoles): Promise<Result<object>>;
  updateAddress(id: number, address: Address, roles: DefaultRoles): Promise<Result<object>>;
  deleteAddress(id: number): Promise<Result<object>>;
  /** Newest first, ORDERS_PER_PAGE at a time. A page beyond the last is empty. `statusOf` names a status, by default as the backend does. */
  orders(query: OrderQuery, statusOf?: (order: ListedOrder) => string): Promise<OrderPage>;
  /** Labels of the latest orders, for the filter. */
  orderStatuses(statusOf?: (order: ListedOrder) => string): Promise<readonly string[]>;
  ordersInFull(): Promise<readonly Order[]>;
  order(number: OrderNumber): Promise<Order | null>;
  reorder(number: OrderNumber): Promise<Result<{ cart: CartId; problems: readonly ReorderProblem[] }>>;
  cancellationReasons(): Promise<readonly string[]>;
  cancelOrder(id: string, reason: string): Promise<Result<object>>;
  deleteAccount(): Promise<Result<object>>;
}

/** Everything here throws `unauthorized` without a valid token. In customer/customer-records.server.ts. */
export interface CustomerRecords {
  /** Newest first; includes pending reviews if the backend returns them. */
  reviews(page: number): Promise<OwnReviewPage>;
  downloads(): Promise<readonly Download[]>;
  cards(): Promise<readonly SavedCard[]>;
  deleteCard(key: string): Promise<Result<object>>;
}

/**
 * The customer's first wishlist; `brief` counts all lists. `remove` returns how many items are left, null if unknown.
 * Everything throws `unauthorized` without a valid token. In customer/wishlist.server.ts.
 */
export interface WishlistArea {
  brief(): Promise<WishlistBrief>;
  /** WISHLIST_PAGE_SIZE at a time. A page beyond the last is empty. */
  page(page: number): Promise<WishlistPage>;
  /** Ids of the product's items, in any variant. */
  find(sku: Sku): Promise<readonly string[]>;
  add(item: WishlistRequest): Promise<Result<object>>;
  remove(ids: readonly string[]): Promise<Result<{ readonly count: number | null }>>;
  change(id: string, to: { quantity: number; note: string }): Promise<Result<object>>;
  /** The item stays on the list when this fails. */
  toCart(id: string): Promise<Result<object>>;
}
