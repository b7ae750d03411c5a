import { describe, expect, test } from "vitest";
import {
  CUSTOMER_CART,
  customerOf,
  fakeCustomers,
  type FakeCustomers,
  GUEST_CART,
  MERGED_CART,
  shopperOf,
  TOKEN,
  unauthorized,
  unavailable,
} from "~/lib/testing/fake-customers";
import { savedLinesOf } from "~/features/cart/cart-cookies.server";
import { formOf, redirectOf, type Browser } from "~/lib/testing/browser";
import { ADDRESS, sampleLine } from "~/lib/testing/sample-cart";
import { compareCookie } from "~/features/compare/compare-list.server";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import { fail } from "~/lib/commerce/model/problem";
import { NOT_AUTHORIZED } from "~/lib/server/request/session-ended.server";
import { LOG_IN_REJECTED } from "./account-messages";
import { ACCOUNT_UNREACHABLE, logIn } from "./log-in.server";

const credentials = { email: "asha@example.in", password: "Passw0rd!" };
const send = (browser: Browser, values: Record<string, string>) =>
  browser.visit(({ shop }) => logIn({ shop, form: formOf(values) }));

async function browserWithSession(customers: FakeCustomers): Promise<Browser> {
  const browser = await customerOf(customers);
  await browser.visit(async ({ shop }) => shop.cookies.set(compareCookie, { uid: "theirs", skus: [] }));
  return browser;
}

describe("logIn", () => {
  test("stores the token, merges the guest's cart and redirects to the requested page", async () => {
    const customers = fakeCustomers();
    const browser = shopperOf(customers);
    const { answer } = await send(browser, { ...credentials, "return-to": "/customer/order-history" });
    expect(redirectOf(answer)).toBe("/customer/order-history");
    expect(browser.cookie("customer-token")).toBe(TOKEN);
    expect(browser.cookie("customer-cart")).toBe(MERGED_CART);
    expect(browser.has("cart"), "the guest's cart is closed").toBe(false);
  });

  test("reads the customer's full cart only to merge a guest's cart into it", async () => {
    const customers = fakeCustomers();
    await send(shopperOf(customers), credentials);
    expect(customers.calls).toEqual(["logIn", "cart", "profile", "addresses", "mergeCart"]);
    const alone = fakeCustomers({ guestQuantity: null });
    await send(shopperOf(alone), credentials);
    expect(alone.calls).toEqual(["logIn", "cartId", "profile", "addresses"]);
  });

  const saved = (postcode: string, isDefaultShipping: boolean) => ({
    ...{ id: Number(postcode), isDefaultBilling: false, isDefaultShipping },
    address: { ...ADDRESS, postcode },
  });

  test("sets the delivery place from the default address, unless one is set", async () => {
    const customers = fakeCustomers({ addresses: [saved("400050", false), saved("560025", true)] });
    const browser = shopperOf(customers);
    await send(browser, credentials);
    expect(browser.cookie("deliver-to")).toBe("560025");

    const otherBrowser = shopperOf(customers);
    await otherBrowser.visit(async ({ shop }) => shop.cookies.set(deliverToCookie, "682016"));
    await send(otherBrowser, credentials);
    expect(otherBrowser.cookie("deliver-to")).toBe("682016");
  });

  test.each([
    ["there is no default address", () => fakeCustomers({ addresses: [saved("400050", false)] }), undefined],
    ["the postcode is not a PIN code", () => fakeCustomers({ addresses: [saved("SW1A", true)] }), undefined],
    ["the backend does not return the addresses", () => fakeCustomers(), unavailable],
  ])("sets no delivery place when %s", async (_, customersWith, override) => {
    const customers = customersWith();
    if (override) customers.overrides.set("addresses", override);
    const browser = shopperOf(customers);
    expect(redirectOf((await send(browser, credentials)).answer)).toBe("/customer");
    expect(browser.has("deliver-to")).toBe(false);
  });

  test("merges the guest's cart even when the customer's cart cannot be read", async () => {
    const customers = fakeCustomers();
    customers.overrides.set("cart", unavailable);
    const browser = shopperOf(customers);
    const { answer } = await send(browser, credentials);
    expect(redirectOf(answer)).toBe("/customer");
    expect(customers.calls).toEqual(["logIn", "cart", "profile", "addresses", "cartId", "mergeCart"]);
    expect(browser.cookie("customer-cart")).toBe(MERGED_CART);
  });

  test.each([
    ["empty", 0],
    ["gone", null],
  ])("does not merge a guest's cart that is %s", async (_, guestQuantity) => {
    const customers = fakeCustomers({ guestQuantity });
    const browser = shopperOf(customers);
    const { notices } = await send(browser, credentials);
    expect(customers.calls).not.toContain("mergeCart");
    expect(browser.cookie("customer-cart")).toBe(CUSTOMER_CART);
    expect(notices).toEqual([]);
  });

  test.each([
    ["is rejected", () => fail({ code: "account", message: "no" })],
    ["is not answered", unavailable],
  ])("opens the customer's cart and keeps the guest's lines when the merge %s", async (_, override) => {
    const customers = fakeCustomers();
    customers.overrides.set("mergeCart", override);
    const browser = shopperOf(customers);
    const { answer, notices } = await send(browser, credentials);
    expect(redirectOf(answer)).toBe("/customer");
    expect(notices).toEqual([
      expect.objectContaining({ kind: "warning", link: expect.objectContaining({ to: "/cart" }) }),
    ]);
    expect(browser.cookie("customer-cart")).toBe(CUSTOMER_CART);
    const saved = await browser.visit(async ({ shop }) => savedLinesOf(shop.cookies));
    expect(saved.answer.map(({ request }) => request)).toEqual([sampleLine().request]);
  });

  test("changes nothing when rejected, and returns the email but not the password", async () => {
    const browser = shopperOf(fakeCustomers());
    const { answer } = await send(browser, { ...credentials, password: "wrong", "return-to": "/cart" });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        returnTo: "/cart",
        state: { initialValue: { email: "asha@example.in" }, error: { "": [LOG_IN_REJECTED] } },
      },
    });
    expect(JSON.stringify(answer)).not.toContain("wrong");
    expect(browser.has("customer-token")).toBe(false);
    expect(browser.cookie("cart")).toBe(GUEST_CART);
  });

  test.each([
    ["does not return the profile", unavailable, ACCOUNT_UNREACHABLE],
    ["rejects the token", unauthorized, NOT_AUTHORIZED],
  ])("undoes the log-in when the backend %s", async (_, override, message) => {
    const customers = fakeCustomers();
    customers.overrides.set("profile", override);
    const browser = shopperOf(customers);
    const { answer } = await send(browser, credentials);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { state: { error: { "": [message] } } } });
    expect(browser.has("customer-token")).toBe(false);
    expect(browser.has("customer-cart")).toBe(false);
    expect(browser.cookie("cart"), "the guest keeps the cart").toBe(GUEST_CART);
  });

  test("counts rejected attempts per email, but not successful or unanswered ones", async () => {
    const customers = fakeCustomers();
    customers.profile = { ...customers.profile, email: "counted@example.in" };
    const statuses = async (times: number, password: string) => {
      const seen = new Set<unknown>();
      for (let count = 0; count < times; count += 1) {
        const { answer } = await send(shopperOf(customers), { email: "counted@example.in", password });
        seen.add(answer instanceof Response ? "in" : answer.init?.status);
      }
      return [...seen];
    };
    expect(await statuses(12, credentials.password)).toEqual(["in"]);
    customers.overrides.set("logIn", unavailable);
    expect(await statuses(12, credentials.password), "not answered").toEqual([422]);
    customers.overrides.delete("logIn");
    expect(await statuses(9, "wrong")).toEqual([422]);
    expect(await statuses(1, credentials.password), "success resets the count").toEqual(["in"]);
    expect(await statuses(10, "wrong")).toEqual([422]);
    expect(await statuses(1, credentials.password)).toEqual([429]);
  });

  test.each([
    [{ email: "asha", password: "x" }, { email: ["The email field must be a valid email"] }],
    [
      { email: "", password: "" },
      { email: ["This field is required"], password: ["This field is required"] },
    ],
  ])("rejects %j without a request", async (values, error) => {
    const customers = fakeCustomers();
    const { answer } = await send(shopperOf(customers), values);
    expect(answer).toMatchObject({ data: { state: { error } } });
    expect(customers.calls).toEqual([]);
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil"])("does not redirect to %s", async (away) => {
    const { answer } = await send(shopperOf(fakeCustomers()), { ...credentials, "return-to": away });
    expect(redirectOf(answer)).toBe("/customer");
  });

  test("clears the previous customer's data when another customer logs in", async () => {
    const customers = fakeCustomers();
    const browser = await browserWithSession(customers);
    await send(browser, credentials);
    expect(customers.calls).toEqual(["logIn", "cartId", "profile", "addresses"]);
    expect(browser.cookie("customer-token")).toBe(TOKEN);
    expect(browser.cookie("customer-cart")).toBe(CUSTOMER_CART);
    expect(browser.has("compare")).toBe(false);
  });

  test.each([
    ["rejected", undefined, "wrong"],
    ["not answered", unavailable, credentials.password],
  ])("keeps the session of another tab when the log-in is %s", async (_, override, password) => {
    const customers = fakeCustomers();
    if (override) customers.overrides.set("logIn", override);
    const browser = await browserWithSession(customers);
    const { answer } = await send(browser, { ...credentials, password });
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect([browser.cookie("customer-token"), browser.cookie("customer-cart")]).toEqual([TOKEN, CUSTOMER_CART]);
    expect(browser.has("compare")).toBe(true);
  });

  test("lets the owner log in from a known device despite the attempt limit", async () => {
    const customers = fakeCustomers();
    const email = "known-device@example.in";
    customers.profile = { ...customers.profile, email };
    const owner = shopperOf(customers);
    await send(owner, { ...credentials, email });
    owner.receive(["customer-token=; Max-Age=0"]);
    for (let count = 0; count < 12; count += 1) await send(shopperOf(customers), { email, password: `guess-${count}` });
    expect((await send(shopperOf(customers), { ...credentials, email })).answer).toMatchObject({
      init: { status: 429 },
    });
    expect(redirectOf((await send(owner, { ...credentials, email })).answer)).toBe("/customer");
    owner.receive(["customer-token=; Max-Age=0"]);
    for (let count = 0; count < 10; count += 1) await send(owner, { email, password: `guess-${count}` });
    expect(
      (await send(owner, { ...credentials, email })).answer,
      "attempts from the known device count too",
    ).toMatchObject({
      init: { status: 429 },
    });
  });

  test("applies the attempt limit to another customer's or a forged device cookie", async () => {
    const customers = fakeCustomers();
    const other = shopperOf(customers);
    await send(other, { ...credentials, email: "other@example.in" });
    other.receive(["customer-token=; Max-Age=0"]);
    const forged = shopperOf(customers);
    forged.receive([`known-device=${encodeURIComponent('{"id":"1","customer":"x"}.x')}`]);
    const email = "watched@example.in";
    for (let count = 0; count < 10; count += 1) await send(other, { email, password: `guess-${count}` });
    for (const browser of [other, forged])
      expect((await send(browser, { ...credentials, email })).answer).toMatchObject({ init: { status: 429 } });
  });
});
