import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, the slowest first. All others are short, or mostly wait. */
const longest = [
  "rules/checks",
  "rules/linear-time",
  "screens/phone",
  "journeys/account",
  "journeys/purchase",
  "faults/deferred-parts",
  "faults/hostile-requests",
  "journeys/place-order-once",
  "journeys/ended-session",
  "journeys/cart",
  "journeys/captcha",
  "journeys/pay-online",
  "faults/parallel-requests",
  "journeys/other-language",
  "journeys/checkout-ways",
  "journeys/pay-at-razorpay",
  "faults/shared-store",
  "journeys/wishlist",
  "journeys/browsing",
  "journeys/taxes",
  "journeys/pending-cart",
  "journeys/client-navigation",
  "journeys/frame",
  "faults/overload",
  "journeys/page-builder",
  "faults/optional-data",
  "journeys/checkout-order",
  "journeys/session",
  "journeys/product",
  "journeys/nearest-store",
  "faults/readiness",
].map((name) => `/tests/${name}.test.ts`);

/**
 * Starts slow files first, so that all workers end together. A fresh checkout has no recorded
 * times.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
