import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCustomerShop, password, type CustomerShop } from "../test-support/customer-steps.ts";

const email = "asha@example.in";
const minute = 60_000;
let shop: CustomerShop;

beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(async () => {
  shop.reset();
  await shop.signUp(email);
}, 60_000);

async function latestMail(): Promise<string> {
  await shop.outbox.settle();
  return (await shop.outbox.read((await shop.outbox.names())[0] ?? "")) ?? "";
}

describe("customer account", () => {
  test("loses its token and cart when deleted, but its orders stay", async () => {
    const token = await shop.signIn(email);
    const number = await shop.order(token, await shop.addAddress(token), [{ sku: "CABLE-1M", quantity: 1 }]);
    const cart = await shop.cartOf(token);
    expect(await shop.as(token, "mutation { deleteCustomer }")).toEqual({ deleteCustomer: true });
    expect((await shop.failure(token, "{ customer { email } }")).message).toBe(
      "The current customer isn't authorized.",
    );
    expect((await shop.failure(null, `{ cart(cart_id: "${cart}") { id } }`)).message).toBe("The cart isn't active.");
    expect(shop.store.orders.orderByNumber(number)).toMatchObject({ customerId: null });
    await shop.signUp(email);
  });

  test("without a password cannot log in", async () => {
    const input = { firstname: "No", lastname: "Word", email: "none@example.in" };
    await shop.as(null, "mutation ($i: CustomerInput!) { createCustomer(input: $i) { customer { email } } }", {
      i: input,
    });
    expect((await shop.failure(null, 'mutation { generateCustomerToken(email: "none@example.in", password: "x") { token } }')).category).toBe("graphql-authentication"); // prettier-ignore
  });
});

describe("generateCustomerToken", () => {
  const attempt = (secret: string) =>
    shop.signIn(email, secret).then(
      () => "in",
      () => "out",
    );

  test("locks the account for half an hour after six wrong passwords", async () => {
    for (let tries = 0; tries < 6; tries += 1) expect(await attempt("wrong")).toBe("out");
    expect(await attempt(password)).toBe("out");
    shop.advance(29 * minute);
    expect(await attempt(password)).toBe("out");
    shop.advance(minute);
    expect(await attempt(password)).toBe("in");
  });

  test("resets the count of wrong passwords after the right one", async () => {
    for (const secret of ["wrong", "wrong", "wrong", "wrong", "wrong", password, "wrong", password])
      await attempt(secret);
    expect(await attempt(password)).toBe("in");
  });

  test("issues tokens that last an hour and are revoked together", async () => {
    const [phone, laptop] = [await shop.signIn(email), await shop.signIn(email)];
    shop.advance(59 * minute);
    expect((await shop.as(phone, "{ customer { email } }")).customer.email).toBe(email);
    await shop.as(phone, "mutation { revokeCustomerToken { result } }");
    expect((await shop.failure(laptop, "{ customer { email } }")).message).toContain("isn't authorized");
    expect(await attempt(password)).toBe("in");
  });
});

describe("new password", () => {
  const reset = "mutation ($t: String!, $p: String!) { resetPassword(email: $e, resetPasswordToken: $t, newPassword: $p) }"
    .replace("$e,", `"${email}",`); // prettier-ignore
  const mismatched = "The password token is mismatched. Reset and try again.";

  async function askForReset(): Promise<string> {
    expect(await shop.as(null, `mutation { requestPasswordResetEmail(email: "${email}") }`)).toEqual({
      requestPasswordResetEmail: true,
    });
    return /token=(\w+)/.exec(await latestMail())?.[1] ?? "";
  }

  test("is set once by the token in the mail and revokes all tokens", async () => {
    const token = await shop.signIn(email);
    const resetToken = await askForReset();
    expect((await shop.failure(null, reset, { t: resetToken, p: "abc" })).message).toContain("at least 8 characters");
    expect(await shop.as(null, reset, { t: resetToken, p: "Passw0rd!3" })).toEqual({ resetPassword: true });
    expect((await shop.failure(null, reset, { t: resetToken, p: "Passw0rd!4" })).message).toBe(mismatched);
    expect((await shop.failure(token, "{ customer { email } }")).message).toContain("isn't authorized");
    expect(await shop.signIn(email, "Passw0rd!3")).toBeTruthy();
  });

  test("requires the latest mail, within two hours", async () => {
    const outdated = await askForReset();
    const resetToken = await askForReset();
    expect((await shop.failure(null, reset, { t: outdated, p: password })).message).toBe(mismatched);
    shop.advance(121 * minute);
    expect((await shop.failure(null, reset, { t: resetToken, p: password })).message).toBe(
      "The password token is expired. Reset and try again.",
    );
  });
});

describe("mails", () => {
  test("welcome a new customer and are shown in the outbox", async () => {
    expect(await latestMail()).toMatch(/To: asha@example\.in\r\nSubject: Welcome to Bijli/);
    const page = await (await fetch(`${shop.url}/outbox`)).text();
    const link = /href="(\/outbox\/[\w-]+\.eml)"/.exec(page)?.[1] ?? "";
    expect(await (await fetch(shop.url + link)).text()).toContain("Hello Asha,");
    expect((await fetch(`${shop.url}/outbox/none.eml`)).status).toBe(404);
  });

  test("confirm an order to the customer", async () => {
    const token = await shop.signIn(email);
    const number = await shop.order(token, await shop.addAddress(token), [{ sku: "CABLE-1M", quantity: 2 }]);
    const mail = await latestMail();
    expect(mail).toContain(`Subject: Your Bijli order ${number}`);
    expect(mail).toContain("2 x Acme USB-C Cable 1 m (CABLE-1M)");
    expect(mail).toContain("INR 647.00");
  });
});

describe("with e-mail confirmation enabled", () => {
  let confirmingShop: CustomerShop;
  beforeAll(async () => {
    confirmingShop = await openCustomerShop({ settings: { confirmEmails: true } });
  });
  afterAll(() => confirmingShop.close());

  test("a customer can log in after opening the link in the mail", async () => {
    await confirmingShop.signUp(email);
    const sign = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`;
    expect(await confirmingShop.failure(null, sign)).toEqual({
      message:
        "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
      category: "graphql-authentication",
    });
    await confirmingShop.outbox.settle();
    const mail = (await confirmingShop.outbox.read((await confirmingShop.outbox.names())[0] ?? "")) ?? "";
    const link = /http\S+confirm\S+/.exec(mail)?.[0] ?? "";
    expect(await (await fetch(link.replace(/key=\w{4}/, "key=none"))).text()).toContain("not valid");
    expect(await (await fetch(link)).text()).toContain("is confirmed");
    expect(await confirmingShop.signIn(email)).toBeTruthy();
  });
});

describe("address book", () => {
  const read =
    "{ customer { default_billing default_shipping addresses { id city default_billing default_shipping } } }";

  test("updates single fields and deletes only addresses that are not default", async () => {
    const token = await shop.signIn(email);
    const [home, work] = [await shop.addAddress(token), await shop.addAddress(token, false)];
    const change = `mutation ($i: CustomerAddressInput) { updateCustomerAddress(id: ${home}, input: $i) { city postcode default_billing } }`;
    expect((await shop.as(token, change, { i: { city: "Mandya", default_billing: false } })).updateCustomerAddress).toEqual({ city: "Mandya", postcode: "560001", default_billing: false }); // prettier-ignore
    expect(await shop.failure(token, `mutation { deleteCustomerAddress(id: ${home}) }`)).toMatchObject({
      message: `Customer Address ${home} is set as default shipping address and can not be deleted`,
    });
    expect(await shop.as(token, `mutation { deleteCustomerAddress(id: ${work}) }`)).toEqual({
      deleteCustomerAddress: true,
    });
    expect((await shop.as(token, read)).customer.addresses).toHaveLength(1);
  });
});
