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
  test("omits attributes of a related product that only a fragment spread selects", async () => {
    const { small_image: image, uid, ...rest } = await related("...Part");
    expect(rest).toEqual({
      ...{ name: null, url_key: null, new_from_date: null, price_range: zero },
      ...{ sku: "CABLE-1M", url_suffix: ".html", stock_status: "IN_STOCK", rating_summary: 0 },
      url_rewrites: [{ url: "acme-usb-c-cable-1-m.html" }],
    });
    expect(uid).toBeTypeOf("string");
    expect(image.label).toBeNull();
    expect(image.url).toContain("placeholder");
  });

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

  test("loads only attributes selected by name", async () => {
    expect(await related("price_range { __typename } ...Part")).toMatchObject({
      name: null,
      price_range: { maximum_price: { final_price: { value: 299 } } },
    });
  });

  test("considers only the innermost selection", async () => {
    const query = `{ products(filter: { sku: { eq: "PH-NOVA" } }) { items { ...Outer } } } fragment Outer on ProductInterface { related_products { name } }`;
    const { body } = await withQuirks.ask(query);
    expect(body.data.products.items[0].related_products[0]).toEqual({ name: "Acme USB-C Cable 1 m" });
  });

  test("omits them for group members and bundle parts, whose names stay", async () => {
    const query = `{ products(filter: { sku: { in: ["GROUP", "KIT"] } }, sort: { name: ASC }) { items {
      ... on GroupedProduct { items { product { ...Part } } } ... on BundleProduct { parts: items { options { product { ...Part } } } } } } } ${part}`;
    const [group, kit] = (await withQuirks.ask(query)).body.data.products.items;
    expect(group.items[0].product).toMatchObject({ name: null, sku: "HP-WIRE", price_range: zero });
    const piece = kit.parts[0].options[0].product;
    expect(piece).toMatchObject({ name: "Acme Studio Headphones", url_key: null, price_range: zero });
    expect(piece.small_image.label).toBe("Acme Studio Headphones");
  });

  test("loads variants and found products completely", async () => {
    const query = `{ products(filter: { sku: { eq: "PH-NOVA" } }) { items { ...Part ... on ConfigurableProduct { variants { product { ...Part } } } } } } ${part}`;
    const [phone] = (await withQuirks.ask(query)).body.data.products.items;
    expect(phone.name).toBe("Acme Nova 5G Phone");
    expect(phone.variants[0].product.price_range.maximum_price.final_price.value).toBe(54_999);
  });
});

test("without quirks, a fragment spread selects attributes", async () => {
  expect(await related("...Part", withoutQuirks)).toMatchObject({
    name: "Acme USB-C Cable 1 m",
    price_range: { maximum_price: { final_price: { value: 299 } } },
  });
});
