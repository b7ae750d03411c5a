import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { storeViewsIn } from "../../demo-backend/rules/shop-settings.ts";
import { brokenRules } from "../screens/axe.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { asShopper, type Host, inChromium, nightly, sharedCodeHosts } from "../support/modes.ts";
import { setStock } from "../support/shop/backend.ts";
import { logIn, registerAtHome, registerByRequest, revokeToken } from "../support/steps/account.ts";
import { enterEmail, fillPayment, goToPayment, newEmail, placeOrder } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const cable = "BJ-HDMI-2M";
const cord = "DHV-CORD-1";
const GONE = "Your cart was no longer available";
const integration = { id: 9001, token: "token-of-an-integration" };
const NOT_AVAILABLE = "माँगी गई मात्रा उपलब्ध नहीं है";

const pack = readFileSync("demo-backend/messages/hi_IN.csv", "utf8");

/** Each host with another release: 2.4.6 sends no category for what is not there. */
const views = [["node", "2.4.8"], ...nightly(["workerd", "2.4.6"] as const)] as const satisfies (readonly [
  Host,
  string,
])[];

describe.each(views)("a Hindi store view: %s, Magento %s", (host, level) => {
  const { shop, backend } = withOwnShop(
    host,
    {},
    { backend: { level, settings: { storeViews: storeViewsIn("hi_IN") } } },
  );
  const open = () => new Browserless(shop.origin);
  const orderElsewhere = () => backend.demo.store.db.exec("UPDATE cart SET is_active = 0");

  test("a guest orders once", async () => {
    const guest = open();
    await addPhoneToCart(guest);
    const email = await goToPayment(guest, newEmail());
    const number = await placeOrder(guest);
    expect(backend.ordersOf(email)).toMatchObject([{ number }]);
  });

  test.each(host === "node" ? nightly("script on" as const) : [])("a guest orders: %s", (mode) =>
    asShopper(shop.origin, mode, async (guest) => {
      await addPhoneToCart(guest);
      await goToPayment(guest);
      expect(await placeOrder(guest)).toMatch(/^\d{9}$/);
    }),
  );

  test("a cart that was ordered elsewhere is explained, and a new one is begun", async () => {
    const guest = open();
    await addSkusToCart(guest, { [cable]: 1 });
    const lines = guest.within("list", "Cart items");
    await lines.fill("Quantity", "2");
    orderElsewhere();
    await lines.press("Update");
    await guest.sees(GONE);
    await addSkusToCart(guest, { [cable]: 1 });
    orderElsewhere();
    await guest.goto("/cart");
    await guest.sees(GONE);
    await addSkusToCart(guest, { [cable]: 1 });
    orderElsewhere();
    await addSkusToCart(guest, { [cord]: 1 });
    await guest.within("list", "Cart items").sees("Dhvanix Cord 1 earphones");
    await guest.within("list", "Cart items").seesNo("HDMI");
  });

  test("an order whose cart is gone is looked for, not lost", async () => {
    const guest = open();
    await prepareCart(guest, { endpoint: backend.endpoint, sku: cable });
    await guest.goto("/checkout/payment");
    await fillPayment(guest);
    orderElsewhere();
    await guest.press("Place order");
    await guest.arrivesAt(/^\/checkout\/thank-you\?order=/);
  });

  test("a cart that goes during the checkout is explained", async () => {
    const guest = open();
    await addSkusToCart(guest, { [cable]: 1 });
    await guest.goto("/checkout");
    orderElsewhere();
    await enterEmail(guest, newEmail()).catch(() => undefined);
    await guest.sees(GONE);
  });

  test("a refused quantity is in Magento's words", async () => {
    const guest = open();
    await addSkusToCart(guest, { [cable]: 1 });
    setStock(backend.demo, cable, 3);
    const lines = guest.within("list", "Cart items");
    await lines.fill("Quantity", "4");
    guest.expecting(422);
    await lines.press("Update");
    await lines.sees(NOT_AVAILABLE);
    setStock(backend.demo, cable, 100_000);
  });

  test("a line removed in another tab is removed", async () => {
    const [guest, other] = [open(), open()];
    await addSkusToCart(guest, { [cable]: 1, [cord]: 1 });
    await other.adopt(guest.jar.all());
    await other.goto("/cart");
    for (const tab of [guest, other]) await tab.within("list", "Cart items").follow(/^Remove/);
    for (const tab of [guest, other]) {
      await tab.press("Remove");
      await tab.sees(/Product removed|no longer in your cart/);
    }
  });

  test("a wrong password is told at the form, and ends no session", async () => {
    const customer = open();
    const account = await registerAtHome(customer);
    const main = customer.within("main");
    await customer.goto("/change-password");
    await main.fill("Current password", "Wrong-Monsoon-1");
    await main.fill("New password", "Louder-Monsoon-8");
    await main.fill("Confirm new password", "Louder-Monsoon-8");
    await customer.expecting(422).within("main").press("Set password");
    await main.sees("लॉगिन या पासवर्ड ग़लत है।");
    await customer.goto("/customer/my-profile");
    expect(await main.value("First name")).toBe("Asha");

    const other = open();
    await other.goto("/?action=login");
    other.expecting(422);
    await logIn(other, { ...account, password: "Wrong-Monsoon-1" });
    await other.sees(/साइन-इन सही नहीं था/);
    await other.goto("/?action=login");
    await logIn(other, account);
    await other.arrivesAt("/");
  });

  test("an ended session leads to the log-in, from account and cart", async () => {
    const customer = open();
    await registerByRequest(customer);
    await addSkusToCart(customer, { [cable]: 1 });
    await revokeToken(customer, backend.endpoint);
    await customer.goto("/customer/my-profile");
    await customer.sees("You are not authorized, please log in.");

    const shopper = open();
    await registerByRequest(shopper);
    await addSkusToCart(shopper, { [cable]: 1 });
    await revokeToken(shopper, backend.endpoint);
    await shopper.goto("/cart");
    await shopper.sees("You are not authorized, please log in.");
  });

  test("a product removed from the wishlist in another tab is removed", async () => {
    const [customer, other] = [open(), open()];
    await registerByRequest(customer);
    await customer.goto(phone.path);
    await customer.within("main").press("Add to wishlist");
    await other.adopt(customer.jar.all());
    for (const tab of [customer, other]) await tab.goto("/customer/my-wishlist");
    for (const tab of [customer, other]) {
      await tab.within("main").press(/^Remove/);
      await tab.sees("Your wishlist is empty.");
      await tab.seesNo("नहीं");
    }
  });

  test("a customer reviews a product, and subscribes twice", async () => {
    const customer = open();
    await registerByRequest(customer);
    await customer.goto(`/p/${cable}`);
    const reviews = customer.within("region", "Reviews");
    await reviews.follow("Write a review");
    for (const question of ["Price", "Value", "Quality", "Rating"]) await reviews.choose(question, "4 stars");
    await reviews.fill("Title", "Fits");
    await reviews.fill("Review", "Long enough for the television.");
    await reviews.press("Submit review");
    await customer.sees("You submitted your review for moderation.");

    const email = newEmail();
    for (const guest of [open(), open()]) {
      await guest.goto("/newsletter");
      await guest.within("main").fill("Email address", email);
      await guest.within("main").press("Subscribe");
      await guest.sees(/subscribed/);
    }
  });

  test("the page is English, and the merchant's texts are marked as Hindi", async () => {
    const guest = open();
    await guest.goto(phone.path);
    const { html } = guest.page;
    expect(html).toMatch(/<html lang="en"/);
    expect(html).toContain(`<h1 lang="hi-IN">${phone.name}</h1>`);
    const english = new Browserless(inject("origins")[host]);
    await english.goto(phone.path);
    expect(english.page.html.match(/ lang="[\w-]+"/g), "an English view has no other mark").toEqual([' lang="en-IN"']);
  });

  test.each(host === "node" ? nightly(phone.path, "/", "/mobiles-tablets/smartphones.html", "/about-us") : [])(
    "%s breaks no rule of axe",
    (path) =>
      inChromium(shop.origin, async (guest) => {
        await guest.goto(path);
        expect(await brokenRules(guest.page, path)).toEqual([]);
      }),
  );

  test("pages that are not there are missing, and a late page of a list is its last", async () => {
    const guest = open().expecting(404);
    for (const path of ["/no-such-page", "/p/NO-SUCH-SKU"]) {
      await guest.goto(path);
      expect(guest.status()).toBe(404);
    }
    guest.expecting();
    await guest.goto("/mobiles-tablets/smartphones.html?page=99");
    expect(await guest.within("list", "Products").count("listitem")).toBeGreaterThan(0);
  });
});

describe.each(sharedCodeHosts)("a Hindi store view with its language pack: %s", (host) => {
  const settings = { storeViews: storeViewsIn("hi_IN"), integrations: [integration], integrationAsBearer: true };
  const env = { LANGUAGE_PACK: pack, CAPTCHA_FALLBACK_TOKEN: integration.token };
  const { shop, backend } = withOwnShop(host, env, { backend: { level: "2.4.8", settings } });
  const open = () => new Browserless(shop.origin);

  test("an addition counts although another line in the cart is sold out", async () => {
    const guest = open();
    await addSkusToCart(guest, { [cable]: 1 });
    setStock(backend.demo, cable, 0);
    await addSkusToCart(guest, { [cord]: 1 });
    await guest.seesNo(/could not be added|not added/i);
    await guest.within("list", "Cart items").sees("This product is out of stock.");
    setStock(backend.demo, cable, 100_000);
  });

  test("a wrong current password is told in the shop's words", async () => {
    const customer = open();
    await registerByRequest(customer);
    const main = customer.within("main");
    await customer.goto("/change-password");
    await main.fill("Current password", "Wrong-Monsoon-1");
    await main.fill("New password", "Louder-Monsoon-8");
    await main.fill("Confirm new password", "Louder-Monsoon-8");
    await customer.expecting(422).within("main").press("Set password");
    await main.sees("The current password is incorrect.");
  });

  test("a form refused by a captcha is sent again as the integration", async () => {
    const [guest, customer] = [open(), open()];
    const account = await registerByRequest(guest);
    backend.demo.settings.captchaForms = ["CUSTOMER_LOGIN"];
    await customer.goto("/?action=login");
    await logIn(customer, account);
    await customer.arrivesAt("/");
    backend.demo.settings.captchaForms = [];
  });
});
