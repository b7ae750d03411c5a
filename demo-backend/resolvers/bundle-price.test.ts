import { expect, test } from "vitest";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openTestBackend } from "../test-support/test-backend.ts";

const seed = {
  ...fixtureSeed,
  products: fixtureSeed.products.map((product) =>
    product.type !== "bundle"
      ? product
      : {
          ...product,
          options: [
            { title: "Cables", input: "radio" as const, required: true, selections: [{ sku: "CABLE-1M", qty: 5 }] },
          ],
        },
  ),
};

test("a bundle's minimum price includes tier prices, as in the cart", async () => {
  const backend = await openTestBackend({ seed });
  try {
    const { body } = await backend.ask(
      `{ products(filter: { sku: { eq: "KIT" } }) { items {
        price_range { minimum_price { regular_price { value } final_price { value } } }
        ... on BundleProduct { items { price_range { minimum_price { final_price { value } } } options { uid } } } } } }`,
    );
    const [kit] = body.data.products.items;
    const minimum = { final_price: { value: 5 * 269 } };
    expect(kit.price_range.minimum_price).toEqual({ ...minimum, regular_price: { value: 5 * 299 } });
    expect(kit.items[0].price_range.minimum_price).toEqual(minimum);

    const { body: created } = await backend.ask("mutation { createEmptyCart }");
    const { body: filled } = await backend.ask(
      `mutation { addProductsToCart(cartId: "${created.data.createEmptyCart}", cartItems: [
        { sku: "KIT", quantity: 1, selected_options: ["${kit.items[0].options[0].uid}"] }
      ]) { cart { prices { grand_total { value } } } } }`,
    );
    expect(filled.data.addProductsToCart.cart.prices.grand_total.value).toBe(5 * 269);
  } finally {
    await backend.close();
  }
});
