import { beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});

test.each([
  ['country(id: "ZZ")', "The country isn't available.", undefined],
  ["country", 'Country "id" value should be specified', "graphql-input"],
])("rejects %s", async (field, message, category) => {
  expect(await shop.failure(`{ ${field} { id } }`)).toEqual({ message, category });
});
