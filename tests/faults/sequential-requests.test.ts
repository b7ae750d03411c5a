import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";
import { answerInRounds } from "../support/shop/answer-in-rounds.ts";
import { logOut, registerByRequest } from "../support/steps/account.ts";
import { contactForm, newEmail, fillAddress } from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const unknownPath = "/quorvane-granary-8-tb-nas-drive.html";

/**
 * With a slow backend a shopper waits once per sequential request. Tests with a fast backend do not
 * show that.
 */
describe("sequential backend requests of a page", () => {
  const { shop, proxy } = withOwnShop("node", { LOG_LEVEL: "silent", PURGE_SECRET });
  let shopper: Browserless;
  beforeAll(async () => {
    // Warms the reads that all pages share.
    for (const path of ["/", "/cart", "/register"]) await new Browserless(shop.origin).goto(path);
    const warm = new Browserless(shop.origin);
    await addPhoneToCart(warm);
    await warm.goto("/checkout");
  });
  beforeEach(() => {
    proxy.behave("pass");
    shopper = new Browserless(shop.origin);
  });

  test("a new list: the list, without waiting for finer price bands; then a product of it", async () => {
    const rounds = answerInRounds(proxy, shop);
    await shopper.goto(categoryPath);
    expect(await rounds()).toEqual([["Category", "Listing"]]);
    await shopper.follow("Kestriva Aura Pro");
    expect(await rounds()).toEqual([["Product", "ProductExtras"]]);
    await shopper.goto(categoryPath);
    await shopper.follow("Kestriva Aura Pro");
    // The finer price bands, once the list itself is cached.
    expect(await rounds()).toEqual([["Listing"]]);
  });

  test("a product by a path that nobody has opened: all at once, as the path is resolved", async () => {
    const rounds = answerInRounds(proxy, shop);
    await shopper.goto(unknownPath);
    // The blocks of its category are left out where they are late.
    expect(await rounds()).toEqual([["Product", "ProductExtras", "Route"], ["ContentBlocks"]]);
  });

  test("the first addition: create the cart with the line, read the cart", async () => {
    await shopper.goto(phone.path);
    const rounds = answerInRounds(proxy, shop);
    await shopper.press("Add to cart");
    expect(await rounds()).toEqual([["CreateCartWithLines"], ["Cart"]]);
    await shopper.goto("/cart");
    expect(await rounds()).toEqual([["Cart"]]);
    await shopper.goto(phone.path);
    await rounds();
    await shopper.press("Add to cart");
    // The page before asks for the count, beside it, if its cart was too late for a cookie.
    const asked = (await rounds()).map((names) => names.filter((name) => name !== "CartQuantity"));
    expect(asked).toEqual([["AddToCart"], ["Cart"]]);
  });

  test("the first checkout step: read the cart", async () => {
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    const rounds = answerInRounds(proxy, shop);
    await shopper.follow("Go to checkout");
    expect(await rounds()).toEqual([["Cart"]]);
    const form = contactForm(shopper);
    await form.fill("Email", newEmail());
    await fillAddress(form);
    await form.press("Continue to delivery");
    expect(await rounds()).toEqual([["Cart"], ["SetEmail"], ["SetShippingAddress"], ["Cart"]]);
  });

  test("a log-in with a cart: the token, both carts, the merge and the page", async () => {
    const account = await registerByRequest(shopper);
    await logOut(shopper);
    await addPhoneToCart(shopper);
    const rounds = answerInRounds(proxy, shop);
    await shopper.goto("/login");
    // The page does not wait for the number at the cart.
    await rounds();
    const form = shopper.within("main");
    await form.fill("Email", account.email);
    await form.fill("Password", account.password);
    await form.press("Log in");
    expect((await rounds()).slice(0, 3)).toEqual([
      ["Cart", "LogIn"],
      ["CustomerCart", "Profile", "SavedAddresses"],
      ["CustomerCompareList", "MergeCarts"],
    ]);
  });

  test("the first addition after a purge: the merchant's settings are read beside the cart", async () => {
    await shopper.goto(phone.path);
    await purge(shop.origin);
    await new Browserless(shop.origin).goto(phone.path);
    const rounds = answerInRounds(proxy, shop);
    await shopper.press("Add to cart");
    expect(await rounds()).toEqual([
      ["CreateCartWithLines"],
      ["Cart", "ContentBlocks", "GiftSettings", "GuestCheckout"],
    ]);
  });

  test("the first checkout step after a purge: the merchant's settings are read beside the cart", async () => {
    await addPhoneToCart(shopper);
    await purge(shop.origin);
    await shopper.goto("/cart");
    const rounds = answerInRounds(proxy, shop);
    await shopper.follow("Go to checkout");
    const settings = ["AddressRules", "Countries", "Country", "PickupStores", "RegistrationAttributes"];
    expect(await rounds()).toEqual([[...settings, "Cart"].sort()]);
  });

  test("a customer's checkout steps: the address book is read beside the cart", async () => {
    await registerByRequest(shopper);
    await addPhoneToCart(shopper);
    const rounds = answerInRounds(proxy, shop);
    await shopper.goto("/checkout/user-account");
    expect(await rounds()).toEqual([["Cart", "Profile", "SavedAddresses", "WishlistIds"]]);
    const form = contactForm(shopper);
    await fillAddress(form);
    await form.press("Continue to delivery");
    await shopper.press("Continue to payment");
    await rounds();
    await shopper.goto("/checkout/billing?own");
    expect(await rounds()).toEqual([["Cart", "SavedAddresses", "WishlistIds"]]);
  });
});
