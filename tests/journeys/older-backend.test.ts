import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { expectNoUnsupportedQueries } from "../support/shop/unsupported-queries.ts";
import { setStock } from "../support/shop/backend.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { logIn } from "../support/steps/account.ts";
import {
  chooseShipping,
  newEmail,
  placeOrder,
  fillPayment,
  sameBilling,
  goToPayment,
} from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { orderToPayOnline } from "../support/steps/paying.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const MUST_CONFIRM = "You must confirm your account. Please check your email for the confirmation link.";

/**
 * In front of a plain Magento 2.4.6 that requires confirmed accounts and has no wishlists; its
 * features are detected, then configured.
 */
describe.each([
  ["answers the feature query", {}],
  ["hides its features, so a setting names them", { BACKEND_HAS: "none" }],
])("a backend of level 2.4.6 that %s", (_, env) => {
  const { shop, backend } = withOwnShop("node", env, {
    backend: { level: "2.4.6", quirks: false, settings: { confirmEmails: true, wishlists: false } },
  });
  const open = () => new Browserless(shop.origin);

  test("guests find products and place an order", async () => {
    const guest = open();
    const pages = [
      "/",
      categoryPath,
      phone.path,
      "/search-results?term=wireless",
      "/big-deal-products",
      "/store-locator",
    ];
    for (const path of [...pages, "/contact-us", "/compare", "/cart"]) await guest.goto(path);
    await addPhoneToCart(guest);
    await goToPayment(guest);
    expect(await placeOrder(guest)).toMatch(/^\d{9}$/);
    // Such a backend has no guest orders: the page has stored what it shows.
    const main = guest.within("main");
    for (const shown of [phone.name, phone.colour, "12 Residency Road", /Total ?₹60,048|Total ?₹59,999/])
      await main.sees(shown);
    await main.sees(/Cash on delivery/i);
    expect(guest.address()).toBe("/checkout/thank-you");
    const otherShopper = open();
    await otherShopper.goto("/checkout/thank-you");
    await otherShopper.seesNo("12 Residency Road");
    expectNoUnsupportedQueries(shop);
  });

  test("guests who leave the payment page can pay in another way", async () => {
    const guest = open();
    await addPhoneToCart(guest);
    await goToPayment(guest);
    await orderToPayOnline(guest);
    await guest.goto("/cart");
    await guest.within("region", "Unpaid order").follow("See your order");
    await guest.press("Choose another way to pay");
    await guest.arrivesAt("/checkout/payment");
    await guest.within("region", "Notifications").sees("cancelled on its own");
    await placeOrder(guest);
    await guest.within("main").sees(phone.colour);
    expectNoUnsupportedQueries(shop);
  });

  test("a rejected quantity and a rejected order show the backend's message", async () => {
    const guest = open();
    const leave = (pieces: number) => setStock(backend.demo, "BJ-HDMI-2M", pieces);
    await prepareCart(guest, { endpoint: backend.endpoint, sku: "BJ-HDMI-2M" });
    await guest.goto("/cart");
    leave(3);
    const lines = guest.within("list", "Cart items");
    await lines.fill("Quantity", "4");
    guest.expecting(422);
    await lines.press("Update");
    await lines.sees("The requested qty is not available");
    guest.expecting();
    await guest.goto("/checkout/payment");
    await fillPayment(guest);
    leave(0);
    guest.expecting(422);
    await guest.press("Place order");
    await guest.sees(/out of stock|not available/i);
    leave(50);
    expectNoUnsupportedQueries(shop);
  });

  test("customers confirm their account by email, order and see the order", async () => {
    const customer = open();
    const account = { email: newEmail(), password: "Quiet-Monsoon-7" };
    await customer.goto("/register?return-to=%2Fcart");
    const main = customer.within("main");
    await main.fill("First name", "Asha");
    await main.fill("Last name", "Rao");
    await main.fill("Email", account.email);
    await main.fill("Password", account.password);
    await main.press("Create account");
    await customer.sees(MUST_CONFIRM);
    expect(await customer.cookie("customer-token")).toBeNull();
    await customer.goto("/cart?action=login");
    await customer.expecting(422);
    await logIn(customer, account);
    await customer.sees("The account sign-in was incorrect");

    await confirmByMail(customer, account.email);
    await customer.goto("/cart?action=login");
    await logIn(customer, account);
    await customer.arrivesAt("/cart");
    await addPhoneToCart(customer);
    await customer.goto("/checkout/user-account");
    await chooseShipping(customer);
    await sameBilling(customer);
    const number = await placeOrder(customer);
    await customer.goto(`/customer/order-history/${number}`);
    await customer.within("main").sees(phone.name);
    expect(await customer.within("main").count("button", "Cancel order")).toBe(0);
    expect(await customer.within("main").count("link", "Cancel order")).toBe(0);
    for (const page of ["", "/my-profile", "/my-reviews"]) await customer.goto(`/customer${page}`);
    await seesNothingOfWishlists(customer);
    expectNoUnsupportedQueries(shop);
  });

  async function seesNothingOfWishlists(customer: Browserless): Promise<void> {
    expect(await customer.count("link", /wishlist/i)).toBe(0);
    for (const page of [phone.path, categoryPath]) {
      await customer.goto(page);
      expect(await customer.count("button", /wishlist/i), page).toBe(0);
    }
    customer.expecting(404);
    for (const page of ["/customer/my-wishlist", "/wishlist/shared?sku=BJ-HDMI-2M"]) {
      await customer.goto(page);
      await customer.sees("Page not found");
    }
  }

  /** If the shop has the backend's domain, the mail links to the shop, which redirects. */
  async function confirmByMail(customer: Browserless, email: string): Promise<void> {
    const links = await mailedLinks(email);
    const link = links.find((found) => found.includes("/customer/account/confirm/"));
    if (!link) throw new Error("No mail with a confirmation link");
    const { pathname, search } = new URL(link);
    const reply = await customer.send(pathname + search);
    expect(reply.headers.location).toBe(link);
    expect(await (await fetch(link)).text()).toContain("Your account is confirmed");
  }

  async function mailedLinks(email: string): Promise<string[]> {
    const list = await (await fetch(new URL("/outbox", backend.demo.url))).text();
    const names = [...list.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(([, path]) => path ?? "");
    const mails = await Promise.all(names.map(async (path) => (await fetch(new URL(path, backend.demo.url))).text()));
    const own = mails.filter((mail) => mail.includes(email));
    return own.flatMap((mail) => mail.match(/https?:\/\/\S+/g) ?? []);
  }
});
