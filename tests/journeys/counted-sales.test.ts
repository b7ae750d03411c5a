import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { eventually } from "../support/eventually.ts";
import { isFullMatrix, sharedCodeHosts } from "../support/modes.ts";
import { agree, ANALYTICS_SECRET, openCollector, type Collector } from "../support/shop/collector.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { bookedOrders } from "../support/shop/order-counter.ts";
import { logIn, registerAtHome, registerByRequest } from "../support/steps/account.ts";
import {
  chooseShipping,
  placeOrder,
  readOrderNumber,
  fillPayment,
  sameBilling,
  goToPayment,
} from "../support/steps/checking-out.ts";
import { cardForm, cards, orderToPayOnline, paymentPage, sendToProvider } from "../support/steps/paying.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const CABLE = "BJ-HDMI-2M";
const PURCHASES = isFullMatrix ? 300 : 6;
/** What the steps of the tests write into forms. */
const PERSONAL = /\basha\b|\brao\b|@example\.com|560001|98450|residency|ashok|bengaluru/i;

let clients = 1_000;
const newClient = () => `${(clients += 1)}.${Date.now()}`;

describe.each(sharedCodeHosts)("analytics events: %s", (host) => {
  let collector: Collector;
  beforeAll(async () => {
    collector = await openCollector();
  });
  afterAll(() => collector.close());
  const { shop, proxy } = withOwnShop(host, () => ({ ...collector.settings, LOG_LEVEL: "debug" }));
  beforeEach(() => {
    proxy.behave("pass");
    collector.answer(200);
  });

  async function enter(): Promise<{ shopper: Browserless; client: string }> {
    const [shopper, client] = [new Browserless(shop.origin), newClient()];
    await agree(shopper, client);
    return { shopper, client };
  }

  const sent = (client: string) => collector.events(client).map(({ name }) => name);
  const purchases = (client: string) => collector.events(client).filter(({ name }) => name === "purchase");

  /**
   * Events are sent after the response. When a later event of another shopper has arrived, no
   * earlier one is pending.
   */
  async function settled(): Promise<void> {
    const { shopper, client } = await enter();
    await shopper.goto(phone.path);
    await arrived(client, ["view_item"]);
  }

  async function arrived(client: string, names: readonly string[]): Promise<void> {
    await eventually(
      () => names.every((name) => sent(client).includes(name)),
      () => `Instead of ${names.join(", ")}: ${sent(client).join(", ")}`,
      10_000,
    );
  }

  const open = (shopper: Browserless, path: string, from: string) =>
    shopper.send(path, { headers: { referer: shop.origin + from } });

  test("a purchase without script sends each event once, complete and without personal data", async () => {
    const shopper = new Browserless(shop.origin);
    await shopper.goto("/consent");
    await shopper.press("Agree");
    const client = (await shopper.cookie("visitor"))?.split("~")[0] ?? "";
    expect(client).toMatch(/^\d+\.\d+$/);
    await shopper.goto("/search-results?term=aura");
    await shopper.goto(categoryPath);
    await open(shopper, phone.path, categoryPath);
    await open(shopper, `${phone.path}?colour=1`, phone.path);
    await arrived(client, ["search", "view_item_list", "select_item", "view_item"]);
    expect(sent(client).toSorted()).toEqual(["search", "select_item", "view_item", "view_item_list", "view_item_list"]);

    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    const email = await goToPayment(shopper);
    await shopper.goto("/checkout/user-account");
    await shopper.goto("/checkout/payment");
    const number = await placeOrder(shopper);
    await shopper.goto("/checkout/thank-you");
    await shopper.goto("/checkout/payment");
    await arrived(client, ["add_to_cart", "view_cart", "begin_checkout", "add_payment_info", "purchase"]);
    await settled();
    const once = ["add_to_cart", "begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];
    expect(
      sent(client)
        .filter((name) => once.includes(name))
        .toSorted(),
    ).toEqual(once.toSorted());

    const [purchase] = purchases(client);
    const [order] = await bookedOrders(inject("orderCounter"), email);
    const { value, shipping, ...params } = purchase?.params ?? {};
    expect(Number(value) + Number(shipping)).toBeCloseTo((order?.grandTotal ?? 0) / 100, 2);
    expect(params).toMatchObject({
      ...{ transaction_id: number, currency: "INR", session_id: expect.any(Number), tax: expect.any(Number) },
      items: [
        {
          item_name: phone.name,
          item_brand: phone.brand,
          item_category: "Mobiles & Tablets",
          item_category2: "Smartphones",
          item_variant: `${phone.colour} / ${phone.storage}`,
          quantity: 1,
        },
      ],
    });
    const message = collector.requests.map(({ body }) => JSON.stringify(body)).join("\n");
    expect(message).not.toMatch(PERSONAL);
    expect(collector.requests[0]?.url).toContain(`measurement_id=G-TEST123&api_secret=${ANALYTICS_SECRET}`);
    expect(shop.said()).not.toContain(ANALYTICS_SECRET);
    expect(String((await shopper.send("/cart")).body)).not.toContain(ANALYTICS_SECRET);
  });

  test("sends nothing without consent, after it is declined or withdrawn", async () => {
    await settled();
    const before = collector.requests.length;
    for (const choice of [null, "Decline", "Agree, then decline"]) {
      const shopper = new Browserless(shop.origin);
      if (choice === "Agree, then decline") {
        await agree(shopper, newClient());
        await shopper.goto("/consent");
        expect(await shopper.cookie("visitor")).not.toBeNull();
        await shopper.press("Decline");
        expect([await shopper.cookie("visitor"), await shopper.cookie("_ga")]).toEqual([null, null]);
      } else if (choice) {
        await shopper.goto("/consent");
        await shopper.press(choice);
      }
      await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE });
      await shopper.goto(phone.path);
      await shopper.goto("/cart");
      await shopper.goto("/checkout/payment");
      await placeOrder(shopper);
    }
    await settled();
    expect(collector.requests.length - before).toBe(1);
  });

  test("with Google's script the page reports views and the server the other events", async () => {
    const { shopper, client } = await enter();
    const now = Math.floor(Date.now() / 1000);
    const given = { path: "/", httpOnly: false, secure: false, sameSite: "Lax", expires: null };
    await shopper.adopt([{ ...given, name: "_ga_TEST123", value: `GS2.1.s${now - 60}$o1$g1$t${now}$j60$l0$h0` }]);
    const eventsOf = () =>
      shopper.page
        .all(({ attribs }) => "data-shop-events" in attribs)
        .map(({ attribs }) => attribs["data-shop-events"]);
    await shopper.goto(phone.path);
    expect(eventsOf().join()).toContain("view_item");
    await shopper.goto(categoryPath);
    expect(eventsOf().join()).toContain("view_item_list");
    await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE });
    await shopper.goto("/checkout/payment");
    expect(eventsOf()).toEqual([]);
    await placeOrder(shopper);
    await arrived(client, ["purchase"]);
    expect(sent(client).toSorted()).toEqual(["add_payment_info", "purchase"]);
    expect(purchases(client)[0]?.params["session_id"]).toBe(now - 60);
    // Google's script was blocked since.
    await shopper.adopt([
      { ...given, name: "_ga_TEST123", value: `GS2.1.s${now - 9_000}$o1$g1$t${now - 8_000}$j60$l0$h0` },
    ]);
    await shopper.goto(phone.path);
    expect(eventsOf()).toEqual([]);
    await arrived(client, ["view_item"]);
  });

  test("reports registration, log-in, wishlist, cart changes and a cancelled order", async () => {
    const { shopper, client } = await enter();
    const account = await registerByRequest(shopper);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout/user-account");
    await chooseShipping(shopper);
    await sameBilling(shopper);
    const number = await placeOrder(shopper);
    await shopper.goto(`/customer/order-history/${number}/cancel`);
    await shopper.select("Reason", "I ordered by mistake");
    await shopper.press("Cancel order");
    await shopper.sees(`Order ${number} was cancelled.`);
    await shopper.goto(`/customer/order-history/${number}`);
    await shopper.press("Buy again");
    await shopper.within("main").follow("Remove");
    await shopper.press("Remove");
    await shopper.goto(phone.path);
    await shopper.within("main").press("Add to wishlist");
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    await shopper.fill("Quantity", "3");
    await shopper.press("Update");
    await shopper.within("main").follow("Remove");
    await shopper.press("Remove");
    await arrived(client, ["sign_up", "refund", "add_to_wishlist", "remove_from_cart"]);
    const of = (name: string) => collector.events(client).filter((event) => event.name === name);
    expect(of("refund")).toMatchObject([
      { params: { transaction_id: number, value: purchases(client)[0]?.params["value"] } },
    ]);
    expect(of("add_to_wishlist")).toMatchObject([
      { params: { items: [{ item_name: phone.name, item_brand: phone.brand }] } },
    ]);
    expect(of("add_to_cart").map(({ params }) => params.items?.[0]?.["quantity"])).toEqual([1, 1, 1, 2]);
    expect(of("remove_from_cart").map(({ params }) => params.items?.[0]?.["quantity"])).toEqual([1, 3]);

    const again = await enter();
    await again.shopper.goto("/?action=login");
    await logIn(again.shopper, account);
    await arrived(again.client, ["login"]);
    expect(sent(again.client)).not.toContain("sign_up");
  });

  test("counts a payment on the provider's page once, when it is confirmed", async () => {
    const { shopper, client } = await enter();
    await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE });
    await shopper.goto("/checkout/payment");
    await orderToPayOnline(shopper);
    const back = await sendToProvider(await paymentPage(shopper), cardForm(cards.good));
    await settled();
    expect(purchases(client)).toEqual([]);
    await shopper.goto(back ?? "");
    const number = await readOrderNumber(shopper);
    await shopper.goto("/checkout/thank-you");
    await arrived(client, ["purchase"]);
    await settled();
    expect(purchases(client)).toMatchObject([
      { params: { transaction_id: number, items: [{ item_name: expect.any(String) }] } },
    ]);
  });

  test("counts a customer's order with a lost answer once, when it is found", async () => {
    const { shopper, client } = await enter();
    await registerAtHome(shopper);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout/user-account");
    await chooseShipping(shopper);
    await sameBilling(shopper);
    await fillPayment(shopper);
    proxy.behave((question) => (/placeOrder\s*\(/.test(question) ? "lose the answer" : "pass"));
    await shopper.press("Place order");
    const number = await readOrderNumber(shopper);
    await shopper.goto("/checkout/thank-you");
    await arrived(client, ["purchase"]);
    await settled();
    expect(purchases(client)).toMatchObject([{ params: { transaction_id: number } }]);
  });

  test("logs one line when analytics fail and leaves the shopper unaffected", async () => {
    collector.answer(500);
    const { shopper, client } = await enter();
    await shopper.goto(phone.path);
    await arrived(client, ["view_item"]);
    const lines = () =>
      shop
        .said()
        .split("\n")
        .filter((line) => line.includes("analytics events not sent"));
    await eventually(
      () => lines().length === 1,
      () => lines().join("\n"),
    );
    expect(lines()[0]).toContain('"status":500');
    expect(shop.said()).not.toContain(ANALYTICS_SECRET);
  });

  test(`counts each of ${PURCHASES} purchases once despite double submits, reloads and second tabs`, async () => {
    const booked: string[] = [];
    const clientsOfAll: string[] = [];
    const buy = async (nth: number) => {
      const { shopper, client } = await enter();
      clientsOfAll.push(client);
      const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE, quantity: 1 + (nth % 3) });
      await shopper.goto("/checkout/payment");
      await fillPayment(shopper);
      const press = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
      const tab = new Browserless(shop.origin, {}, shopper.jar).expecting(409, 422, 503);
      await Promise.all([shopper.submit(press), ...(nth % 2 === 0 ? [again(tab, press)] : [])]);
      await shopper.goto("/checkout/thank-you");
      await readOrderNumber(shopper);
      await Promise.all([shopper.goto("/checkout/thank-you"), tab.goto("/checkout/thank-you")]);
      if (nth % 3 === 0) await shopper.submit(press);
      for (const { number } of await bookedOrders(inject("orderCounter"), email)) booked.push(number);
    };
    const again = async (tab: Browserless, press: ReturnType<typeof submissionOf>) => {
      await tab.goto("/checkout/payment");
      if ((await tab.count("button", "Place order")) > 0) await tab.submit(press);
    };
    for (let nth = 0; nth < PURCHASES; nth += 5) {
      await Promise.all(Array.from({ length: Math.min(5, PURCHASES - nth) }, (_, more) => buy(nth + more)));
    }
    const counted = () =>
      clientsOfAll.flatMap((client) => purchases(client).map(({ params }) => String(params["transaction_id"])));
    await eventually(
      () => counted().length >= PURCHASES,
      () => `${counted().length} of ${PURCHASES}`,
    );
    await settled();
    expect(booked).toHaveLength(PURCHASES);
    expect(counted().toSorted()).toEqual(booked.toSorted());
  }, 600_000);
});
