import { createHash } from "node:crypto";

/** Magento's X-Magento-Cache-Id: equal for requests that may share answers (same store view, currency, kind of shopper). */
export function cacheId(parts: { store: string; currency: string; signedIn: boolean }): string {
  return createHash("sha256")
    .update(`${parts.store}|${parts.currency}|${parts.signedIn ? "customer" : "guest"}`)
    .digest("hex");
}
