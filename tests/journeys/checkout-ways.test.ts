import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { asShopper, moneyJourney } from "../support/modes.ts";
import { register } from "../support/steps/account.ts";
import {
  contactForm,
  enterAddress,
  enterEmail,
  goToPayment,
  newEmail,
  placeOrder,
  readOrderNumber,
  sameBilling,
  fillAddress,
} from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

const enter = () => new Browserless(inject("origins").node);
const endpoint = () => inject("endpoint");
const cable = "BJ-USB3.2/1M";
const password = "Quiet-Monsoon-7";

test("a guest collects from the nearest store and enters a billing address", async () => {
  const shopper = enter();
  await prepareCart(shopper, { endpoint: endpoint(), sku: cable, upTo: "email" });
  await shopper.goto("/checkout/user-account");
  await shopper.follow("Collect from a store");
  await shopper.fill("PIN code or town", "570001");
  await shopper.press("Find stores");
  const [nearest] = await shopper.within("radiogroup", "Store").names("radio");
  expect(nearest).toContain("Mysuru");
  await shopper.expecting(422).press("Continue to payment");
  await shopper.sees("There is a problem");
  await shopper.choose("Store", /Mysuru/);
  const form = shopper.within("form", "Contact and store");
  await form.fill("First name", "Asha");
  await form.fill("Last name", "Rao");
  await form.fill("Phone", "9845012345");
  await shopper.expecting().press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");
  await shopper.within("region", "Check your order").sees("Bill to The store's address");
  await shopper.follow("Edit bill to");
  await shopper.arrivesAt("/checkout/billing");
  expect(await shopper.value("First name"), "known already").toBe("Asha");
  await shopper.untick("Use the store's address");
  await fillAddress(shopper.within("main"));
  await shopper.press("Continue to payment");
  await shopper.within("region", "Check your order").sees(/Collect from Bijli/);
  await shopper.within("region", "Check your order").sees(/Mysuru/);
  await placeOrder(shopper);
  await shopper.within("main").sees(/Collect from.*Devaraja Urs Road/);
  await shopper.within("main").sees("tell you when it is ready to collect");
  await shopper.within("main").seesNo("Deliver to");
});

test("a free delivery that is preselected is in the summary", async () => {
  const shopper = enter();
  await addPhoneToCart(shopper);
  await enterEmail(shopper, newEmail());
  await enterAddress(shopper);
  await shopper.within("region", "Order summary").sees(/Delivery ?Free/);
});

test("what is collected and billed to the store needs the buyer's address once it costs ₹50,000", async () => {
  const shopper = enter();
  await prepareCart(shopper, { endpoint: endpoint(), sku: cable, upTo: "email" });
  await shopper.goto("/checkout/user-account?collect");
  const form = shopper.within("form", "Contact and store");
  await form.fill("First name", "Asha");
  await form.fill("Last name", "Rao");
  await form.fill("Phone", "9845012345");
  const [store] = await shopper.within("radiogroup", "Store").names("radio");
  await shopper.choose("Store", store ?? "");
  await shopper.press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");

  await addPhoneToCart(shopper);
  await shopper.goto("/checkout/payment");
  await shopper.arrivesAt("/checkout/billing");
  await shopper.sees("Your order is now ₹50,000 or more, so its invoice needs your own address.");
  expect(await shopper.value("Phone"), "known already").toBe("9845012345");
  await fillAddress(shopper.within("main"));
  await shopper.press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");
  await shopper.within("region", "Check your order").sees(/Bill to.*Residency Road/);
});

moneyJourney("a customer registers during checkout and collects from a store", "workerd", async (shopper) => {
  await addSkusToCart(shopper, { [cable]: 1 });
  await shopper.goto("/checkout");
  const form = shopper.within("region", "Create an account");
  await form.fill("First name", "Asha");
  await form.fill("Last name", "Rao");
  await form.fill("Email", newEmail());
  await form.fill("Password", password);
  await form.press("Create account");
  await shopper.sees(/You are logged in as/);
  await shopper.follow("Collect from a store");
  await shopper.sees("Ready in 2 hours. Bring an ID.");
  await shopper.fill("PIN code or town", "570001");
  await shopper.press("Find stores");
  await shopper.arrivesAt(/near=570001/);
  await shopper.choose("Store", /Mysuru/);
  await shopper.fill("Phone", "9845012345");
  await shopper.press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");
  const number = await placeOrder(shopper);
  await shopper.goto(`/customer/order-history/${number}`);
  await shopper.within("main").sees(/Collect from Bijli.*Devaraja Urs Road.*Ready in 2 hours.*Directions/);
  await shopper.within("main").sees("10:30 am – 9:00 pm");
  await shopper.within("main").sees("To change who collects it, tell us before it is ready.");
});

test("a customer registers during checkout, saves an address with GSTIN and reuses it", async () => {
  const shopper = enter();
  await addPhoneToCart(shopper);
  await shopper.goto("/checkout");
  const form = shopper.within("region", "Create an account");
  const email = newEmail();
  await form.fill("First name", "Asha");
  await form.fill("Last name", "Rao");
  await form.fill("Email", email);
  await form.fill("Password", "short");
  await shopper.expecting(422);
  await form.press("Create account");
  await shopper.arrivesAt("/checkout/user-account");
  await shopper.within("main").sees("There is a problem");
  await form.fill("Password", password);
  await shopper.expecting().within("region", "Create an account").press("Create account");
  await shopper.arrivesAt("/checkout/user-account");

  const main = shopper.within("main");
  expect(await main.value("First name"), "known from the account").toBe("Asha");
  await fillAddress(main);
  await main.fill("Company (optional)", "Rao & Daughters");
  await main.fill("GSTIN (optional)", "27AAPFU0939F1ZW");
  await shopper.expecting(422);
  await main.press("Continue to delivery");
  await main.sees(/GSTIN \(optional\): Enter your 15-character GSTIN/);
  await main.fill("GSTIN (optional)", "27 aapfu 0939f 1zv");
  await main.tick("Save to my address book");
  await shopper.expecting();
  await main.press("Continue to delivery");
  await shopper.sees("Delivery method");
  await main.sees(/By \w{3} \d+ \w{3} ₹49/);
  await shopper.choose("Delivery method", /Standard/);
  await sameBilling(shopper);
  await shopper.within("region", "Check your order").sees("GSTIN 27AAPFU0939F1ZV");
  await placeOrder(shopper);

  await addPhoneToCart(shopper);
  await shopper.goto("/checkout/user-account");
  await shopper.choose("Saved addresses", /Rao & Daughters, 12 Residency Road, Ashok Nagar/);
  await shopper.press("Deliver to this address");
  await shopper.sees("Delivery method");
  await shopper.within("main").sees("Rao & Daughters");
});

test("the address form follows country and PIN code and keeps its input", async () => {
  const shopper = enter();
  await prepareCart(shopper, { endpoint: endpoint(), sku: cable, upTo: "email" });
  await shopper.goto("/checkout/user-account");
  const main = contactForm(shopper);
  await main.fill("First name", "Asha");
  await main.fill("PIN code", "682 016");
  await main.press("Find city and state");
  expect([await main.value("City"), await main.value("State"), await main.value("First name")]).toEqual([
    "Kochi",
    "KL",
    "Asha",
  ]);
  await main.select("Country", "Singapore");
  await main.press("Update country");
  expect(await main.count("textbox", "State (optional)"), "a country without states takes any text").toBe(1);
  expect(await main.value("First name")).toBe("Asha");
  const answer = await shopper.send("/checkout/pin?code=560001");
  expect(JSON.parse(answer.body.toString("utf8"))).toEqual({ place: { city: "Bengaluru", region: "KA" } });
});

test("a guest creates an account from one order and looks up another without an account", async () => {
  const shopper = enter();
  const email = await prepareCart(shopper, { endpoint: endpoint(), sku: cable });
  await shopper.goto("/checkout/payment");
  const number = await placeOrder(shopper);
  for (const shown of [
    /12 Residency Road/,
    /Total/,
    /Total ₹648/,
    /Payment method: Cash on delivery/i,
    /by \w{3} \d+ \w{3}/,
  ])
    await shopper.within("main").sees(shown);
  await shopper.follow("Track order");
  await shopper.arrivesAt(`/order-lookup/order?number=${number}`);
  await shopper.within("main").sees(/12 Residency Road/);
  await shopper.within("list", "Progress").sees("Placed Confirmed Shipped Delivered");
  await shopper.within("main").sees(/Arrives by \w{3} \d+ \w{3}/);
  const { body } = await shopper.send(shopper.address());
  expect(body.toString()).toMatch(/aria-label="Ordered items"[^]{0,600}?<img/);
  const otherShopper = enter();
  await otherShopper.goto(shopper.address());
  await otherShopper.arrivesAt("/order-lookup");
  await shopper.goto("/checkout/thank-you");

  const other = enter();
  await other.goto("/order-lookup");
  const ask = async (pin: string) => {
    await other.fill("Order number", number);
    await other.within("main").fill("Email", email.toUpperCase());
    await other.fill("PIN code of the billing address", pin);
    await other.press("Find order");
  };
  other.expecting(422);
  await ask("560002");
  await other.sees("We could not find an order with these details");
  other.expecting();
  await ask("560001");
  await other.arrivesAt("/order-lookup/order");
  await other.within("main").sees(/12 Residency Road/);
  expect(await other.within("main").count("link", "Cancel order")).toBe(1);
  await other.within("main").press("Buy again");
  await other.arrivesAt("/cart");
  await other.within("region", "Notifications").sees(`Items from order ${number} are in your cart.`);
  await other.within("list", "Cart items").sees(/USB/);

  const account = shopper.within("region", "Create an account");
  await account.sees("Add a password to see this order");
  await account.fill("Password", password);
  await account.press("Create account");
  await shopper.arrivesAt("/checkout/thank-you");
  await shopper.within("region", "Notifications").sees("Welcome! Your account is ready.");
  await shopper.within("main").sees(number);
  await shopper.follow("Track order");
  await shopper.arrivesAt(`/order-lookup/order?number=${number}`);
  await shopper.within("main").sees(/12 Residency Road/);
  await shopper.goto("/customer/order-history");
  await shopper.within("main").sees("No orders yet.");
});

test("an order whose email was typed with capitals is found by any spelling", async () => {
  const shopper = enter();
  await addPhoneToCart(shopper);
  const email = await goToPayment(shopper, newEmail().replace("shopper", "Meera.Nair"));
  const number = await placeOrder(shopper);
  for (const typed of [email, email.toLowerCase(), email.toUpperCase()]) {
    const other = enter();
    await other.goto("/order-lookup");
    await other.fill("Order number", number);
    await other.within("main").fill("Email", typed);
    await other.fill("PIN code of the billing address", "560001");
    await other.press("Find order");
    await other.arrivesAt("/order-lookup/order");
  }
});

/** Products with low stock, one for each case. */
const LAST_PIECES = [
  ["node", "script off", { sku: "DRS-SPLASH-LITE", quantity: 2 }],
  ["workerd", "script off", { sku: "BJ-ARM-1", quantity: 3 }],
  ["node", "script delayed", { sku: "VYK-NIRMAL-80", quantity: 5 }],
  ["workerd", "script on", { sku: "LKH-PANORAMA-24", quantity: 3 }],
] as const;

test.each(LAST_PIECES)("the last pieces are sold while a shopper pays, on %s with %s", async (host, mode, pieces) => {
  const origin = inject("origins")[host];
  await asShopper(origin, mode, async (slow) => {
    const quick = new Browserless(origin);
    for (const shopper of [quick, slow]) {
      await prepareCart(shopper, { endpoint: endpoint(), ...pieces });
      await shopper.goto("/checkout/payment");
      await shopper.choose("Payment method", /Bank transfer/);
      await shopper.tick("I accept the terms and conditions");
    }
    await quick.press("Place order");
    await readOrderNumber(quick);
    slow.expecting(422);
    await slow.press("Place order");
    await slow.sees(/out of stock|not available/i);
    await slow.within("main").follow("Change your cart");
    await slow.arrivesAt("/cart");
    await slow.within("list", "Cart items").sees(/out of stock|not available/i);
  });
});

test("logging in during checkout merges the carts and returns to the step", async () => {
  const known = enter();
  await known.goto("/");
  const account = await register(known);
  const shopper = enter();
  await addPhoneToCart(shopper);
  await enterEmail(shopper, account.email);
  await enterAddress(shopper);
  await shopper.follow("Edit address");
  const form = shopper.within("region", "Log in");
  expect(await form.value("Email"), "the email of the guest is known").toBe(account.email);
  await shopper.expecting(422);
  await form.fill("Password", "not-this-one");
  await form.press("Log in");
  await shopper.arrivesAt("/checkout/user-account");
  await shopper
    .expecting()
    .within("region", "Log in")
    .within("alert")
    .sees(/^We could not log you in: /);
  await form.fill("Password", account.password);
  await form.press("Log in");
  await shopper.arrivesAt("/checkout/user-account");
  await shopper.within("main").sees(`You are logged in as ${account.email}.`);
  await shopper.within("main").sees(phone.name);
});
