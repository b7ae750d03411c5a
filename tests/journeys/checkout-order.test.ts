import { describe, expect, inject, test, vi } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { formJourney, moneyJourney, sharedCodeHosts } from "../support/modes.ts";
import {
  contactForm,
  enterAddress,
  enterEmail,
  newEmail,
  placeOrder,
  sameBilling,
  goToPayment,
  fillAddress,
} from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";

describe.each(sharedCodeHosts)("checkout: order of steps: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("a step opened too early redirects to the first unfinished one with a reason", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    for (const step of ["shipping", "billing", "payment"]) {
      await shopper.goto(`/checkout/${step}`);
      await shopper.arrivesAt("/checkout/user-account");
      await shopper.within("region", "Notifications").sees("Enter your email first");
    }
    await enterEmail(shopper, newEmail());
    await enterAddress(shopper);
    await shopper.goto("/checkout/payment");
    await shopper.arrivesAt("/checkout/shipping");
    await shopper.within("region", "Notifications").sees("Choose a delivery method first.");
    await shopper.untick("Same as delivery address");
    await shopper.press("Continue to payment");
    await shopper.arrivesAt("/checkout/billing?own");
    await shopper.goto("/checkout/payment");
    await shopper.arrivesAt("/checkout/billing");
    await shopper.within("region", "Notifications").sees("Confirm the billing address first.");
    await sameBilling(shopper);
    await shopper.goto("/checkout");
    await shopper.arrivesAt("/checkout/user-account");
  });

  test("the cart and Buy now open the first step without a redirect", async () => {
    const shopper = enter();
    const sent = vi.spyOn(shopper, "send");
    const paths = () => sent.mock.calls.splice(0).map(([target]) => new URL(target, shopper.origin).pathname);
    await shopper.goto(phone.path);
    paths();
    await shopper.press("Buy now");
    expect(paths()).toEqual([phone.path, "/checkout/user-account"]);
    await shopper.goto("/cart");
    paths();
    await shopper.follow("Go to checkout");
    expect(paths()).toEqual(["/checkout/user-account"]);
    expect(await shopper.within("main").names("heading")).toContain("Contact and address");
    expect(await shopper.title()).toMatch(/^Checkout: contact and address/);
    await shopper.within("navigation", "Checkout steps").sees("Contact");
  });

  test("a finished step can be opened again and changed", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const email = await goToPayment(shopper);
    await shopper.within("navigation", "Checkout steps").follow(/Delivery/);
    await shopper.arrivesAt("/checkout/shipping");
    await shopper.follow("Edit address");
    expect(await contactForm(shopper).value("Email"), "kept").toBe(email);
    expect(await shopper.within("main").value("PIN code")).toBe("560001");
    await shopper.goto("/checkout/payment");
    await placeOrder(shopper);
  });

  test("every step redirects to the cart when it is empty", async () => {
    const shopper = enter();
    for (const step of ["user-account", "shipping", "billing", "payment"]) {
      await shopper.goto(`/checkout/${step}`);
      await shopper.arrivesAt("/cart");
    }
  });

  test("the checkout links only to help, the cart and the shop's policies", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout");
    for (const role of ["search", "navigation"] as const)
      expect(await shopper.within("banner").count(role), role).toBe(0);
    expect(await shopper.count("navigation", "Quick links")).toBe(0);
    expect(await shopper.within("banner").names("link")).toEqual(["Bijli: home", expect.stringMatching(/^Help/)]);
    const rules = await shopper.within("contentinfo").names("link");
    expect(rules.join(" ")).toMatch(/Returns.*Terms.*Privacy/);
    // Support is a telephone number.
    for (const rule of rules.filter((name) => name !== "Support")) {
      await shopper.goto("/checkout");
      await shopper.follow(rule);
      expect(shopper.status(), rule).toBe(200);
    }
    await shopper.goto("/checkout");
    await shopper.follow("Cart, 1 item");
    await shopper.arrivesAt("/cart");
  });

  test("a submitted step redirects to the first unfinished one", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const reply = await shopper.post(
      "/checkout/payment",
      "payment-method=cashondelivery&method=cashondelivery&terms=on",
    );
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe("/checkout/user-account");
  });

  test("only the shopper who ordered sees the thank-you page", async () => {
    const buyer = enter();
    await addPhoneToCart(buyer);
    await goToPayment(buyer);
    const number = await placeOrder(buyer);
    const address = buyer.address();
    await buyer.goto(address);
    await buyer.sees(number);

    const otherShopper = enter();
    await otherShopper.expecting(404).goto(address);
    await otherShopper.seesNo(number);
    await otherShopper.seesNo("Order placed. Thank you");
    // Nor with a forged cookie.
    const forged = Buffer.from(JSON.stringify({ number, email: null, cartKey: "x" })).toString("base64url");
    const cookie = { path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null };
    otherShopper.jar.set({ ...cookie, name: "order", value: `${forged}.${"A".repeat(43)}` });
    await otherShopper.expecting(404).goto(address);
    await otherShopper.seesNo(number);
  });
});

moneyJourney("a shopper enters an invalid PIN code and finds all input kept", "late", async (shopper) => {
  await prepareWithoutBrowser(shopper, addPhoneToCart);
  await enterEmail(shopper, newEmail());
  const main = contactForm(shopper);
  await fillAddress(main);
  await main.fill("PIN code", "12");
  shopper.expecting(422);
  await main.press("Continue to delivery");
  await shopper.sees("There is a problem");
  expect(await shopper.title()).toMatch(/^Error: /);
  expect(await main.value("First name")).toBe("Asha");
  expect(await main.value("PIN code")).toBe("12");
  await main.fill("PIN code", "560001");
  await main.press("Continue to delivery");
  await shopper.sees("Delivery method");
});

formJourney("a virtual cart skips the shipping step", async (shopper) => {
  await shopper.goto(`/search-results?term=${encodeURIComponent("extended warranty")}`);
  const [first] = await cardsIn(shopper.within("main"));
  if (!first) throw new Error("The catalogue sells no service plan");
  await first.press("Add to cart");
  await shopper.sees(/Added to your cart|to your shopping cart/);
  await shopper.goto("/checkout");
  await shopper.within("main").fill("Email", newEmail());
  await shopper.press("Continue as guest");
  await shopper.arrivesAt("/checkout/billing");
  await shopper.seesNo(phone.name);
});
