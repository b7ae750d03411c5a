import { expect } from "vitest";
import type { OpenShop } from "./hosts.ts";

/** A document with an operation that the backend lacks would be refused as a whole, and logged as a broken contract. */
export function expectNoUnsupportedQueries(shop: OpenShop): void {
  expect(shop.said()).not.toMatch(/contract|Cannot query|Unknown type|partial-answer|Internal server error/);
}
