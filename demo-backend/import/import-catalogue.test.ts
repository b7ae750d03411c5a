import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";
import { exportRows } from "../store/import/export-rows.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { toLines } from "./import-report.ts";

let folder: string;
let backend: TestBackend;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bijli-import-"));
  backend = await openTestBackend();
});
afterEach(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const productRow = (sku: string, name: string, overrides: object = {}) => ({
  sku,
  name,
  url_key: null,
  type_id: "simple",
  price: 1000,
  category_paths: [["Electronics", "Tools"]],
  manufacturer: "Torq",
  description: "<p>Good.</p>",
  qty: 5,
  attributes: {},
  ...overrides,
});
const driver = productRow("TQ-1", "Torq Driver", { special_price: 900, attributes: { color: ["Green"], bits: 12 } });
const rows = [
  driver,
  productRow("TQ-2", "Torq Driver", { upc: "0123", price: 10, currency: "USD" }),
  productRow("TQ-3-R", "Torq Saw Red", { colour: "x" }),
  productRow("TQ-3-B", "Torq Saw Blue"),
];
const saw = {
  ...productRow("TQ-3", "Torq Saw", { type_id: "configurable", price: undefined }),
  configurable_options: [{ attribute_code: "color", values: ["Red", "Blue"] }],
  variants: [
    { sku: "TQ-3-R", values: { color: "Red" } },
    { sku: "TQ-3-B", values: { color: "Blue" } },
    { sku: "TQ-3-X", values: { color: "Black" } },
  ],
};

async function writeRows(name: string, lines: (object | string)[]): Promise<string> {
  const file = join(folder, name);
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  await writeFile(file, name.endsWith(".gz") ? gzipSync(text) : text);
  return file;
}

function importFiles(...files: string[]) {
  return importCatalogue(backend.store, { files, rates: { INR: 1, USD: 80 }, currency: "INR", now: new Date() });
}

const listing = `query($f: ProductAttributeFilterInput, $s: String) { products(search: $s, filter: $f) {
  total_count suggestions { search } aggregations { attribute_code options { label count } }
  items { __typename sku url_key price_range { minimum_price { regular_price { value } final_price { value } } }
    small_image { url } categories { name url_path } description { html } } } }`;

test("imports products, categories and variants", async () => {
  const tools = { id: 7, name: "Tools", parent: 3, url_path: "electronics/hand-tools", level: 3, position: 9 };
  const report = await importFiles(
    await writeRows("saws.ndjson", [saw]),
    await writeRows("goods.ndjson.gz", rows),
    await writeRows("kinds.ndjson", [{ id: 3, name: "Electronics", parent: null, level: 2 }, tools]),
  );
  expect(report).toMatchObject({ products: 5, configurables: 1, categories: 1, faultCount: 0 });
  expect(toLines(report)).toContain("Unknown columns: colour (1)");
  expect(toLines(report)).toContain("Variant whose sku is no product, left out: 1 times");

  const { body } = await backend.ask(listing, { s: "torq" });
  const found = body.data.products;
  expect(found.items.map((item: { sku: string }) => item.sku).sort()).toEqual(["TQ-1", "TQ-2", "TQ-3"]);
  const bySku = (sku: string) => found.items.find((item: { sku: string }) => item.sku === sku);
  expect(bySku("TQ-1")).toMatchObject({
    url_key: "torq-driver",
    price_range: { minimum_price: { regular_price: { value: 1000 }, final_price: { value: 900 } } },
    categories: [{ name: "Tools", url_path: "electronics/hand-tools" }],
  });
  expect(bySku("TQ-1").description.html).toContain('<th scope="row">Bits</th><td>12</td>');
  expect(bySku("TQ-1").small_image.url).toContain("/placeholder/");
  expect(bySku("TQ-2")).toMatchObject({
    url_key: "torq-driver-2",
    price_range: { minimum_price: { regular_price: { value: 800 } } },
  });
  expect(bySku("TQ-3")).toMatchObject({ __typename: "ConfigurableProduct" });
  expect(found.aggregations).toContainEqual({ attribute_code: "brand", options: [{ label: "Torq", count: 3 }] });
});

test("reports invalid rows by line and imports the others", async () => {
  const file = await writeRows("mixed.ndjson", [
    driver,
    "{broken",
    "",
    productRow("TQ-9", ""),
    driver,
    productRow("TQ-2", "Torq Awl"),
  ]);
  const report = await importFiles(file);
  expect(report).toMatchObject({ products: 2, faultCount: 3 });
  expect(report.faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    "2 is no JSON",
    "4 has no name",
    "5 sku TQ-1 was there before",
  ]);
  expect(basename(report.faults[0]?.file ?? "")).toBe("mixed.ndjson");
});

test("updates a product that is imported again", async () => {
  await importFiles(await writeRows("first.ndjson", [driver]));
  await importFiles(await writeRows("second.ndjson", [{ ...driver, name: "Torq Power Driver", price: 1200, qty: 0 }]));
  const { body } = await backend.ask(listing, { f: { sku: { eq: "TQ-1" } } });
  expect(body.data.products.items).toMatchObject([
    { url_key: "torq-power-driver", price_range: { minimum_price: { regular_price: { value: 1200 } } } },
  ]);
});

test("imports its own export", async () => {
  await importFiles(await writeRows("all.ndjson", [...rows, saw]));
  const exported = [...exportRows(backend.store.db).rows];
  const other = await openTestBackend({
    seed: { categories: [], attributes: [], products: [], pages: [], blocks: [] },
  });
  try {
    const report = await importCatalogue(other.store, {
      files: [await writeRows("exported.ndjson", exported)],
      rates: { INR: 1 },
      currency: "INR",
      now: new Date(),
    });
    expect(report.faults).toEqual([]);
    expect(other.store.catalogue.productBySku("TQ-3")).toMatchObject({ type: "configurable" });
    expect(await readFile(join(folder, "exported.ndjson"), "utf8")).toContain('"TQ-3-R"');
  } finally {
    await other.close();
  }
});

test("imports and exports bundles and grouped products", async () => {
  const dynamic = {
    ...productRow("TQ-SET", "Torq Set", { type_id: "bundle", price: null, price_type: "dynamic" }),
    bundle_options: [
      { title: "Driver", type: "radio", required: true, selections: [{ sku: "TQ-1", qty: 2, is_default: true, can_change_quantity: true }] },
      { title: "More", type: "multi", required: false, selections: [{ sku: "TQ-2", qty: 1 }, { sku: "NONE", qty: 1 }] },
    ],
  }; // prettier-ignore
  const fixed = {
    ...productRow("TQ-BOX", "Torq Box", { type_id: "bundle", price: 5000, price_type: "fixed" }),
    bundle_options: [{ title: "Driver", type: "select", selections: [{ sku: "TQ-1", qty: 1, price: 100 }] }],
  };
  const group = { ...productRow("TQ-ALL", "Torq Group", { type_id: "grouped", price: null }), grouped_items: [{ sku: "TQ-1", qty: 3 }, { sku: "TQ-2" }] }; // prettier-ignore
  const broken = { ...productRow("TQ-NO", "Torq Nothing", { type_id: "grouped" }), grouped_items: [{ sku: "NONE" }] };
  const report = await importFiles(await writeRows("sets.ndjson", [dynamic, fixed, group, broken, ...rows]));
  expect(toLines(report)).toContain("Part of a set whose sku is no product, left out: 2 times");
  expect(report.faults).toMatchObject([{ line: 4, reason: "TQ-NO: none of its parts is a product" }]);

  const prices = '{ products(filter: { sku: { in: ["TQ-SET", "TQ-BOX", "TQ-ALL"] } }, sort: { name: ASC }) { items { __typename stock_status price_range { minimum_price { final_price { value } } } } } }'; // prettier-ignore
  const { items } = (await backend.ask(prices)).body.data.products;
  const shown = items.map((item: any) => [ // any: an answer
    item.__typename,
    item.stock_status,
    item.price_range.minimum_price.final_price.value,
  ]); // prettier-ignore
  expect(shown).toEqual([
    ["BundleProduct", "IN_STOCK", 5100],
    ["GroupedProduct", "IN_STOCK", 800],
    ["BundleProduct", "IN_STOCK", 1800],
  ]);
  const written = [...exportRows(backend.store.db).rows];
  const row = (sku: string) => written.find((each) => "sku" in each && each.sku === sku);
  expect(row("TQ-SET")).toMatchObject({ type_id: "bundle", price_type: "dynamic", bundle_options: [{ type: "radio", selections: [{ sku: "TQ-1", qty: 2, can_change_quantity: true }] }, { required: false }] }); // prettier-ignore
  expect(row("TQ-BOX")).toMatchObject({ price: 5000, bundle_options: [{ selections: [{ price: 100 }] }] });
  expect(row("TQ-ALL")).toMatchObject({
    grouped_items: [
      { sku: "TQ-1", qty: 3 },
      { sku: "TQ-2", qty: 1 },
    ],
  });
});
