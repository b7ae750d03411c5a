import { data } from "@remix-run/server-runtime";
import type { Shop } from "./shop.server";

const invalidAnswers = new WeakSet<object>();
const invalidForms = new WeakSet<Shop>();

/** Answers a form post with the same page and its errors. Loaders of the request see it by `wasInvalid`; the root loader marks the title. */
export function invalid<Answer>(answer: Answer, status: 422 | 429 | 503 = 422) {
  const page = data(answer, { status });
  invalidAnswers.add(page);
  return page;
}

/** A form submitted twice shares one answer, so each request is marked. */
export function markInvalid(shop: Shop, answer: unknown): void {
  if (typeof answer === "object" && answer !== null && invalidAnswers.has(answer)) invalidForms.add(shop);
}

export function wasInvalid(shop: Shop): boolean {
  return invalidForms.has(shop);
}
