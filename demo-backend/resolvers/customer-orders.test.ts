import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { takeStep } from "../order-lifecycle/take-step.ts";
import type { OrderStep } from "../rules/order-lifecycle.ts";
import { toUid } from "../rules/uid.ts";
import { openCustomerShop, type CustomerShop } from "../test-support/customer-steps.ts";

let shop: CustomerShop;
let token: string;
let home: number;

beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(async () => {
  shop.reset();
  await shop.signUp("asha@example.in");
  token = await shop.signIn("asha@example.in");
  home = await shop.addAddress(token);
}, 60_000);

const cable = { sku: "CABLE-1M", quantity: 2 };

function takeOrderStep(number: string, step: OrderStep): void {
  const tracking = { carrier: "custom", carrierTitle: "India Post", trackingNumber: "EB123456789IN" };
  const order = shop.store.orders.orderByNumber(number);
  const taken = takeStep(shop.store, order?.id ?? 0, step, { now: new Date("2026-11-22T08:00:00Z"), tracking });
  if ("problem" in taken) throw new Error(taken.problem);
}

describe("customer.orders", () => {
  test("has the same order as customerOrders", async () => {
    const number = await shop.order(token, home, [cable]);
    expect((await shop.as(token, "{ customerOrders { items { id increment_id order_number created_at grand_total status } } }")).customerOrders.items).toMatchObject([{ order_number: number, grand_total: 647, status: "Pending" }]); // prettier-ignore
  });
});

test("order items list typed custom options as selected, picked ones as entered", async () => {
  const { catalogue } = shop.store;
  const options = catalogue.customOptionsOf(catalogue.productBySku("ENGRAVE")?.id ?? 0);
  const picked = ["64 GB", "Ribbon & bow"].map((title) => {
    const option = options.find(({ values }) => values.some((value) => value.title === title));
    return toUid(`custom-option/${option?.id}/${option?.values.find((value) => value.title === title)?.id}`);
  });
  const entered_options = [{ uid: toUid(`custom-option/${options[0]?.id}`), value: "R & D" }];
  const pen = { sku: "ENGRAVE", quantity: 1, selected_options: picked, entered_options };
  await shop.order(token, home, [pen]);
  const request =
    "{ customer { orders { items { items { selected_options { label value } entered_options { label value } } } } } }";
  const [order] = (await shop.as(token, request)).customer.orders.items;
  expect(order.items).toEqual([
    {
      selected_options: [{ label: "Engraving text", value: "R & D" }],
      entered_options: [
        { label: "Capacity", value: "64 GB" },
        { label: "Wrapping", value: "Ribbon &amp; bow" },
      ],
    },
  ]);
});

describe("downloads", () => {
  test("are available after payment, five times", async () => {
    const cart = await shop.cartOf(token);
    const album = shop.store.catalogue.productBySku("ALBUM");
    const link = shop.store.catalogue.downloadableLinksOf(album?.id ?? 0)[1];
    const items = [{ sku: "ALBUM", quantity: 1, selected_options: [Buffer.from(`downloadable/${link?.id}`).toString("base64")] }]; // prettier-ignore
    await shop.as(token, "mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }", { c: cart, i: items }); // prettier-ignore
    await shop.as(token, `mutation { setBillingAddressOnCart(input: { cart_id: "${cart}", billing_address: { customer_address_id: ${home} } }) { cart { id } } }`); // prettier-ignore
    const { setPaymentMethodAndPlaceOrder: placed } = await shop.as(token, `mutation { setPaymentMethodAndPlaceOrder(input: { cart_id: "${cart}", payment_method: { code: "checkmo" } }) { order { order_number } } }`); // prettier-ignore
    const read = async () => (await shop.as(token, "{ customerDownloadableProducts { items { order_increment_id status download_url remaining_downloads } } }")).customerDownloadableProducts.items; // prettier-ignore
    const [bought] = await read();
    expect(bought).toMatchObject({ order_increment_id: placed.order.order_number, status: "pending", remaining_downloads: "5" }); // prettier-ignore
    expect((await fetch(bought.download_url)).status).toBe(403);
    takeOrderStep(placed.order.order_number, "invoice");
    for (let n = 0; n < 5; n += 1) expect((await fetch(bought.download_url)).status).toBe(200);
    expect((await fetch(bought.download_url)).status).toBe(410);
    expect(await read()).toMatchObject([{ status: "expired", remaining_downloads: "0" }]);
    expect((await fetch(bought.download_url.replace(/id\/\d+/, "id/9"))).status).toBe(404);
    const [order] = (await shop.as(token, "{ customer { orders { items { status items { __typename ... on DownloadableOrderItem { downloadable_links { title } } } } } } }")).customer.orders.items; // prettier-ignore
    expect(order).toEqual({ status: "Complete", items: [{ __typename: "DownloadableOrderItem", downloadable_links: [{ title: "FLAC" }] }] }); // prettier-ignore
  });
});
