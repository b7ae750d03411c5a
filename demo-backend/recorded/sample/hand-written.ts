import { setTimeout as wait } from "node:timers/promises";
import type { TaxDisplay } from "../../rules/tax-display.ts";
import { fill, ready, set, type Step } from "./steps.ts";

const ordered = "PLIcjsf26HyX3aehFkEp36KC6ZossPdr";
const asha = "eSiG1ETVFEcVIwSXkJYwVSPowrD59NRQ";
const ashaNext = "wRfLl9f6fOk62K6LjaB4evdgx4ec9Hpu";
const ravi = "aIMST1nkOiwNegvxOjZzaLqHR3SDbm7Q";
const unanswered = "p2M49GlwoLEm6wHbgypFYdKexOaZn2AS";
const concurrent = "S6QqU59ktL24UMwfuF3RjjoKSt38Gpha";
const taxDisplayNames = "entered-and-shown-with-tax entered-and-shown-without-tax entered-without-shown-with-tax entered-without-shown-both"; // prettier-ignore

const wishlist: (string | Step)[] = [
  ...["customer--wishlists-ids", "addProductsToWishlist--list-id-0", "addProductsToWishlist--list-id-real"],
  ...["addProductsToWishlist--list-id-base64", "addProductsToWishlist--list-id-empty"],
  ...["updateProductsInWishlist--list-id-0", "updateProductsInWishlist--list-id-real"],
  ...["addWishlistItemsToCart--list-id-0", "addWishlistItemsToCart--list-id-base64"],
  ...["addWishlistItemsToCart--list-id-real", "removeProductsFromWishlist--list-id-0"],
  ...["addProductsToWishlist--list-id-0-out-of-stock", "addWishlistItemsToCart--out-of-stock-real-list"],
];

const orders: (string | Step)[] = [
  ready(ordered, ["EB-PLAIN", 1]),
  ...["placeOrder--guest-first", "placeOrder--guest-second-on-the-same-cart", "cart--guest-after-order"],
  ...["addProductsToCart--guest-cart-after-order", "setPaymentMethodOnCart--guest-cart-after-order"],
  async (session) => {
    await session.emptyCart(session.token("asha"));
    await session.nameCart(asha, "asha");
    await session.fill(asha, [["EB-PLAIN", 1]], session.token("asha"));
    await session.prepareCheckout(asha, session.token("asha"));
  },
  ...["placeOrder--customer-first", "placeOrder--customer-second-on-the-same-cart", "cart--customer-after-order"],
  "customerCart--after-order",
  ready(unanswered, ["EB-PLAIN", 1]),
  async (session) => {
    session.settings.placeOrderDelayMs = 700;
    session.orderInProgress = session.order(unanswered);
    while (session.beingOrdered.size === 0) await wait(5);
  },
  "placeOrder--retry-while-the-first-is-still-running",
  async (session) => void (await session.orderInProgress),
  "placeOrder--retry-after-a-lost-answer",
  ready(concurrent, ["EB-PLAIN", 1]),
  async (session) => {
    session.sendNow("placeOrder--two-at-once-1");
    while (session.beingOrdered.size === 0) await wait(5);
  },
  ...["placeOrder--two-at-once-2", "placeOrder--two-at-once-1"],
  set((session) => (session.settings.placeOrderDelayMs = 0)),
  fill("SBtuZxlOImUaV32PPRpfA65C4NYrCDtO", ["EB-PLAIN", 2]),
  ...["cart--after-an-add-whose-answer-was-lost", "addProductsToCart--retry-after-a-lost-answer-doubles"],
  ...["addProductsToCart--two-at-once-1", "addProductsToCart--two-at-once-2", "cart--after-two-adds-at-once"],
  ready("EbFBpgcuKYdoS6Qq5KjIXko1pClmvdie", ["EB-PLAIN", 1]),
  ...["placeOrder--guest-order-before-account", "createCustomerV2--after-a-guest-order-of-the-same-address"],
  async (session) => {
    await session.signUp("g@example.com");
    await session.signIn("later", "g@example.com");
  },
  "customer-orders--guest-order-not-attached-after-registration",
  ready("vykrj5YX7DXFXw0Mnt4EOQaz3RUp0ROF", ["EB-PLAIN", 1]),
  "placeOrder--guest-with-the-address-of-an-account",
  "customer-orders--guest-order-of-an-account-address-not-attached",
];

const merging: (string | Step)[] = [
  fill("IsSqcmIiTYlZbK5X7TJOm5XptuMyFGqR", ["EB-FEW", 2]),
  (session) => session.fill(ashaNext, [["EB-FEW", 2]], session.token("asha")),
  ...["mergeCarts--sum-over-stock", "cart--customer-after-merge-over-stock", "cart--guest-source-after-merge"],
  fill("CPUVlK5rnU1LZX86rKlX7g7heV8KUljN", ["EB-MINMAX", 4]),
  (session) => session.fill(ashaNext, [["EB-MINMAX", 3]], session.token("asha")),
  ...["mergeCarts--sum-over-max-sale-qty", "mergeCarts--again-with-the-same-source", "mergeCarts--without-token"],
  (session) => session.nameCart(ravi, "ravi"),
  ...["mergeCarts--unknown-source", "mergeCarts--into-anothers-cart"],
  fill("qQKFa7la9Z9bnKZ0Z99syAHYT4V8xTve", ["EB-REL1", 1]),
  ...["assignCustomerToGuestCart--customer-has-a-cart-already", "customerCart--after-assign"],
  ...["assignCustomerToGuestCart--no-token", "cart--of-a-customer-without-token", "cart--of-another-customer"],
  ...["cart--guest-cart-with-a-token", "cart--with-a-made-up-token"],
];

const updateLine = (cart: string, uid: string, item: [sku: string, quantity: number], problem: string) => [
  fill(cart, item),
  set(async (session) => session.names.set(uid, await session.lastLineOf(cart))),
  `updateCartItems--h-${problem}`,
];

const lines: (string | Step)[] = [
  ...updateLine("CxPEUGU8Wmda3Mm1bVVgt6ffOHRUJZSy", "MjU=", ["EB-FEW", 2], "over-stock"),
  ...updateLine("PSvp7n4fjufQXUDm9EJ1xImRlU3Gsuy3", "MjY=", ["EB-MINMAX", 2], "under-min"),
  ...updateLine("Uo6tEsOwXIpnyBH4Ic6zXBOs542XCcSE", "Mjc=", ["EB-MINMAX", 2], "over-max"),
  ...updateLine("YE41opm6chp14Z2gNs0FPZW7PQf5juwR", "Mjg=", ["EB-INC", 3], "increments"),
  ready("i6FoogkTmKDeIR2nH7FwXKFDa77yqSqO", ["EB-PLAIN", 1], ["EB-OFF", 1]),
  (session) => session.disableProduct("EB-OFF"),
  ...["cart--h-disabled-product", "placeOrder--h-disabled-product"],
  "cart--h-disabled-product-after-the-order-without-it",
  ready("EPkKXFFOTSnUx61ZZPyKMzPm6cyBLFB1", ["EB-PLAIN", 1], ["EB-DEL", 1]),
  (session) => session.deleteProduct("EB-DEL"),
  ...["cart--h-deleted-product", "placeOrder--h-deleted-product"],
  "cart--h-deleted-product-after-the-order-without-it",
  ready("H9sajSQeHlhW5rxzMBLaovd5dwSq2Usg", ["EB-PLAIN", 1], ["EB-SHRINK", 5]),
  (session) => session.setStock("EB-SHRINK", 3),
  ...["cart--h-stock-shrunk", "placeOrder--h-stock-shrunk", "cart--h-stock-shrunk-after-refusal"],
];

const ranges: (string | Step)[] = [
  (session) => session.enableRangeFilters(true),
  "introspection--product-filter-and-sort-after-attributes-made-filterable",
  ...["special_price-from-1", "special_price-from-1-sort", "news_from_date"].map((name) => `products--g-made-filterable-${name}`), // prettier-ignore
  ...["created_at", "news_from_date"].map((name) => `products--g-made-sortable-${name}`),
  ...["op-Product", "op-Listing"],
  (session) => session.enableRangeFilters(false),
];

const pastOrders: (string | Step)[] = [
  async (session) => {
    const token = session.token("asha");
    const cart = "the cart of order 11";
    await session.emptyCart(token);
    await session.nameCart(cart, "asha");
    session.setStock("EB-SHRINK", 2);
    await session.fill(cart, [["EB-PLAIN", 2], ["EB-REL2", 1], ["EB-SHRINK", 1]], token); // prettier-ignore
    await session.coupon(cart, "TEN", token);
    await session.prepareCheckout(cart, token);
    session.names.set("000000011", await session.order(cart, token));
  },
  "customer-orders--k-tax-inclusive-with-coupon",
  ...["pending", "processing", "complete", "closed", "canceled", "holded", "payment_review", "pending_payment", "fraud"] // prettier-ignore
    .flatMap((status): (string | Step)[] => [
      (session) => session.setStatus("000000011", status),
      `customer-orders--k-status-${status}`,
    ]),
  async (session) => {
    const cart = "e3XS7dR9dcH3vB3KFmgItWJC8gy5H5pR";
    await session.nameCart(cart, "asha");
    await session.fill(cart, [["EB-PLAIN", 1]], session.token("asha"));
    await session.prepareCheckout(cart, session.token("asha"));
  },
  ...["placeOrder--k-in-the-us-store", "customer-orders--k-us-order-read-in-us"],
  ...["customer-orders--k-us-order-read-in-default", "customer-orders--k-default-order-read-in-us"],
  ...["reorderItems--k-ok", "reorderItems--k-again-doubles", "reorderItems--k-unknown-order"],
  ...["reorderItems--k-no-token", "reorderItems--k-order-of-another"],
  "reorderItems--k-of-an-order-of-the-us-store-in-default",
  async (session) => {
    await session.emptyCart(session.token("asha"));
    session.setStock("EB-SHRINK", 0);
  },
  "reorderItems--k-one-line-out-of-stock",
];

const taxCarts = ["CWmmn5bGIVjKCqingSkJrFkGS0JR5hEy", "KdqlrbitB9FXFGsbj5DQLWl0MdvBi3L0", "ag8CUazZLVJLZPc0ci7cqVUKUy2EJEqy", "cpYlMPFBeG5KdS5HUJ95dtX71bA9EfWJ"]; // prettier-ignore
const tax: (string | Step)[] = [
  ...(["included", "excluded", "added", "both"] satisfies TaxDisplay[]).flatMap((taxDisplay, at): (string | Step)[] => {
    const [name = "", cart = ""] = [taxDisplayNames.split(" ")[at], taxCarts[at]];
    return [
      set((session) => (session.settings.tax = taxDisplay)),
      fill(cart, ["EB-DEAL", 1]),
      ...[`tax--${name}-products`, `tax--${name}-cart-before-address`],
      (session) => session.prepareCheckout(cart),
      `tax--${name}-cart`,
    ];
  }),
  set((session) => (session.settings.tax = "included")),
];

export const handWritten: readonly (string | Step)[] = [
  ...wishlist,
  ...orders,
  ...merging,
  ...lines,
  ...ranges,
  ...pastOrders,
  ...tax,
];
