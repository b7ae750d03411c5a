import { afterAll, beforeAll, expect, test } from "vitest";
import { storeViewsIn } from "../rules/shop-settings.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ settings: { storeViews: storeViewsIn("hi_IN") } });
});
afterAll(() => backend.close());

async function ask(query: string, store = "default") {
  const headers = { "content-type": "application/json", store };
  const response = await fetch(backend.endpoint, { method: "POST", headers, body: JSON.stringify({ query }) });
  return (await response.json()) as { data: any; errors?: { message: string }[] }; // any: answers of every shape
}

const unknown = '{ cart(cart_id: "nope") { id } }';

test("the messages of a store view are in its language", async () => {
  expect((await ask(unknown)).errors?.[0]?.message).toBe('"nope" आईडी वाला कार्ट नहीं मिला');
  expect((await ask(unknown, "export")).errors?.[0]?.message).toBe('Could not find a cart with ID "nope"');
});

test("messages among the data are translated, and lose the codes that Magento finds by English words", async () => {
  const { data } = await ask("mutation { createEmptyCart }");
  const add = `mutation { addProductsToCart(cartId: "${data.createEmptyCart}", cartItems: [{ sku: "NOPE", quantity: 1 }]) {
    user_errors { code message }
  } }`;
  expect((await ask(add)).data.addProductsToCart.user_errors).toEqual([
    { code: "UNDEFINED", message: '"NOPE" एसकेयू वाला उत्पाद नहीं मिला' },
  ]);
});

test("messages of the GraphQL library stay English", async () => {
  expect((await ask("{ nothing }")).errors?.[0]?.message).toBe('Cannot query field "nothing" on type "Query".');
});
