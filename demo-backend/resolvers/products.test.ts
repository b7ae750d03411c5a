import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toUid } from "../rules/uid.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function products(args: string, fields = "total_count items{sku}") {
  const { body } = await backend.ask(`{products(${args}){${fields}}}`);
  return body;
}
async function skus(args: string): Promise<string[]> {
  const body = await products(args);
  return body.data.products.items.map((item: { sku: string }) => item.sku);
}
const optionId = (code: string, label: string) => {
  const { catalogue } = backend.store;
  const id = catalogue
    .optionsOfAttribute(catalogue.attributeByCode(code)?.id ?? 0)
    .find((option) => option.label === label)?.id;
  return String(id);
};

describe("products: filters", () => {
  test("finds SKUs in any case and ignores unknown ones", async () => {
    expect(await skus('filter: {sku: {in: ["cable-1m", "NOPE"]}}')).toEqual(["CABLE-1M"]);
  });

  test("finds composite products by the values of their parts", async () => {
    expect(await skus(`filter: {brand: {eq: "${optionId("brand", "Borealis")}"}}`)).toEqual([
      "HP-HUSH",
      "KIT",
      "GROUP",
    ]);
    expect(await skus(`filter: {color: {eq: "${optionId("color", "Blue")}"}}`)).toEqual(["PH-NOVA"]);
  });

  test("finds booleans by 1 and multiselects by any option", async () => {
    expect(await skus('filter: {made_in_india: {eq: "1"}}')).toEqual(["HP-STUDIO", "KIT"]);
    expect(await skus(`filter: {connectivity: {in: ["${optionId("connectivity", "NFC")}"]}}`)).toEqual(["PH-NOVA"]);
  });

  test("finds words of a name", async () => {
    expect(await skus('filter: {name: {match: "wired"}}')).toEqual(["HP-WIRE"]);
  });
});

describe("products: search", () => {
  test("matches word beginnings and plurals and ranks sold-out products lower", async () => {
    expect((await skus('search: "acme head"'))[0]).toBe("HP-STUDIO");
    const found = await skus('search: "headphone"');
    expect(found.indexOf("HP-WIRE")).toBeGreaterThan(found.indexOf("HP-STUDIO"));
  });
});

describe("products: misspelt search", () => {
  test("returns a suggestion and no products, as in Magento", async () => {
    const body = await products('search: "headfones"', "suggestions{search} items{sku}");
    expect(body.data.products.suggestions).toEqual([{ search: "headphones" }]);
    expect(body.data.products.items).toEqual([]);
    const right = await products('search: "headphones"', "suggestions{search}");
    expect(right.data.products.suggestions).toEqual([]);
  });
});

describe("products: facets", () => {
  test("limits categories to direct children on request", async () => {
    const body = await products(
      `filter: {category_uid: {eq: "${toUid(3)}"}}`,
      "aggregations(filter: {category: {includeDirectChildrenOnly: true}}){attribute_code options{label count}}",
    );
    const categories = body.data.products.aggregations.find(
      (each: { attribute_code: string }) => each.attribute_code === "category_uid",
    );
    expect(categories.options).toEqual([
      { label: "Audio", count: 6 },
      { label: "Phones", count: 2 },
    ]);
  });
});

test("products shows reserved stock immediately", async () => {
  const { id } = backend.store.catalogue.productBySku("HP-HUSH") ?? { id: 0 };
  const read = async () =>
    (await products('filter: {sku: {eq: "HP-HUSH"}}', "items{stock_status only_x_left_in_stock}")).data.products
      .items[0];
  expect(await read()).toEqual({ stock_status: "IN_STOCK", only_x_left_in_stock: 5 });
  backend.store.db.exec(`UPDATE stock SET reserved = 5 WHERE product_id = ${id}`);
  expect(await read()).toEqual({ stock_status: "OUT_OF_STOCK", only_x_left_in_stock: null });
  backend.reset();
  expect(await read()).toEqual({ stock_status: "IN_STOCK", only_x_left_in_stock: 5 });
});

describe("products in another currency", () => {
  const inDollars = async (args: string, fields: string) =>
    (await backend.ask(`{products(${args}){${fields}}}`, {}, { "content-currency": "USD" })).body.data.products;

  test("filters and counts prices in the base currency", async () => {
    expect((await inDollars('filter: {price: {from: "299", to: "299"}}', "items{sku}")).items).toEqual([
      { sku: "CABLE-1M" },
    ]);
    expect((await inDollars('filter: {price: {to: "3.59"}}', "total_count")).total_count).toBe(0);
    const { aggregations } = await inDollars(
      'filter: {price: {from: "0"}}',
      "aggregations{attribute_code options{value}}",
    );
    const inRupees = (await products('filter: {price: {from: "0"}}', "aggregations{attribute_code options{value}}"))
      .data;
    expect(aggregations).toEqual(inRupees.products.aggregations);
  });

  test.each([
    ["ENGRAVE", "... on CustomizableProductInterface {options{... on CustomizableFieldOption {value{price}}}}", { options: [{ value: { price: 99 } }, {}, {}, {}] }],
    ["ALBUM", "... on DownloadableProduct {downloadable_product_links{price}}", { downloadable_product_links: [{ price: 0 }, { price: 150 }] }],
  ])("returns the surcharges of %s in the base currency", async (sku, fields, shown) => {
    expect((await inDollars(`search: "${sku}"`, `items{${fields}}`)).items[0]).toEqual(shown);
  }); // prettier-ignore
});
