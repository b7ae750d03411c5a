import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { chooseShipping, placeOrder, sameBilling, goToPayment } from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const cable = "Bijli USB 3.2 cable, A to C, 1 m";

/** Behaviour of a Magento 2.4.6 that differs from its documentation. */
describe.each(sharedCodeHosts)("a Magento 2.4.6: %s", (host) => {
  const settings = { rangeFilters: ["created_at", "news_from_date", "special_price"] } as const;
  const { shop, backend } = withOwnShop(host, {}, { backend: { level: "2.4.6", settings } });
  const open = () => new Browserless(shop.origin);

  /** A disabled product leaves every cart silently. */
  function takeOutOfCarts(sku: string): void {
    backend.demo.store.db
      .prepare("DELETE FROM cart_line WHERE product_id = (SELECT id FROM product WHERE sku = ?)")
      .run(sku);
  }

  test("filterable dates are neither list filters nor specifications", async () => {
    const guest = open();
    await guest.goto("/big-deal-products");
    expect((await cardsIn(guest.within("main"))).length).toBeGreaterThan(0);
    for (const path of [categoryPath, phone.path, "/"]) {
      await guest.goto(path);
      await guest.within("main").seesNo(/_bucket|\d{4}-\d\d-\d\dT\d\d/);
    }
  });

  test("a customer sees the orders of every store view, and where to order one again", async () => {
    const customer = open();
    await registerAtHome(customer);
    await addPhoneToCart(customer);
    await customer.goto("/checkout/user-account");
    await chooseShipping(customer);
    await sameBilling(customer);
    const number = await placeOrder(customer);
    const footer = customer.within("contentinfo");
    await footer.select("Store", "Export (USD)");
    await footer.press("Change store");
    await customer.goto("/customer/order-history");
    await customer.within("main").sees(number);
    await customer.within("main").follow("View order");
    await customer.within("main").sees(phone.name);
    await customer.within("main").press("Buy again");
    await customer.within("region", "Notifications").sees("ordered this in another of our stores");
  });

  test("a line that the backend removed is named in cart and checkout", async () => {
    const guest = open();
    await addPhoneToCart(guest);
    await addSkusToCart(guest, { "BJ-USB3.2/1M": 1 });
    takeOutOfCarts("BJ-USB3.2/1M");
    await guest.goto("/cart");
    await guest.within("main").sees(new RegExp(`“${cable}” is no longer in your cart`));
    // If the page left before the cart arrived, the first change reports it again.
    await guest.within("main").press("One more");
    await guest.within("main").press("One fewer");
    await guest.within("main").sees(phone.name);
    await guest.seesNo(/no longer in your cart/);

    await addSkusToCart(guest, { "BJ-USB3.2/1M": 1 });
    await goToPayment(guest);
    takeOutOfCarts("BJ-USB3.2/1M");
    await guest.choose("Payment method", /cash on delivery/i);
    await guest.tick("I accept the terms and conditions");
    await guest.expecting(422).press("Place order");
    await guest.within("main").sees("The total changed");
    await guest.within("main").sees(new RegExp(`“${cable}” is no longer in your cart`));
    await guest.within("main").sees(phone.name);
    expect(guest.address()).toBe("/checkout/payment");
  });

  test("no query was rejected by the backend", () => {
    expect(shop.said()).not.toMatch(/contract|partial-answer|internal server error/i);
  });
});
