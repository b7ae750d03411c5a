import type { Shop } from "./shop.server";

const invalidForms = new WeakSet<Shop>();

/** A form submitted twice shares one answer, so each request is marked. */
export function markInvalid(shop: Shop): void {
  invalidForms.add(shop);
}

export function wasInvalid(shop: Shop): boolean {
  return invalidForms.has(shop);
}
