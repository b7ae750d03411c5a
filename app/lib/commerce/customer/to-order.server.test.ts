import { describe, expect, test } from "vitest";
import { toOrder } from "./to-order.server";

type Wire = Parameters<typeof toOrder>[0];

test.each([
  ["In-Store Pickup Delivery - Bijli Mumbai", "Bijli Mumbai"],
  ["Collect from a store - Bijli - Church Street", "Bijli - Church Street"],
  ["Flat Rate - Fixed", null],
  ["Store pickup", null],
  [null, null],
])("an order with the shipping method %j is collected from %j", (shipping_method, shop) => {
  expect(toOrder(wireOrder({ shipping_method }), SETTINGS).collectedFrom).toBe(shop);
});

const SETTINGS = { productSuffix: ".html", pricesIncludeTax: true };
const inr = (value: number) => ({ value, currency: "INR" as const });

/** As recorded from Magento 2.4.6: subtotal before tax, discount and shipping with it. */
function wireOrder(changes: Partial<Wire> = {}): Wire {
  const line = {
    id: "MQ==",
    product_name: "Studio headphones",
    product_sku: "HP-STUDIO",
    product_url_key: "studio-headphones",
    status: "Shipped",
    quantity_ordered: 1,
    quantity_invoiced: 1,
    quantity_shipped: 1,
    quantity_refunded: 0,
    quantity_canceled: 0,
    product_sale_price: inr(6647.46),
    selected_options: [{ label: "Colour", value: "White" }],
    entered_options: [],
  };
  const address = { firstname: "Asha", lastname: "Rao", street: ["12 MG Road", "Flat 3"], city: "Bengaluru" };
  return {
    id: "MTk=",
    comments: [],
    invoices: [
      {
        number: "000000004",
        total: { grand_total: inr(7108.6) },
        items: [{ product_name: "Studio headphones", product_sku: "HP-STUDIO", quantity_invoiced: 1 }],
      },
    ],
    credit_memos: [
      {
        number: "000000002",
        comments: [{ timestamp: "2026-11-22 08:00:00", message: "The money is on its way." }],
        total: { grand_total: inr(7108.6) },
        items: [{ product_name: null, product_sku: "HP-STUDIO", quantity_refunded: 1 }],
      },
    ],
    number: "000000019",
    created_at: "2026-11-21 08:36:06",
    order_date: "21/11/2026 14:06:06",
    status: "Complete",
    shipping_method: "Flat Rate - Fixed",
    payment_methods: [{ name: "Bank transfer", type: "banktransfer" }],
    shipping_address: {
      ...address,
      region: "Karnataka",
      postcode: "560001",
      country_code: "IN",
      telephone: "9800000000",
      company: null,
      vat_id: null,
    },
    billing_address: null,
    items: [{ __typename: "OrderItem", ...line }],
    total: {
      grand_total: inr(7108.6),
      subtotal: inr(6647.46),
      discounts: [{ label: "Save 10 per cent", amount: inr(784.4) }],
      taxes: [{ title: "IN GST 18", rate: 18, amount: inr(1084.36) }],
      total_shipping: inr(41.53),
      shipping_handling: { amount_including_tax: inr(49) },
    },
    shipments: [
      {
        number: "000000005",
        tracking: [{ carrier: "custom", title: "India Post", number: "EB123456789IN" }],
        items: [{ id: "Ng==", product_name: null, product_sku: "HP-STUDIO", quantity_shipped: 1 }],
      },
    ],
    ...changes,
  };
}

describe("toOrder", () => {
  test("computes totals with tax, as the cart does", () => {
    const { subtotal, discounts, shipping, grandTotal } = toOrder(wireOrder(), SETTINGS).totals;
    expect(subtotal.minor).toBe(784_400);
    expect(discounts.map(({ amount }) => amount.minor)).toEqual([78_440]);
    expect(shipping?.minor).toBe(4_900);
    expect(grandTotal.minor).toBe(subtotal.minor - 78_440 + 4_900);
  });

  test("decodes entities in entered options, but not in selected ones", () => {
    const [line] = wireOrder().items ?? [];
    const options = {
      entered_options: [{ label: "Case", value: "Black &amp; white, 6&quot; &lt;&#039;fine&#039;&gt;" }],
      selected_options: [{ label: "Engraving", value: "R &amp; D" }],
    };
    const [read] = toOrder(wireOrder({ items: line ? [{ ...line, ...options }] : [] }), SETTINGS).lines;
    expect(read?.choices).toEqual([
      { label: "Engraving", value: "R &amp; D" },
      { label: "Case", value: "Black & white, 6\" <'fine'>" },
    ]);
  });

  test.each([
    [undefined, null],
    [null, null],
    [{ to: "Maa", from: "", message: " " }, null],
    [{ to: 1, from: "Asha", message: "Hi" }, null],
    [
      { to: "Maa", from: "Asha", message: "Happy Diwali" },
      { to: "Maa", from: "Asha", text: "Happy Diwali" },
    ],
  ])("reads the gift message %j", (gift_message, gift) => {
    const items = (wireOrder().items ?? []).map((line) => ({ ...line, gift_message }));
    expect(toOrder(wireOrder({ items }), SETTINGS).lines[0]?.gift).toEqual(gift);
  });

  test("maps lines, shipping address and shipments", () => {
    const order = toOrder(wireOrder(), SETTINGS);
    expect(order.lines[0]).toMatchObject({
      path: "/studio-headphones.html",
      price: { minor: 784_400 },
      choices: [{ label: "Colour", value: "White" }],
    });
    expect(order.shippingAddress).toMatchObject({ street: "12 MG Road", apartment: "Flat 3", neighborhood: "" });
    expect(order.shipments).toEqual([
      {
        number: "000000005",
        tracks: [{ carrier: "India Post", number: "EB123456789IN" }],
        lines: [{ id: "Ng==", name: "HP-STUDIO", quantity: 1 }],
      },
    ]);
  });

  test("maps invoices, and credit memos with their comments", () => {
    const { invoices, creditMemos } = toOrder(wireOrder(), SETTINGS);
    const total = { minor: 710_860 };
    expect(invoices).toMatchObject([
      { number: "000000004", total, lines: [{ name: "Studio headphones", quantity: 1 }] },
    ]);
    expect(creditMemos).toMatchObject([
      { number: "000000002", total, lines: [{ name: "HP-STUDIO" }], comments: [{ text: "The money is on its way." }] },
    ]);
  });

  test("has no shipping address or method without delivery", () => {
    const order = toOrder(wireOrder({ shipping_address: null, shipping_method: null, shipments: null }), SETTINGS);
    expect(order).toMatchObject({ shippingAddress: null, shippingMethod: null, shipments: [] });
  });

  test("lists the parts of a bundle and the files of a download", () => {
    const line = wireOrder().items?.[0];
    if (!line) throw new Error("the sample order has no line");
    const bundle = {
      ...line,
      __typename: "BundleOrderItem" as const,
      product_url_key: null,
      selected_options: null,
      bundle_options: [{ label: "Mouse", values: [{ product_name: "Ergo Mouse", quantity: 2 }] }],
    };
    const download = {
      ...line,
      __typename: "DownloadableOrderItem" as const,
      selected_options: null,
      downloadable_links: [{ title: "MP3 edition" }],
    };
    const [first, second] = toOrder(wireOrder({ items: [bundle, download] }), SETTINGS).lines;
    const [foreign] = toOrder(wireOrder({ items: [{ ...line, product_url_key: "/evil.example/x" }] }), SETTINGS).lines;
    expect(foreign?.path).toBe("/evil.example/x.html");
    expect(first).toMatchObject({ path: null, choices: [{ label: "Mouse", value: "2 × Ergo Mouse" }] });
    expect(second?.choices).toEqual([{ label: "Download", value: "MP3 edition" }]);
  });

  test("throws without a grand total", () => {
    expect(() => toOrder(wireOrder({ total: null }), SETTINGS)).toThrow("grand total is missing");
  });
});
