import { describe, expect, test } from "vitest";
import { additionProblem, isShipped, isSoldOnline, MAX_QUANTITY, maxQuantity } from "./cart";
import { asId } from "./ids";
import { money } from "./money";
import type { ProductKind, ProductSelection } from "./product";

const amount = money(100, "INR");
const stocked = { inStock: true, onlyLeft: null };

function product(kind: ProductKind, stock: { inStock: boolean; onlyLeft: number | null } = stocked) {
  return { kind, typeName: "GiftCardProduct", ...stock };
}

function variant(stock: { inStock: boolean; onlyLeft: number | null }): ProductSelection["variant"] {
  return { sku: asId("V"), price: { regular: amount, final: amount }, picture: null, ...stock };
}

const messageOf = (...args: Parameters<typeof additionProblem>) => additionProblem(...args)?.message ?? null;

describe("additionProblem: product without variants", () => {
  test.each([
    [stocked, 1, null],
    [stocked, 5000, null],
    [{ inStock: true, onlyLeft: 4 }, 4, null],
    [{ inStock: true, onlyLeft: 4 }, 5, "Only 4 left"],
    // Backorders: sold beyond stock.
    [{ inStock: true, onlyLeft: 0 }, 5, null],
    [{ inStock: false, onlyLeft: null }, 1, "This product is out of stock."],
  ])("with stock %j and quantity %i is %j", (stock, quantity, message) => {
    expect(messageOf(product("simple", stock), { quantity, variant: null })).toBe(message);
  });

  test("reports too high a quantity at the quantity field", () => {
    const problem = additionProblem(product("bundle", { inStock: true, onlyLeft: 1 }), { quantity: 2, variant: null });
    expect(problem).toEqual({ code: "INSUFFICIENT_STOCK", field: "quantity", message: "Only 1 left" });
  });
});

describe("additionProblem: configurable product", () => {
  test.each([
    [null, 1, "This option is out of stock. Please choose another."],
    [variant(stocked), 5, null],
    [variant({ inStock: true, onlyLeft: 2 }), 3, "Only 2 left"],
    [variant({ inStock: false, onlyLeft: null }), 1, "This product is out of stock."],
  ])("with variant %j and quantity %i is %j", (chosen, quantity, message) => {
    expect(messageOf(product("configurable"), { quantity, variant: chosen })).toBe(message);
  });

  test("uses the variant's stock, not the product's", () => {
    const soldOut = product("configurable", { inStock: false, onlyLeft: 1 });
    expect(additionProblem(soldOut, { quantity: 2, variant: variant(stocked) })).toBeNull();
  });
});

test("gift cards and unknown product types are not sold online", () => {
  for (const kind of ["gift-card", "unknown"] as const) {
    expect(isSoldOnline({ kind })).toBe(false);
    expect(messageOf(product(kind, { inStock: false, onlyLeft: null }), { quantity: 1, variant: null })).toBe(
      "Product Type GiftCardProduct not supported in add to cart yet",
    );
  }
  expect(isSoldOnline({ kind: "downloadable" })).toBe(true);
});

test("a product that needs a file is not sold online", () => {
  const photoBook = { ...product("simple"), needsFile: true };
  expect([isSoldOnline(photoBook), isShipped(photoBook)]).toEqual([false, false]);
  const message = "This product needs a file from you, which you cannot upload here.";
  expect(messageOf(photoBook, { quantity: 1, variant: null })).toBe(message);
  expect(isSoldOnline({ ...photoBook, needsFile: false })).toBe(true);
});

test.each([
  [null, MAX_QUANTITY],
  [4, 4],
  [2.5, 2],
  [0, MAX_QUANTITY],
  [-3, MAX_QUANTITY],
])("maxQuantity with %j left is %i", (onlyLeft, most) => expect(maxQuantity({ onlyLeft })).toBe(most));
