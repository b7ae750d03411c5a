import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { expectNoUnsupportedQueries } from "../support/shop/unsupported-queries.ts";
import { newEmail, placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const releases = ["2.4.6", "2.4.8", "2.4.9"] as const;
const cases = releases.flatMap((level) => sharedCodeHosts.map((host) => [level, host] as const));

/**
 * Releases return an order's prices, errors and guest rules differently. Shoppers see the same
 * shop.
 */
describe.each(cases)("orders on Magento %s: %s", (level, host) => {
  const { shop, backend } = withOwnShop(host, {}, { backend: { level } });
  const open = () => new Browserless(shop.origin);

  test("a guest's order is placed exactly once", async () => {
    const guest = open();
    await addPhoneToCart(guest);
    const email = await goToPayment(guest, newEmail());
    const number = await placeOrder(guest);
    expect(backend.ordersOf(email)).toEqual([{ number, grandTotal: 6_004_800 }]);
    await guest.within("main").sees(phone.name);
    expectNoUnsupportedQueries(shop);
  });

  test("a customer's order shows the paid prices with tax", async () => {
    const customer = open();
    await customer.goto(await orderAsCustomer(customer));
    const main = customer.within("main");
    for (const shown of [/1 × ₹59,999/, /Subtotal\W*₹59,999/, /₹49\b/, /Total\W*₹60,048/]) await main.sees(shown);
    expectNoUnsupportedQueries(shop);
  });

  test("guests can order a download only if the release allows it", async () => {
    const guest = open();
    await guest.goto("/p/STV-CANVAS");
    const main = guest.within("main");
    await main.tick(/^Ink and wash brushes/);
    await main.press("Add to cart");
    await guest.goto("/checkout");
    await main.sees("To find your download later");
    await main.fill("Email", newEmail());
    await main.press("Continue as guest");
    if (level === "2.4.6") await guest.arrivesAt("/checkout/billing");
    else {
      await guest.sees(/Guest checkout is not allowed\./);
      expect(await main.count("button", "Continue as guest")).toBe(0);
      await main.within("region", "Log in").sees("Password");
    }
    expect(await guest.count("link", "Cart, 1 item"), "the cart stays").toBeGreaterThan(0);
  });
});
