import Database from "libsql";
import { createCartStore, type CartStore } from "./cart-store.ts";
import { createCatalogueStore, type CatalogueStore } from "./catalogue-store.ts";
import { createCategoryStore, type CategoryStore } from "./category-store.ts";
import { createCompareStore, type CompareStore } from "./compare-store.ts";
import { createContentStore, type ContentStore } from "./content-store.ts";
import { createCustomerOrderStore, type CustomerOrderStore } from "./customer-order-store.ts";
import { createCustomerStore, type CustomerStore } from "./customer-store.ts";
import { createDownloadStore, type DownloadStore } from "./download-store.ts";
import { createCatalogueIndex, type CatalogueIndex } from "./index/catalogue-index.ts";
import { migrate } from "./migrate.ts";
import { createNewsletterStore, type NewsletterStore } from "./newsletter-store.ts";
import { createCouponStore, type CouponStore } from "./coupon-store.ts";
import { createCartRestoreStore, type CartRestoreStore } from "./cart-restore-store.ts";
import { createHostedPaymentStore, type HostedPaymentStore } from "./hosted-payment-store.ts";
import { createOrderLifecycleStore, type OrderLifecycleStore } from "./order-lifecycle-store.ts";
import { createOrderStore, type OrderStore } from "./order-store.ts";
import { createPickupStore, type PickupStore } from "./pickup-store.ts";
import { createProductSearch, type SearchResult } from "./product-search.ts";
import { createPaypalStore, type PaypalStore } from "./paypal-store.ts";
import { createRazorpayStore, type RazorpayStore } from "./razorpay-store.ts";
import { createReviewStore, type ReviewStore } from "./review-store.ts";
import { createSalesStore, type SalesStore } from "./sales-store.ts";
import { watchExternalWrites } from "./watch-external-writes.ts";
import { createTokenStore, type TokenStore } from "./token-store.ts";
import { createWishlistStore, type WishlistStore } from "./wishlist-store.ts";

export interface Store {
  db: Database.Database;
  giftCards: boolean;
  catalogue: CatalogueStore;
  categories: CategoryStore;
  content: ContentStore;
  carts: CartStore;
  orders: OrderStore & CustomerOrderStore;
  sales: SalesStore;
  customers: CustomerStore;
  tokens: TokenStore;
  wishlists: WishlistStore;
  reviews: ReviewStore;
  newsletter: NewsletterStore;
  compare: CompareStore;
  downloads: DownloadStore;
  orderLifecycle: OrderLifecycleStore;
  hostedPayments: HostedPaymentStore;
  paypal: PaypalStore;
  razorpay: RazorpayStore;
  restoredCarts: CartRestoreStore;
  pickups: PickupStore;
  coupons: CouponStore;
  /** Filters, facets, prices and stock at a given time. */
  index(now: Date): CatalogueIndex;
  search(text: string): SearchResult;
  searchIn(column: "name" | "description", text: string): number[];
  /** Write transaction; nested calls join it. */
  transaction<T>(fn: () => T): T;
  /** Builds the search index before the first search. */
  prepareSearch(): void;
  /** Applies writes of other processes since the last call. */
  applyExternalWrites(): void;
  /** Call this after writing catalogue tables (not stock). */
  catalogueChanged(): void;
  close(): void;
}

/** Creates and migrates if needed. `file` may be ":memory:". */
export function openStore({ file, giftCards = false }: { file: string; giftCards?: boolean }): Store {
  const db = new Database(file);
  // With NORMAL a power failure could lose an acknowledged order.
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(db);
  const catalogue = createCatalogueStore(db);
  const categories = createCategoryStore(db);
  const index = createCatalogueIndex(db, { giftCards });
  const search = createProductSearch(db);
  const orders = createOrderStore(db);
  const catalogueChanged = () => {
    catalogue.clear();
    categories.clear();
    index.rebuild();
    search.clear();
  };
  return {
    db,
    giftCards,
    catalogue,
    categories,
    content: createContentStore(db),
    carts: createCartStore(db),
    orders: { ...orders, ...createCustomerOrderStore(db) },
    sales: createSalesStore(db),
    customers: createCustomerStore(db),
    tokens: createTokenStore(db),
    wishlists: createWishlistStore(db),
    reviews: createReviewStore(db),
    newsletter: createNewsletterStore(db),
    compare: createCompareStore(db),
    downloads: createDownloadStore(db),
    orderLifecycle: createOrderLifecycleStore(db, orders),
    hostedPayments: createHostedPaymentStore(db),
    paypal: createPaypalStore(db),
    razorpay: createRazorpayStore(db),
    restoredCarts: createCartRestoreStore(db),
    pickups: createPickupStore(db),
    coupons: createCouponStore(db),
    index: index.at,
    search: search.search,
    searchIn: search.searchIn,
    prepareSearch: search.saveSnapshot,
    transaction: (fn) => inTransaction(db, fn),
    applyExternalWrites: watchExternalWrites(db, { stockChanged: index.stockChanged, catalogueChanged }),
    catalogueChanged,
    close() {
      // The driver does not checkpoint, and a leftover WAL file makes the next start check the
      // whole database.
      if (db.open) db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      db.close();
    },
  };
}

function inTransaction<T>(db: Database.Database, fn: () => T): T {
  if (db.inTransaction) return fn();
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = fn();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite may have rolled back by itself (disk full, I/O error); a second ROLLBACK would hide
    // the cause.
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
