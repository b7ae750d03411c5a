import type { BetweenRequests, Scenario } from "../scenario.ts";
import { deviations } from "./deviations.ts";
import { openElectronics, type ElectronicsSession } from "./session.ts";

type Step = BetweenRequests<ElectronicsSession>;

const cart = "j4wjsPymqQhf9VMtgXwyQtRa2e32mDK9";
const scarce = "HGviaUb9AnzaCg5fSbV2LpRYhAvmf9LX";
const virtual = "R0V3dKycVxnZAKaqGPKdPGZYRh1T2bzR";
const download = "5986wpAKcdafh3v3WGiUXHGUE1kBb7xq";
const customerCart = "kq23JQMWgK5nXRg51zd5F2PDakXZXiRZ";

const fill =
  (recordedCart: string, ...items: [sku: string, quantity: number][]): Step =>
  (session) =>
    session.fill(recordedCart, items);
const scarceSteps = (ending: string) =>
  ["cart", "setGuestEmailOnCart", "setShippingAddressesOnCart", "setShippingMethodsOnCart", "setBillingAddressOnCart", "setPaymentMethodOnCart", "placeOrder", "product-detail"].map((step) => `${step}--${ending}`); // prettier-ignore

const script: readonly (string | Step)[] = [
  // A guest's cart, from adding products to ordering twice.
  fill(cart, ["HP-ACME-STUDIO", 1], ["CB-ACME-1M", 2]),
  ...["cart--with-items", "updateCartItems--quantity", "updateCartItems--too-many", "updateCartItems--unknown-item"],
  ...["updateCartItems--zero-removes", "updateCartItems--negative", "applyCouponToCart--empty-code"],
  async (session) => {
    await session.fill(cart, [["HP-ACME-STUDIO", 1], ["CB-ACME-2M", 1]]); // prettier-ignore
    session.names.set("MjI3", await session.lastLineOf(cart));
  },
  ...["removeItemFromCart--ok", "removeItemFromCart--unknown-item", "removeItemFromCart--bad-uid"],
  ...["applyCouponToCart--valid", "applyCouponToCart--same-twice", "applyCouponToCart--replace-by-second"],
  ...["cart--after-invalid-coupon", "removeCouponFromCart--ok", "removeCouponFromCart--none-applied"],
  (session) => session.coupon(cart, "WELCOME10"),
  ...["placeOrder--no-guest-email", "setGuestEmailOnCart--invalid-email", "setGuestEmailOnCart--ok"],
  "placeOrder--no-address",
  ...[
    "bad-country",
    "bad-region",
    "missing-postcode-IN",
    "missing-region",
    "missing-telephone",
    "region-full-name",
  ].map((fault) => `setShippingAddressesOnCart--${fault}`),
  ...["three-street-lines", "two-addresses", "region-id", "ok"].map((name) => `setShippingAddressesOnCart--${name}`),
  ...["placeOrder--no-shipping-method", "setShippingMethodsOnCart--unknown-method", "setShippingMethodsOnCart--ok"],
  ...["setBillingAddressOnCart--neither", "setBillingAddressOnCart--own-address"],
  ...["setBillingAddressOnCart--same-as-shipping", "placeOrder--no-payment-method"],
  ...["setPaymentMethodOnCart--unknown", "setPaymentMethodOnCart--not-active", "setPaymentMethodOnCart--ok"],
  ...["cart--ready-to-order", "cart--cart_items_v2-no-uid", "cart--cart_items_v2-uid"],
  ...["placeOrder--ok-guest", "placeOrder--again"],
  ...["cart--after-order", "addProductsToCart--to-ordered-cart", "updateCartItems--ordered-cart"],
  // Other guests.
  fill(virtual, ["SV-WAR-1Y", 1]),
  "setShippingAddressesOnCart--virtual-cart",
  (session) => session.bill(virtual),
  "setPaymentMethodAndPlaceOrder--virtual-ok",
  async (session) => {
    await session.fillDownload(download);
    await session.bill(download);
    await session.pay(download, "checkmo");
  },
  "placeOrder--guest-downloadable",
  fill("NSvKlkKYnvSzxqsGCAzAcwD6hWVMT8Rh", ["CB-ACME-1M", 2]),
  ...["cart--us-store", "addProductsToCart--default-store-on-us-cart", "cart--us-cart-read-in-default-store"],
  fill("PFnhHqit0URGjEH4smJ9XygHnKyIIRtS", ["CB-ACME-1M", 1]),
  ...["setShippingAddressesOnCart--below-free-shipping"],
  (session) => session.coupon("PFnhHqit0URGjEH4smJ9XygHnKyIIRtS", "FREESHIP"),
  "cart--shipping-methods-with-freeship-coupon",
  fill("H1QsmBOfyj4VHR0nXUhvKFJ4Hd9WOVkF", ["CB-ACME-1M", 1]),
  "setShippingMethodsOnCart--before-address",
  ...["gGqR14rd6zhjiPlzLoxmrFTRS2Fn6GIb", "L64YIxLWXDdAsWUKKbYXFvxvHadHJnwG"].map((id) => fill(id, ["CB-ACME-1M", 1])),
  fill("twDDwrW7MoJhIqSVua9uYOjvFCsggqrB", ["CB-ACME-1M", 9]),
  fill("pphDwOmBlYuVuuPucSrzMVL7yEcKDlOJ", ["CB-ACME-1M", 1]),
  fill("BHR11xWfhRVvknhGFYxjC7JXU8z9vbqK", ["CB-ACME-1M", 1]),
  ...["applyCouponToCart--expired", "applyCouponToCart--invalid", "applyCouponToCart--lower-case"],
  ...["applyCouponToCart--condition-not-met", "applyCouponToCart--free-shipping"],
  // Products that run out while in a cart.
  fill(scarce, ["MO-COB-34", 2]),
  (session) => session.setStock("MO-COB-34", 1),
  ...scarceSteps("item-only-one-left-of-two"),
  (session) => session.setStock("MO-COB-34", 0),
  ...scarceSteps("item-went-out-of-stock"),
  (session) => session.orderAsGuest([["TV-HEL-65", 1]]),
  ...["addProductsToCart--all-pieces-reserved-by-an-order", "product-detail--all-pieces-reserved-by-an-order"],
  "product-detail--all-pieces-reserved-after-consumer",
  // Accounts.
  ...["createCustomerV2--ok", "createCustomerV2--duplicate-email", "createCustomerV2--duplicate-email-other-case"],
  ...["generateCustomerToken--ok", "customer--ok", "updateCustomerV2--ok", "changeCustomerPassword--ok"],
  ...["customer--token-after-password-change", "createCustomerAddress--ok", "updateCustomerAddress--ok"],
  ...["updateCustomerAddress--of-another-customer", "deleteCustomerAddress--default-address"],
  ...["deleteCustomerAddress--ok", "deleteCustomerAddress--unknown-id", "requestPasswordResetEmail--known"],
  ...["requestPasswordResetEmail--again-at-once", "requestPasswordResetEmail--third-time", "resetPassword--bad-token"],
  ...["subscribeEmailToNewsletter--ok", "subscribeEmailToNewsletter--twice"],
  "subscribeEmailToNewsletter--email-of-a-customer-as-guest",
  ...["revokeCustomerToken--ok", "customer--revoked-token", "generateCustomerToken--wrong-password"],
  "generateCustomerToken--lockout-01",
  (session) => session.failToSignIn("third@example.com", 9),
  ...["generateCustomerToken--lockout-11", "generateCustomerToken--locked-right-password"],
  // A customer's carts and orders.
  ...["customerDownloadableProducts--ok", "customerCart--ok", "createEmptyCart--customer"],
  (session) => session.names.set("Ij5n9Bl3fUsXmyP8sFiqXztRmW0mMJrf", session.cartOfShopper()),
  fill("4zuTjwM2oIQToJqvaDCBKMJw7gtYCvQG", ["CB-ACME-2M", 3], ["CB-ACME-1M", 1]),
  ...["cart--customer-cart-read-by-guest", "cart--guest-cart-read-by-customer", "mergeCarts--no-token"],
  ...["mergeCarts--ok", "mergeCarts--source-already-merged"],
  fill("GWPf6hr1yOCWwgr04KkvT1A9YVQwruXl", ["WR-BOR-FIT", 1]),
  ...["assignCustomerToGuestCart--ok", "setShippingAddressesOnCart--customer-address-id-of-another"],
  ...["setShippingAddressesOnCart--customer-address-id", "setShippingMethodsOnCart--freeshipping"],
  (session) => session.setShopperPayment(customerCart),
  ...["placeOrder--ok-customer", "customer-orders--list", "customer-orders--by-number", "reorderItems--ok"],
  ...["reorderItems--unknown", "customer-orders--unknown-number", "customer-orders--page-too-high"],
  "customer-orders--short-match",
  (session) => session.addPastOrders(),
  ...["customer-orders--all-states", "customer-orders--sort-ascending", "customer-orders--of-another-by-number"],
  ...["reorderItems--of-another", "reorderItems--with-unavailable", "reorderItems--first"],
  ...["reorderItems--twice", "customerDownloadableProducts--with-link"],
  // Wishlist, compare list, reviews.
  ...["wishlists--ok", "addProductsToWishlist--ok", "addProductsToWishlist--same-again"],
  ...["addProductsToWishlist--configurable-without-options", "addProductsToWishlist--configurable-with-options"],
  ...["addProductsToWishlist--out-of-stock", "addProductsToWishlist--unknown-sku", "updateProductsInWishlist--ok"],
  ...["addWishlistItemsToCart--ok", "addWishlistItemsToCart--needs-options", "addWishlistItemsToCart--out-of-stock"],
  ...["removeProductsFromWishlist--ok", "removeProductsFromWishlist--unknown-item"],
  ...["createCompareList--guest", "addProductsToCompareList--ok", "compareList--ok", "assignCompareListToCustomer--ok"],
  ...["removeProductsFromCompareList--ok", "createProductReview--ok-customer", "customer-reviews--ok"],
  ...["createProductReview--ok-guest", "product-detail--pending-reviews"],
  (session) => session.readResetToken("SJXHNvawgh9VBS4p8x0LzC6hZsThPZrA"),
  ...["resetPassword--weak-password", "resetPassword--ok", "resetPassword--token-used-twice"],
  "generateCustomerToken--after-reset",
  // With sold-out products hidden.
  (session) => session.showOutOfStock(false),
  ...["out-of-stock-hidden--by-sku", "out-of-stock-hidden--route", "out-of-stock-hidden--variants"],
  (session) => session.showOutOfStock(true),
];

const first = ["PH-ACME-NOVA", "BN-DESK", "DL-ALBUM", "PD-ENGRAVE", "GR-HOME", "HP-ACME-STUDIO"];

const tokens: Record<string, string> = {
  "revokeCustomerToken--ok": "leaving",
  "customer--revoked-token": "leaving",
  "addProductsToWishlist--of-first-customer-by-second": "second",
  "customer-orders--of-another-by-number": "second",
  "reorderItems--of-another": "second",
};

export const electronicsScenario: Scenario<ElectronicsSession> = {
  shop: "electronics",
  open: openElectronics,
  first: first.map((sku) => `product-detail--${sku}`),
  script,
  tokenOf: (name) => tokens[name] ?? "shopper",
  hasSamePrices: false,
  deviations,
};
