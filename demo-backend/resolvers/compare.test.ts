import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCustomerShop, type CustomerShop } from "../test-support/customer-steps.ts";

let shop: CustomerShop;
beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(() => shop.reset());

describe("sendEmailToFriend", () => {
  const send = `mutation ($p: Int!, $r: [SendEmailToFriendRecipientInput]!) { sendEmailToFriend(input: { product_id: $p,
    sender: { name: "Asha", email: "asha@example.in", message: "Look." }, recipients: $r }) { recipients { name } } }`;

  test("sends mail in a customer's name if the shop allows it", async () => {
    const allowingShop = await openCustomerShop({ settings: { emailToFriend: true } });
    await allowingShop.signUp("asha@example.in");
    const token = await allowingShop.signIn("asha@example.in");
    const p = allowingShop.store.catalogue.productBySku("HP-HUSH")?.id;
    const r = [{ name: "Ravi", email: "ravi@example.in" }];
    expect((await allowingShop.failure(null, send, { p, r })).category).toBe("graphql-authorization");
    expect((await allowingShop.failure(token, send, { p, r: [] })).category).toBe("graphql-input");
    expect((await allowingShop.as(token, send, { p, r })).sendEmailToFriend.recipients).toEqual([{ name: "Ravi" }]);
    await allowingShop.outbox.settle();
    expect(await allowingShop.outbox.read((await allowingShop.outbox.names())[0] ?? "")).toContain("Asha recommends: Borealis Hush Headphones"); // prettier-ignore
    await allowingShop.close();
  });
});
