import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { logOut, registerAtHome } from "../support/steps/account.ts";
import { contactForm, readOrderNumber, fillPayment, fillAddress } from "../support/steps/checking-out.ts";
import { cardForm, cards, orderToPayOnline, paymentPage, sendToProvider } from "../support/steps/paying.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";

/** Known complaints about checkouts, by the numbers of docs/complaints.md. */
const cable = "BJ-USB3.2/1M";

async function guestAt(path: string, upTo: "email" | "payment" = "payment", address = {}): Promise<Browserless> {
  const shopper = new Browserless(inject("origins").node);
  await prepareCart(shopper, { endpoint: inject("endpoint"), sku: cable, upTo, address });
  await shopper.goto(path);
  return shopper;
}

test("complaint 8: returning from the payment page keeps the same cart", async () => {
  const shopper = await guestAt("/checkout/payment");
  const before = await shopper.cookie("cart");
  await orderToPayOnline(shopper);
  const back = await sendToProvider(await paymentPage(shopper), cardForm(cards.declined));
  await shopper.goto(back ?? "");
  expect(await shopper.cookie("cart")).toBe(before);
  expect(await shopper.count("link", "Cart, 1 item")).toBeGreaterThan(0);
});

test("complaint 9, 16: checkout steps are no-store and have no disabled control", async () => {
  const shopper = await guestAt("/checkout/payment");
  for (const step of ["user-account", "shipping", "billing", "payment"]) {
    const reply = await shopper.send(`/checkout/${step}`);
    expect(reply.headers["cache-control"], step).toBe("no-store");
    expect(reply.body.toString("utf8"), step).not.toMatch(/<(?:button|input|select)[^>]*\sdisabled/);
  }
});

test("complaint 14, 45: the email is entered once, even with a plus sign", async () => {
  const shopper = await guestAt("/checkout", "email");
  const email = `asha+${Date.now()}@example.com`;
  const form = contactForm(shopper);
  await form.fill("Email", email);
  await fillAddress(form);
  await form.press("Continue to delivery");
  await shopper.goto("/checkout/user-account");
  for (const asking of [form, shopper.within("region", "Log in"), shopper.within("region", "Create an account")])
    expect(await asking.value("Email")).toBe(email);
});

test("complaint 15: log-out removes the customer's data from the checkout", async () => {
  const shopper = new Browserless(inject("origins").node);
  await registerAtHome(shopper);
  await addPhoneToCart(shopper);
  await shopper.goto("/checkout/user-account");
  await fillAddress(shopper.within("main"));
  await shopper.within("main").press("Continue to delivery");
  await logOut(shopper);
  await shopper.goto("/checkout/user-account");
  await shopper.arrivesAt("/cart");
  await shopper.seesNo(/Residency Road/);
});

test("complaint 34: an order of virtual products mentions no delivery", async () => {
  const shopper = new Browserless(inject("origins").node);
  await shopper.goto(`/search-results?term=${encodeURIComponent("extended warranty")}`);
  const [first] = await cardsIn(shopper.within("main"));
  await first?.press("Add to cart");
  await shopper.goto("/checkout");
  await shopper.within("main").fill("Email", "virtual@example.com");
  await shopper.press("Continue as guest");
  await shopper.arrivesAt("/checkout/billing");
  await fillAddress(shopper.within("main"));
  await shopper.press("Continue to payment");
  await shopper.seesNo(/Deliver to|Delivery method/);
  await shopper.choose("Payment method", /Bank transfer/);
  await shopper.tick("I accept the terms and conditions");
  await shopper.press("Place order");
  await readOrderNumber(shopper);
  await shopper.within("main").seesNo(/on its way|deliver|track|parcel/i);
});

test("complaint 37, 38, 40: state and street lines are kept after a change", async () => {
  const shopper = await guestAt("/checkout/user-account", "email");
  const main = contactForm(shopper);
  await fillAddress(main);
  await main.fill("Landmark (optional)", "Opposite the post office");
  await main.press("Continue to delivery");
  await shopper.goto("/checkout/user-account");
  const read = async () => [
    await main.value("State"),
    await main.value("Area, street (optional)"),
    await main.value("Landmark (optional)"),
  ];
  expect(await read()).toEqual(["KA", "Ashok Nagar", "Opposite the post office"]);
  await main.select("State", "Kerala");
  await main.press("Continue to delivery");
  await shopper.goto("/checkout/user-account");
  expect(await read()).toEqual(["KL", "Ashok Nagar", "Opposite the post office"]);
});

test("complaint 38: editing an address with four street lines from elsewhere keeps all of them", async () => {
  const street = ["12 Residency Road", "4B; Opposite the post office; Ashok Nagar"];
  const shopper = await guestAt("/checkout/user-account", "payment", { street });
  const form = contactForm(shopper);
  await form.fill("Email", "asha@example.com");
  await form.fill("City", "Mysuru");
  await form.press("Continue to delivery");
  await shopper.goto("/checkout/user-account");
  const labels = ["Flat, house no., building", "Area, street (optional)"];
  const kept = [...labels, "Landmark (optional)", "Neighbourhood (optional)"].map((label) => form.value(label));
  expect(await Promise.all(kept)).toEqual(["12 Residency Road", "4B", "Opposite the post office", "Ashok Nagar"]);
});

test("complaint 39, 46: a customer's separate billing address is kept when the shipping address changes", async () => {
  const shopper = new Browserless(inject("origins").node);
  await registerAtHome(shopper);
  await addPhoneToCart(shopper);
  await shopper.goto("/checkout/user-account");
  const main = shopper.within("main");
  await fillAddress(main);
  await main.press("Continue to delivery");
  await shopper.untick("Same as delivery address");
  await shopper.press("Continue to payment");
  await fillAddress(main);
  await main.fill("Flat, house no., building", "7 Billing Lane");
  await main.press("Continue to payment");
  await shopper.goto("/checkout/user-account");
  await main.fill("Flat, house no., building", "9 New Road");
  await main.press("Continue to delivery");
  await shopper.goto("/checkout/payment");
  const review = shopper.within("region", "Check your order");
  await review.sees("7 Billing Lane");
  await review.sees("9 New Road");
});

test("complaint 42: the shipping price is shown and charged with tax", async () => {
  const shopper = await guestAt("/checkout/shipping");
  expect((await shopper.within("radiogroup", "Delivery method").names("radio")).join(" ")).toMatch(/₹49\b Standard/);
  const summary = await shopper.within("region", "Order summary").text();
  expect(summary).toMatch(/Delivery ?₹49\b/);
});

test("complaint 43: the only shipping method is preselected, or the page says there is none", async () => {
  const shopper = await guestAt("/checkout/user-account", "email");
  const main = contactForm(shopper);
  await main.select("Country", "Nepal");
  await main.press("Update country");
  const abroad = {
    ...{ Email: "asha@example.com", Phone: "+977 1 4444444", "Postal code": "44600", City: "Kathmandu" },
    ...{ "Street address": "1 Hill Road", "Apartment (optional)": "2", "First name": "Asha", "Last name": "Rao" },
  };
  for (const [label, text] of Object.entries(abroad)) await main.fill(label, text);
  await main.press("Continue to delivery");
  await shopper.sees("Delivery method");
  await shopper.press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");
  await shopper.goto("/checkout/user-account");
  await main.select("Country", "Singapore");
  await main.press("Update country");
  await main.press("Continue to delivery");
  await shopper.sees("There are no shipping methods available for this country.");
});

test("complaint 44, 35: the thank-you page confirms exactly one order", async () => {
  const shopper = await guestAt("/checkout/payment");
  const email = (await shopper.within("region", "Check your order").text()).match(/\S+@example\.com/)?.[0] ?? "";
  await fillPayment(shopper);
  await shopper.press("Place order");
  await readOrderNumber(shopper);
  await shopper.seesNo(/have not placed|not found|cart is empty/i);
  expect(await countOrders(inject("orderCounter"), email)).toBe(1);
});

test("complaint 48: a paid order is placed even when the shopper does not return", async () => {
  const shopper = await guestAt("/checkout/payment");
  await orderToPayOnline(shopper);
  await sendToProvider(await paymentPage(shopper), cardForm(cards.good));
  await shopper.goto("/");
  await shopper.goto("/checkout/thank-you");
  await readOrderNumber(shopper);
});

test("complaint 47: an order keeps the currency that was shown", async () => {
  const shopper = await guestAt("/cart");
  const choose = async (currency: string) => {
    expect((await shopper.post("/currency", { currency, "return-to": "/cart" })).status).toBe(303);
  };
  const total = async () => {
    const summary = await shopper.within("region", "Order summary").text();
    // A merchant's text about a payment method may name rupees, and a line of the summary does.
    expect(summary.replace(/About ₹[\d,]+\. Our prices are set in INR\./, "")).not.toContain("₹");
    return /Total ?(\$[\d,.]+)/.exec(summary)?.[1];
  };
  await choose("USD");
  await shopper.goto("/cart");
  const request = await total();
  expect(request).toMatch(/^\$\d/);
  for (const step of ["shipping", "billing", "payment"]) {
    await shopper.goto(`/checkout/${step}`);
    expect(await total(), step).toBe(request);
  }
  // The currency is changed in another tab: the order has the currency that was shown.
  await choose("INR");
  shopper.expecting(422);
  await orderToPayOnline(shopper);
  await shopper.sees("The total changed after you opened this page.");
  await shopper.within("region", "Order summary").sees(/Total ?₹/);
  await choose("USD");
  await shopper.expecting().goto("/checkout/payment");
  await orderToPayOnline(shopper);
  const page = await paymentPage(shopper);
  expect(await (await fetch(page)).text()).toContain(request);
  // A placed order keeps its currency.
  await choose("INR");
  await shopper.goto((await sendToProvider(page, cardForm(cards.good))) ?? "");
  await readOrderNumber(shopper);
  expect(await total()).toBe(request);
});
