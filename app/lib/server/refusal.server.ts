import { data } from "@remix-run/server-runtime";
import type { Shop } from "./shop.server";

const refusals = new WeakSet<Shop>();

/** The same page again with what has to be put right. Its loader, run for the same request, can tell by `wasRefused`. */
export function refuse<Answer>(shop: Shop, answer: Answer, status: 422 | 429 | 503 = 422) {
  refusals.add(shop);
  return data(answer, { status });
}

/** For loaders, so that the title of a page with errors says so before anything else is read out. */
export function wasRefused(shop: Shop): boolean {
  return refusals.has(shop);
}
