import { createCapabilities } from "~/lib/commerce/capabilities/capabilities.server";
import { createCartArea, readDelivery } from "~/lib/commerce/cart/cart.server";
import { type CaptchaOptions, createCaptchaArea, readNewerSettings } from "~/lib/commerce/captcha/captcha.server";
import { withCardFields } from "~/lib/commerce/catalog/card-facts.server";
import { createCatalog, type PanelCategories } from "~/lib/commerce/catalog/catalog.server";
import { createCompareArea } from "~/lib/commerce/catalog/compare.server";
import type { NamedCodes } from "~/lib/commerce/catalog/named-attributes.server";
import { createProductReader } from "~/lib/commerce/catalog/read-product.server";
import { createReviews } from "~/lib/commerce/catalog/reviews.server";
import { createCheckout } from "~/lib/commerce/checkout/checkout.server";
import { createContent, createSite, type SiteOptions, type Sources } from "~/lib/commerce/content/content.server";
import { createCustomerRecords } from "~/lib/commerce/customer/customer-records.server";
import { createAccount, createCustomerArea } from "~/lib/commerce/customer/customer.server";
import { createGuestOrders } from "~/lib/commerce/customer/orders.server";
import { createWishlist } from "~/lib/commerce/customer/wishlist.server";
import type { DeliveryArea, LineRequest } from "~/lib/commerce/model/cart";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { CartId } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail, type Result } from "~/lib/commerce/model/problem";
import { type Backend, type BackendOptions, createBackend } from "~/lib/commerce/transport/backend.server";
import { createCallIntegration } from "./integrations.server";

export interface CommerceOptions extends BackendOptions, SiteOptions, CaptchaOptions {
  readonly integrations: Readonly<Record<string, string>>;
  /** For backends without introspection; null introspects. */
  readonly capabilities: readonly string[] | null;
  readonly cartGuard: CartGuard;
  readonly panelCategories: PanelCategories;
  readonly productAttributes: NamedCodes;
}

/**
 * The backend as the shop sees it. Reads return null where absence is normal; writes return a
 * Result whose problems the shopper can fix; everything else throws CommerceError.
 */
export type Commerce = ReturnType<typeof createCommerce>;

/** For one request of one shopper; only the cache outlives it. */
export function createCommerce(options: CommerceOptions) {
  const backend = createBackend(options);
  const capabilities = createCapabilities(backend, options.capabilities);
  const sources = { backend, site: createSite(backend, options), capabilities };
  const withCards = { ...sources, backend: withCardFields(sources, options.productAttributes) };
  const products = createProductReader(withCards.backend);
  const catalog = createCatalog(withCards, {
    products,
    panelCategories: options.panelCategories,
    productAttributes: options.productAttributes,
  });
  return {
    capabilities,
    captcha: createCaptchaArea(sources, options),
    content: createContent(sources, () => readNewerSettings(sources)),
    catalog: {
      ...catalog,
      delivery: (line: LineRequest, area: DeliveryArea) => readDelivery(backend, line, area),
    },
    reviews: createReviews(sources, products),
    compare: createCompareArea(backend, catalog),
    account: createAccount(sources),
    records: createCustomerRecords(sources),
    ...holdWrites(createCartAreas(sources, catalog), options.cartGuard),
    /** Operations of a payment provider. */
    module: <Operations>(create: (backend: Backend) => Operations) => create(backend),
    call: createCallIntegration(options),
  };
}

type Areas = ReturnType<typeof createCartAreas>;

function createCartAreas(sources: Sources, { selection }: ReturnType<typeof createCatalog>) {
  return {
    cart: createCartArea(sources, selection),
    checkout: { ...createCheckout(sources), ...createGuestOrders(sources) },
    customer: createCustomerArea(sources),
    wishlist: createWishlist(sources.backend),
  };
}

/** `cart` is null for the customer's own cart. */
export interface CartGuard {
  /** Registers a write, for which a later order waits. The result ends it. */
  beginWrite(cart: CartId | null): Promise<() => void>;
  /** The cart being ordered that a write to `cart` would change, or null. */
  heldCart(cart: CartId | null): Promise<CartId | null>;
}

/**
 * Rejects writes to a cart that is being ordered: a late order takes the cart's contents at that
 * time. A missing cart was ordered, so its writes continue, to a new cart. New cart writes belong
 * here too (docs/decisions/0049).
 */
export function holdWrites({ cart, checkout, customer, wishlist }: Areas, { beginWrite, heldCart }: CartGuard): Areas {
  async function mayBeOrdered(held: CartId): Promise<boolean> {
    try {
      return (await cart.get(held)) !== null;
    } catch (error) {
      if (isCommerceError(error, "unavailable")) return true;
      throw error;
    }
  }

  async function unlessHeld<T>(changed: CartId | null, write: () => Promise<Result<T>>): Promise<Result<T>> {
    const endWrite = await beginWrite(changed);
    let heldId: CartId | null;
    try {
      heldId = await heldCart(changed);
      if (heldId === null) return await write();
    } finally {
      endWrite();
    }
    return (await mayBeOrdered(heldId)) ? fail(BEING_ORDERED) : write();
  }

  return {
    cart: {
      ...cart,
      add: (id, lines) => unlessHeld(id, () => cart.add(id, lines)),
      update: (id, line, quantity) => unlessHeld(id, () => cart.update(id, line, quantity)),
      remove: (id, line) => unlessHeld(id, () => cart.remove(id, line)),
      setGiftNote: (id, line, note) => unlessHeld(id, () => cart.setGiftNote(id, line, note)),
      applyCoupon: (id, code) => unlessHeld(id, () => cart.applyCoupon(id, code)),
      removeCoupon: (id) => unlessHeld(id, () => cart.removeCoupon(id)),
    },
    checkout: {
      ...checkout,
      setEmail: (id, email) => unlessHeld(id, () => checkout.setEmail(id, email)),
      setShippingAddress: (id, to) => unlessHeld(id, () => checkout.setShippingAddress(id, to)),
      setBillingAddress: (id, to) => unlessHeld(id, () => checkout.setBillingAddress(id, to)),
      setShippingMethod: (id, method) => unlessHeld(id, () => checkout.setShippingMethod(id, method)),
      setPaymentMethod: (id, method) => unlessHeld(id, () => checkout.setPaymentMethod(id, method)),
    },
    customer: {
      ...customer,
      mergeCart: (from, into) => unlessHeld(into, () => customer.mergeCart(from, into)),
      reorder: (number) => unlessHeld(null, () => customer.reorder(number)),
    },
    wishlist: { ...wishlist, toCart: (id) => unlessHeld(null, () => wishlist.toCart(id)) },
  };
}
