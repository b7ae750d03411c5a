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
const orderFields = `id number increment_id order_number order_date status carrier shipping_method comments { message }
  payment_methods { name type additional_data { name } } shipping_address { firstname street city region region_id country_code }
  items { __typename id product_name product_sku product_url_key product_type status quantity_ordered quantity_shipped
    quantity_invoiced quantity_refunded quantity_canceled product_sale_price { value currency } selected_options { label }
    discounts { amount { value } } }
  total { subtotal { value } grand_total { value currency } base_grand_total { value } total_tax { value } total_shipping { value }
    taxes { title rate amount { value } } discounts { label }
    shipping_handling { total_amount { value } amount_including_tax { value } amount_excluding_tax { value } } }
  shipments { id number tracking { carrier title number } items { product_sku quantity_shipped order_item { status } } }
  invoices { number total { grand_total { value } } items { __typename product_sku quantity_invoiced } }
  credit_memos { number total { grand_total { value } adjustment { value } } items { product_sku quantity_refunded } }`;

async function orders(args = "", who = token) {
  const document = `{ customer { orders${args} { total_count page_info { current_page page_size total_pages } items { ${orderFields} } } } }`;
  return (await shop.as(who, document)).customer.orders;
}

function takeOrderStep(number: string, step: OrderStep): void {
  const tracking = { carrier: "custom", carrierTitle: "India Post", trackingNumber: "EB123456789IN" };
  const order = shop.store.orders.orderByNumber(number);
  const taken = takeStep(shop.store, order?.id ?? 0, step, { now: new Date("2026-11-22T08:00:00Z"), tracking });
  if ("problem" in taken) throw new Error(taken.problem);
}

const value = (amount: number) => ({ value: amount });

describe("customer.orders", () => {
  test("returns an order as placed, with item prices without tax", async () => {
    const number = await shop.order(token, home, [cable]);
    const { items } = await orders();
    expect(items).toMatchObject([
      {
        ...{ number, increment_id: number, order_number: number, order_date: "2026-11-21 08:00:00", status: "Pending" },
        ...{ carrier: "Standard delivery", shipping_method: "Standard delivery - 3 to 5 days", comments: null },
        payment_methods: [{ name: "Bank transfer", type: "banktransfer", additional_data: [] }],
        shipping_address: {
          firstname: "Asha",
          street: ["12 MG Road", "Flat 3"],
          region: "Karnataka",
          region_id: "585",
        },
        items: [
          {
            ...{ __typename: "OrderItem", product_sku: "CABLE-1M", product_type: "simple", status: "Ordered" },
            ...{ quantity_ordered: 2, quantity_shipped: 0, selected_options: [], discounts: [] },
            product_sale_price: { value: 253.39, currency: "INR" },
          },
        ],
        total: {
          ...{
            grand_total: { value: 647, currency: "INR" },
            base_grand_total: value(647),
            total_shipping: value(41.53),
          },
          taxes: [
            { title: "CGST 9%", rate: 9 },
            { title: "SGST 9%", rate: 9 },
          ],
          discounts: [],
          shipping_handling: { total_amount: value(41.53), amount_including_tax: value(49), amount_excluding_tax: value(41.53) }, // prettier-ignore
        },
        shipments: [],
        invoices: [],
        credit_memos: [],
      },
    ]);
  });

  test("follows an order from invoice to refund", async () => {
    const number = await shop.order(token, home, [cable]);
    const state = async () => {
      const [order] = (await orders()).items;
      return [order.status, order.items[0].status];
    };
    takeOrderStep(number, "invoice");
    expect(await state()).toEqual(["Processing", "Invoiced"]);
    takeOrderStep(number, "ship");
    expect(await state()).toEqual(["Complete", "Shipped"]);
    const [shipped] = (await orders()).items;
    expect(shipped.shipments).toMatchObject([
      {
        tracking: [{ carrier: "custom", title: "India Post", number: "EB123456789IN" }],
        items: [{ product_sku: "CABLE-1M", quantity_shipped: 2, order_item: { status: "Shipped" } }],
      },
    ]);
    expect(shipped.invoices).toMatchObject([{ total: { grand_total: value(647) }, items: [{ __typename: "InvoiceItem", quantity_invoiced: 2 }] }]); // prettier-ignore
    takeOrderStep(number, "refund");
    expect(await state()).toEqual(["Closed", "Refunded"]);
    expect((await orders()).items[0].credit_memos).toMatchObject([
      { total: { grand_total: value(647), adjustment: value(0) }, items: [{ quantity_refunded: 2 }] },
    ]);
  });

  test("returns a cancelled order with cancelled lines", async () => {
    takeOrderStep(await shop.order(token, home, [cable]), "cancel");
    expect((await orders()).items[0]).toMatchObject({
      status: "Canceled",
      items: [{ status: "Canceled", quantity_canceled: 2 }],
    });
  });

  test("filters by number, paginates and sorts", async () => {
    const numbers: string[] = [];
    for (let n = 0; n < 3; n += 1) numbers.push(await shop.order(token, home, [cable]));
    const found = async (args: string) => {
      const { total_count: total, items } = await orders(args);
      return [total, ...items.map((order: { number: string }) => order.number)];
    };
    expect(await found("")).toEqual([3, ...numbers]);
    expect(await found(`(filter: { number: { eq: "${numbers[1]}" } })`)).toEqual([1, numbers[1]]);
    expect(await found('(filter: { number: { match: "0" } })')).toEqual([3, ...numbers]);
    expect(await found(`(filter: { number: { in: ["${numbers[2]}", "x"] } })`)).toEqual([1, numbers[2]]);
    expect(await found('(filter: { number: { eq: "999" } })')).toEqual([0]);
    expect(await found("(sort: { sort_field: NUMBER, sort_direction: DESC })")).toEqual([3, ...numbers.toReversed()]);
    expect(await found("(pageSize: 2, currentPage: 2)")).toEqual([3, numbers[2]]);
    expect(await found("(pageSize: 5, currentPage: 50)")).toEqual([3]);
  });

  test("returns no orders of other customers", async () => {
    const number = await shop.order(token, home, [cable]);
    await shop.signUp("ravi@example.in");
    const ravi = await shop.signIn("ravi@example.in");
    expect(await orders(`(filter: { number: { eq: "${number}" } })`, ravi)).toMatchObject({
      total_count: 0,
      items: [],
    });
    expect((await shop.as(ravi, "{ customerOrders { items { order_number } } }")).customerOrders.items).toEqual([]);
  });

  test("has the same order as customerOrders", async () => {
    const number = await shop.order(token, home, [cable]);
    expect((await shop.as(token, "{ customerOrders { items { id increment_id order_number created_at grand_total status } } }")).customerOrders.items).toMatchObject([{ order_number: number, grand_total: 647, status: "Pending" }]); // prettier-ignore
  });
});

describe("reorderItems", () => {
  const reorder = "mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { items { quantity product { sku } } } userInputErrors { code message path } } }"; // prettier-ignore

  test("adds the lines to the cart, again on each call", async () => {
    const number = await shop.order(token, home, [cable, { sku: "HP-HUSH", quantity: 1 }]);
    await shop.as(token, reorder, { n: number });
    const { reorderItems } = await shop.as(token, reorder, { n: number });
    expect(reorderItems.userInputErrors).toEqual([]);
    expect(reorderItems.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([4, 2]);
  });

  test("skips unavailable products and reports them", async () => {
    const number = await shop.order(token, home, [cable, { sku: "HP-HUSH", quantity: 4 }]);
    const { reorderItems } = await shop.as(token, reorder, { n: number });
    expect(reorderItems.cart.items).toEqual([{ quantity: 2, product: { sku: "CABLE-1M" } }]);
    expect(reorderItems.userInputErrors).toEqual([
      {
        code: "INSUFFICIENT_STOCK",
        message:
          'Could not add the product with SKU "HP-HUSH" to the shopping cart: The requested qty is not available',
        path: ["orderNumber"],
      },
    ]);
  });

  test("finds only orders of its own store view", async () => {
    const number = await shop.order(token, home, [cable]);
    const headers = { authorization: `Bearer ${token}`, store: "export" };
    const { body } = await shop.ask(reorder, { n: number }, headers);
    expect(body.errors[0].message).toBe(`Order number "${number}" doesn't belong to the current customer`);
    const listed = await shop.ask("{ customer { orders { total_count } } }", {}, headers);
    expect(listed.body.data.customer.orders.total_count).toBe(0);
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
