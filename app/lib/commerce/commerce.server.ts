import { createCapabilities } from "./capabilities/capabilities.server.ts";
import { createCartArea } from "./cart/cart.server.ts";
import { createCompareArea } from "./catalog/compare.server.ts";
import { createCatalog } from "./catalog/catalog.server.ts";
import { createReviews } from "./catalog/reviews.server.ts";
import { createCheckout } from "./checkout/checkout.server.ts";
import type { Commerce } from "./commerce.ts";
import type { RewriteMedia } from "./content/clean-html.server.ts";
import { createContent, createSite } from "./content/content.server.ts";
import { createAccount } from "./customer/account.server.ts";
import { createCustomerArea } from "./customer/customer.server.ts";
import { createKeepings } from "./customer/keepings.server.ts";
import { createWishlist } from "./customer/wishlist.server.ts";
import { createCallIntegration } from "./integrations.server.ts";
import { type BackendOptions, createBackend } from "./transport/backend.server.ts";

export interface CommerceOptions extends BackendOptions {
  readonly integrations?: Readonly<Record<string, string>>;
  /** What the backend has beyond 2.4.6, where it cannot be asked; null asks it. */
  readonly capabilities?: readonly string[] | null;
  /** Whether the catalogue shows prices with tax, where the backend cannot say; null asks it. */
  readonly pricesIncludeTax?: boolean | null;
  /** Paths of the categories that hold new products and deals; null where a merchant keeps none. */
  readonly panelCategories?: Readonly<Record<"new" | "deals", string | null>>;
  /** Pictures inside the backend's HTML go through the shop's own resizer. */
  readonly rewriteMedia?: RewriteMedia;
  /** Whose frames may stand in the backend's HTML. */
  readonly frameOrigins?: readonly string[];
}

/** The door to the backend, for one request of one shopper. Only the cache in the options outlives the request. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { integrations = {}, rewriteMedia = (url) => url, frameOrigins = [], fetch, timeoutMs = 20_000 } = options;
  const { pricesIncludeTax = null, panelCategories = { new: null, deals: null } } = options;
  const backend = createBackend(options);
  const site = createSite(backend, { rewriteMedia, frameOrigins, pricesIncludeTax });
  const capabilities = createCapabilities(backend, options.capabilities ?? null);
  return {
    capabilities,
    content: createContent(backend, site, capabilities),
    catalog: createCatalog(backend, site, { endpoint: options.endpoint, capabilities, panelCategories }),
    reviews: createReviews(backend),
    compare: createCompareArea(backend),
    cart: createCartArea(backend, site),
    checkout: createCheckout(backend, site, capabilities),
    account: createAccount(backend),
    customer: createCustomerArea(backend, site, capabilities),
    wishlist: createWishlist(backend),
    keepings: createKeepings(backend),
    call: createCallIntegration({ integrations, fetch, timeoutMs }),
  };
}
