import { expect, test } from "vitest";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { toShownOrder } from "./load-order.server";
import { packOrderCopy, unpackOrderCopy } from "./order-cookies.server";
import { ADDRESS, sampleCart, sampleLine } from "~/lib/testing/sample-cart";

const ONLINE = { method: "cashondelivery", isPaidLater: true };
const uniqueLine = () => {
  const { request } = sampleLine();
  const selectedOptions = [crypto.randomUUID()];
  return sampleLine({ name: crypto.randomUUID(), request: { ...request, selectedOptions } });
};
const cartWithLines = (count: number) =>
  sampleCart({ quantity: count, lines: Array.from({ length: count }, uniqueLine) });
const read = (cart = sampleCart(), about = ONLINE) => unpackOrderCopy(packOrderCopy(cart, about));

test("unpackOrderCopy restores what packOrderCopy packed", () => {
  const discounts = [{ label: "Ten off", amount: money(1_000, "INR") }];
  const cart = sampleCart({ coupons: ["TEN"], totals: { ...sampleCart().totals, discounts } });
  const copy = read(cart);
  expect(copy).toMatchObject({
    totals: cart.totals,
    coupons: ["TEN"],
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    shippingMethod: { carrier: "flatrate", method: "flatrate" },
    paymentMethod: "Cash on delivery",
  });
  expect(copy?.lines).toEqual([
    {
      name: "Nova 5G",
      choices: [{ label: "Colour", value: "Black" }],
      quantity: 1,
      price: cart.lines[0]?.unitPrice,
      total: cart.lines[0]?.total,
      request: cart.lines[0]?.request,
    },
  ]);
});

test("packOrderCopy omits a unit price that does not multiply to the total", () => {
  const line = sampleLine({ quantity: 3, unitPrice: money(659, "USD"), total: money(1_976, "USD") });
  const { totals } = sampleCart();
  const cart = sampleCart({ lines: [line], totals: { ...totals, grandTotal: money(1_976, "USD") } });
  expect(read(cart)?.lines[0]).toMatchObject({ quantity: 3, price: null, total: money(1_976, "USD") });
});

test("packOrderCopy omits line requests of a paid order", () => {
  expect(read(sampleCart(), { ...ONLINE, isPaidLater: false })?.lines[0]?.request).toBeNull();
});

test("packOrderCopy stores a different billing address", () => {
  const other = { ...ADDRESS, street: "7 Billing Lane" };
  expect(read(sampleCart({ billingAddress: other }))).toMatchObject({
    shippingAddress: { street: "12 Hill Road" },
    billingAddress: { street: "7 Billing Lane" },
  });
});

test("packOrderCopy drops line texts, then lines, when there are too many", () => {
  const someNamed = read(cartWithLines(20));
  expect(someNamed?.lines).toHaveLength(20);
  expect(someNamed?.lines.every(({ name, request }) => name !== "" && request !== null)).toBe(true);
  const shortened = read(cartWithLines(40));
  expect(shortened?.lines).toHaveLength(40);
  expect(shortened?.lines.every(({ name, request }) => name === "" && request !== null)).toBe(true);
  expect(read(cartWithLines(100))).toMatchObject({ quantity: 100, lines: [], shippingAddress: ADDRESS });
});

test("packOrderCopy returns null when an address is too large", () => {
  const extra = Array.from({ length: 90 }, () => crypto.randomUUID()).join("");
  expect(packOrderCopy(sampleCart({ shippingAddress: { ...ADDRESS, extra } }), ONLINE)).toBeNull();
});

test("unpackOrderCopy returns null for a copy of another release", () => {
  expect(unpackOrderCopy('{"v":1}')).toBeNull();
  expect(unpackOrderCopy("")).toBeNull();
});

test("toShownOrder returns an order without date and requests", () => {
  const copy = read();
  const shown = copy && toShownOrder(copy, asId<OrderNumber>("000000042"));
  expect(shown).toMatchObject({ number: "000000042", date: null, status: null, shippingMethod: "Standard delivery" });
  expect(shown?.lines).toEqual([
    {
      ...{ id: "0", name: "Nova 5G", path: null, status: "", quantity: 1, price: money(2_499_900, "INR") },
      total: money(2_499_900, "INR"),
      choices: [{ label: "Colour", value: "Black" }],
    },
  ]);
});
