import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rangeAttributes } from "../rules/range-attributes.ts";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

const newFrom: Record<string, string> = { "HP-HUSH": "2026-11-01", "CABLE-1M": "2026-10-23" };
const seed = {
  ...fixtureSeed,
  products: fixtureSeed.products.map((product) => {
    const date = newFrom[product.sku];
    return date === undefined ? product : { ...product, newFrom: date };
  }),
};

let defaultShop: TestBackend;
let rangeShop: TestBackend;
beforeAll(async () => {
  defaultShop = await openTestBackend({ seed });
  rangeShop = await openTestBackend({ seed, settings: { rangeFilters: rangeAttributes } });
  const { db, catalogueChanged } = rangeShop.store;
  db.prepare("UPDATE product SET created_at = '2026-11-20T10:00:00.000Z' WHERE sku = 'ALBUM'").run();
  catalogueChanged();
});
afterAll(() => Promise.all([defaultShop.close(), rangeShop.close()]));

const inputs = `{ filter: __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } }
  sort: __type(name: "ProductAttributeSortInput") { inputFields { name } } }`;

async function skus(args: string): Promise<string[]> {
  const { body } = await rangeShop.ask(`{ products(${args}) { items { sku } } }`);
  return body.data.products.items.map(({ sku }: { sku: string }) => sku);
}

test.each(rangeAttributes)("the schema has no filter or sort key %s by default", async (name) => {
  const { body } = await defaultShop.ask(inputs);
  expect(JSON.stringify(body.data)).not.toContain(`"${name}"`);
  const request = await defaultShop.ask(`{ products(filter: { ${name}: { from: "1" } }) { total_count } }`);
  const message = `Field "${name}" is not defined by type "ProductAttributeFilterInput".`;
  expect(request.body.errors[0].message).toBe(message);
});

describe("with range filters enabled", () => {
  test.each(rangeAttributes)("the schema has the filter and sort key %s", async (name) => {
    const { filter, sort } = (await rangeShop.ask(inputs)).body.data;
    expect(filter.inputFields).toContainEqual({ name, type: { name: "FilterRangeTypeInput" } });
    expect(sort.inputFields).toContainEqual({ name });
  });

  test("filters by range", async () => {
    // The phone matches by a variant, the group by a member.
    expect(await skus('filter: { special_price: { from: "1" } }')).toEqual(["PH-NOVA", "HP-STUDIO"]);
    expect(await skus('filter: { special_price: { to: "6499" } }')).toEqual(["HP-STUDIO"]);
    expect(await skus('filter: { news_from_date: { from: "2026-11-01" } }')).toEqual(["HP-HUSH", "GROUP"]);
    expect(await skus('filter: { created_at: { to: "2026-11-21" } }')).toEqual(["ALBUM"]);
    expect(await skus('filter: { created_at: { from: "no date" } }')).toEqual([]);
  });

  test("sorts by the attribute, products without a value last", async () => {
    const newest = await skus("filter: {}, sort: { news_from_date: DESC }");
    expect(newest.slice(0, 3)).toEqual(["HP-HUSH", "GROUP", "CABLE-1M"]);
    const first = await skus("filter: {}, sort: { news_from_date: ASC }");
    expect(first.slice(0, 2)).toEqual(["CABLE-1M", "HP-HUSH"]);
    expect(await skus("filter: {}, sort: { created_at: ASC }, pageSize: 1")).toEqual(["ALBUM"]);
    expect((await skus("filter: {}, sort: { special_price: DESC }")).slice(0, 2)).toEqual(["PH-NOVA", "HP-STUDIO"]);
  });

  test("returns facets of raw values, dates under a _bucket code", async () => {
    const query = '{ products(filter: { sku: { in: ["HP-HUSH", "HP-STUDIO"] } }) { aggregations { attribute_code label options { label value count } } } }'; // prettier-ignore
    const facets: { attribute_code: string }[] = (await rangeShop.ask(query)).body.data.products.aggregations;
    const facet = (code: string) => facets.find(({ attribute_code }) => attribute_code === code);
    expect(facet("created_at_bucket")).toEqual({
      attribute_code: "created_at_bucket",
      label: "created_at_bucket",
      options: [{ label: "2026-11-21T08:00:00+00:00", value: "2026-11-21T08:00:00+00:00", count: 2 }],
    });
    expect(facet("news_from_date_bucket")).toMatchObject({ options: [{ label: "2026-11-01T00:00:00+00:00" }] });
    const deals = { label: "Special Price", options: [{ label: "6490_6500", value: "6490_6500", count: 1 }] };
    expect(facet("special_price")).toMatchObject(deals);
  });
});

test("with quirks, an unsorted catalogue is in descending text order of ids", async () => {
  const quirky = await openTestBackend({ seed, quirks: true });
  try {
    const { body } = await quirky.ask("{ products(filter: {}) { items { id } } }");
    const ids: string[] = body.data.products.items.map(({ id }: { id: number }) => String(id));
    expect(ids).toEqual([...ids].sort().reverse());
    expect(ids.length).toBeGreaterThan(8);
  } finally {
    await quirky.close();
  }
});
