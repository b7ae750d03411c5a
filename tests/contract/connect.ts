import { type Commerce, type CommerceOptions, createCommerce } from "../../app/lib/commerce/commerce.server.ts";
import { createReadCache } from "../../app/lib/commerce/transport/read-cache.server.ts";
import type { ScriptedBackend } from "./scripted-backend.ts";

export function connectTo(
  { endpoint }: Pick<ScriptedBackend, "endpoint">,
  options: Partial<CommerceOptions> = {},
): Commerce {
  return createCommerce({
    endpoint,
    store: null,
    currency: "INR",
    fetch,
    cache: createReadCache(),
    workOutlives: true,
    waitUntil: () => undefined,
    log: () => undefined,
    requestId: "test",
    integrations: {},
    capabilities: null,
    captchaSettings: null,
    cartGuard: { beginWrite: async () => () => undefined, heldCart: async () => null },
    pricesIncludeTax: null,
    rewriteMedia: (url) => url,
    parseMedia: () => null,
    mediaOrigin: new URL(endpoint).origin,
    frameOrigins: [],
    panelCategories: { new: null, deals: null },
    productAttributes: {},
    ...options,
  });
}

export function requestsFor({ seen }: ScriptedBackend, operation: string) {
  return seen.filter((request) => request.operation === operation);
}
