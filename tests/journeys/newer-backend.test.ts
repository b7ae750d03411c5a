import { afterAll, beforeAll, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { agree, openCollector, type Collector } from "../support/shop/collector.ts";
import { expectNoUnsupportedQueries } from "../support/shop/unsupported-queries.ts";
import { watchMail } from "../support/shop/watch-mail.ts";
import { setStock } from "../support/shop/backend.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { placeOrder, fillPayment } from "../support/steps/checking-out.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";

/**
 * In front of a current Magento, which reports errors, finds orders and writes dates differently
 * from a 2.4.6.
 */
let collector: Collector;
const open = () => new Browserless(shop.origin);
const cable = "BJ-HDMI-2M";

beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());
const { shop, backend } = withOwnShop("node", () => collector.settings, {
  backend: { level: "2.4.8", quirks: false, now: () => new Date() },
});

const today = () =>
  new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" }).format().replace("Sept", "Sep");

const leave = (pieces: number) => setStock(backend.demo, cable, pieces);

test("shows a rejected quantity at its field with the backend's message", async () => {
  const shopper = open();
  leave(50);
  await addSkusToCart(shopper, { [cable]: 1 });
  leave(3);
  const lines = shopper.within("list", "Cart items");
  await lines.fill("Quantity", "4");
  shopper.expecting(422);
  await lines.press("Update");
  await lines.sees("The requested qty is not available");
  await shopper.seesNo("Quantity updated.");
  shopper.expecting();
  leave(50);
  await lines.fill("Quantity", "4");
  await lines.press("Update");
  await shopper.sees("Quantity updated.");
  expectNoUnsupportedQueries(shop);
});

test("shows a rejected order with the backend's message", async () => {
  const shopper = open();
  leave(50);
  await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable, quantity: 2 });
  await shopper.goto("/checkout/payment");
  await fillPayment(shopper);
  leave(0);
  shopper.expecting(422);
  await shopper.press("Place order");
  await shopper.sees(/out of stock|not available/i);
  expect(shopper.address()).toBe("/checkout/payment");
  expectNoUnsupportedQueries(shop);
});

/** One cable for ₹899, delivery ₹49: Magento 2.4.8 returns all prices with and without tax. */
async function pricesAreShown(shopper: Browserless): Promise<void> {
  const main = shopper.within("main");
  await main.sees(/1 × ₹899/);
  await main.sees(/Subtotal\W*₹899/);
  await main.sees(/₹49\b/);
  await main.sees(/₹948/);
}

test("shows a guest's order, and finds it by the last name of the billing address", async () => {
  const shopper = open();
  leave(50);
  const email = await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable });
  await shopper.goto("/checkout/payment");
  const number = await placeOrder(shopper);
  await shopper.within("main").sees(/12 Residency Road/);
  await pricesAreShown(shopper);
  const [, day = ""] = /Arrives by (\w{3} \d+ \w{3})/.exec(await shopper.within("main").text()) ?? [];
  const pictures = () => shopper.page.all(({ attribs }) => /^\/media\/100x100\//.test(attribs["src"] ?? ""));
  // At the top, and beside the line.
  expect(pictures()).toHaveLength(2);
  await shopper.follow("Track order");
  await shopper.arrivesAt(`/order-lookup/order?number=${number}`);
  await shopper.within("main").sees(today());
  await shopper.within("list", "Progress").sees("Placed");
  await shopper.within("main").sees(`Arrives by ${day}`);
  expect(day).not.toBe("");
  expect(pictures()).toHaveLength(2);

  const other = open();
  await other.goto("/order-lookup");
  expect(await other.within("main").count("textbox", /PIN code/)).toBe(0);
  const ask = async (name: string) => {
    await other.fill("Order number", number);
    await other.within("main").fill("Email", email.toUpperCase());
    await other.fill("Last name of the billing address", name);
    await other.press("Find order");
  };
  other.expecting(422);
  await ask("Nair");
  await other.sees("We could not find an order with these details");
  other.expecting();
  await ask("Rao");
  await other.arrivesAt("/order-lookup/order");
  await other.within("main").sees(/12 Residency Road/);
  expectNoUnsupportedQueries(shop);
});

test("cancels a guest's order by the emailed link, without its key in the URL", async () => {
  const shopper = open();
  leave(50);
  const email = await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable });
  await shopper.goto("/checkout/payment");
  const number = await placeOrder(shopper);
  await shopper.goto(`/order-lookup/order?number=${number}`);
  await shopper.within("main").follow("Cancel order");
  shopper.expecting(422);
  await shopper.press("Email me the link");
  await shopper.sees("This field is required");
  shopper.expecting();
  await shopper.select("Reason", "I ordered by mistake");
  const mailed = await watchMail(backend.endpoint);
  await shopper.press("Email me the link");
  await shopper.sees(`We have emailed a link to ${email}`);
  await shopper.within("main").seesNo("Cancelled");

  const reader = open();
  await reader.goto(await mailed(email, "sales/guest/view"));
  await reader.arrivesAt("/order-lookup/cancel");
  expect(decodeURIComponent(reader.jar.get("cancel-order")?.value ?? "")).not.toMatch(/key/);
  await reader.press("Cancel order");
  await reader.sees("Your order is cancelled.");
  expect(reader.jar.get("cancel-order")).toBeNull();
  await shopper.goto(`/order-lookup/order?number=${number}`);
  await shopper.within("main").sees("Cancelled");
  expectNoUnsupportedQueries(shop);
});

test("reports a refund to analytics when a guest cancels in the same browser", async () => {
  const shopper = open();
  await agree(shopper, "77.88");
  leave(50);
  const email = await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable });
  await shopper.goto("/checkout/payment");
  const number = await placeOrder(shopper);
  await shopper.goto(`/order-lookup/order/cancel?number=${number}`);
  await shopper.select("Reason", "I ordered by mistake");
  const mailed = await watchMail(backend.endpoint);
  await shopper.press("Email me the link");
  await shopper.goto(await mailed(email, "sales/guest/view"));
  await shopper.press("Cancel order");
  await shopper.sees("Your order is cancelled.");
  const counted = (name: string) => collector.events("77.88").filter((event) => event.name === name);
  await eventually(
    () => counted("refund").length === 1 && counted("purchase").length === 1,
    () => JSON.stringify(collector.events("77.88")),
  );
  const { value, items } = counted("purchase")[0]?.params ?? {};
  expect(counted("refund")).toMatchObject([
    { params: { transaction_id: number, value, items: [{ item_name: items?.[0]?.["item_name"], quantity: 1 }] } },
  ]);
});

test("rejects a cancellation without a valid key", async () => {
  const reader = open();
  await reader.goto("/order-lookup/cancel?order_id=MQ%3D%3D");
  await reader.arrivesAt("/order-lookup");
  await reader.goto("/order-lookup/cancel?order_id=MQ%3D%3D&confirmation_key=wrong");
  await reader.expecting(422).press("Cancel order");
  await reader.sees("The order cancellation could not be confirmed.");
});

test("shows the date of a customer's orders", async () => {
  const customer = open();
  const page = await orderAsCustomer(customer);
  for (const address of [page, "/customer/order-history"]) {
    await customer.goto(address);
    await customer.within("main").sees(today());
  }
  expectNoUnsupportedQueries(shop);
});
