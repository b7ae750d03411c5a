import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, prepareCheckout, newCart, steps } from "../test-support/order-test-steps.ts";
import type { OrderStep } from "../rules/order-lifecycle.ts";
import { advanceOrders } from "./advance-orders.ts";
import { takeStep } from "./take-step.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});
beforeEach(() => shop.reset());

const start = new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function order(payment = "cashondelivery", ...skus: string[]): Promise<number> {
  const cart = await newCart(shop);
  for (const sku of skus.length > 0 ? skus : ["CABLE", "WARRANTY"]) await add(shop, cart, { sku, quantity: 2 });
  await prepareCheckout(shop, cart, payment);
  const { placeOrder } = await shop.ask(steps.place, { i: { cart_id: cart } });
  return shop.store.orders.orderByNumber(placeOrder.order.order_number)?.id ?? 0;
}

const stock = (sku: string) => {
  const { qty, reserved } = shop.store.catalogue.stockOf(shop.productId(sku));
  return [qty, reserved];
};
const take = (id: number, step: OrderStep) => takeStep(shop.store, id, step, { now: start });
const state = (id: number) => shop.store.orders.orderById(id)?.state;

describe("stock of an order", () => {
  test("is reserved, leaves on shipment or invoice and returns on refund", async () => {
    const id = await order();
    const seen = [[stock("CABLE"), stock("WARRANTY")]];
    for (const step of ["ship", "invoice", "refund"] as const) {
      expect(take(id, step)).toHaveProperty("order");
      seen.push([stock("CABLE"), stock("WARRANTY")]);
    }
    expect(seen).toEqual([
      [[1000, 2], [100, 2]],
      [[998, 0], [100, 2]],
      [[998, 0], [98, 0]],
      [[1000, 0], [100, 0]],
    ]); // prettier-ignore
    expect(state(id)).toBe("closed");
  });

  test("is available again right after a cancellation", async () => {
    const id = await order("checkmo", "PAIR");
    take(id, "cancel");
    expect([state(id), ...stock("PAIR")]).toEqual(["canceled", 100, 0]);
    expect(shop.store.index(start).isInStock(shop.productId("PAIR"))).toBe(true);
  });
});

test("takeStep rejects an impossible step and changes nothing", async () => {
  const id = await order();
  take(id, "cancel");
  expect(take(id, "ship")).toEqual({ problem: "the order is canceled" });
  expect(stock("CABLE")).toEqual([1000, 0]);
  expect(shop.store.sales.shipmentsOf(id)).toEqual([]);
});

test("takeStep numbers invoices and shipments separately and stores tracking", async () => {
  const [first, second] = [await order(), await order()];
  take(first, "invoice");
  const tracking = { carrier: "custom", carrierTitle: "India Post", trackingNumber: "EB123456789IN" };
  takeStep(shop.store, second, "ship", { now: start, tracking, comment: "On its way" });
  take(second, "invoice");
  expect(shop.store.sales.documentsOf(first, "invoice")[0]?.number).toBe("000000001");
  expect(shop.store.sales.documentsOf(second, "invoice")[0]?.number).toBe("000000002");
  expect(shop.store.sales.shipmentsOf(second)).toMatchObject([{ number: "000000001", ...tracking }]);
  expect(shop.store.sales.commentsOf(second)).toMatchObject([{ message: "On its way" }]);
  const [shipment] = shop.store.sales.shipmentsOf(second);
  // A warranty is not shipped.
  expect(shop.store.sales.itemsOfShipment(shipment?.id ?? 0)).toMatchObject([{ quantity: 2 }]);
});

test("advanceOrders moves an order one step at a time", async () => {
  const [cash, bank] = [await order("cashondelivery", "CABLE"), await order("banktransfer", "CABLE")];
  const states = [1, 2, 5, 6, 15, 16].map((minutes) => {
    advanceOrders(shop.store, later(minutes));
    return `${state(cash)} ${state(bank)}`;
  });
  expect(states).toEqual([
    "new new",
    "new processing",
    "processing complete",
    "processing complete",
    "complete complete",
    "complete complete",
  ]);
  expect(shop.store.sales.shipmentsOf(cash)).toMatchObject([{ carrierTitle: "Saral Post", trackingNumber: "SA000000001IN" }]); // prettier-ignore
});

test("takeStep invoices, ships and refunds parts of an order", async () => {
  const id = await order("checkmo", "CABLE", "PAIR");
  const [cable, pair] = shop.store.orders.linesOfOrder(id).map((line) => line.id);
  const part = (step: OrderStep, ...pieces: [number | undefined, number][]) => takeStep(shop.store, id, step, { now: start, part: new Map(pieces.map(([line, count]) => [line ?? 0, count])) }); // prettier-ignore
  part("invoice", [cable, 1], [pair, 2]);
  expect(part("ship", [cable, 3])).toEqual({ problem: "not so many pieces of it are left" });
  part("ship", [cable, 1]);
  expect([state(id), stock("CABLE"), stock("PAIR")]).toEqual(["processing", [999, 1], [100, 2]]);
  expect(take(id, "cancel")).toEqual({ problem: "it is invoiced: refund it instead" });
  part("refund", [pair, 1]);
  expect([state(id), stock("PAIR")]).toEqual(["processing", [100, 1]]);
  take(id, "invoice");
  take(id, "ship");
  expect([state(id), stock("CABLE"), stock("PAIR")]).toEqual(["complete", [998, 0], [99, 0]]);
  expect(shop.store.sales.documentsOf(id, "invoice")).toHaveLength(2);
  take(id, "refund");
  expect([state(id), stock("CABLE"), stock("PAIR")]).toEqual(["closed", [1000, 0], [100, 0]]);
});
