import { expect, test } from "vitest";
import type { ComparedFragment } from "~/lib/commerce/wire/generated/graphql";
import { toComparison } from "./compare.server";

const amount = { value: 100, currency: "INR" };
const price = { regular_price: amount, final_price: amount };

const goods = (sku: string, values: Record<string, string>) => ({
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

test("a row differs when its values do, and a value that is missing is one", () => {
  const { rows } = toComparison(
    list(
      goods("A", { brand: "Kestriva", ram: "8 GB", screen_size: "N/A" }),
      goods("B", { brand: "Kestriva", ram: "N/A", screen_size: "N/A" }),
    ),
  );
  expect(rows).toEqual([
    { code: "brand", label: "brand", values: ["Kestriva", "Kestriva"], differs: false },
    { code: "ram", label: "ram", values: ["8 GB", null], differs: true },
  ]);
});

test("a row without a label is called by its code", () => {
  const attributes = [{ code: "voltage", label: "" }];
  const { rows } = toComparison({ ...list(goods("A", { voltage: "230 V" })), attributes });
  expect(rows).toMatchObject([{ label: "voltage" }]);
});

test("goods that are gone take their column with them", () => {
  const { products, rows } = toComparison(list(null, goods("B", { brand: "Onvira", description: "<p>x</p>" })));
  expect(products.map(({ sku }) => sku)).toEqual(["B"]);
  expect(rows.map(({ code, values }) => [code, values])).toEqual([["brand", ["Onvira"]]]);
});

test("of a product with choices all of them are its value", () => {
  const phone = goods("A", { brand: "Kestriva", ram: "N/A" });
  const values = [{ label: "8 GB" }, { label: "12 GB" }];
  const options = [{ attribute_code: "ram", values }, { attribute_code: "brand", values: null }, null];
  const { rows } = toComparison(list({ ...phone, product: { ...phone.product, configurable_options: options } }));
  expect(rows.map(({ code, values: said }) => [code, said])).toEqual([
    ["brand", ["Kestriva"]],
    ["ram", ["8 GB, 12 GB"]],
  ]);
});
