import { createCapabilities } from "~/lib/commerce/capabilities/capabilities.server";
import { createCartArea, readDelivery } from "~/lib/commerce/cart/cart.server";
import { createCatalog } from "~/lib/commerce/catalog/catalog.server";
import { createCompareArea } from "~/lib/commerce/catalog/compare.server";
import { createReviews } from "~/lib/commerce/catalog/reviews.server";
import { createCheckout } from "~/lib/commerce/checkout/checkout.server";
import type { RewriteMedia } from "~/lib/commerce/content/clean-html.server";
import { createContent, createSite } from "~/lib/commerce/content/content.server";
import { createCustomerRecords } from "~/lib/commerce/customer/customer-records.server";
import { createAccount, createCustomerArea } from "~/lib/commerce/customer/customer.server";
import { createGuestOrders } from "~/lib/commerce/customer/orders.server";
import { createWishlist } from "~/lib/commerce/customer/wishlist.server";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type BackendOptions, createBackend } from "~/lib/commerce/transport/backend.server";
import { type HeldCart, holdWrites } from "./hold-writes.server";
import { createCallIntegration } from "./integrations.server";

export interface CommerceOptions extends BackendOptions {
  readonly integrations?: Readonly<Record<string, string>>;
  /** For backends without introspection; null introspects. */
  readonly capabilities?: readonly string[] | null;
  readonly pricesIncludeTax?: boolean | null;
  /** Without it no cart is held. */
  readonly heldCart?: HeldCart;
  readonly panelCategories?: Readonly<Record<"new" | "deals", string | null>>;
  /** Sends pictures in the backend's HTML through the shop's resizer. */
  readonly rewriteMedia?: RewriteMedia;
  readonly frameOrigins?: readonly string[];
}

/** For one request of one shopper; only the cache outlives it. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { integrations = {}, rewriteMedia = (url) => url, frameOrigins = [], fetch, timeoutMs = 20_000 } = options;
  const { pricesIncludeTax = null, panelCategories = { new: null, deals: null } } = options;
  const backend = createBackend(options);
  const site = createSite(backend, { currency: options.currency, rewriteMedia, frameOrigins, pricesIncludeTax });
  const capabilities = createCapabilities(backend, options.capabilities ?? null);
  const sources = { backend, site, capabilities };
  const catalog = createCatalog(sources, panelCategories);
  return {
    capabilities,
    content: createContent(sources),
    catalog: { ...catalog, delivery: (line, area) => readDelivery(backend, line, area) },
    reviews: createReviews(backend),
    compare: createCompareArea(backend, catalog),
    account: createAccount(sources),
    records: createCustomerRecords(sources),
    ...holdWrites(
      {
        cart: createCartArea(sources, catalog.selection),
        checkout: { ...createCheckout(sources), ...createGuestOrders(sources) },
        customer: createCustomerArea(sources),
        wishlist: createWishlist(backend),
      },
      options.heldCart ?? (() => null),
    ),
    module: (create) => create(backend as never), // typed by `create`, see the model
    call: createCallIntegration({ integrations, fetch, timeoutMs }),
  };
}
