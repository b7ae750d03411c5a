import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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
