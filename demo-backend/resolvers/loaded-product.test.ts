import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const zero = {
  minimum_price: { regular_price: { value: 0 }, final_price: { value: 0 }, discount: { amount_off: 0 } },
  maximum_price: { final_price: { value: 0 } },
};

describe("with quirks", () => {
  test.each([
    ["directly", `${request}`],
    ["in an inline fragment", `... on ProductInterface { ${request} }`],
    ["by alias beside a spread", "a: name b: url_key c: new_from_date d: small_image { __typename } e: price_range { __typename } ...Part"], // prettier-ignore
  ])("returns attributes selected %s", async (_, selection) => {
    const { name, url_key, new_from_date, small_image, price_range } = await related(selection);
    expect([name, url_key, new_from_date]).toEqual([
      "Acme USB-C Cable 1 m",
      "acme-usb-c-cable-1-m",
      "2026-11-01 00:00:00",
    ]);
    expect(small_image.label).toBe("Acme USB-C Cable 1 m");
    expect(price_range.minimum_price.final_price.value).toBe(299);
  });

  test.each([
    ["a spread in an inline fragment", "... on ProductInterface { ...Part }"],
    ["an inline fragment in another", `... on ProductInterface { ... on SimpleProduct { ${request} } }`],
  ])("ignores attributes in %s", async (_, selection) => {
    expect(await related(selection)).toMatchObject({ name: null, price_range: zero });
  });
});

test("without quirks, a fragment spread selects attributes", async () => {
  expect(await related("...Part", withoutQuirks)).toMatchObject({
    name: "Acme USB-C Cable 1 m",
    price_range: { maximum_price: { final_price: { value: 299 } } },
  });
});
