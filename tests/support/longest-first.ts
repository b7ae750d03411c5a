import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, the slowest first. All others are short, or mostly wait. */
const longest = [
  "rules/checks",
  "rules/linear-time",
  "journeys/account",
  "screens/phone",
  "journeys/purchase",
  "journeys/cart",
  "faults/deferred-parts",
  "journeys/checkout-ways",
  "journeys/checkout-order",
  "journeys/client-navigation",
  "screens/constants",
  "screens/overlays",
  "journeys/script-on-first-use",
  "journeys/pay-online",
  "screens/development",
  "faults/order-journeys",
  "journeys/search-dialog",
  "journeys/product",
  "journeys/frame",
  "screens/in-use",
  "journeys/wishlist",
  "journeys/place-order-once",
].map((name) => `/tests/${name}.test.ts`);

/** Starts slow files first, so that all workers end together. A fresh checkout has no recorded times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
