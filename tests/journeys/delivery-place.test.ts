import { expect, inject, test } from "vitest";
import { demoCustomers, demoPassword } from "../../demo-backend/catalogue/customers.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { inChromium, journey, nightlyTest } from "../support/modes.ts";
import { logIn, registerAtHome } from "../support/steps/account.ts";
import { placeOrder } from "../support/steps/checking-out.ts";
import { sendAddress } from "../support/steps/customer-forms.ts";
import { openAndClose } from "../support/steps/panels.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

const DAY = String.raw`\w{3} \d{1,2} \w{3}`;
const CABLE = "/bijli-hdmi-2-1-cable-2-m.html";

journey("a shopper enters a PIN code once, and product pages show delivery dates", async (shopper) => {
  await shopper.expecting(422).goto("/about-us");
  await shopper.follow("For delivery dates, enter PIN code");
  await shopper.fill("PIN code", "0123");
  await shopper.press("Use this PIN code");
  await shopper.within("main").sees("Enter a 6-digit PIN code");
  await shopper.within("main").fill("PIN code", "560 025");
  await shopper.within("main").press("Use this PIN code");
  await shopper.arrivesAt("/about-us");
  expect(await shopper.count("link", "Deliver to 560025 Bengaluru")).toBe(1);

  await shopper.goto(CABLE);
  const delivery = shopper.within("region", "Delivery");
  await delivery.sees(new RegExp(`By ${DAY} ₹49`));
  await delivery.sees("Collect from a store");
  await delivery.seesNo("Free by");
  await delivery.follow("Change the delivery place");
  await shopper.fill("PIN code", "744101");
  await shopper.press("Use this PIN code");
  await shopper.arrivesAt(CABLE);
  await delivery.sees("Deliver to 744101 South Andaman");
});

test("a customer chooses the delivery place from the address book", async () => {
  const customer = new Browserless(inject("origins").node);
  await registerAtHome(customer);
  await customer.goto("/customer/addresses-details/create");
  await sendAddress(customer.within("main"));
  await customer.goto(`/delivery-place?return-to=${CABLE}`);
  await customer.choose("Your addresses", /560001$/);
  await customer.press("Deliver to this address");
  await customer.arrivesAt(CABLE);
  await customer.within("banner").sees("Deliver to 560001 Bengaluru");
});

test("stores to collect from begin with the nearest to the delivery place", async () => {
  const shopper = new Browserless(inject("origins").node);
  await shopper.goto("/delivery-place");
  await shopper.within("main").fill("PIN code", "570001");
  await shopper.within("main").press("Use this PIN code");
  await prepareCart(shopper, { endpoint: inject("endpoint"), sku: "BJ-HDMI-2M", upTo: "email" });
  await shopper.goto("/checkout/user-account");
  await shopper.follow("Collect from a store");
  const main = shopper.within("main");
  const stores = await main.within("radiogroup", "Store").names("radio");
  expect(stores[0]).toMatch(/Mysuru/);
  expect(stores.length, "others can be had as well").toBeGreaterThan(1);
});

test("the log-in states its purpose and sets the delivery place to the default address", async () => {
  const [{ email } = { email: "" }] = demoCustomers;
  const shopper = new Browserless(inject("origins").node);
  await shopper.goto("/customer/order-history");
  await shopper.within("dialog", "Log in").sees("Log in to see your orders.");
  await logIn(shopper, { email, password: demoPassword });
  await shopper.arrivesAt("/customer/order-history");
  await shopper.within("banner").sees("Deliver to 560001 Bengaluru");
});

test("a guest's order sets the delivery place", async () => {
  const shopper = new Browserless(inject("origins").node);
  await prepareCart(shopper, { endpoint: inject("endpoint"), sku: "BJ-HDMI-2M" });
  await shopper.goto("/checkout/payment");
  await placeOrder(shopper);
  await shopper.goto("/about-us");
  await shopper.within("banner").sees("Deliver to 560001 Bengaluru");
});

test("the delivery place page ignores a return URL outside the shop", async () => {
  const guest = new Browserless(inject("origins").node);
  await guest.goto("/delivery-place?return-to=//evil.test/");
  await guest.within("main").fill("PIN code", "560025");
  await guest.press("Use this PIN code");
  await guest.arrivesAt("/");
});

nightlyTest("with script the delivery place opens as a panel over the page", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await shopper.goto("/about-us");
    await hydrated(shopper);
    const link = shopper.page.getByRole("link", { name: "For delivery dates, enter PIN code" });
    await openAndClose(shopper, link, "Where do we deliver?");
    await link.click();
    const panel = shopper.page.getByRole("dialog");
    await panel.getByLabel("PIN code").fill("110001");
    await panel.getByRole("button", { name: "Use this PIN code" }).click();
    await shopper.page.getByRole("link", { name: "Deliver to 110001 New Delhi" }).waitFor();
    await panel.waitFor({ state: "detached" });
    await shopper.arrivesAt("/about-us");
  }),
);
