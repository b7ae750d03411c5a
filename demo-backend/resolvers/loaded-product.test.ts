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

let strict: TestBackend;
let kind: TestBackend;
beforeAll(async () => {
  strict = await openTestBackend({ seed, quirks: true });
  kind = await openTestBackend({ seed });
});
afterAll(() => Promise.all([strict.close(), kind.close()]));

async function related(selection: string, backend = strict) {
  const query = `{ products(filter: { sku: { eq: "PH-NOVA" } }) { items { related_products { ${selection} } } } }`;
  const { body } = await backend.ask(query + (selection.includes("...Part") ? part : ""));
  return body.data.products.items[0].related_products[0];
}

const zero = {
  minimum_price: { regular_price: { value: 0 }, final_price: { value: 0 }, discount: { amount_off: 0 } },
  maximum_price: { final_price: { value: 0 } },
};

describe("with quirks", () => {
  test("a related product says nothing of attributes that only a fragment spread asks for", async () => {
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
    ["written directly", `${request}`],
    ["inside an inline fragment", `... on ProductInterface { ${request} }`],
    ["beside the spread, by another name", "a: name b: url_key c: new_from_date d: small_image { __typename } e: price_range { __typename } ...Part"], // prettier-ignore
  ])("%s they come", async (_, selection) => {
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
    ["a spread inside an inline fragment", "... on ProductInterface { ...Part }"],
    ["an inline fragment inside another", `... on ProductInterface { ... on SimpleProduct { ${request} } }`],
  ])("%s is not looked into", async (_, selection) => {
    expect(await related(selection)).toMatchObject({ name: null, price_range: zero });
  });

  test("only what is named is loaded", async () => {
    expect(await related("price_range { __typename } ...Part")).toMatchObject({
      name: null,
      price_range: { maximum_price: { final_price: { value: 299 } } },
    });
  });

  test("only the innermost selection counts", async () => {
    const query = `{ products(filter: { sku: { eq: "PH-NOVA" } }) { items { ...Outer } } } fragment Outer on ProductInterface { related_products { name } }`;
    const { body } = await strict.ask(query);
    expect(body.data.products.items[0].related_products[0]).toEqual({ name: "Acme USB-C Cable 1 m" });
  });

  test("members of groups and parts of bundles go the same way, except that a part has its name", async () => {
    const query = `{ products(filter: { sku: { in: ["GROUP", "KIT"] } }, sort: { name: ASC }) { items {
      ... on GroupedProduct { items { product { ...Part } } } ... on BundleProduct { parts: items { options { product { ...Part } } } } } } } ${part}`;
    const [group, kit] = (await strict.ask(query)).body.data.products.items;
    expect(group.items[0].product).toMatchObject({ name: null, sku: "HP-WIRE", price_range: zero });
    const piece = kit.parts[0].options[0].product;
    expect(piece).toMatchObject({ name: "Acme Studio Headphones", url_key: null, price_range: zero });
    expect(piece.small_image.label).toBe("Acme Studio Headphones");
  });

  test("variants and found products are whole", async () => {
    const query = `{ products(filter: { sku: { eq: "PH-NOVA" } }) { items { ...Part ... on ConfigurableProduct { variants { product { ...Part } } } } } } ${part}`;
    const [phone] = (await strict.ask(query)).body.data.products.items;
    expect(phone.name).toBe("Acme Nova 5G Phone");
    expect(phone.variants[0].product.price_range.maximum_price.final_price.value).toBe(54_999);
  });
});

test("without quirks a spread is as good as names", async () => {
  expect(await related("...Part", kind)).toMatchObject({
    name: "Acme USB-C Cable 1 m",
    price_range: { maximum_price: { final_price: { value: 299 } } },
  });
});
