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

describe("products: arguments", () => {
  test.each([
    ["pageSize: 2", "'search' or 'filter' input argument is required."],
    ['search: "acme", pageSize: 0', "pageSize value must be greater than 0."],
    ['search: "acme", currentPage: 0', "currentPage value must be greater than 0."],
    [
      'search: "acme", pageSize: 1, currentPage: 99',
      "currentPage value 99 specified is greater than the 3 page(s) available.",
    ],
    ['filter: {category_uid: {eq: "!!!"}}', 'Value of uid "!!!" is incorrect.'],
  ])("rejects %s", async (args, message) => {
    expect(await products(args)).toEqual({
      errors: [
        { message, locations: [{ line: 1, column: 2 }], path: ["products"], extensions: { category: "graphql-input" } },
      ],
      data: { products: null },
    });
  });

  test.each([
    ['sort: {rating: ASC}, search: "acme"', 'Field "rating" is not defined by type "ProductAttributeSortInput".'],
    ['filter: {flavour: {eq: "x"}}', 'Field "flavour" is not defined by type "ProductAttributeFilterInput".'],
  ])("has no field in the schema for %s", async (args, message) => {
    expect((await products(args)).errors[0]).toMatchObject({ message });
  });
});

describe("products: filters", () => {
  test("lists a category with its subcategories, without hidden products", async () => {
    expect(await skus(`filter: {category_uid: {eq: "${toUid(5)}"}}`)).toEqual([
      "HP-STUDIO",
      "HP-WIRE",
      "HP-HUSH",
      "ALBUM",
      "KIT",
      "GROUP",
    ]);
  });

  test.each(["PH-NOVA-BLACK-128GB", "HIDDEN-1", "OFF-1", "FIND-ME"])("does not find %s by SKU", async (sku) => {
    expect(await skus(`filter: {sku: {eq: "${sku}"}}`)).toEqual([]);
  });

  test("finds a search-only product by SKU beside a search", async () => {
    expect(await skus('search: "GONE FIND-ME", filter: {sku: {in: ["FIND-ME", "GONE", "HIDDEN-1"]}}')).toEqual([
      "FIND-ME",
    ]);
  });

  test("finds SKUs in any case and ignores unknown ones", async () => {
    expect(await skus('filter: {sku: {in: ["cable-1m", "NOPE"]}}')).toEqual(["CABLE-1M"]);
  });

  test("compares the lowest price, bounds included", async () => {
    expect(await skus('filter: {price: {from: "6499", to: "54999"}}')).toEqual([
      "PH-NOVA",
      "HP-STUDIO",
      "HP-HUSH",
      "KIT",
    ]);
    expect(await skus('filter: {price: {from: "55000"}}')).toEqual([]);
    expect(await skus('filter: {price: {from: "abc"}}')).toEqual([]);
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

  test("returns neither products nor facets for an unknown option", async () => {
    const body = await products(
      'filter: {brand: {eq: "999999"}}',
      "total_count items{sku} aggregations{attribute_code}",
    );
    expect(body.data.products).toEqual({ total_count: 0, items: [], aggregations: [] });
  });
});

describe("products: sort", () => {
  test("sorts by the lowest price of a product", async () => {
    expect(await skus("filter: {}, sort: {price: DESC}, pageSize: 3")).toEqual(["PH-NOVA", "HP-HUSH", "HP-STUDIO"]);
  });

  test("applies two sort keys in schema order, not in argument order", async () => {
    const names = await products("filter: {}, sort: {price: ASC, name: ASC}, pageSize: 3", "items{name}");
    expect(names.data.products.items.map((item: { name: string }) => item.name)).toEqual([
      "Acme Nova 5G Phone",
      "Acme Studio Headphones",
      "Acme USB-C Cable 1 m",
    ]);
  });
});

describe("products: search", () => {
  test("finds search-only products, but nothing for a letter or symbols", async () => {
    expect(await skus('search: "search only gadget"')).toEqual(["FIND-ME"]);
    expect(await skus('search: "a"')).toEqual([]);
    expect(await skus(String.raw`search: "\"*?[]{}()+-&&||!^~:/\\"`)).toEqual([]);
  });

  test("returns all products for an empty text", async () => {
    expect((await products('search: ""', "total_count")).data.products.total_count).toBe(11);
  });

  test("ranks an exact SKU first and finds a product by its variant's", async () => {
    expect((await skus('search: "HP-HUSH"'))[0]).toBe("HP-HUSH");
    expect((await skus('search: "ph-nova-blue-256gb"'))[0]).toBe("PH-NOVA");
  });

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
  test("counts the filtered result, in Magento's order", async () => {
    const body = await products(
      `filter: {category_uid: {eq: "${toUid(6)}"}}`,
      "aggregations{attribute_code label count position options{label value count}}",
    );
    const option = (code: string, label: string, count: number) => ({ label, value: optionId(code, label), count });
    expect(body.data.products.aggregations).toEqual([
      {
        attribute_code: "price",
        label: "Price",
        count: 2,
        position: null,
        options: [
          { label: "0-10000", value: "0_10000", count: 2 },
          { label: "10000-20000", value: "10000_20000", count: 1 },
        ],
      },
      {
        attribute_code: "category_uid",
        label: "Category",
        count: 3,
        position: null,
        options: [
          { label: "Electronics", value: toUid(3), count: 3 },
          { label: "Audio", value: toUid(5), count: 3 },
          { label: "Headphones", value: toUid(6), count: 3 },
        ],
      },
      { attribute_code: "color", label: "Colour", count: 1, position: 0, options: [option("color", "Black", 1)] },
      {
        attribute_code: "brand",
        label: "Brand",
        count: 3,
        position: 1,
        options: ["Acme", "Borealis", "Cobalt"].map((label) => option("brand", label, 1)),
      },
      {
        attribute_code: "connectivity",
        label: "Connectivity",
        count: 1,
        position: 3,
        options: [option("connectivity", "Bluetooth", 1)],
      },
      {
        attribute_code: "made_in_india",
        label: "Made in India",
        count: 1,
        position: 4,
        options: [{ label: "1", value: "1", count: 1 }],
      },
    ]);
  });

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

test("products returns prices in the requested currency", async () => {
  const query =
    '{products(filter:{sku:{eq:"CABLE-1M"}}){items{price_range{minimum_price{final_price{value currency}}} price_tiers{quantity final_price{value} discount{amount_off percent_off}}}}}';
  const { body } = await backend.ask(query, {}, { "content-currency": "USD" });
  expect(body.data.products.items[0]).toEqual({
    price_range: { minimum_price: { final_price: { value: 3.59, currency: "USD" } } },
    price_tiers: [
      { quantity: 5, final_price: { value: 3.23 }, discount: { amount_off: 0.36, percent_off: 10.03 } },
      { quantity: 10, final_price: { value: 2.87 }, discount: { amount_off: 0.72, percent_off: 20.06 } },
    ],
  });
});
