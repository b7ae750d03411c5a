import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Order } from "~/lib/commerce/model/order";
import { ADDRESS } from "~/lib/testing/sample-cart";

const paid = money(119_900, "INR");

export const sampleOrder: Order = {
  id: "MQ==",
  number: asId<OrderNumber>("000000007"),
  date: "2026-11-21 08:36:06",
  status: "Pending",
  total: paid,
  lines: [
    {
      id: "1",
      name: "Lamp",
      sku: "LAMP",
      path: "/lamp.html",
      status: "Ordered",
      choices: [],
      quantity: 1,
      counts: { invoiced: 0, shipped: 0, refunded: 0, canceled: 0 },
      price: paid,
      total: paid,
      fees: [],
      gift: null,
    },
  ],
  isBeforeTax: false,
  totals: { tax: "included", subtotal: paid, discounts: [], taxes: [], shipping: null, grandTotal: paid },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shippingMethod: "Standard delivery",
  collectedFrom: null,
  paymentMethod: "Cash on delivery",
  paymentCode: null,
  shipments: [],
  invoices: [],
  creditMemos: [],
  comments: [],
};
