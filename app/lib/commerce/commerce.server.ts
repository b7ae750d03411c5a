import { createCartArea } from "./cart/cart.server.ts";
import { createCatalog } from "./catalog/catalog.server.ts";
import { createCheckout } from "./checkout/checkout.server.ts";
import type { Commerce } from "./commerce.ts";
import type { RewriteMedia } from "./content/clean-html.server.ts";
import { createContent, createSite } from "./content/content.server.ts";
import { createAccount } from "./customer/account.server.ts";
import { createCustomerArea } from "./customer/customer.server.ts";
import { type CallIntegration, createCallIntegration } from "./integrations.server.ts";
import { type BackendOptions, createBackend } from "./transport/backend.server.ts";

export interface CommerceOptions extends BackendOptions {
  readonly integrations?: Readonly<Record<string, string>>;
  /** Pictures inside the backend's HTML go through the shop's own resizer. */
  readonly rewriteMedia?: RewriteMedia;
}

export interface CommerceClient extends Commerce {
  readonly call: CallIntegration;
}

/** The door to the backend, for one request of one shopper. Only the cache in the options outlives the request. */
export function createCommerce(options: CommerceOptions): CommerceClient {
  const { integrations = {}, rewriteMedia = (url) => url, fetch, timeoutMs = 20_000 } = options;
  const backend = createBackend(options);
  const site = createSite(backend, rewriteMedia);
  return {
    content: createContent(backend, site),
    catalog: createCatalog(backend, site, options.endpoint),
    cart: createCartArea(backend),
    checkout: createCheckout(backend, site),
    account: createAccount(backend),
    customer: createCustomerArea(backend, site),
    call: createCallIntegration({ integrations, fetch, timeoutMs }),
  };
}
