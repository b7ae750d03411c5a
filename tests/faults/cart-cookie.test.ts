import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { newEmail, placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const cookie = { path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null };

describe.each(sharedCodeHosts)("an invalid cart cookie: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  async function continuesShopping(shopper: Browserless, stale: string): Promise<void> {
    await shopper.goto("/");
    await shopper.goto("/cart");
    await shopper.within("main").seesNo(phone.name);
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    await shopper.within("main").sees(phone.name);
    expect(shopper.jar.get("cart")?.value, "the cookie is replaced").not.toBe(stale);
  }

  test.each([
    ["malformed", "../../etc/passwd"],
    ["full of markup", "%22%3E%3Cscript%3E"],
    ["overlong", "a".repeat(3_000)],
    ["of the right form but unknown", "Zz9".repeat(10) + "ab"],
    ["broken percent signs", "%E0%A4%A"],
  ])("%s: is replaced at the next addition", async (_, value) => {
    const shopper = enter();
    shopper.jar.set({ ...cookie, name: "cart", value });
    await continuesShopping(shopper, value);
  });

  test("of an ordered cart is replaced at the next addition", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const ordered = shopper.jar.get("cart");
    if (!ordered) throw new Error("No cart cookie after Add to cart");
    await goToPayment(shopper, newEmail());
    await placeOrder(shopper);
    const second = enter();
    second.jar.set(ordered);
    await continuesShopping(second, ordered.value);
  });

  test("of an ordered cart redirects the checkout to the cart", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const ordered = shopper.jar.get("cart");
    if (!ordered) throw new Error("No cart cookie after Add to cart");
    await goToPayment(shopper);
    await placeOrder(shopper);
    const otherBrowser = enter();
    otherBrowser.jar.set(ordered);
    await otherBrowser.goto("/checkout/payment");
    expect(otherBrowser.status()).toBe(200);
    await otherBrowser.arrivesAt("/cart");
  });

  test("forged signed cookies are cleared", async () => {
    const shopper = enter();
    for (const name of ["order", "message"]) shopper.jar.set({ ...cookie, name, value: "e30.AAAA" });
    await shopper.goto("/");
    expect(shopper.jar.get("order")).toBeNull();
    expect(shopper.jar.get("message")).toBeNull();
  });
});
