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
  const chooseOptions = "UNDEFINED You need to choose options for your item.";
  const rejections: [string, () => ItemInput[], string][] = [
    ["more than the stock in two items", () => [{ sku: "LAST", quantity: 1 }, { sku: "LAST", quantity: 1 }], notEnough], // prettier-ignore
    ["a variant that does not exist", () => [phone("Black", "256 GB")], chooseOptions],
    ["more bundles than the stock of a part", () => [{ sku: "KIT", quantity: 2, selected_options: [selection("Lamp", "LAST")] }], notEnough], // prettier-ignore
    ["two selections of a radio option", () => [{ sku: "KIT", quantity: 1, selected_options: [selection("Lamp", "LAST"), selection("Lamp", "READER")] }], "UNDEFINED The options you selected are not available."], // prettier-ignore
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

  test("rejects the removal of another cart's line", async () => {
    const cart_item_uid = await uidOf("CABLE", 2);
    const other = await newCart(shop);
    const failure = await shop.failure(steps.remove, { i: { cart_id: other, cart_item_uid } });
    expect(failure.message).toBe("The cart doesn't contain the item");
  });

  const gift = { to: "Ravi", from: "Asha", message: "Happy Diwali" };
  const setGift = async (gift_message: object) =>
    (
      await shop.ask(
        "mutation ($i: UpdateCartItemsInput) { updateCartItems(input: $i) { cart { items { ... on SimpleCartItem { gift_message { to from message } } } } } }",
        { i: { cart_id: cart, cart_items: [{ cart_item_uid: await uidOf("CABLE", 1), quantity: 1, gift_message }] } },
      )
    ).updateCartItems.cart.items;

  test("keep a gift message until it is empty", async () => {
    shop.backend.settings.storeConfig = { allow_items: "1" };
    expect(await setGift(gift)).toEqual([{ gift_message: gift }]);
    expect(await setGift({ ...gift, message: " " })).toEqual([{ gift_message: null }]);
  });
});
