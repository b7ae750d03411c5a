import { data } from "@remix-run/server-runtime";
import type { Shop } from "./shop.server";

const invalidForms = new WeakSet<Shop>();

/** Answers a form post with the same page and its errors. The loader of the same request can tell by `wasInvalid`. */
export function invalid<Answer>(shop: Shop, answer: Answer, status: 422 | 429 | 503 = 422) {
  invalidForms.add(shop);
  return data(answer, { status });
}

/** Whether this request posted an invalid form: the page title says so, for screen readers. */
export function wasInvalid(shop: Shop): boolean {
  return invalidForms.has(shop);
}
