import { expect, test } from "vitest";
import { cableLine, linePrices, phoneLine } from "../../../../tests/contract/wire-shapes.ts";
import { toLine, type WireLine } from "./to-cart.server";

const context = { currency: "INR", isBeforeTax: false, pricesIncludeFees: true };
const lineOf = (wire: WireLine) => toLine(wire, context);

test("toLine maps prices, the selected variant and a request to add it again", () => {
  expect(lineOf(phoneLine)).toEqual({
    uid: "MjE=",
    sku: "VOY-ONE",
    variantSku: "VOY-ONE-BLK-128",
    name: "Voyant One",
    kind: "configurable",
    path: "/voyant-one.html",
    picture: { url: "/media/black.jpg", label: "Black" },
    choices: [
      { label: "Colour", value: "Black" },
      { label: "Storage", value: "128 GB" },
    ],
    quantity: 2,
    onlyLeft: 3,
    unitPrice: { minor: 2999950, currency: "INR" },
    total: { minor: 5999900, currency: "INR" },
    regularPrice: { minor: 3299900, currency: "INR" },
    discount: { minor: 599990, currency: "INR" },
    fees: [],
    problems: [],
    request: { sku: "VOY-ONE", quantity: 2, selectedOptions: ["black", "s128"], enteredOptions: [] },
  });
});

test("toLine uses prices without tax when the store shows them so", () => {
  const { unitPrice, total } = toLine(phoneLine, { ...context, isBeforeTax: true });
  expect([unitPrice.minor, total.minor]).toEqual([2542331, 5084661]);
});

test("toLine has a regular price only when it is higher and comparable", () => {
  expect(lineOf(cableLine).regularPrice).toBeNull();
  expect(toLine(phoneLine, { ...context, isBeforeTax: true }).regularPrice).toBeNull();
});

test("toLine uses the product's picture when the variant has none", () => {
  const thumbnail = { url: "https://shop.example/placeholder/x.jpg", label: null };
  const configured_variant = { ...phoneLine.configured_variant, thumbnail };
  expect(lineOf({ ...phoneLine, configured_variant }).picture?.url).toBe("/media/one.jpg");
});

test("toLine lists a repeated problem once, in the shop's words", () => {
  const error = { message: "There are no source items with the in stock status" };
  expect(lineOf({ ...cableLine, errors: [error, error] }).problems).toEqual(["This product is out of stock."]);
});

test.each<[string, WireLine]>([
  ["its prices are missing", { ...cableLine, prices: null }],
  ["its product has no sku", { ...cableLine, product: { ...cableLine.product, sku: null, name: null } }],
])("complaint 23: keeps a line that can only be removed, when %s", (_what, wire) => {
  const line = lineOf(wire);
  expect(line).toMatchObject({ uid: "MjI=", total: { currency: "INR" } });
  expect(line.problems).toEqual(["This product is no longer sold. Please remove it."]);
});

const base = { uid: "a", quantity: 1, product: cableLine.product, prices: linePrices(1, 1), errors: null }; // prettier-ignore
const text = { customizable_option_uid: "text", label: "Text", values: [{ customizable_option_value_uid: "t", label: "", value: "ASHA" }] }; // prettier-ignore
const size = { customizable_option_uid: "size", label: "Size", values: [{ customizable_option_value_uid: "s64", label: "64 GB", value: "2" }] }; // prettier-ignore

test.each<[string, WireLine, object]>([
  [
    "a bundle",
    {
      ...base,
      __typename: "BundleCartItem",
      customizable_options: [],
      bundle_options: [
        {
          label: "Cables",
          values: [
            { uid: "one", label: "1 m", quantity: 2 },
            { uid: "two", label: "2 m", quantity: 1 },
          ],
        },
      ],
    },
    {
      choices: [{ label: "Cables", value: "2 × 1 m, 2 m" }],
      request: {
        selectedOptions: [],
        enteredOptions: [
          { uid: "one", value: "2" },
          { uid: "two", value: "1" },
        ],
      },
    },
  ],
  [
    "a download",
    {
      ...base,
      __typename: "DownloadableCartItem",
      customizable_options: [],
      links: [
        { uid: "album", title: "Album" },
        { uid: "extra", title: null },
      ],
    },
    {
      choices: [{ label: "Download", value: "Album" }],
      request: { selectedOptions: ["album", "extra"], enteredOptions: [] },
    },
  ],
  [
    "an engraving",
    { ...cableLine, customizable_options: [text, size] },
    {
      choices: [
        { label: "Text", value: "ASHA" },
        { label: "Size", value: "64 GB" },
      ],
      request: { selectedOptions: ["s64"], enteredOptions: [{ uid: "text", value: "ASHA" }] },
    },
  ],
  [
    "an engraved phone",
    { ...phoneLine, customizable_options: [text] },
    {
      choices: [
        { label: "Colour", value: "Black" },
        { label: "Storage", value: "128 GB" },
        { label: "Text", value: "ASHA" },
      ],
      request: { selectedOptions: ["black", "s128"], enteredOptions: [{ uid: "text", value: "ASHA" }] },
    },
  ],
])("toLine lists the choices of %s and a request to add it again", (_name, wire, line) => {
  expect(lineOf(wire)).toMatchObject(line);
});

test("complaint 32: shows and requests a bundle with its remaining parts", () => {
  const value = { uid: "one", label: "1 m", quantity: 1 };
  const wire: WireLine = {
    ...{ ...base, __typename: "BundleCartItem", customizable_options: [] },
    bundle_options: [
      { label: "Cables", values: [value] },
      { label: "Bag", values: [] },
    ],
  };
  expect(lineOf(wire)).toMatchObject({
    choices: [
      { label: "Cables", value: "1 m" },
      { label: "Bag", value: "" },
    ],
    request: { enteredOptions: [{ uid: "one", value: "1" }] },
  });
});
