import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

const request = "name url_key sku uid url_suffix url_rewrites { url } stock_status rating_summary new_from_date small_image { url label } price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off } } maximum_price { final_price { value } } }"; // prettier-ignore
const part = `fragment Part on ProductInterface { ${request} }`;
const seed = {
  ...fixtureSeed,
  products: fixtureSeed.products.map((product) =>
    product.sku === "CABLE-1M" ? { ...product, newFrom: "2026-11-01" } : product,
  ),
};

let withQuirks: TestBackend;
let withoutQuirks: TestBackend;
beforeAll(async () => {
  withQuirks = await openTestBackend({ seed, quirks: true });
  withoutQuirks = await openTestBackend({ seed });
});
afterAll(() => Promise.all([withQuirks.close(), withoutQuirks.close()]));

async function related(selection: string, backend = withQuirks) {
  const query = `{ products(filter: { sku: { eq: "PH-NOVA" } }) { items { related_products { ${selection} } } } }`;
  const { body } = await backend.ask(query + (selection.includes("...Part") ? part : ""));
  return body.data.products.items[0].related_products[0];
}

test("without quirks, a fragment spread selects attributes", async () => {
  expect(await related("...Part", withoutQuirks)).toMatchObject({
    name: "Acme USB-C Cable 1 m",
    price_range: { maximum_price: { final_price: { value: 299 } } },
  });
});
