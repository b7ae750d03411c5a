import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { invoiceContents } from "./load-order.server";
import { sampleOrder } from "./testing/sample-order";

const lamp = sampleOrder.lines[0];
const invoice = { number: "31", total: sampleOrder.total, lines: [{ name: "Lamp", quantity: 1 }], comments: [] };

test("invoiceContents has the order's prices and totals for a full invoice", () => {
  const { lines, totals } = invoiceContents(sampleOrder, invoice);
  expect(lines).toMatchObject([{ name: "Lamp", quantity: 1, price: lamp?.price }]);
  expect(totals).toBe(sampleOrder.totals);
});

test("invoiceContents has the HSN codes of lines whose product has one", () => {
  const order = { ...sampleOrder, lines: sampleOrder.lines.map((line) => ({ ...line, path: "/lamp.html" })) };
  expect(invoiceContents(order, invoice, { "/lamp.html": { hsn: "9405" } }).lines).toMatchObject([{ hsn: "9405" }]);
  expect(invoiceContents(order, invoice).lines[0]?.hsn).toBeUndefined();
});

test("invoiceContents has no totals for a partial invoice", () => {
  expect(invoiceContents(sampleOrder, { ...invoice, total: money(100, "INR") }).totals).toBeNull();
});

test("invoiceContents uses each line once, and has no price for an unknown name", () => {
  const red = { ...sampleOrder.lines[0], choices: [{ label: "Colour", value: "Red" }] };
  const order = { ...sampleOrder, lines: [...sampleOrder.lines, { ...sampleOrder.lines[0], ...red }] };
  const lines = ["Lamp", "Lamp", "Fan"].map((name) => ({ name, quantity: 1 }));
  const found = invoiceContents(order as typeof sampleOrder, { ...invoice, lines }).lines; // the sample has a first line
  expect(found.map(({ choices, price }) => [choices.length, price !== null])).toEqual([
    [0, true],
    [1, true],
    [0, false],
  ]);
});
