import { expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { openShop } from "../support/shop/hosts.ts";
import { fillPayment, goToPayment, placeOrder } from "../support/steps/checking-out.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const REFUSAL = "Minimum order is 60000 rupees";

/** Magento tells a minimum order amount only when it refuses the order. */
const { shop, proxy } = withOwnShop("node", {}, { backend: { settings: { minimumOrder: 6_000_000 } } });

test("after a refused order the cart says why, until it is changed", async () => {
  const shopper = new Browserless(shop.origin);
  await addPhoneToCart(shopper);
  await shopper.goto("/cart");
  await shopper.within("main").seesNo("Your order was not placed");
  await goToPayment(shopper);
  await fillPayment(shopper);
  await shopper.expecting(422).press("Place order");
  await shopper.within("alert").sees(REFUSAL);
  await shopper.within("main").follow("Change your cart");
  await shopper.within("main").sees(`Your order was not placed: ${REFUSAL}`);
  await addSkusToCart(shopper, { "BJ-HDMI-2M": 1 });
  await shopper.goto("/cart");
  await shopper.within("main").seesNo("Your order was not placed");
  await goToPayment(shopper);
  expect(await placeOrder(shopper)).toMatch(/^\d{9}$/);
});

test("the merchant's block says it in the cart beforehand", async () => {
  const block = { identifier: "minimum-order", title: "Minimum", content: "<p>Orders start at ₹60,000</p>" };
  const rewrite = () => JSON.stringify({ data: { cmsBlocks: { items: [block] } } });
  proxy.behave((text) => (text.includes(`"${block.identifier}"`) ? { rewrite } : "pass"));
  const other = await openShop("node", proxy.endpoint);
  try {
    const shopper = new Browserless(other.origin);
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    await shopper.within("main").sees("Orders start at ₹60,000");
  } finally {
    proxy.behave("pass");
    await other.stop();
  }
});
