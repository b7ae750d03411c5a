import { createCapabilities } from "~/lib/commerce/capabilities/capabilities.server";
import { createCartArea, readDelivery } from "~/lib/commerce/cart/cart.server";
import { createCatalog, type PanelCategories } from "~/lib/commerce/catalog/catalog.server";
import { createCompareArea } from "~/lib/commerce/catalog/compare.server";
import { createReviews } from "~/lib/commerce/catalog/reviews.server";
import { createCheckout } from "~/lib/commerce/checkout/checkout.server";
import { createContent, createSite, type SiteOptions } from "~/lib/commerce/content/content.server";
import { createCustomerRecords } from "~/lib/commerce/customer/customer-records.server";
import { createAccount, createCustomerArea } from "~/lib/commerce/customer/customer.server";
import { createGuestOrders } from "~/lib/commerce/customer/orders.server";
import { createWishlist } from "~/lib/commerce/customer/wishlist.server";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type BackendOptions, createBackend } from "~/lib/commerce/transport/backend.server";
import { type HeldCart, holdWrites } from "./hold-writes.server";
import { createCallIntegration } from "./integrations.server";

export interface CommerceOptions extends BackendOptions, SiteOptions {
  readonly integrations: Readonly<Record<string, string>>;
  /** For backends without introspection; null introspects. */
  readonly capabilities: readonly string[] | null;
  readonly heldCart: HeldCart;
  readonly panelCategories: PanelCategories;
}

/** For one request of one shopper; only the cache outlives it. */
export function createCommerce(options: CommerceOptions): Commerce {
  const backend = createBackend(options);
  const site = createSite(backend, options);
  const capabilities = createCapabilities(backend, options.capabilities);
  const sources = { backend, site, capabilities };
  const catalog = createCatalog(sources, options.panelCategories);
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
      options.heldCart,
    ),
    module: (create) => create(backend as never), // typed by `create`, see the model
    call: createCallIntegration(options),
  };
}
