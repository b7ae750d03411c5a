import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCustomerShop, type CustomerShop } from "../test-support/customer-steps.ts";

let shop: CustomerShop;
beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(() => shop.reset());

const create = "mutation ($i: CreateCompareListInput) { createCompareList(input: $i) { uid item_count } }";
const id = (sku: string) => String(shop.store.catalogue.productBySku(sku)?.id);

async function newList(token: string | null, ...skus: string[]): Promise<string> {
  const { createCompareList } = await shop.as(token, create, { i: { products: skus.map(id) } });
  expect(createCompareList.item_count).toBe(skus.length);
  return createCompareList.uid;
}

describe("a compare list", () => {
  test("of a guest merges into the customer's, which stays private", async () => {
    await shop.signUp("asha@example.in");
    const token = await shop.signIn("asha@example.in");
    const [own, guest] = [await newList(token, "HP-STUDIO"), await newList(null, "HP-HUSH", "HP-STUDIO")];
    const { assignCompareListToCustomer } = await shop.as(token, `mutation { assignCompareListToCustomer(uid: "${guest}") { result compare_list { uid item_count } } }`); // prettier-ignore
    expect(assignCompareListToCustomer).toEqual({ result: true, compare_list: { uid: own, item_count: 2 } });
    expect((await shop.as(token, "{ customer { compare_list { uid } } }")).customer.compare_list.uid).toBe(own);
    expect(await shop.as(null, `{ compareList(uid: "${own}") { uid } }`)).toEqual({ compareList: null });
    expect((await shop.failure(null, `mutation { deleteCompareList(uid: "${own}") { result } }`)).message).toBe(
      '"uid" value does not exist',
    );
  });
});

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
