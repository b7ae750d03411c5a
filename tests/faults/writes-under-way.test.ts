import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf, type Submission } from "../support/browserless/submission.ts";
import { type Host, isFullMatrix } from "../support/modes.ts";
import { openRedis, type RedisServer } from "../support/redis/redis-server.ts";
import { type Behaviour, holdRequests } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { bookedOrders } from "../support/shop/order-counter.ts";
import { fillPayment } from "../support/steps/checking-out.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

/** How long another tab's write takes at the backend, after "Place order" was pressed. */
const UNDER_WAY_MS = 300;
const CABLE = "BJ-HDMI-2M";

interface Write {
  /** Prepares the form in the other tab. */
  readonly form: (tab: Browserless) => Promise<Submission> | Submission;
  readonly sends: RegExp;
  readonly told: RegExp;
}

const post = (tab: Browserless, path: string, fields: Readonly<Record<string, string>>): Submission => ({
  method: "POST",
  url: new URL(path, tab.origin),
  entries: Object.entries(fields),
});

const TOTAL_CHANGED = /The total changed after you opened this page/;

const WRITES: Readonly<Record<string, Write>> = {
  addition: {
    form: (tab) => post(tab, "/cart", { add: "BJ-USB3.2/1M" }),
    sends: /addProductsToCart\s*\(/,
    told: TOTAL_CHANGED,
  },
  quantity: {
    async form(tab) {
      await tab.goto("/cart");
      await tab.fill(/^Quantity/, "6");
      return submissionOf(tab.find(["button"], /^Update/), tab.page.url);
    },
    sends: /updateCartItems\s*\(/,
    told: TOTAL_CHANGED,
  },
  coupon: {
    form: (tab) => post(tab, "/cart", { intent: "apply-coupon", coupon: "WELCOME10" }),
    sends: /applyCouponToCart\s*\(/,
    told: TOTAL_CHANGED,
  },
  "another delivery address": {
    async form(tab) {
      await tab.goto("/checkout/user-account");
      const main = tab.within("main");
      await main.fill("PIN code", "560038");
      await main.fill("Flat, house no., building", "7 Another Street");
      return submissionOf(tab.find(["button"], "Continue to delivery"), tab.page.url);
    },
    sends: /setShippingAddressesOnCart\s*\(/,
    told: /Your order changed after you opened this page|The total changed/,
  },
};

interface Place {
  readonly host: Host;
  readonly processes: 1 | 2;
}

const PLACES: Readonly<Record<string, Place>> = {
  "one Node process": { host: "node", processes: 1 },
  "two Node processes with Redis": { host: "node", processes: 2 },
  "two isolates of a worker": { host: "workerd", processes: 2 },
};

describe.each(Object.entries(PLACES))(
  "an order while another tab's write is under way: %s",
  (_, { host, processes }) => {
    let redis: RedisServer | null = null;
    beforeAll(async () => {
      redis = host === "node" && processes > 1 ? await openRedis() : null;
    });
    afterAll(() => redis?.stop());
    const settings = () => ({ LOG_LEVEL: "silent", ...(redis && { SHARED_STORE_URL: redis.url }) });
    const { shops, proxy } = withOwnShop(host, settings, { count: processes });
    beforeEach(() => proxy.behave("pass"));

    async function openPayment() {
      const shopper = new Browserless(shops[0]?.origin ?? "");
      const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE, quantity: 4 });
      await shopper.goto("/checkout/payment");
      await fillPayment(shopper);
      const tab = new Browserless(shops.at(-1)?.origin ?? "");
      await tab.adopt(shopper.jar.all());
      return { shopper, tab, email };
    }

    const send = (tab: Browserless, { url, entries }: Submission) => tab.post(url, entries);

    // What is held does not depend on who waits: on the other two by day one write.
    test.each(Object.entries(WRITES).slice(0, isFullMatrix || processes === 1 ? undefined : 1))(
      "%s: the order waits for it, and says what changed",
      async (_name, write) => {
        const { shopper, tab, email } = await openPayment();
        const form = await write.form(tab);
        const held = holdRequests(write.sends);
        proxy.behave(held.decide);
        const writing = send(tab, form);
        await held.received;
        setTimeout(() => held.release(), UNDER_WAY_MS);
        await shopper.expecting(422).press("Place order");
        await writing;
        await shopper.within("main").sees(write.told);
        expect(await bookedOrders(inject("orderCounter"), email)).toEqual([]);
      },
    );

    test("a write that begins after the order is rejected, and the order is placed as agreed", async () => {
      const { shopper, tab, email } = await openPayment();
      const form = await WRITES["addition"]?.form(tab);
      const agreed = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url).entries;
      const held = holdRequests(/placeOrder\s*\(/);
      proxy.behave(held.decide);
      const ordering = shopper.press("Place order");
      await held.received;
      proxy.takeRequests(/./);
      await send(tab, form ?? post(tab, "/cart", {}));
      expect(proxy.takeRequests(/addProductsToCart/)).toEqual([]);
      held.release();
      await ordering;
      const [order, ...others] = await bookedOrders(inject("orderCounter"), email);
      expect(others).toEqual([]);
      expect(agreed).toContainEqual(["order_total", `INR ${order?.grandTotal}`]);
    });
  },
);

describe("an order that the backend places with another total", () => {
  const { shop, proxy } = withOwnShop("node", { LOG_LEVEL: "error" });

  test("says so on the thank-you page and in the log", async () => {
    const shopper = new Browserless(shop.origin);
    const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: CABLE, quantity: 4 });
    await shopper.goto("/checkout/payment");
    await fillPayment(shopper);
    const id = shopper.jar.get("cart")?.value ?? "";
    // The shop cannot know of it: another client changes the cart while the order arrives.
    proxy.behave(async (text): Promise<Behaviour> => {
      if (!/placeOrder\s*\(/.test(text)) return "pass";
      const query = `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "${CABLE}", quantity: 1 }]) { user_errors { message } } }`;
      const headers = { "content-type": "application/json" };
      await fetch(inject("endpoint"), { method: "POST", headers, body: JSON.stringify({ query }) });
      return "pass";
    });
    await shopper.press("Place order");
    await shopper.sees(/The total of your order is ₹[\d,.]+, not the ₹[\d,.]+ you agreed to/);
    expect(shop.said()).toContain("an order has another total than was agreed");
    expect(await bookedOrders(inject("orderCounter"), email)).toHaveLength(1);
  });
});
