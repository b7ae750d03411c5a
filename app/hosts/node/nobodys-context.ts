import { randomUUID } from "node:crypto";
import type { ShopConfig } from "~/lib/server/config.server";
import type { HostContext } from "~/lib/server/host-context";

/** What this host hands over with a request that no shopper sent. */
export function nobodysContext(config: ShopConfig): HostContext {
  return {
    config,
    requestId: randomUUID(),
    waitUntil: () => undefined,
    workOutlives: true,
    clientAddress: null,
    isForeignPost: false,
  };
}
