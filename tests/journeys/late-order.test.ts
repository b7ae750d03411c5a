import { beforeEach, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium, browserTest, sharedCodeHosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { bookedOrders } from "../support/shop/order-counter.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { contactForm, chooseShipping, placeOrder, fillPayment, sameBilling } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { chooseVariant, addSkusToCart } from "../support/steps/shopping.ts";

const CABLE = "BJ-HDMI-2M";
const HELD = "We are still checking whether your last order went through";

describe.each(sharedCodeHosts)("an order that the backend places late: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent" });
  beforeEach(() => proxy.behave("pass"));

  const sameBrowser = ({ jar }: Browserless) => new Browserless(shop.origin, {}, jar);
  const totals = async (email: string) =>
    (await bookedOrders(inject("orderCounter"), email)).map(({ grandTotal }) => grandTotal);

  async function openPayment(): Promise<{ shopper: Browserless; email: string }> {
    const shopper = new Browserless(shop.origin);
    const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE });
    await shopper.goto("/checkout/payment");
    await fillPayment(shopper);
    return { shopper, email };
  }

  /**
   * Presses "Place order" while a proxy times out. Returns a function that lets the backend place
   * the order after all.
   */
  async function pressTooEarly(shopper: Browserless): Promise<() => Promise<unknown>> {
    let late: { body: string; headers: Record<string, string> } | null = null;
    proxy.behave((text, { body, headers }) => {
      if (!/placeOrder\s*\(/.test(text)) return "pass";
      const { authorization, store } = headers;
      late = {
        body,
        headers: {
          "content-type": "application/json",
          ...(authorization && { authorization }),
          ...(typeof store === "string" && { store }),
        },
      };
      return { status: 504, body: "<h1>504 Gateway Time-out</h1>" };
    });
    await shopper.press("Place order");
    await shopper.within("main").sees("We are checking whether your order went through");
    return () => exchange(new URL(inject("endpoint")), { method: "POST", ...late });
  }

  const confirmed = (shopper: Browserless) => Number(submissionOf(shopper.find(["button"], "Place order"), shopper.page.url).entries.find(([name]) => name === "order_total")?.[1]?.match(/\d+/)?.[0]); // prettier-ignore

  async function isHeld(shopper: Browserless): Promise<void> {
    await shopper.sees(HELD);
    expect(await shopper.count("link", "Check again")).toBeGreaterThan(0);
  }

  test("holds additions, changes and removals in every tab until then", async () => {
    const { shopper, email } = await openPayment();
    const total = confirmed(shopper);
    const others = [sameBrowser(shopper), sameBrowser(shopper)] as const;
    const [adding, changing] = others;
    await adding.goto(phone.path);
    await chooseVariant(adding);
    await changing.goto("/cart");
    const placeLate = await pressTooEarly(shopper);

    for (const tab of others) tab.expecting(422);
    await adding.press("Add to cart");
    await isHeld(adding);
    expect(adding.address()).toContain("color=");
    await adding.press("Buy now");
    await isHeld(adding);
    await adding.goto(`/cart/add?sku=${CABLE}&qty=2`);
    await adding.within("main").press("Add to cart");
    await isHeld(adding);

    const lines = changing.within("list", "Cart items");
    await lines.fill("Quantity", "4");
    await lines.press("Update");
    await isHeld(changing);
    expect(await lines.value(/^Quantity/)).toBe("4");
    await changing.goto("/cart");
    await isHeld(changing);
    expect(await changing.count("link", "Go to checkout")).toBe(0);
    await changing.fill("Coupon code", "SAVE10");
    await changing.press("Apply coupon");
    await isHeld(changing);
    await changing.goto("/cart");
    await lines.press(/^Save for later/);
    await isHeld(changing);
    await changing.seesNo("saved for later.");
    await changing.goto("/cart");
    await lines.follow(/^Remove/);
    await changing.press("Remove");
    await isHeld(changing);

    await placeLate();
    expect(await totals(email)).toEqual([total]);
    await changing.within("region", "Notifications").follow("Check again");
    await changing.within("main").sees("most likely placed");
    for (const tab of others) tab.expecting();
    await adding.goto(`/cart/add?sku=${CABLE}&qty=2`);
    await adding.within("main").press("Add to cart");
    await adding.arrivesAt(/^\/checkout\/thank-you/);
    await adding.within("main").sees("most likely placed");
    await adding.goto("/cart");
    await adding.within("main").seesNo(HELD);
    expect(await adding.count("link", "Go to checkout")).toBeGreaterThan(0);
  });

  test("keeps the confirmed shipping address", async () => {
    const { shopper, email } = await openPayment();
    const total = confirmed(shopper);
    const other = sameBrowser(shopper);
    const placeLate = await pressTooEarly(shopper);
    other.expecting(422);
    await other.goto("/checkout/user-account");
    await isHeld(other);
    const form = contactForm(other);
    await form.fill("City", "Mysuru");
    await form.press("Continue to delivery");
    await isHeld(other);
    expect(await form.value("City")).toBe("Mysuru");
    expect(proxy.takeRequests(/setShippingAddressesOnCart/)).toHaveLength(0);
    await placeLate();
    expect(await totals(email)).toEqual([total]);
  });

  test("holds the cart from the submission on, while it is unanswered", async () => {
    const { shopper, email } = await openPayment();
    const total = confirmed(shopper);
    const other = sameBrowser(shopper);
    let release: () => void = () => undefined;
    const held = new Promise<"pass">((resolve) => (release = () => resolve("pass")));
    let isAsked = false;
    proxy.behave((text) => (/placeOrder\s*\(/.test(text) ? ((isAsked = true), held) : "pass"));
    const pressed = shopper.press("Place order");
    await eventually(
      () => isAsked,
      () => "The order never reached the backend",
    );
    await other.goto(`/cart/add?sku=${CABLE}&qty=2`);
    await other.expecting(422).within("main").press("Add to cart");
    await isHeld(other);
    await other.goto("/cart");
    await isHeld(other);
    release();
    await pressed;
    expect(await totals(email)).toEqual([total]);
  });

  test('of a customer holds "Buy again"', async () => {
    const shopper = new Browserless(shop.origin);
    const { email } = await registerAtHome(shopper);
    const ready = async () => {
      await addSkusToCart(shopper, { [CABLE]: 1 });
      await shopper.goto("/checkout/user-account");
      await chooseShipping(shopper);
      await sameBilling(shopper);
    };
    await ready();
    const number = await placeOrder(shopper);
    await ready();
    await fillPayment(shopper);
    const total = confirmed(shopper);
    const other = sameBrowser(shopper);
    await other.goto("/cart");
    await other.within("list", "Cart items").sees("HDMI");
    const placeLate = await pressTooEarly(shopper);
    await other.goto(`/customer/order-history/${number}`);
    await other.press("Buy again");
    await isHeld(other);
    await placeLate();
    expect(await totals(email)).toEqual([total, total]);
    await other.goto("/cart");
    await other.within("main").sees(/thank you|Your order|with us/i);
  });

  test("is not merged into another cart at log-in", async () => {
    const { shopper, email } = await openPayment();
    const total = confirmed(shopper);
    const owner = new Browserless(shop.origin);
    const account = await registerAtHome(owner);
    const placeLate = await pressTooEarly(shopper);
    await shopper.goto("/login");
    await shopper.fill("Email", account.email);
    await shopper.fill("Password", account.password);
    await shopper.within("main").press("Log in");
    await shopper.within("region", "Notifications").sees("We are still checking the order");
    await placeLate();
    expect(await totals(email)).toEqual([total]);
  });

  browserTest(host, "shows the hold on the cart page with script too", async () => {
    const { shopper } = await openPayment();
    await pressTooEarly(shopper);
    await inChromium(shop.origin, async (page) => {
      await page.adopt(shopper.jar.all());
      await page.goto("/cart");
      await page.within("main").sees(HELD);
      await page.seesNo("Go to checkout");
    });
  });
});
