import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toUid } from "../rules/uid.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, newCart, steps, type ItemInput } from "../test-support/order-test-steps.ts";

let shop: TestShop;
let cart: string;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});
beforeEach(async () => {
  shop.reset();
  cart = await newCart(shop);
});

function selection(optionTitle: string, sku: string): string {
  const option = shop.store.catalogue.bundleOptionsOf(shop.productId("KIT")).find((one) => one.title === optionTitle);
  const chosen = option?.selections.find((one) => one.productId === shop.productId(sku));
  return toUid(`bundle/${option?.id}/${chosen?.id}/${chosen?.qty}`);
}

const phone = (color: string, storage: string, quantity = 1): ItemInput => ({
  sku: "PHONE",
  quantity,
  selected_options: [shop.optionUid("color", color), shop.optionUid("storage_capacity", storage)],
});

describe("addProductsToCart", () => {
  test("merges equal lines and keeps different options apart", async () => {
    await add(shop, cart, { sku: "CABLE", quantity: 2 }, phone("Blue", "256 GB"));
    const result = await add(shop, cart, { sku: "CABLE", quantity: 8 }, phone("Black", "128 GB"));
    expect(result.cart.items.map((item: any) => item.quantity)).toEqual([10, 1, 1]); // any: an answer
  });

  const notEnough = "INSUFFICIENT_STOCK The requested qty is not available";
  const tooMany = "UNDEFINED The requested qty exceeds the maximum qty allowed in shopping cart";
  const chooseOptions = "UNDEFINED You need to choose options for your item.";
  const rejections: [string, () => ItemInput[], string][] = [
    ["an unknown sku", () => [{ sku: "NOPE", quantity: 1 }], 'PRODUCT_NOT_FOUND Could not find a product with SKU "NOPE"'], // prettier-ignore
    ["a disabled product", () => [{ sku: "OFF", quantity: 1 }], 'PRODUCT_NOT_FOUND Could not find a product with SKU "OFF"'], // prettier-ignore
    ["a product out of stock", () => [{ sku: "GONE", quantity: 1 }], "NOT_SALABLE There are no source items with the in stock status"], // prettier-ignore
    ["more than the stock", () => [{ sku: "LAST", quantity: 2 }], notEnough],
    ["more than the stock in two items", () => [{ sku: "LAST", quantity: 1 }, { sku: "LAST", quantity: 1 }], notEnough], // prettier-ignore
    [
      "a quantity of zero",
      () => [{ sku: "CABLE", quantity: 0 }],
      "UNDEFINED The product quantity should be greater than 0",
    ],
    ["a negative quantity", () => [{ sku: "CABLE", quantity: -1 }], "UNDEFINED The product quantity should be greater than 0"], // prettier-ignore
    ["a fractional quantity", () => [{ sku: "CABLE", quantity: 1.5 }], "UNDEFINED You cannot use decimal quantity for this product."], // prettier-ignore
    ["a huge quantity", () => [{ sku: "CABLE", quantity: 1e9 }], tooMany],
    ["less than the minimum", () => [{ sku: "PAIR", quantity: 1 }], "INSUFFICIENT_STOCK The fewest you may purchase is 2."], // prettier-ignore
    ["more than the maximum", () => [{ sku: "PAIR", quantity: 7 }], tooMany],
    ["a configurable without options", () => [{ sku: "PHONE", quantity: 1 }], chooseOptions],
    ["a configurable with an option missing", () => [{ sku: "PHONE", quantity: 1, selected_options: [shop.optionUid("color", "Blue")] }], chooseOptions], // prettier-ignore
    ["a variant that does not exist", () => [phone("Black", "256 GB")], chooseOptions],
    ["a variant out of stock", () => [phone("Blue", "128 GB")], "NOT_SALABLE There are no source items with the in stock status"], // prettier-ignore
    ["more of a variant than its stock", () => [phone("Black", "128 GB", 11)], notEnough],
    ["a bundle without options", () => [{ sku: "KIT", quantity: 1 }], "UNDEFINED Please specify product option(s)."],
    ["a bundle without a required option", () => [{ sku: "KIT", quantity: 1, selected_options: [selection("Cables", "CABLE")] }], "UNDEFINED Please select all required options."], // prettier-ignore
    ["more bundles than the stock of a part", () => [{ sku: "KIT", quantity: 2, selected_options: [selection("Lamp", "LAST")] }], notEnough], // prettier-ignore
    ["two selections of a radio option", () => [{ sku: "KIT", quantity: 1, selected_options: [selection("Lamp", "LAST"), selection("Lamp", "READER")] }], "UNDEFINED The options you selected are not available."], // prettier-ignore
    ["a download without links", () => [{ sku: "ALBUM", quantity: 1 }], "UNDEFINED Please specify product link(s)."],
    ["a gift card", () => [{ sku: "VOUCHER", quantity: 1 }], "NOT_SALABLE Product that you are trying to add is not available."], // prettier-ignore
  ];
  test.each(rejections)("rejects %s", async (_, items, error) => {
    const { user_errors } = await add(shop, cart, ...items());
    expect(user_errors.map((one: any) => `${one.code} ${one.message}`)).toEqual([error]); // any: an answer
  });
});

describe("updateCartItems and removeItemFromCart", () => {
  const uidOf = async (sku: string, quantity: number) =>
    (await add(shop, cart, { sku, quantity })).cart.items.find((item: any) => item.product.sku === sku).uid; // any: an answer

  test("updates all lines of a list or none", async () => {
    const cart_item_uid = await uidOf("CABLE", 2);
    const items = [{ cart_item_uid, quantity: 5 }, { cart_item_uid: toUid(999_999), quantity: 1 }]; // prettier-ignore
    expect(await shop.failure(steps.update, { i: { cart_id: cart, cart_items: items } })).toEqual({
      message: "Could not find cart item with id: 999999.",
      category: undefined,
    });
    const { total_quantity } = (await shop.ask(`{ cart(cart_id: "${cart}") { total_quantity } }`)).cart;
    expect(total_quantity).toBe(2);
  });

  test("rejects the removal of another cart's line", async () => {
    const cart_item_uid = await uidOf("CABLE", 2);
    const other = await newCart(shop);
    const failure = await shop.failure(steps.remove, { i: { cart_id: other, cart_item_uid } });
    expect(failure.message).toBe("The cart doesn't contain the item");
  });
});
