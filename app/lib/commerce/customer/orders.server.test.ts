import { describe, expect, test, beforeEach, onTestFinished, vi } from "vitest";
import { type OrderNumber, asId } from "~/lib/commerce/model/ids";
import type { ReorderMutation } from "~/lib/commerce/wire/generated/graphql";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { recordedData } from "../../../../tests/contract/recordings.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { inr } from "../../../../tests/contract/wire-shapes.ts";

const server = useScriptedBackend();

const customer = (capabilities: readonly string[] = []) => connectTo(server, { token: "good", capabilities }).customer;

const order = (number: number, status: string) => ({
  number: String(number),
  order_date: "2026-11-21 08:36:06",
  status,
  shipping_method: "In-Store Pickup Delivery - Bijli Pune",
  total: { grand_total: inr(100) },
  items: [{ product_name: "Lamp", product_sku: "LAMP", product_url_key: "lamp", quantity_ordered: 2 }],
  invoices: [{ number: "000000031" }],
  shipments: [{ tracking: [{ carrier: "custom", title: "Saral Post", number: "SP1" }, null] }, null],
});

function answerOrders(count: number, ...items: object[]) {
  return data({ customer: { orders: { total_count: count, items } } });
}

describe("customer.orders", () => {
  test("passes page and order number to the backend", async () => {
    server.on("Orders", answerOrders(1, order(7, "Complete")));
    const found = await customer().orders({ page: 2, number: "7" });
    expect(found).toMatchObject({ count: 1, orders: [{ number: "7" }] });
    expect(requestsFor(server, "Orders")[0]?.variables).toEqual({
      page: 2,
      size: 10,
      filter: { number: { match: "7" } },
    });
  });

  test("maps lines, tracking numbers, invoices and the pickup store", async () => {
    server.on("Orders", answerOrders(1, order(7, "Complete")));
    expect((await customer().orders({ page: 1 })).orders[0]).toMatchObject({
      lines: [{ name: "Lamp", path: "/lamp.html", quantity: 2 }],
      tracks: [{ carrier: "Saral Post", number: "SP1" }],
      invoiceNumbers: ["000000031"],
      collectedFrom: "Bijli Pune",
    });
  });

  test("keeps an order whose total has no currency", async () => {
    const foreign = { ...order(8, "Complete"), total: { grand_total: { value: 12, currency: null } } };
    server.on("Orders", answerOrders(2, order(7, "Complete"), foreign));
    const { orders } = await customer().orders({ page: 1 });
    expect(orders.map(({ number, total }) => [number, total?.minor])).toEqual([
      ["7", 10_000],
      ["8", undefined],
    ]);
  });

  test("filters all orders by status, which the backend cannot do", async () => {
    const many = Array.from({ length: 100 }, (_, index) => order(index, index % 5 === 0 ? "Closed" : "Complete"));
    server.on("Orders", answerOrders(101, ...many), answerOrders(101, order(100, "Closed")));
    const { orders, count } = await customer().orders({ page: 3, status: "Closed" });
    expect(count).toBe(21);
    expect(orders.map(({ number }) => number)).toEqual(["100"]);
  });

  test("orderStatuses lists each status once", async () => {
    server.on("Orders", answerOrders(3, order(1, "Pending"), order(2, "Closed"), order(3, "Pending")));
    expect(await customer().orderStatuses()).toEqual(["Closed", "Pending"]);
  });

  test("lists and filters by the statuses that shoppers see", async () => {
    const orders = [order(1, "Complete"), order(2, "Pending"), order(3, "Complete")];
    const statusOf = ({ number }: { readonly number: string }) => (number === "1" ? "Delivered" : "Shipped");
    server.on("Orders", answerOrders(3, ...orders), answerOrders(3, ...orders));
    expect(await customer().orderStatuses(statusOf)).toEqual(["Delivered", "Shipped"]);
    const found = await customer().orders({ page: 1, status: "Delivered" }, statusOf);
    expect(found.orders.map(({ number }) => number)).toEqual(["1"]);
  });
});

describe("customer.ordersInFull", () => {
  const total = { grand_total: inr(100), subtotal: inr(100), total_shipping: inr(0) };
  const inFull = (page: number, count: number) =>
    answerOrders(count, { ...order(page, "Complete"), id: String(page), total, items: [], shipments: [] });
  const numbers = async () => (await customer().ordersInFull()).map(({ number }) => number);

  test("reads the pages side by side, and lists them in order", async () => {
    const held: (() => void)[] = [];
    server.on("OrdersWithDetails", inFull(1, 80), (response, request) => {
      held.push(() => inFull(Number(request.variables["page"]), 80)(response, request));
      if (held.length === 3) for (const release of held.toReversed()) release();
    });
    expect(await numbers()).toEqual(["1", "2", "3", "4"]);
  });

  test("gives each page the whole time limit", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    server.on("OrdersWithDetails", (response, request) => {
      vi.advanceTimersByTime(15_000);
      inFull(Number(request.variables["page"]), 80)(response, request);
    });
    expect(await numbers()).toHaveLength(4);
  });
});

test("customer.order throws when the backend fails to read the order", async () => {
  server.on(
    "OrdersWithDetails",
    data({ customer: { orders: { items: [null] } } }, { message: "Internal server error" }),
  );
  await expect(customer().order(asId<OrderNumber>("7"))).rejects.toMatchObject({ kind: "contract" });
});

describe("customer.reorder", () => {
  test("returns the cart, and a problem for each line that was not added", async () => {
    const errors = [
      { code: "PRODUCT_NOT_FOUND", message: 'Could not find a product with ID "12".' },
      ...recordedData<ReorderMutation>("reorderItems--k-one-line-out-of-stock").reorderItems!.userInputErrors, // recorded with one
    ];
    server.on("Reorder", data({ reorderItems: { cart: { id: "k" }, userInputErrors: errors } }));
    const actual = await customer().reorder(asId<OrderNumber>("7"));
    expect(actual).toMatchObject({
      ...{ ok: true, cart: "k" },
      problems: [
        { message: "A product in this order is no longer sold.", sku: null },
        { message: "This product is out of stock.", sku: "EB-SHRINK" },
      ],
    });
  });

  test("fails for an order that cannot be reordered", async () => {
    const userInputErrors = [{ code: "REORDER_NOT_AVAILABLE", message: "Reorder is not available." }];
    server.on("Reorder", data({ reorderItems: { cart: { id: "k" }, userInputErrors } }));
    const result = await customer().reorder(asId<OrderNumber>("7"));
    expect(result).toMatchObject({ ok: false, problems: [{ message: "Reorder is not available." }] });
  });

  test("reports other-store for an order of another store view", async () => {
    const message = 'Order number "8" doesn\'t belong to the current customer';
    server.on("Reorder", data({ reorderItems: null }, { message, extensions: { category: "graphql-input" } }));
    expect(await customer().reorder(asId<OrderNumber>("8"))).toMatchObject({ problems: [{ code: "other-store" }] });
  });
});

describe("cancelling an order", () => {
  const NEWER = ["cancelOrder", "order_cancellation_enabled", "order_cancellation_reasons"];
  const reasons = [{ description: "Changed my mind" }, { description: "Too late" }];

  test("does not request reasons from a backend without cancellation", async () => {
    expect(await customer([]).cancellationReasons()).toEqual([]);
    expect(requestsFor(server, "CancellationReasons")).toEqual([]);
  });

  test.each([
    [true, ["Changed my mind", "Too late"]],
    [false, []],
  ])("with order_cancellation_enabled %s it offers the reasons %j", async (order_cancellation_enabled, expected) => {
    const storeConfig = { order_cancellation_enabled, order_cancellation_reasons: reasons };
    server.on("CancellationReasons", data({ storeConfig }));
    expect(await customer(NEWER).cancellationReasons()).toEqual(expected);
  });

  test("fails with the backend's message when it is too late", async () => {
    const error = "Order with one or more items shipped cannot be cancelled";
    server.on("CancelOrder", data({ cancelOrder: { error } }));
    expect(await customer(NEWER).cancelOrder("MQ==", "Too late")).toMatchObject({
      ok: false,
      problems: [{ message: error }],
    });
    expect(requestsFor(server, "CancelOrder")[0]?.variables).toEqual({ order: "MQ==", reason: "Too late" });
  });
});

const lookUp = { number: "000000001", email: "ravi@example.in", proof: "Iyer" };

describe("cancelling an order as a guest", () => {
  const NEWER = ["guestOrder.lastname", "requestGuestOrderCancel", "order_cancellation_reasons"];
  const guest = (capabilities = NEWER) => connectTo(server, { capabilities }).checkout;
  const locked = "Order with one or more items shipped cannot be cancelled";

  test("offers reasons only when the backend can send the link by email", async () => {
    const storeConfig = { order_cancellation_enabled: true, order_cancellation_reasons: [{ description: "Too late" }] };
    server.on("CancellationReasons", data({ storeConfig }));
    expect(await guest(["cancelOrder", "order_cancellation_reasons"]).guestCancellationReasons()).toEqual([]);
    expect(await guest().guestCancellationReasons()).toEqual(["Too late"]);
  });

  test.each([
    [null, true],
    [locked, false],
  ])("requests the link with the order's token; the backend's error: %s", async (error, ok) => {
    server.on(
      "GuestOrder",
      data({ guestOrder: { ...order(7, "Pending"), id: "MQ==", token: "t", items: [], shipments: [] } }),
    );
    server.on("RequestGuestOrderCancel", data({ requestGuestOrderCancel: { error } }));
    expect((await guest().requestCancellation(lookUp, "Too late")).ok).toBe(ok);
    expect(requestsFor(server, "GuestOrder")[0]?.query).toContain("lastname: $proof");
    expect(requestsFor(server, "RequestGuestOrderCancel")[0]?.variables).toEqual({ token: "t", reason: "Too late" });
  });

  test("fails with the backend's message when the link is no longer valid", async () => {
    const message = "The order cancellation could not be confirmed.";
    server.on("ConfirmCancelOrder", data({ confirmCancelOrder: null }, { message, extensions: { category: "graphql-input" } })); // prettier-ignore
    const result = await guest().confirmCancellation({ order: "MQ==", key: "k" });
    expect(result).toMatchObject({ ok: false, problems: [{ message }] });
    expect(requestsFor(server, "ConfirmCancelOrder")[0]?.variables).toEqual({ order: "MQ==", key: "k" });
  });
});

beforeEach(() => {
  server.on("GuestOrder", data(null, { message: "ऐसा कोई ऑर्डर नहीं मिला।", path: ["guestOrder"] }));
});

test.each([
  ["postcode", ["guestOrder"]],
  ["lastname", ["guestOrder.lastname"]],
  ["lastname", ["guestOrder", "guestOrder.lastname"]],
])("guestOrder looks up by %s on a backend with %j", async (field, capabilities) => {
  expect(await connectTo(server, { capabilities }).checkout.guestOrder(lookUp)).toBeNull();
  const [request] = requestsFor(server, "GuestOrder");
  expect(request?.query).toContain(`${field}: $proof`);
  expect(request?.variables).toEqual(lookUp);
});

test("guestOrder throws when the backend fails", async () => {
  server.on("GuestOrder", data(null, { message: "Something went wrong." }));
  const shop = connectTo(server, { capabilities: ["guestOrder"] });
  await expect(shop.checkout.guestOrder(lookUp)).rejects.toMatchObject({ kind: "contract" });
});

test("guestOrder sends no request to a backend without guest orders", async () => {
  expect(await connectTo(server, { capabilities: [] }).checkout.guestOrder(lookUp)).toBeNull();
  expect(requestsFor(server, "GuestOrder")).toEqual([]);
});
