import { expect, inject, test } from "vitest";
import { hosts, inChromium } from "../support/modes.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { goToPayment, newEmail, placeOrder } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/**
 * A gradual release without version affinity: every second script is asked for at the release that
 * does not have it.
 */
test.each(hosts)("a guest buys while two releases are in use: %s", (host) =>
  inChromium(inject("origins")[host], async (shopper) => {
    shopper.errors.expect(/status of 404/, /dynamically imported module|Importing a module script failed/);
    let nth = 0;
    await shopper.page
      .context()
      .route(/\/assets\/.*\.js/, (route) =>
        nth++ % 2 ? route.fulfill({ status: 404, body: "Not found" }) : route.continue(),
      );
    await addPhoneToCart(shopper);
    const email = await goToPayment(shopper, newEmail());
    expect(await placeOrder(shopper)).toMatch(/^\d{9}$/);
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
    expect(nth).toBeGreaterThan(1);
  }),
);
