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
  test("adds products and returns their attributes", async () => {
    const uid = await newList(null, "HP-STUDIO");
    const add = `mutation ($i: AddProductsToCompareListInput) { addProductsToCompareList(input: $i) { uid item_count
      attributes { code label } items { uid product { sku } attributes { code value } } } }`;
    const { addProductsToCompareList: list } = await shop.as(null, add, {
      i: { uid, products: [id("HP-HUSH"), "99999"] },
    });
    expect(list.item_count).toBe(2);
    expect(list.attributes.slice(0, 3)).toEqual([
      { code: "sku", label: "SKU" },
      { code: "description", label: "Description" },
      { code: "short_description", label: "Short Description" },
    ]);
    expect(list.items[1]).toMatchObject({ uid: id("HP-HUSH"), product: { sku: "HP-HUSH" }, attributes: [{ code: "sku", value: "HP-HUSH" }, {}, {}] }); // prettier-ignore
  });

  test("removes products and can be deleted", async () => {
    const uid = await newList(null, "HP-STUDIO", "HP-HUSH");
    const remove = "mutation ($i: RemoveProductsFromCompareListInput) { removeProductsFromCompareList(input: $i) { item_count } }"; // prettier-ignore
    const left = await shop.as(null, remove, { i: { uid, products: [id("HP-HUSH")] } });
    expect(left.removeProductsFromCompareList.item_count).toBe(1);
    expect(await shop.as(null, `mutation { deleteCompareList(uid: "${uid}") { result } }`)).toEqual({ deleteCompareList: { result: true } }); // prettier-ignore
    expect(await shop.as(null, `{ compareList(uid: "${uid}") { uid } }`)).toEqual({ compareList: null });
  });

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

describe("subscribeEmailToNewsletter", () => {
  const subscribe = "mutation ($e: String!) { subscribeEmailToNewsletter(email: $e) { status } }";

  test("subscribes an address only once", async () => {
    expect(await shop.as(null, subscribe, { e: "n@example.in" })).toEqual({ subscribeEmailToNewsletter: { status: "SUBSCRIBED" } }); // prettier-ignore
    expect(await shop.failure(null, subscribe, { e: "N@example.in" })).toEqual({
      message: "This email address is already subscribed.",
      category: "graphql-already-exists",
    });
  });

  test("subscribes a customer's address for a guest but not for another customer", async () => {
    for (const email of ["asha@example.in", "ravi@example.in"]) await shop.signUp(email);
    const ravi = await shop.signIn("ravi@example.in");
    expect((await shop.failure(ravi, subscribe, { e: "asha@example.in" })).message).toBe(
      "This email address is already assigned to another user.",
    );
    await shop.as(null, subscribe, { e: "asha@example.in" });
    const asha = await shop.signIn("asha@example.in");
    expect((await shop.as(asha, "{ customer { is_subscribed } }")).customer.is_subscribed).toBe(true);
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
