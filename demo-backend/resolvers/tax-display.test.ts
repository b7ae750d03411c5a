import { expect, test } from "vitest";
import { taxDisplays } from "../rules/tax-display.ts";
import { openTestShop } from "../test-support/order-test-shop.ts";
import { add, prepareCheckout, newCart, steps } from "../test-support/order-test-steps.ts";

const priceOf = `{ products(filter: { sku: { eq: "CABLE" } }) { items { special_price price_range { minimum_price { final_price { value } } }
  price { regularPrice { amount { value } adjustments { code description } } } } } }`;
const totalsWithoutTax = { discount: 7_056, shipping: 5_782, tax: 4_994, grandTotal: 29_900 - 7_056 + 5_782 + 4_112 };
const included = [{ code: "TAX", description: "INCLUDED" }];

test.each([
  ["included", 299, included, { discount: 5_980, shipping: 4_900, tax: 4_396, grandTotal: 29_900 - 5_980 + 4_900 }],
  [
    "deducted",
    299,
    [{ code: "TAX", description: "EXCLUDED" }],
    { discount: 5_980, shipping: 4_900, tax: 4_396, grandTotal: 29_900 - 5_980 + 4_900 },
  ],
  ["excluded", 299, [], totalsWithoutTax],
  ["added", 352.820_001, included, totalsWithoutTax],
  ["both", 352.820_001, included, totalsWithoutTax],
] as const)("tax %s: the catalogue shows %d and order totals add up", async (tax, shown, adjustments, sums) => {
  const shop = await openTestShop(":memory:", { settings: { tax, cartDiscount: 2_000 } });
  try {
    const [cable] = (await shop.ask(priceOf)).products.items;
    expect(cable.price_range.minimum_price.final_price.value).toBe(shown);
    expect(cable.price.regularPrice).toEqual({ amount: { value: shown }, adjustments });

    const cart = await newCart(shop);
    await add(shop, cart, { sku: "CABLE", quantity: 1 });
    await prepareCheckout(shop, cart);
    const { placeOrder } = await shop.ask(steps.place, { i: { cart_id: cart } });
    expect(shop.store.orders.orderByNumber(placeOrder.order.order_number)).toMatchObject(sums);
  } finally {
    await shop.close();
  }
});

test("shipping prices with and without tax follow the tax display", async () => {
  const methods = `{ cart(cart_id: "ID") { shipping_addresses { selected_shipping_method { amount { value } price_excl_tax { value } price_incl_tax { value } } } } }`;
  const amounts = await Promise.all(
    taxDisplays.map(async (tax) => {
      const shop = await openTestShop(":memory:", { settings: { tax } });
      try {
        const cart = await newCart(shop);
        await add(shop, cart, { sku: "CABLE", quantity: 1 });
        await prepareCheckout(shop, cart);
        const { cart: seen } = await shop.ask(methods.replace("ID", cart));
        const method: Record<string, { value: number }> = seen.shipping_addresses[0].selected_shipping_method;
        return Object.values(method).map(({ value }) => value);
      } finally {
        await shop.close();
      }
    }),
  );
  expect(amounts).toEqual([
    [41.53, 41.53, 49],
    [49, 49, 49],
    [49, 49, 57.82],
    [49, 49, 57.82],
    [41.53, 41.53, 49],
  ]);
});
