import { data } from "@remix-run/server-runtime";
import type { Shop } from "./shop.server";

const invalidForms = new WeakSet<Shop>();
const invalidAnswers = new WeakSet<object>();

/** Answers a form post with the same page and its errors. Loaders of the same request see it by `wasInvalid`. */
export function invalid<Answer>(shop: Shop, answer: Answer, status: 422 | 429 | 503 = 422) {
  invalidForms.add(shop);
  const page = data(answer, { status });
  invalidAnswers.add(page);
  return page;
}

/** For a form sent twice at once, whose second request gets the answer made for the first. */
export function noteRepeated(shop: Shop, answer: unknown): void {
  if (typeof answer === "object" && answer !== null && invalidAnswers.has(answer)) invalidForms.add(shop);
}

/** Whether this request posted an invalid form, e.g. for the page title. */
export function wasInvalid(shop: Shop): boolean {
  return invalidForms.has(shop);
}
