import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { contactForm, enterEmail, newEmail, fillAddress } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/** As copied from a contact card or a chat. */
const pasted = (text: string) => `\u200E\u00A0${text.slice(0, 3)}\u200B${text.slice(3)}\u202C `;

describe.each(sharedCodeHosts)("typed text: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("of an address is accepted as pasted and as written in India", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    await enterEmail(shopper, pasted(newEmail()));
    const form = contactForm(shopper);
    await fillAddress(form);
    const typed = {
      ...{ Phone: pasted("0091 (98450) 12345"), "PIN code": pasted("५६०–००१") },
      ...{ "First name": "मी\u200Dरा", "Last name": "K\u200D" },
    };
    for (const [field, text] of Object.entries(typed)) await form.fill(field, text);
    await form.press("Continue to delivery");
    await shopper.sees("Delivery method");
    await shopper.goto("/checkout/user-account");
    const kept = Object.keys(typed).map((field) => form.value(field));
    expect(await Promise.all(kept)).toEqual(["+919845012345", "560001", "मी\u200Dरा", "K"]);
  });

  test("loses invisible characters in emails, coupons and searches, but not in passwords", async () => {
    const shopper = enter();
    const email = newEmail();
    const password = "Quiet-\u200BMonsoon-7";
    await shopper.goto("/register");
    const main = shopper.within("main");
    const typed = { "First name": "A", "Last name": "K", Email: pasted(email), Password: password };
    for (const [field, text] of Object.entries(typed)) await main.fill(field, text);
    await main.press("Create account");
    await shopper.sees("Welcome! Your account is ready.");

    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    const summary = shopper.within("region", "Order summary");
    await summary.fill("Coupon code", pasted("FLAT\u200D500"));
    await summary.press("Apply coupon");
    await shopper.sees("Coupon applied.");

    await shopper.goto(`/search-results?term=${encodeURIComponent(pasted("hdmi"))}`);
    await shopper.within("main").sees("HDMI 2.1 cable");

    const again = enter();
    const logIn = async (known: string) => {
      await again.goto("/login");
      const form = again.within("main");
      await form.fill("Email", pasted(email));
      await form.fill("Password", known);
      await form.press("Log in");
    };
    again.expecting(422);
    await logIn(password.replace("\u200B", ""));
    await again.sees("We could not log you in: ");
    again.expecting();
    await logIn(password);
    await again.arrivesAt("/customer");
  });

  test("may be an email with a domain in another script", async () => {
    const shopper = enter();
    await shopper.goto("/newsletter");
    await shopper.within("main").fill("Email address", `asha-${host}@xn--p1b6ci4b4b3a.xn--h2brj9c`);
    await shopper.within("main").press("Subscribe");
    await shopper.sees("You are subscribed to our newsletter.");
  });
});
