import { describe, expect, test } from "vitest";
import {
  CUSTOMER_CART,
  customerOf,
  fakeCustomers,
  MERGED_CART,
  shopperOf,
  TOKEN,
  unavailable,
} from "~/lib/testing/fake-customers";
import { formOf, redirectOf, type Browser } from "~/lib/testing/browser";
import type { CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import { fail, MUST_CONFIRM } from "~/lib/commerce/model/problem";
import { PLEASE_LOG_IN, register, REGISTRATION_UNANSWERED } from "./log-in.server";

const account = { firstName: "Meera", lastName: "Nair", email: "meera@example.in", password: "Passw0rd!" };
const send = (browser: Browser, values: Record<string, string>) =>
  browser.visit(({ shop }) => register({ shop, form: formOf(values) }));

const attribute = { initial: [], minLength: null, maxLength: null, earliest: null, latest: null };
const BIRTH: CustomerAttribute = { ...attribute, code: "dob", label: "Date of Birth", kind: "date", options: [] };
const HEARD: CustomerAttribute = {
  ...{ ...attribute, code: "heard", label: "Heard of us by", kind: "choice" },
  options: [{ value: "2", label: "Friend" }],
};
const INTERESTS: CustomerAttribute = {
  ...{ ...attribute, code: "interests", label: "Interests", kind: "choices" },
  options: ["a", "b"].map((value) => ({ value, label: value })),
};

describe("register", () => {
  test("logs in and merges the guest's cart (gc#2243)", async () => {
    const customers = fakeCustomers();
    const browser = shopperOf(customers);
    const { answer, notices } = await send(browser, { ...account, newsletter: "on", "return-to": "/cart" });
    expect(redirectOf(answer)).toBe("/cart");
    expect(customers.profile).toMatchObject({ firstName: "Meera", email: "meera@example.in", isSubscribed: true });
    expect(browser.cookie("customer-token")).toBe(TOKEN);
    expect(browser.cookie("customer-cart")).toBe(MERGED_CART);
    expect(notices[0]).toMatchObject({ kind: "success" });
  });

  test("leaves required attributes to the backend where they cannot be read", async () => {
    const customers = fakeCustomers();
    customers.overrides.set("requiredAttributes", unavailable);
    const { answer } = await send(shopperOf(customers), { ...account, email: "asha@example.in" });
    expect(redirectOf(answer)).toBe("/customer");
  });

  test("asks for confirmation instead of logging in when the backend requires it", async () => {
    const browser = shopperOf(fakeCustomers({ mustConfirm: true }));
    const { notices } = await send(browser, account);
    expect(notices).toEqual([{ kind: "info", text: MUST_CONFIRM, persist: true }]);
    expect(browser.has("customer-token")).toBe(false);
  });

  test.each([
    ["is rejected by a captcha", () => fail({ code: "account", message: "ReCaptcha validation failed" })],
    ["is not answered", unavailable],
  ])("asks the shopper to log in, not to confirm, when the log-in %s", async (_, override) => {
    const customers = fakeCustomers();
    customers.overrides.set("logIn", override);
    const browser = shopperOf(customers);
    const { answer, notices } = await send(browser, { ...account, "return-to": "/cart" });
    expect(redirectOf(answer)).toBe("/login?return-to=%2Fcart");
    expect(notices).toEqual([{ kind: "info", text: PLEASE_LOG_IN, persist: true }]);
    expect(browser.has("customer-token")).toBe(false);
  });

  test.each(["confirm", "sign-in"])(
    "asks for confirmation when the log-in is rejected with the code %s",
    async (code) => {
      const customers = fakeCustomers();
      customers.overrides.set("logIn", () => fail({ code, message: "no" }));
      const { notices } = await send(shopperOf(customers), account);
      expect(notices).toMatchObject([{ text: MUST_CONFIRM }]);
    },
  );

  test("returns the backend's message for an email already in use", async () => {
    const customers = fakeCustomers();
    const message = "A customer with the same email address already exists in an associated website.";
    customers.overrides.set("register", () => fail({ code: "account", message }));
    const { answer } = await send(shopperOf(customers), account);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { state: { error: { "": [message] }, initialValue: { firstName: "Meera" } } },
    });
  });

  test.each(["short1A", "passwordpassword", "PASSWORD1"])(
    "rejects the password %s by the backend's rule",
    async (password) => {
      const customers = fakeCustomers();
      const { answer } = await send(shopperOf(customers), { ...account, password });
      expect(answer).toMatchObject({
        data: {
          state: { error: { password: [expect.stringMatching(/^8 or more characters, three of/)] } },
        },
      });
      expect(customers.calls).toEqual([]);
    },
  );

  test("asks for what the merchant requires, and sends it", async () => {
    const customers = fakeCustomers({ requiredAttributes: [BIRTH, HEARD, INTERESTS] });
    const browser = shopperOf(customers);
    const other = { ...account, email: "attributes@example.in" };
    const refused = await send(browser, { ...other, "attribute-dob": "2999-01-01", "attribute-heard": "9" });
    expect(refused.answer).toMatchObject({
      init: { status: 422 },
      data: {
        state: {
          error: {
            "attribute-dob": ["Enter a past date as YYYY-MM-DD."],
            "attribute-heard": ["This field is required"],
            "attribute-interests": ["This field is required"],
          },
        },
      },
    });
    const given = { "attribute-dob": "१९९०-०२-०३", "attribute-heard": "2", "attribute-interests": "b" };
    await send(browser, { ...other, ...given });
    expect(customers.profile).toMatchObject({ values: { dob: ["1990-02-03"], heard: ["2"], interests: ["b"] } });
  });

  test("shows a refused attribute at its field", async () => {
    const customers = fakeCustomers({ requiredAttributes: [BIRTH] });
    const message = '"Date of Birth" is a required value.';
    customers.overrides.set("register", () => fail({ code: "account", message, field: "attribute-dob" }));
    const other = { ...account, email: "refused@example.in", "attribute-dob": "1990-02-03" };
    const { answer } = await send(shopperOf(customers), other);
    expect(answer).toMatchObject({ data: { state: { error: { "attribute-dob": [message] } } } });
  });

  test("sends at most ten registrations per email to the backend", async () => {
    const customers = fakeCustomers();
    customers.overrides.set("register", () => fail({ code: "account", message: "no" }));
    const often = { ...account, email: "often@example.in" };
    for (let count = 0; count < 10; count += 1) await send(shopperOf(customers), often);
    expect((await send(shopperOf(customers), often)).answer).toMatchObject({ init: { status: 429 } });
    expect(customers.calls).toHaveLength(10);
  });

  test("keeps the session of another tab when rejected", async () => {
    const customers = fakeCustomers();
    customers.overrides.set("register", () => fail({ code: "account", message: "no" }));
    const browser = await customerOf(customers);
    const { answer } = await send(browser, account);
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect([browser.cookie("customer-token"), browser.cookie("customer-cart")]).toEqual([TOKEN, CUSTOMER_CART]);
  });

  test("ends the previous customer's session even when the new log-in fails", async () => {
    const customers = fakeCustomers();
    customers.overrides.set("logIn", unavailable);
    const browser = await customerOf(customers);
    await send(browser, account);
    expect([browser.has("customer-token"), browser.has("customer-cart")]).toEqual([false, false]);
  });

  test("does not report a failure when the backend does not answer", async () => {
    const customers = fakeCustomers();
    customers.overrides.set("register", unavailable);
    const { answer } = await send(shopperOf(customers), account);
    expect(answer).toMatchObject({ data: { state: { error: { "": [REGISTRATION_UNANSWERED] } } } });
  });
});
