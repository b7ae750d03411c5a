import { expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Product } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { ComparedFragment } from "~/lib/commerce/wire/generated/graphql";
import { createCompareArea, toCompareList } from "./compare.server";

const amount = { value: 100, currency: "INR" };
const price = { regular_price: amount, final_price: amount };

const item = (sku: string, values: Record<string, string>) => ({
  product: {
    __typename: "SimpleProduct",
    uid: sku,
    sku,
    name: sku,
    url_key: sku,
    url_suffix: ".html",
    url_rewrites: [],
    stock_status: "IN_STOCK",
    only_x_left_in_stock: null,
    rating_summary: 0,
    review_count: 0,
    new_from_date: null,
    new_to_date: null,
    small_image: null,
    price_range: { minimum_price: price, maximum_price: price },
  },
  attributes: Object.entries(values).map(([code, value]) => ({ code, value })),
});

const list = (...items: unknown[]) =>
  ({
    uid: "list",
    attributes: ["sku", "description", "brand", "ram", "screen_size"].map((code) => ({ code, label: code })),
    items,
  }) as unknown as ComparedFragment; // the fields the table reads

test("a row differs when its values differ or one is missing", () => {
  const { rows } = toCompareList(
    list(
      item("A", { brand: "Kestriva", ram: "8 GB", screen_size: "N/A" }),
      item("B", { brand: "Kestriva", ram: "N/A", screen_size: "N/A" }),
    ),
  );
  expect(rows).toEqual([
    { label: "brand", values: ["Kestriva", "Kestriva"], differs: false },
    { label: "ram", values: ["8 GB", null], differs: true },
  ]);
});

test("uses the code of a row without a label", () => {
  const attributes = [{ code: "voltage", label: "" }];
  const { rows } = toCompareList({ ...list(item("A", { voltage: "230 V" })), attributes });
  expect(rows).toMatchObject([{ label: "voltage" }]);
});

test("leaves out the column of a deleted product", () => {
  const gone = { ...item("A", { brand: "Kestriva" }), product: null };
  const { products, rows } = toCompareList(list(gone, item("B", { brand: "Onvira", description: "<p>x</p>" })));
  expect(products.map(({ sku }) => sku)).toEqual(["B"]);
  expect(rows.map(({ label, values }) => [label, values])).toEqual([["brand", ["Onvira"]]]);
});

test("lists all option values of a configurable product", () => {
  const phone = item("A", { brand: "Kestriva", ram: "N/A" });
  const values = [{ label: "8 GB" }, { label: "12 GB" }];
  const options = [
    { attribute_code: "ram", values },
    { attribute_code: "brand", values: null },
  ];
  const { rows } = toCompareList(list({ ...phone, product: { ...phone.product, configurable_options: options } }));
  expect(rows.map(({ label, values: texts }) => [label, texts])).toEqual([
    ["brand", ["Kestriva"]],
    ["ram", ["8 GB, 12 GB"]],
  ]);
});

const sheet = (rows: string) => `<p>Text</p><table><tbody>${rows}</tbody></table>`;

test("compares the rows of specification tables in descriptions", () => {
  const first = "<tr><th>Processor</th><td>Octa-core, <b>3&nbsp;nm</b></td></tr><tr><th>Weight</th><td>198 g</td></tr>";
  const { rows } = toCompareList(
    list(
      item("A", { brand: "Kestriva", description: sheet(first) }),
      item("B", { brand: "Kestriva", description: sheet("<tr><th>Weight</th><td>198 g</td></tr>") }),
    ),
  );
  expect(rows).toEqual([
    { label: "brand", values: ["Kestriva", "Kestriva"], differs: false },
    { label: "Processor", values: ["Octa-core, 3 nm", null], differs: true },
    { label: "Weight", values: ["198 g", "198 g"], differs: false },
  ]);
});

test("a specification replaces the attribute of the same name, but not configurable options", () => {
  const described = item("A", { brand: "KST", ram: "8 GB", description: sheet("<tr><th>brand</th><td>Kestriva</td></tr><tr><th>ram</th><td>LPDDR5X</td></tr>") }); // prettier-ignore
  const options = [{ attribute_code: "ram", values: [{ label: "8 GB" }, { label: "12 GB" }] }];
  const { rows } = toCompareList(
    list({ ...described, product: { ...described.product, configurable_options: options } }),
  );
  expect(rows.map(({ label, values }) => [label, values])).toEqual([
    ["brand", ["Kestriva"]],
    ["ram", ["8 GB, 12 GB"]],
  ]);
});

test.each([
  ["a description without a table", "<p>Nothing to compare</p>"],
  ["a table of three columns", sheet("<tr><th>Model</th><td>1</td><td>2</td></tr>")],
  ["a row of headings", sheet("<tr><th>What</th><th>Value</th></tr>")],
  ["a truncated table", "<table><tr><th>Weight</th><td>"],
])("%s has no rows to compare", (_, description) => {
  expect(toCompareList(list(item("A", { description }))).rows).toEqual([]);
});

const page = (sku: Sku) => ({ sku, attributes: [], descriptionHtml: "", options: [] }) as unknown as Product; // the fields that are compared

test("compare reads products by SKU and skips unknown ones", async () => {
  const product = async (sku: Sku) => (sku === "GONE" ? null : page(sku));
  const area = createCompareArea({} as Backend, { product, bySku: async () => [] }); // it only reads products
  const { products } = await area.compare(["A", "GONE", "B"].map(asId<Sku>));
  expect(products.map(({ sku }) => sku)).toEqual(["A", "B"]);
});
