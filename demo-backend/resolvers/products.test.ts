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

describe("what is asked for", () => {
  test.each([
    ["pageSize: 2", "'search' or 'filter' input argument is required."],
    ['search: "acme", pageSize: 0', "pageSize value must be greater than 0."],
    ['search: "acme", currentPage: 0', "currentPage value must be greater than 0."],
    [
      'search: "acme", pageSize: 1, currentPage: 99',
      "currentPage value 99 specified is greater than the 3 page(s) available.",
    ],
    ['filter: {category_uid: {eq: "!!!"}}', 'Value of uid "!!!" is incorrect.'],
  ])("%s is refused", async (args, message) => {
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
  ])("%s is no part of the schema", async (args, message) => {
    expect((await products(args)).errors[0]).toMatchObject({ message });
  });
});

describe("filters", () => {
  test("an anchor category lists what is below it, without search-only and hidden products", async () => {
    expect(await skus(`filter: {category_uid: {eq: "${toUid(5)}"}}`)).toEqual([
      "HP-STUDIO",
      "HP-WIRE",
      "HP-HUSH",
      "ALBUM",
      "KIT",
      "GROUP",
    ]);
  });

  test.each(["PH-NOVA-BLACK-128GB", "HIDDEN-1", "OFF-1", "FIND-ME"])("%s is not found by its sku", async (sku) => {
    expect(await skus(`filter: {sku: {eq: "${sku}"}}`)).toEqual([]);
  });

  test("a search-only product is found by its sku beside a search for it", async () => {
    expect(await skus('search: "GONE FIND-ME", filter: {sku: {in: ["FIND-ME", "GONE", "HIDDEN-1"]}}')).toEqual([
      "FIND-ME",
    ]);
  });

  test("skus are found whatever their case, unknown ones are passed over", async () => {
    expect(await skus('filter: {sku: {in: ["cable-1m", "NOPE"]}}')).toEqual(["CABLE-1M"]);
  });

  test("prices are matched by the lowest, both ends included", async () => {
    expect(await skus('filter: {price: {from: "6499", to: "54999"}}')).toEqual([
      "PH-NOVA",
      "HP-STUDIO",
      "HP-HUSH",
      "KIT",
    ]);
    expect(await skus('filter: {price: {from: "55000"}}')).toEqual([]);
    expect(await skus('filter: {price: {from: "abc"}}')).toEqual([]);
  });

  test("composites are found under the values of their parts", async () => {
    expect(await skus(`filter: {brand: {eq: "${optionId("brand", "Borealis")}"}}`)).toEqual([
      "HP-HUSH",
      "KIT",
      "GROUP",
    ]);
    expect(await skus(`filter: {color: {eq: "${optionId("color", "Blue")}"}}`)).toEqual(["PH-NOVA"]);
  });

  test("a boolean is asked for by 1, a multiselect by any of its options", async () => {
    expect(await skus('filter: {made_in_india: {eq: "1"}}')).toEqual(["HP-STUDIO", "KIT"]);
    expect(await skus(`filter: {connectivity: {in: ["${optionId("connectivity", "NFC")}"]}}`)).toEqual(["PH-NOVA"]);
  });

  test("words of a name", async () => {
    expect(await skus('filter: {name: {match: "wired"}}')).toEqual(["HP-WIRE"]);
  });

  test("an unknown option value gives nothing, and no facets", async () => {
    const body = await products(
      'filter: {brand: {eq: "999999"}}',
      "total_count items{sku} aggregations{attribute_code}",
    );
    expect(body.data.products).toEqual({ total_count: 0, items: [], aggregations: [] });
  });
});

describe("order", () => {
  test("by price, lowest of each", async () => {
    expect(await skus("filter: {}, sort: {price: DESC}, pageSize: 3")).toEqual(["PH-NOVA", "HP-HUSH", "HP-STUDIO"]);
  });

  test("two keys count in the order of the schema, not in the order written", async () => {
    const names = await products("filter: {}, sort: {price: ASC, name: ASC}, pageSize: 3", "items{name}");
    expect(names.data.products.items.map((item: { name: string }) => item.name)).toEqual([
      "Acme Nova 5G Phone",
      "Acme Studio Headphones",
      "Acme USB-C Cable 1 m",
    ]);
  });
});

describe("search", () => {
  test("finds search-only products, and nothing for a lone letter or odd characters", async () => {
    expect(await skus('search: "search only gadget"')).toEqual(["FIND-ME"]);
    expect(await skus('search: "a"')).toEqual([]);
    expect(await skus(String.raw`search: "\"*?[]{}()+-&&||!^~:/\\"`)).toEqual([]);
  });

  test("an empty text is everything", async () => {
    expect((await products('search: ""', "total_count")).data.products.total_count).toBe(11);
  });

  test("an exact sku comes first, and a variant's sku finds its product", async () => {
    expect((await skus('search: "HP-HUSH"'))[0]).toBe("HP-HUSH");
    expect((await skus('search: "ph-nova-blue-256gb"'))[0]).toBe("PH-NOVA");
  });

  test("the last word may be a beginning, plurals match, what is sold out comes after its equals", async () => {
    expect((await skus('search: "acme head"'))[0]).toBe("HP-STUDIO");
    const found = await skus('search: "headphone"');
    expect(found.indexOf("HP-WIRE")).toBeGreaterThan(found.indexOf("HP-STUDIO"));
  });
});

describe("a misspelt search", () => {
  test("is answered by a suggestion, as in Magento", async () => {
    const body = await products('search: "headfones"', "suggestions{search} items{sku}");
    expect(body.data.products.suggestions).toEqual([{ search: "headphones" }]);
    expect(body.data.products.items).toEqual([]);
    const right = await products('search: "headphones"', "suggestions{search}");
    expect(right.data.products.suggestions).toEqual([]);
  });
});

describe("facets", () => {
  test("are counted on the filtered result, in Magento's order", async () => {
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

  test("categories can be limited to the next level", async () => {
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

test("stock that orders take shows at once", async () => {
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

describe("as in Magento, whatever currency is asked for, in the base currency", () => {
  const dollars = async (args: string, fields: string) =>
    (await backend.ask(`{products(${args}){${fields}}}`, {}, { "content-currency": "USD" })).body.data.products;

  test("prices are filtered and counted", async () => {
    expect((await dollars('filter: {price: {from: "299", to: "299"}}', "items{sku}")).items).toEqual([
      { sku: "CABLE-1M" },
    ]);
    expect((await dollars('filter: {price: {to: "3.59"}}', "total_count")).total_count).toBe(0);
    const { aggregations } = await dollars(
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
  ])("what %s adds to its price is told", async (sku, fields, shown) => {
    expect((await dollars(`search: "${sku}"`, `items{${fields}}`)).items[0]).toEqual(shown);
  }); // prettier-ignore
});

test("amounts follow the currency asked for", async () => {
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
