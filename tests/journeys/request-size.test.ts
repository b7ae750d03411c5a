import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { logIn, logOut, registerAtHome } from "../support/steps/account.ts";
import { categoryPath } from "../support/steps/phone.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

/** Proxies reject longer headers. A browser adds about 1 KB to the cookies. */
const PROXY_LIMIT = 8_192;
const BROWSERS_OWN = 1_024;
const SKUS = ["BJ-USB3.2/1M", "DHV-CORD-1", "BJ-HDMI-2M"];

test("the cookies of a session at its largest fit into a request", async () => {
  const shopper = new Browserless(inject("origins").node);
  const account = await registerAtHome(shopper);
  await logOut(shopper);

  // As a guest: many saved, compared, viewed and chosen products.
  await shopper.goto(categoryPath);
  const products = [...new Set(await shopper.within("main").names("link"))];
  for (const name of products.slice(0, 12)) {
    if ((await shopper.within("main").count("link", name)) !== 1) continue;
    await shopper.within("main").follow(name);
    const sku = shopper.page.all(({ attribs }) => attribs["name"] === "sku")[0]?.attribs["value"];
    if (sku) await shopper.post("/compare", { intent: "add", sku });
    await shopper.goto(categoryPath);
  }
  for (let saved = 0; saved < 3; saved += 1) {
    await addPhoneToCart(shopper);
    await addSkusToCart(shopper, Object.fromEntries(SKUS.map((sku) => [sku, 1])));
    for (let left = await shopper.count("button", "Save for later"); left > 0; left -= 1) {
      const [first] = await shopper.within("list", "Cart items").each("listitem");
      await first?.press("Save for later");
    }
  }
  await shopper.post("/currency", { currency: "USD" });
  await shopper.post("/store", { store: "default" });
  await shopper.post("/listing-view", { view: "list" });
  await addSkusToCart(shopper, Object.fromEntries(SKUS.map((sku) => [sku, 2])));
  await shopper.goto("/cart?pin=560001");
  await shopper.post("/wishlist/toggle", { intent: "add", sku: SKUS[0] ?? "" });

  // As a customer whose token expires while a long form is sent.
  await shopper.goto("/?action=login");
  await logIn(shopper, account);
  const customer = ["customer-token", "customer-cart"].flatMap((name) => shopper.jar.get(name) ?? []);
  for (const cookie of customer) shopper.jar.set({ ...cookie, value: cookie.value.replace(/^./, "0") });
  await shopper.post("/customer/my-wishlist", { intent: "update", item: "1", quantity: "1", note: "x".repeat(1_600) });
  for (const cookie of customer) shopper.jar.set(cookie);

  const sizes = Object.fromEntries(shopper.jar.all().map(({ name, value }) => [name, value.length]));
  expect(Object.keys(sizes)).toEqual(
    expect.arrayContaining(["cart-memory", "customer-cart", "form", "later", "message", "viewed"]),
  );
  const header = shopper.jar.header("/") ?? "";
  // With the prefix __Host- of every cookie over https.
  const length = header.length + shopper.jar.all().length * "__Host-".length;
  expect(length, JSON.stringify(sizes)).toBeLessThan(PROXY_LIMIT - BROWSERS_OWN);
});
