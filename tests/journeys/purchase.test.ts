import { expect, inject } from "vitest";
import { inChromium, moneyJourney, nightlyTest } from "../support/modes.ts";
import type { Shopper } from "../support/shopper.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { newEmail, placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, findPhoneByCategory, findPhoneBySearch } from "../support/steps/shopping.ts";

async function buyFrom(shopper: Shopper, find: (shopper: Shopper) => Promise<void>): Promise<void> {
  await find(shopper);
  await chooseVariant(shopper);
  await shopper.within("main").sees(phone.price);
  await shopper.press("Add to cart");
  await shopper.sees(/Added to your cart|to your shopping cart/);

  await shopper.goto("/cart");
  const main = shopper.within("main");
  for (const shown of [phone.name, phone.colour, phone.storage, phone.price]) await main.sees(shown);
  expect(await shopper.count("link", "Cart, 1 item")).toBeGreaterThan(0);

  const email = await goToPayment(shopper, newEmail());
  const number = await placeOrder(shopper);
  expect(number).toMatch(/^\d{9}$/);
  expect(await countOrders(inject("orderCounter"), email)).toBe(1);

  await shopper.within("main").follow("Continue shopping");
  await shopper.arrivesAt("/");
  expect(await shopper.count("link", /^Cart, 1/), "the ordered cart is gone").toBe(0);
}

moneyJourney("a guest buys a phone found by category", "workerd", (shopper) => buyFrom(shopper, findPhoneByCategory));

nightlyTest("a guest buys in a browser with JavaScript switched off", () =>
  inChromium(inject("origins").node, (shopper) => buyFrom(shopper, findPhoneBySearch), { javaScriptEnabled: false }),
);
