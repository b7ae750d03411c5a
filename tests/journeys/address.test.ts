import { describe, expect, inject, test } from "vitest";
import { demoCustomers, demoPassword } from "../../demo-backend/catalogue/customers.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { journey, sharedCodeHosts } from "../support/modes.ts";
import { logIn } from "../support/steps/account.ts";
import { contactForm, enterEmail, newEmail, fillAddress, sameBilling } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

describe.each(sharedCodeHosts)("an address without an apartment: %s", (host) => {
  test("is saved unchanged from the address book", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const email = demoCustomers[0]?.email ?? "";
    await shopper.goto("/?action=login");
    await logIn(shopper, { email, password: demoPassword });
    await shopper.goto("/customer/addresses-details");
    const saved = await shopper.within("main").within("list", "Saved addresses").each("listitem");
    const texts = await Promise.all(saved.map((address) => address.text()));
    const house = saved[texts.findIndex((text) => text.includes("44 Devaraja Road"))];
    await house?.follow("Edit");
    const main = shopper.within("main");
    expect(await main.value("Flat, house no., building")).toBe("44 Devaraja Road");
    expect(await main.value("Area, street (optional)")).toBe("");
    await main.press("Save address");
    await shopper.arrivesAt("/customer/addresses-details");
    await shopper.sees("Address saved.");
  });

  test("is accepted for delivery and keeps its landmark", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await addPhoneToCart(shopper);
    await enterEmail(shopper, newEmail());
    const form = contactForm(shopper);
    await fillAddress(form);
    await form.fill("Area, street (optional)", "");
    await form.fill("Landmark (optional)", "Opposite the post office");
    await form.press("Continue to delivery");
    await shopper.sees("Delivery method");
    await shopper.goto("/checkout/user-account");
    expect(await form.value("Area, street (optional)"), "the next line").toBe("Opposite the post office");
  });

  test("in India keeps its optional neighbourhood", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await addPhoneToCart(shopper);
    await enterEmail(shopper, newEmail());
    const form = contactForm(shopper);
    await fillAddress(form);
    const parts = {
      ...{ "Flat, house no., building": "12 Residency Road", "Area, street (optional)": "Ashok Nagar" },
      ...{ "Landmark (optional)": "Opposite the post office", "Neighbourhood (optional)": "Shanthala Nagar" },
    };
    for (const [label, text] of Object.entries(parts)) await form.fill(label, text);
    await form.press("Continue to delivery");
    await shopper.sees("Delivery method");
    await shopper.goto("/checkout/user-account");
    for (const [label, text] of Object.entries(parts)) expect(await form.value(label), label).toBe(text);
  });

  test("lists validation errors in the order of the fields", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout");
    const form = contactForm(shopper);
    await form.press("Update country");
    shopper.expecting(422);
    const texts = ["Email", "Phone", "PIN code", "City", "Flat, house no., building", "First name", "Last name"];
    for (const field of texts) await form.fill(field, " ");
    await form.press("Continue to delivery");
    const listed = await shopper.within("main").within("alert").names("link");
    expect(listed.map((line) => line.replace(/:.*/, ""))).toEqual([...texts.slice(0, 4), "State", ...texts.slice(4)]);
  });
});

journey("a PIN code of a state that the backend does not list fills in the town", async (shopper, mode) => {
  await addPhoneToCart(shopper);
  await enterEmail(shopper, newEmail());
  const form = contactForm(shopper);
  await fillAddress(form);
  await form.fill("City", "");
  await form.select("State", "Choose");
  await form.fill("PIN code", "194101");
  if (mode === "script off") {
    await form.press("Find city and state");
    await shopper.within("alert").sees("State: Choose your state.");
  } else await form.sees("Leh: city filled in. Choose your state");
  expect(await form.value("City")).toBe("Leh");
  await form.select("State", "Jammu and Kashmir");
  await form.press("Continue to delivery");
  await shopper.sees("Delivery method");
});

describe.each(sharedCodeHosts)("an address of a country without: %s", (host) => {
  const address = {
    ...{ "Street address": "1 Palm Road", "First name": "Asha", "Last name": "Rao" },
  };

  test.each([
    ["postal codes", "United Arab Emirates", "Postal code (optional)", { Phone: "+971 4 123 4567", City: "Dubai" }],
    [
      "required states",
      "Germany",
      "State (optional)",
      { Phone: "+49 30 1234567", City: "Berlin", "Postal code": "10115" },
    ],
  ])("%s is accepted", async (_, country, label, fields) => {
    const shopper = new Browserless(inject("origins")[host]);
    await addPhoneToCart(shopper);
    await enterEmail(shopper, newEmail());
    const form = contactForm(shopper);
    await form.select("Country", country);
    await form.press("Update country");
    expect(await form.value(label)).toBe("");
    for (const [field, text] of Object.entries({ ...address, ...fields })) await form.fill(field, text);
    await form.press("Continue to delivery");
    await shopper.arrivesAt("/checkout/shipping");
  });
});

test.each(sharedCodeHosts)("a person with one name orders, and the page shows no dot: %s", async (host) => {
  const shopper = new Browserless(inject("origins")[host]);
  await addPhoneToCart(shopper);
  await enterEmail(shopper, newEmail());
  const form = contactForm(shopper);
  await fillAddress(form);
  await form.fill("Last name", "");
  await shopper.expecting(422);
  await form.press("Continue to delivery");
  await shopper.within("alert").sees("Last name: Last name, or a dot");
  await form.fill("Last name", ".");
  await shopper.expecting();
  await form.press("Continue to delivery");
  await shopper.choose("Delivery method", /Standard/);
  await sameBilling(shopper);
  const text = await shopper.within("region", "Check your order").text();
  expect(text).toMatch(/Asha(?:,| 12 Residency)/);
  expect(text).not.toMatch(/Asha \./);
});

test.each(sharedCodeHosts)("an address abroad keeps its four street lines: %s", async (host) => {
  const shopper = new Browserless(inject("origins")[host]);
  await addPhoneToCart(shopper);
  await enterEmail(shopper, newEmail());
  const form = contactForm(shopper);
  await form.select("Country", "Nepal");
  await form.press("Update country");
  const parts = {
    ...{ "Street address": "1 Hill Road", "Apartment (optional)": "Flat 2" },
    ...{ "Neighbourhood (optional)": "Thamel", "Landmark (optional)": "Opposite the post office" },
  };
  const others = { Phone: "+977 1 4444444", "Postal code": "44600", City: "Kathmandu" };
  const fields = { ...others, ...parts, "First name": "Asha", "Last name": "Rao" };
  for (const [label, text] of Object.entries(fields)) await form.fill(label, text);
  await form.press("Continue to delivery");
  await shopper.sees("Delivery method");
  await shopper.goto("/checkout/user-account");
  for (const [label, text] of Object.entries(parts)) expect(await form.value(label), label).toBe(text);
});
