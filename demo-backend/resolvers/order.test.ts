import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toUid } from "../rules/uid.ts";
import { query } from "../store/query.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, prepareCheckout, newCart, readyCart, steps } from "../test-support/order-test-steps.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});
beforeEach(() => shop.reset());

const place = (cart: string) => ({ i: { cart_id: cart } });
const insufficientStock = {
  message: "Unable to place order: The requested qty is not available",
  category: "graphql-input",
};

describe("placeOrder", () => {
  test("rejects a cart whose order is in progress or placed", async () => {
    const cart = await readyCart(shop, { sku: "CABLE", quantity: 1 });
    shop.backend.settings.placeOrderDelayMs = 700;
    const first = shop.ask(steps.place, place(cart));
    while (!shop.backend.beingOrdered.has(cart)) await wait(5);
    expect(await shop.failure(steps.place, place(cart))).toEqual({
      message: "The order has already been placed and is currently processing.",
      category: "graphql-already-exists",
    });
    expect((await first).placeOrder.order.order_number).toBe("000000001");
    shop.backend.settings.placeOrderDelayMs = 0;
    expect(await shop.failure(steps.place, place(cart))).toEqual({ message: "The cart isn't active.", category: undefined }); // prettier-ignore
  });

  test("sells the last piece to one of two carts", async () => {
    const carts = [await readyCart(shop, { sku: "LAST", quantity: 1 }), await readyCart(shop, { sku: "LAST", quantity: 1 })]; // prettier-ignore
    const results = await Promise.allSettled(carts.map((cart) => shop.ask(steps.place, place(cart))));
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = carts[results.findIndex((result) => result.status === "rejected")];
    expect(await shop.failure(steps.place, place(loser ?? ""))).toEqual(insufficientStock);
    expect(shop.store.catalogue.stockOf(shop.productId("LAST"))).toMatchObject({ qty: 1, reserved: 1 });
  });

  test("reserves the stock of variants and bundle parts", async () => {
    const [lamp, cables] = shop.store.catalogue.bundleOptionsOf(shop.productId("KIT"));
    const uid = (option: typeof lamp) => toUid(`bundle/${option?.id}/${option?.selections[0]?.id}/1`);
    const kit = { sku: "KIT", quantity: 2, selected_options: [uid(cables)], entered_options: [{ uid: uid(lamp), value: "3" }] }; // prettier-ignore
    const colour = shop.optionUid("color", "Blue");
    const phone = { sku: "PHONE", quantity: 1, selected_options: [colour, shop.optionUid("storage_capacity", "256 GB")] }; // prettier-ignore
    await shop.ask(steps.place, place(await readyCart(shop, kit, phone)));
    const reserved = ["PHONE-Blue-256GB", "READER", "CABLE"].map((sku) => shop.store.catalogue.stockOf(shop.productId(sku)).reserved); // prettier-ignore
    expect(reserved).toEqual([1, 6, 4]);
  });

  test("stores a snapshot that adds up", async () => {
    const cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 2 }, { sku: "READER", quantity: 3 });
    await prepareCheckout(shop, cart);
    await shop.ask(steps.coupon, { i: { cart_id: cart, coupon_code: "WELCOME10" } });
    await shop.ask(steps.place, place(cart));
    const order = shop.store.orders.orderByNumber("000000001");
    const lines = shop.store.orders.linesOfOrder(order?.id ?? 0);
    const sum = (amount: (line: (typeof lines)[number]) => number) =>
      lines.reduce((all, line) => all + amount(line), 0);
    expect(order).toMatchObject({
      email: "ravi@example.com",
      status: "pending",
      subtotal: 1_614_800,
      discount: 161_480,
      discountLabel: "Welcome, 10% off",
      couponCode: "WELCOME10",
      shipping: 4_900,
      grandTotal: 1_458_220,
      paymentMethod: "cashondelivery",
      shippingDescription: "Standard delivery - 3 to 5 days",
      createdAt: "2026-11-20T10:00:00.000Z",
    });
    expect(sum((line) => line.rowTotal)).toBe(order?.subtotal);
    expect(sum((line) => line.discount)).toBe(order?.discount);
    expect(sum((line) => line.tax) + (order?.shippingTax ?? 0)).toBe(order?.tax);
    const addresses = shop.store.orders.addressesOfOrder(order?.id ?? 0);
    expect(addresses).toMatchObject([
      { kind: "billing", regionCode: "WB", street: ["4 Park Street"] },
      { kind: "shipping", regionCode: "WB", street: ["4 Park Street"] },
    ]);
  });

  test("writes nothing when it fails halfway", async () => {
    const cart = await readyCart(shop, { sku: "CABLE", quantity: 1 });
    shop.store.db.exec("CREATE TRIGGER broken BEFORE INSERT ON order_tax BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    await shop.failure(steps.place, place(cart));
    expect(query(shop.store.db, "SELECT id FROM shop_order").all()).toEqual([]);
    expect(shop.store.catalogue.stockOf(shop.productId("CABLE")).reserved).toBe(0);
    shop.store.db.exec("DROP TRIGGER broken");
    expect((await shop.ask(steps.place, place(cart))).placeOrder.order.order_number).toBe("000000001");
  });
});

test("another process on the same file sees orders and reserved stock", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orders-"));
  const file = join(folder, "shop.db");
  const [first, second] = [await openTestShop(file), await openTestShop(file)];
  try {
    const carts = [await readyCart(first, { sku: "LAST", quantity: 1 }), await readyCart(second, { sku: "LAST", quantity: 1 })]; // prettier-ignore
    await first.ask(steps.place, place(carts[0] ?? ""));
    expect(await second.failure(steps.place, place(carts[1] ?? ""))).toEqual(insufficientStock);
    expect(second.store.orders.orderByNumber("000000001")?.grandTotal).toBe(1_004_800);
  } finally {
    await first.close();
    await second.close();
    rmSync(folder, { recursive: true });
  }
});
