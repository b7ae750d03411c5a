import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopSettings, type BackendSettings } from "../../demo-backend/rules/shop-settings.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { inChromium, type Mode, nightly } from "../support/modes.ts";
import type { Scope, Shopper } from "../support/shopper.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { contactForm, fillAddress, newEmail, placeOrder, readOrderNumber } from "../support/steps/checking-out.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";
import { recordedData } from "../contract/recordings.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

/** What the merchant of a Magento 2.4.8 may set, and a fresh one has not. */
const cable = "BJ-HDMI-2M";

const { shop, backend } = withOwnShop("node", { PURGE_SECRET }, { backend: { level: "2.4.8" } });

async function set(changes: Partial<BackendSettings>): Promise<void> {
  Object.assign(backend.demo.settings, changes);
  await purge(shop.origin);
}

const modes: readonly Mode[] = ["script off", ...nightly("script on" as const)];

/** Runs without script; by night also with it. */
function shopperTest(name: string, walk: (shopper: Shopper) => Promise<void>): void {
  test.each(modes)(`${name}: %s`, (mode) =>
    mode === "script off" ? walk(new Browserless(shop.origin)) : inChromium(shop.origin, walk),
  );
}

describe("several agreements", () => {
  const { checkoutAgreements: agreements } = recordedData<{
    checkoutAgreements: NonNullable<BackendSettings["agreements"]>;
  }>("extras/checkoutAgreements--three");
  beforeAll(() => set({ agreements }));
  afterAll(() => set({ agreements: shopSettings().agreements }));

  shopperTest("each has its own checkbox and text, and its links lead somewhere", async (shopper) => {
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable });
    await shopper.goto("/checkout/payment");
    await shopper.choose("Payment method", /cash on delivery/i);
    const main = shopper.within("main");
    await main.sees("By placing the order you accept “Automatic”.");
    expect(await main.names("checkbox")).toEqual(["I agree to Terms of sale", "I agree to Plain terms"]);
    await shopper.tick("I agree to Terms of sale");
    await shopper.expecting(422).press("Place order");
    await main.sees("Tick the box to accept the terms");
    await shopper.expecting().tick("I agree to Plain terms");
    await shopper.press("Place order");
    await readOrderNumber(shopper);
  });

  test("a link in the terms leads to the merchant's page", async () => {
    const shopper = new Browserless(shop.origin);
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable });
    const { body } = await shopper.send("/checkout/payment");
    expect(String(body)).toContain('<a href="/about">about us</a>');
  });
});

describe("without guest checkout", () => {
  beforeAll(() => set({ guestCheckout: false }));
  afterAll(() => set({ guestCheckout: true }));

  shopperTest("cart and first step say so, and only log-in and registration are offered", async (shopper) => {
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable, upTo: "goods" });
    await shopper.goto("/cart");
    const main = shopper.within("main");
    await main.sees("To order here, log in");
    await shopper.goto("/checkout");
    await shopper.arrivesAt("/checkout/user-account");
    await main.sees("You need an account to place this order.");
    await main.seesNo(/No account needed|Deliver to an address|Continue to delivery/);
    const form = main.within("region", "Create an account");
    await form.fill("First name", "Asha");
    await form.fill("Last name", "Rao");
    await form.fill("Email", newEmail());
    await form.fill("Password", "Quiet-Monsoon-7");
    await form.press("Create account");
    await main.sees("Continue to delivery");
    expect(await shopper.count("link", "Cart, 1 item"), "the cart stays").toBeGreaterThan(0);
  });

  test("the log-in page does not mention it", async () => {
    const shopper = new Browserless(shop.origin);
    await shopper.goto("/login");
    await shopper.sees("With an account");
    await shopper.seesNo("check out as a guest");
  });

  test("an address is kept through the log-in of a guest who was refused late", async () => {
    await set({ guestCheckout: true });
    const shopper = new Browserless(shop.origin);
    const { email, password } = await registerByRequest(new Browserless(shop.origin));
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable, upTo: "goods" });
    await shopper.goto("/checkout/user-account");
    const form = contactForm(shopper);
    await form.fill("Email", email);
    await fillAddress(form);
    backend.demo.settings.guestCheckout = false;
    await form.press("Continue to delivery");
    await shopper.sees(/Guest checkout is not allowed\./);
    const logIn = shopper.within("region", "Log in");
    await logIn.fill("Email", email);
    await logIn.fill("Password", password);
    await logIn.press("Log in");
    await shopper.sees("Continue where you left off");
    await shopper.expecting(422).press("Continue");
    await shopper.sees("This was sent without a log-in. Please check it and send it again.");
    await shopper.expecting().within("main").press("Continue to delivery");
    await shopper.sees("Delivery method");
  });
});

describe("a fixed product tax", () => {
  beforeAll(() => set({ fixedProductTaxes: [{ sku: cable, label: "Eco fee", paise: 2_500 }] }));
  afterAll(() => set({ fixedProductTaxes: [] }));

  test("is told wherever the price is, and all sums add up", async () => {
    const shopper = new Browserless(shop.origin);
    await shopper.goto(`/p/${cable}`);
    const main = shopper.within("main");
    await main.sees("₹924");
    await main.sees("From 2 pieces: ₹824 each");
    await main.sees("Includes ₹25 Eco fee per piece");
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable, quantity: 2 });
    await shopper.goto("/cart");
    const lines = shopper.within("list", "Cart items");
    await lines.sees("Includes ₹25 Eco fee per piece");
    await lines.sees("₹1,648");
    await shopper.within("region", "Order summary").sees(/Subtotal\W*₹1,648/);
    await shopper.within("region", "Order summary").sees("You save ₹200 on the MRP");
    await shopper.goto("/checkout/payment");
    await placeOrder(shopper);
    await main.sees(/2 × ₹824/);
    await main.sees(/Subtotal\W*₹1,648/);
    await main.sees(/Total\W*₹1,697/);
  });
});

describe("required attributes of customers", () => {
  const option = (label: string, value: string) => ({ label, value, is_default: false });
  beforeAll(() =>
    set({
      registrationAttributes: [
        { code: "dob", label: "Date of Birth", frontend_input: "DATE", is_required: true, sort_order: 90 },
        {
          ...{ code: "gender", label: "Gender", frontend_input: "SELECT", is_required: true, sort_order: 95 },
          options: [option("Male", "1"), option("Female", "2")],
        },
        {
          ...{ code: "hears_from", label: "Heard of us by", frontend_input: "MULTISELECT", is_required: true },
          ...{ sort_order: 110, options: [option("Friend", "328"), option("Advert", "329")] },
        },
        { code: "gstin", label: "GSTIN", frontend_input: "TEXT", is_required: false, sort_order: 100 },
      ],
    }),
  );
  afterAll(() => set({ registrationAttributes: [] }));

  async function registers(form: Scope, submit: () => Promise<void>): Promise<void> {
    await form.seesNo("GSTIN");
    await form.fill("First name", "Asha");
    await form.fill("Last name", "Rao");
    await form.fill("Email", newEmail());
    await form.fill("Password", "Quiet-Monsoon-7");
    await form.fill("Date of Birth", "1990-02-03");
    await form.select("Gender", "Female");
    await form.tick("Advert");
    await submit();
  }

  shopperTest("are asked for on the registration page", async (shopper) => {
    await shopper.goto("/register?return-to=/cart");
    const main = shopper.within("main");
    await shopper.expecting(422).press("Create account");
    await main.sees("Heard of us by: This field is required");
    await shopper.expecting();
    await registers(main, () => main.press("Create account"));
    await shopper.arrivesAt("/cart");
    await shopper.sees("Welcome! Your account is ready.");
  });

  shopperTest("are asked for in the checkout", async (shopper) => {
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable, upTo: "goods" });
    await shopper.goto("/checkout/user-account");
    const form = shopper.within("region", "Create an account");
    await registers(form, () => form.press("Create account"));
    await shopper.sees(/You are logged in as/);
  });
});

describe("prices of a customer group", () => {
  beforeAll(() => set({ groupPrices: [{ sku: cable, paise: 69_900 }] }));
  afterAll(() => set({ groupPrices: [] }));

  test("are shown to the customer beside the public price, as in the cart, and to nobody else", async () => {
    const [customer, guest] = [new Browserless(shop.origin), new Browserless(shop.origin)];
    await registerByRequest(customer);
    for (const shopper of [guest, customer, guest]) {
      await shopper.goto(`/p/${cable}`);
      const main = shopper.within("main");
      if (shopper === guest) await main.seesNo(/Your price|₹699/);
      else await main.sees("Your price: ₹699");
      await shopper.goto(`/compare?sku=${cable}`);
      await main.sees(shopper === guest ? "₹899" : "₹699");
    }
    await addSkusToCart(customer, { [cable]: 1 });
    await customer.goto("/cart");
    await customer.within("list", "Cart items").sees("₹699");
  });
});
