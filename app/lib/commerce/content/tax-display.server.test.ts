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
])("prices %s include tax: %s", async (setting, included) => {
  server.on("TaxDisplay", answered(`tax--${setting}-products`));
  expect(await readDisplay()).toBe(included);
});

test("it is asked once for all requests of a process", async () => {
  server.on("TaxDisplay", answered("tax--entered-and-shown-with-tax-products"));
  const { content } = connectTo(server);
  await content.store();
  await content.store();
  expect(requestsFor(server, "TaxDisplay")).toHaveLength(1);
});

test("it is what the settings say, without asking", async () => {
  expect(await readDisplay({ pricesIncludeTax: false })).toBe(false);
  expect(requestsFor(server, "TaxDisplay")).toEqual([]);
});

test.each([
  ["has no such field", json(200, { errors: [{ message: 'Cannot query field "price" on type "ProductInterface".' }] })],
  ["has no products", data({ products: { items: [] } })],
  ["does not answer", json(500, {})],
])("a backend that %s leaves it unknown, and the store stands", async (_, reply) => {
  server.on("TaxDisplay", reply);
  expect(await readDisplay()).toBeNull();
});
