import { expect, test } from "vitest";
import { answered } from "../../../../tests/contract/answers.ts";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, json, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();

const readDisplay = async (options?: Parameters<typeof connectTo>[1]) =>
  (await connectTo(server, options).content.store()).pricesIncludeTax;

// Recorded from a Magento 2.4.6 with each of its settings.
test.each([
  ["entered-and-shown-with-tax", true],
  ["entered-and-shown-without-tax", false],
  ["entered-without-shown-with-tax", true],
  ["entered-without-shown-both", true],
])("pricesIncludeTax with prices %s is %s", async (setting, included) => {
  server.on("TaxDisplay", answered(`tax--${setting}-products`));
  expect(await readDisplay()).toBe(included);
});

// Recorded from a Magento 2.4.8. Its cart has the same price with tax as the catalogue.
test("pricesIncludeTax with prices entered with tax and shown without is true", async () => {
  const adjustments = [{ code: "TAX", description: "EXCLUDED", amount: { value: 152.38983150847 } }];
  server.on("TaxDisplay", data({ products: { items: [{ price: { regularPrice: { adjustments } } }] } }));
  expect(await readDisplay()).toBe(true);
});

test("pricesIncludeTax is requested once", async () => {
  server.on("TaxDisplay", answered("tax--entered-and-shown-with-tax-products"));
  const { content } = connectTo(server);
  await content.store();
  await content.store();
  expect(requestsFor(server, "TaxDisplay")).toHaveLength(1);
});

test("pricesIncludeTax comes from the setting without a request", async () => {
  expect(await readDisplay({ pricesIncludeTax: false })).toBe(false);
  expect(requestsFor(server, "TaxDisplay")).toEqual([]);
});

test.each([
  ["has no such field", json(200, { errors: [{ message: 'Cannot query field "price" on type "ProductInterface".' }] })],
  ["has no products", data({ products: { items: [] } })],
  ["does not answer", json(500, {})],
])("pricesIncludeTax is null when the backend %s", async (_, reply) => {
  server.on("TaxDisplay", reply);
  expect(await readDisplay()).toBeNull();
});
