import { describe, expect, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts, journey } from "../support/modes.ts";
import {
  giveEmail,
  giveShipping,
  newEmail,
  placeOrder,
  sameBilling,
  walkToPayment,
  writeAddress,
} from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";

describe.each(hosts)("the order of the steps: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("a step called too early leads back to the first unfinished one, with the reason", async () => {
    const shopper = enter();
    await putPhoneInCart(shopper);
    for (const step of ["shipping", "billing", "payment"]) {
      await shopper.goto(`/checkout/${step}`);
      await shopper.arrivesAt("/checkout/user-account");
      await shopper.within("region", "Notifications").sees("Please give your email first");
    }
    await giveEmail(shopper, newEmail());
    await shopper.goto("/checkout/payment");
    await shopper.arrivesAt("/checkout/shipping");
    await shopper.within("region", "Notifications").sees("address to deliver to");
    await giveShipping(shopper);
    await shopper.goto("/checkout/payment");
    await shopper.arrivesAt("/checkout/billing");
    await sameBilling(shopper);
    await shopper.goto("/checkout");
    await shopper.arrivesAt(/^\/checkout\//);
  });

  test("a finished step can be opened again and changed", async () => {
    const shopper = enter();
    await putPhoneInCart(shopper);
    await walkToPayment(shopper);
    await shopper.within("navigation", "Checkout steps").follow(/Shipping/);
    await shopper.arrivesAt("/checkout/shipping");
    await shopper.follow("Edit address");
    expect(await shopper.within("main").value("PIN code")).toBe("560001");
    await shopper.goto("/checkout/payment");
    await placeOrder(shopper);
  });

  test("no step is open without something in the cart", async () => {
    const shopper = enter();
    for (const step of ["user-account", "shipping", "billing", "payment"]) {
      await shopper.goto(`/checkout/${step}`);
      await shopper.arrivesAt("/cart");
    }
  });

  test("the checkout is enclosed: help, the cart and the shop's rules, no other way out", async () => {
    const shopper = enter();
    await putPhoneInCart(shopper);
    await shopper.goto("/checkout");
    for (const role of ["search", "navigation"] as const)
      expect(await shopper.within("banner").count(role), role).toBe(0);
    expect(await shopper.count("navigation", "Quick links")).toBe(0);
    expect(await shopper.within("banner").names("link")).toEqual(["Home", expect.stringMatching(/^Help/)]);
    const rules = await shopper.within("contentinfo").names("link");
    expect(rules.join(" ")).toMatch(/Returns.*Terms.*Privacy/);
    for (const rule of rules) {
      await shopper.goto("/checkout");
      await shopper.follow(rule);
      expect(shopper.status(), rule).toBe(200);
    }
    await shopper.goto("/checkout");
    await shopper.follow("Cart, 1 item");
    await shopper.arrivesAt("/cart");
  });

  test("a posted step is held to the same order", async () => {
    const shopper = enter();
    await putPhoneInCart(shopper);
    const reply = await shopper.send("/checkout/payment", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: shopper.origin },
      body: "payment-method=cashondelivery&method=cashondelivery&terms=on",
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toMatch(/^\/checkout\/user-account/);
  });

  test("only the shopper who ordered sees the thank-you page", async () => {
    const buyer = enter();
    await putPhoneInCart(buyer);
    await walkToPayment(buyer);
    const number = await placeOrder(buyer);
    const address = buyer.address();
    await buyer.goto(address);
    await buyer.sees(number);

    const stranger = enter();
    await stranger.expecting(404).goto(address);
    await stranger.seesNo(number);
    await stranger.seesNo("Thank you for your order");
    // Nor with a cookie that a stranger writes.
    const forged = Buffer.from(JSON.stringify({ number, email: null, cartKey: "x" })).toString("base64url");
    const cookie = { path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null };
    stranger.jar.keep({ ...cookie, name: "order", value: `${forged}.${"A".repeat(43)}` });
    await stranger.expecting(404).goto(address);
    await stranger.seesNo(number);
  });
});

journey("a shopper leaves fields out and finds what was typed kept", async (shopper) => {
  await ahead(shopper, async (guest) => {
    await putPhoneInCart(guest);
    await giveEmail(guest, newEmail());
  });
  await shopper.goto("/checkout/shipping");
  const main = shopper.within("main");
  await writeAddress(main);
  await main.fill("PIN code", "12");
  shopper.expecting(422);
  await main.press("Save address");
  await shopper.sees("There is a problem");
  expect(await shopper.title()).toMatch(/^Error: /);
  expect(await main.value("First name")).toBe("Asha");
  expect(await main.value("PIN code")).toBe("12");
  await main.fill("PIN code", "560001");
  await main.press("Save address");
  await shopper.sees("Shipping method");
});

journey("a virtual cart needs no delivery", async (shopper) => {
  await shopper.goto(`/search-results?term=${encodeURIComponent("extended warranty")}`);
  const [first] = await shopper.within("main").each("article");
  if (!first) throw new Error("The catalogue sells no service plan");
  await first.press("Add to cart");
  await shopper.sees(/Added to your cart|to your shopping cart/);
  await shopper.goto("/checkout");
  await shopper.within("main").fill("Email", newEmail());
  await shopper.press("Continue as guest");
  await shopper.arrivesAt("/checkout/billing");
  await shopper.seesNo(phone.name);
});
