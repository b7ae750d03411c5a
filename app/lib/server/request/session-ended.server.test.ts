import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { draftCookie } from "./draft-form.server";
import { describe, expect, test } from "vitest";
import { formOf, redirectOf } from "~/lib/testing/browser";
import type { Browser } from "~/lib/testing/browser";
import { logIn } from "~/features/account/log-in.server";
import { CUSTOMER_CART, customerOf, fakeCustomers, shopperOf } from "~/lib/testing/fake-customers";
import { NOT_AUTHORIZED, sessionEnded, TOO_LONG_TO_SAVE } from "./session-ended.server";

const FORM = "http://shop.test/customer/addresses-details/create";
const typed = { city: "Pune", currentPassword: "secret-1", "X-captcha": "c" };

function sent(url = FORM, headers: Record<string, string> = { Referer: `${FORM}?from=cart` }): Request {
  return new Request(url, { method: "POST", headers });
}

async function expire(browser: Browser, request = sent(), values: Record<string, string> = typed) {
  return browser.visit(({ shop }) => sessionEnded(shop, request, formOf(values)));
}

const logInAs = (browser: Browser, more: Record<string, string> = {}) =>
  browser.visit(({ shop }) =>
    logIn({ shop, form: formOf({ email: "asha@example.in", password: "Passw0rd!", "return-to": "/cart", ...more }) }),
  );

describe("sessionEnded", () => {
  test("redirects home with a warning and a log-in that returns to the form", async () => {
    const browser = await customerOf(fakeCustomers());
    const { answer, notices } = await expire(browser);
    expect(redirectOf(answer)).toBe("/?action=login&return-to=%2Fcustomer%2Faddresses-details%2Fcreate%3Ffrom%3Dcart");
    expect(notices).toEqual([{ kind: "warning", text: NOT_AUTHORIZED }]);
    expect(browser.has("customer-token")).toBe(false);
  });

  test("stays on a page that already asks for the log-in", async () => {
    const browser = await customerOf(fakeCustomers());
    const page = "/?action=login&return-to=%2Fcustomer%2Forder-history";
    const request = new Request(new URL(page, FORM));
    const { answer } = await browser.visit(({ shop }) => sessionEnded(shop, request, null));
    expect(redirectOf(answer)).toBe(page);
  });

  test("saves the form encrypted and without secrets, and restores it after the log-in", async () => {
    const browser = await customerOf(fakeCustomers());
    await expire(browser);
    expect(
      atob((browser.cookie("form") ?? "").split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? ""),
    ).not.toContain("Pune");
    const { answer } = await logInAs(browser);
    expect(redirectOf(answer)).toBe("/continue");
    await browser.visit(async ({ shop }) => {
      expect(shop.cookies.get(draftCookie)).toEqual({
        action: "/customer/addresses-details/create",
        page: "/customer/addresses-details/create?from=cart",
        fields: [["city", "Pune"]],
        owner: CUSTOMER_CART,
      });
    });
  });

  test("does not restore the form for another customer", async () => {
    const browser = await customerOf(fakeCustomers());
    await browser.visit(async ({ shop }) => saveCartId(shop.cookies, shopCart("o")));
    await expire(browser);
    const { answer } = await logInAs(browser);
    expect(redirectOf(answer)).toBe("/cart");
    expect(browser.has("form")).toBe(false);
  });

  test("saves the owner of the form when the token is already gone", async () => {
    const browser = await customerOf(fakeCustomers());
    browser.receive(["customer-token=; Max-Age=0"]);
    await expire(browser);
    await browser.visit(async ({ shop }) => expect(shop.cookies.get(draftCookie)?.owner).toBe(CUSTOMER_CART));
  });

  test("saves a long text, and warns when it is too long for a cookie", async () => {
    const browser = await customerOf(fakeCustomers());
    const text = "यह फ़ोन दो महीने से इस्तेमाल कर रही हूँ। ".repeat(100);
    await expire(browser, sent(), { text });
    await browser.visit(async ({ shop }) => expect(shop.cookies.get(draftCookie)?.fields).toEqual([["text", text]]));
    const other = await customerOf(fakeCustomers());
    const random = Array.from({ length: 100 }, () => crypto.randomUUID()).join(" ");
    const { notices } = await expire(other, sent(), { text: random });
    expect(other.has("form")).toBe(false);
    expect(notices.map(({ text }) => text)).toEqual([TOO_LONG_TO_SAVE, NOT_AUTHORIZED]);
  });

  test("redirects to the opened page as a guest", async () => {
    const browser = await customerOf(fakeCustomers());
    const opened = new Request("http://shop.test/kestriva-aura-5g.html?color=82");
    const { answer, notices } = await browser.visit(({ shop }) => sessionEnded(shop, opened, null));
    expect(redirectOf(answer)).toBe("/kestriva-aura-5g.html?color=82");
    expect(notices).toEqual([{ kind: "warning", text: NOT_AUTHORIZED }]);
    expect(browser.has("customer-token")).toBe(false);
  });

  test("redirects to the log-in when the page rejects guests too", async () => {
    const opened = new Request("http://shop.test/for-customers");
    const { answer } = await shopperOf(fakeCustomers()).visit(({ shop }) => sessionEnded(shop, opened, null));
    expect(redirectOf(answer)).toBe("/?action=login&return-to=%2Ffor-customers");
  });

  test("stays on a page for guests, such as the link to reset a password", async () => {
    const browser = await customerOf(fakeCustomers());
    const page = "http://shop.test/reset-password?token=key";
    const { answer } = await browser.visit(({ shop }) =>
      sessionEnded({ ...shop, screen: { ...shop.screen, forGuests: true } }, new Request(page), null),
    );
    expect(redirectOf(answer)).toBe("/reset-password?token=key");
    expect(browser.has("customer-token")).toBe(false);
  });

  test.each(["https://evil.example/x", "nonsense", ""])("ignores the referrer %j", async (Referer) => {
    const { answer } = await expire(shopperOf(fakeCustomers()), sent(FORM, { Referer }));
    expect(redirectOf(answer)).toBe("/?action=login&return-to=%2Fcustomer%2Faddresses-details%2Fcreate");
  });
});

function shopCart(letter: string) {
  return letter.repeat(32) as typeof CUSTOMER_CART; // well formed
}
