import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toUid } from "../rules/uid.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, addDocument, newCart, readyCart, steps, type ItemInput } from "../test-support/order-test-steps.ts";

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

function link(sku: string, title: string): string {
  const found = shop.store.catalogue.downloadableLinksOf(shop.productId(sku)).find((one) => one.title === title);
  return toUid(`downloadable/${found?.id}`);
}

const phone = (color: string, storage: string, quantity = 1): ItemInput => ({
  sku: "PHONE",
  quantity,
  selected_options: [shop.optionUid("color", color), shop.optionUid("storage_capacity", storage)],
});

describe("addProductsToCart", () => {
  test("adds each product type as its own line type", async () => {
    const result = await add(
      shop,
      cart,
      { sku: "headphones", quantity: 2 },
      { sku: "WARRANTY", quantity: 1 },
      phone("Blue", "256 GB"),
      { sku: "PHONE-Black-128GB", quantity: 1, parent_sku: "PHONE" },
      { sku: "ALBUM", quantity: 1, selected_options: [link("ALBUM", "MP3")] },
      { sku: "KIT", quantity: 1, selected_options: [selection("Lamp", "READER")] },
    );
    expect(result.user_errors).toEqual([]);
    expect(result.cart).toMatchObject({ is_virtual: false, total_quantity: 7 });
    const lines = result.cart.items.map((item: any) => `${item.__typename} ${item.product.sku}`); // any: an answer
    expect(lines).toEqual([
      "SimpleCartItem HEADPHONES",
      "VirtualCartItem WARRANTY",
      "ConfigurableCartItem PHONE",
      "SimpleCartItem PHONE-Black-128GB",
      "DownloadableCartItem ALBUM",
      "BundleCartItem KIT",
    ]);
  });

  test("returns the chosen options of configurables, bundles and downloads", async () => {
    await add(
      shop,
      cart,
      phone("Blue", "256 GB"),
      {
        sku: "KIT",
        quantity: 2,
        selected_options: [selection("Cables", "CABLE")],
        entered_options: [{ uid: selection("Lamp", "READER"), value: "3" }],
      },
      { sku: "ALBUM", quantity: 1, selected_options: [link("ALBUM", "Booklet"), link("ALBUM", "MP3")] },
      { sku: "EDITOR", quantity: 1 },
    );
    const { items } = (
      await shop.ask(
        `query ($c: String!) { cart(cart_id: $c) { items { prices { price_including_tax { value } row_total_including_tax { value } }
          ... on ConfigurableCartItem { configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } }
          ... on BundleCartItem { bundle_options { label type values { uid label quantity price } } }
          ... on DownloadableCartItem { links { title price } samples { title } } } } }`,
        { c: cart },
      )
    ).cart;
    expect(items).toEqual([
      {
        prices: { price_including_tax: { value: 60_999 }, row_total_including_tax: { value: 60_999 } },
        configured_variant: { sku: "PHONE-Blue-256GB" },
        configurable_options: [
          { option_label: "Colour", value_label: "Blue", configurable_product_option_value_uid: shop.optionUid("color", "Blue") }, // prettier-ignore
          { option_label: "Storage", value_label: "256 GB", configurable_product_option_value_uid: shop.optionUid("storage_capacity", "256 GB") }, // prettier-ignore
        ],
      },
      {
        prices: { price_including_tax: { value: 3748 }, row_total_including_tax: { value: 7496 } },
        bundle_options: [
          { label: "Lamp", type: "radio", values: [{ uid: selection("Lamp", "READER"), label: "Reading Lamp", quantity: 3, price: 1050 }] }, // prettier-ignore
          { label: "Cables", type: "checkbox", values: [{ uid: selection("Cables", "CABLE"), label: "USB-C Cable", quantity: 2, price: 299 }] }, // prettier-ignore
        ],
      },
      {
        prices: { price_including_tax: { value: 248 }, row_total_including_tax: { value: 248 } },
        links: [{ title: "MP3", price: 0 }, { title: "Booklet", price: 49 }], // prettier-ignore
        samples: [],
      },
      {
        prices: { price_including_tax: { value: 2499 }, row_total_including_tax: { value: 2499 } },
        links: [{ title: "Windows", price: 0 }, { title: "macOS", price: 0 }], // prettier-ignore
        samples: [],
      },
    ]);
  });

  test("adds the members of a grouped product", async () => {
    const result = await add(shop, cart, { sku: "SET", quantity: 1 });
    expect(result.cart.items).toMatchObject([
      { product: { sku: "CABLE" }, quantity: 2 },
      { product: { sku: "PAIR" }, quantity: 2 },
    ]);
  });

  test("merges equal lines and keeps different options apart", async () => {
    await add(shop, cart, { sku: "CABLE", quantity: 2 }, phone("Blue", "256 GB"));
    const result = await add(shop, cart, { sku: "CABLE", quantity: 8 }, phone("Black", "128 GB"));
    expect(result.cart.items.map((item: any) => item.quantity)).toEqual([10, 1, 1]); // any: an answer
  });

  test("applies the tier price to the whole quantity", async () => {
    await add(shop, cart, { sku: "CABLE", quantity: 4 }, { sku: "CABLE", quantity: 6 });
    const { prices } = (await shop.ask(`{ cart(cart_id: "${cart}") { prices { grand_total { value } } } }`)).cart;
    expect(prices.grand_total.value).toBe(2390);
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

  test("adds the valid items of a mixed list", async () => {
    const result = await add(shop, cart, { sku: "NOPE", quantity: 1 }, { sku: "CABLE", quantity: 1 }, { sku: "LATER", quantity: 9 }); // prettier-ignore
    expect(result.user_errors).toHaveLength(1);
    expect(result.cart.total_quantity).toBe(10);
  });

  test.each([
    ["an unknown cart", "nope", [{ sku: "CABLE", quantity: 1 }], 'Could not find a cart with ID "nope"', undefined],
    ["no cart id", "", [{ sku: "CABLE", quantity: 1 }], 'Required parameter "cartId" is missing', "graphql-input"],
    ["an empty list", "nope", [], 'Required parameter "cartItems" is missing', "graphql-input"],
  ])("fails on %s", async (_, c, i, message, category) => {
    expect(await shop.failure(addDocument, { c, i })).toEqual({ message, category });
  });
});

describe("updateCartItems and removeItemFromCart", () => {
  const uidOf = async (sku: string, quantity: number) =>
    (await add(shop, cart, { sku, quantity })).cart.items.find((item: any) => item.product.sku === sku).uid; // any: an answer
  const change = (fields: object) => ({ i: { cart_id: cart, cart_items: [fields] } });

  test.each([
    [3, 3],
    [0, 0],
    [-2, 0],
  ])("updating the quantity to %i leaves %i in the cart", async (quantity, left) => {
    const cart_item_uid = await uidOf("CABLE", 2);
    const result = await shop.ask(steps.update, change({ cart_item_uid, quantity }));
    expect(result.updateCartItems.cart.total_quantity).toBe(left);
  });

  test.each([
    [5000, "CABLE", "The requested qty is not available"],
    [1.5, "CABLE", "You cannot use decimal quantity for this product."],
    [1e9, "CABLE", "The requested qty exceeds the maximum qty allowed in shopping cart"],
  ])("rejects a quantity of %d and changes nothing", async (quantity, sku, reason) => {
    const cart_item_uid = await uidOf(sku, 2);
    expect(await shop.failure(steps.update, change({ cart_item_uid, quantity }))).toEqual({
      message: `Could not update the product with SKU ${sku}: ${reason}`,
      category: "graphql-input",
    });
    const { total_quantity } = (await shop.ask(`{ cart(cart_id: "${cart}") { total_quantity } }`)).cart;
    expect(total_quantity).toBe(2);
  });

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

  test("removes a line", async () => {
    const cart_item_uid = await uidOf("CABLE", 2);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
    const { removeItemFromCart } = await shop.ask(steps.remove, { i: { cart_id: cart, cart_item_uid } });
    expect(removeItemFromCart.cart.items).toEqual([{ product: { sku: "HEADPHONES" } }]);
  });

  test.each([
    ["%%", 'Value of uid "%%" is incorrect.', "graphql-input"],
    [toUid(999_999), "The cart doesn't contain the item", undefined],
  ])("rejects the removal of line %s", async (cart_item_uid, message, category) => {
    expect(await shop.failure(steps.remove, { i: { cart_id: cart, cart_item_uid } })).toEqual({ message, category });
  });

  test("rejects the removal of another cart's line", async () => {
    const cart_item_uid = await uidOf("CABLE", 2);
    const other = await newCart(shop);
    const failure = await shop.failure(steps.remove, { i: { cart_id: other, cart_item_uid } });
    expect(failure.message).toBe("The cart doesn't contain the item");
  });
});

test("an ordered cart rejects reads and additions", async () => {
  const ordered = await readyCart(shop, { sku: "CABLE", quantity: 1 });
  await shop.ask(steps.place, { i: { cart_id: ordered } });
  const closed = { message: "The cart isn't active.", category: undefined };
  expect(await shop.failure(addDocument, { c: ordered, i: [{ sku: "CABLE", quantity: 1 }] })).toEqual(closed);
  expect(await shop.failure(`{ cart(cart_id: "${ordered}") { id } }`)).toEqual(closed);
});
