import { expect } from "vitest";
import type { OpenShop } from "./hosts.ts";

/**
 * A document with an unknown operation would be rejected as a whole and logged as a contract error.
 */
export function expectNoUnsupportedQueries(shop: OpenShop): void {
  expect(shop.said()).not.toMatch(/contract|Cannot query|Unknown type|partial-answer|Internal server error/);
}
