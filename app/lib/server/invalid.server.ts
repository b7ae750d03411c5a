import { data } from "@remix-run/server-runtime";
import type { Shop } from "./shop.server";

const invalidForms = new WeakSet<Shop>();

/** Answers a form post with the same page and its errors. Loaders of the same request see it by `wasInvalid`. */
export function invalid<Answer>(shop: Shop, answer: Answer, status: 422 | 429 | 503 = 422) {
  invalidForms.add(shop);
  return data(answer, { status });
}

/** Whether this request posted an invalid form, e.g. for the page title. */
export function wasInvalid(shop: Shop): boolean {
  return invalidForms.has(shop);
}
