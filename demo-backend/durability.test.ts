import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { kolkata, steps } from "./test-support/order-test-steps.ts";
import { query } from "./store/query.ts";
import { openCheckedStore } from "./store/open-checked-store.ts";

const orderCount = 100;
const concurrentShoppers = 4;
let dataDir: string;
let shop: ChildProcess | undefined;

afterEach(async () => {
  shop?.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

test("keeps every acknowledged order when the process is killed", { timeout: 60_000 }, async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bijli-durability-"));
  const endpoint = await startShop();
  const acknowledged: string[] = [];
  const buy = async () => {
    for (;;) {
      const number = await placeOrder(endpoint).catch(() => null);
      if (number === null) return;
      acknowledged.push(number);
      if (acknowledged.length === orderCount) shop?.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: concurrentShoppers }, buy));
  expect(acknowledged.length).toBeGreaterThanOrEqual(orderCount);

  const store = openCheckedStore(join(dataDir, "shop.db"));
  try {
    const stored = new Set(
      query<{ number: string }>(store.db, "SELECT number FROM shop_order")
        .all()
        .map((row) => row.number),
    );
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    // Each order has one piece, so reserved pieces equal orders.
    const reservation = query<{ reserved: number }>(store.db, "SELECT sum(reserved) AS reserved FROM stock").get();
    expect(reservation?.reserved).toBe(stored.size);
  } finally {
    store.close();
  }
});

async function startShop(): Promise<string> {
  const program = fileURLToPath(new URL("./test-support/shop-process.ts", import.meta.url));
  shop = fork(program, [dataDir], { execArgv: ["--import", "tsx"] });
  const [{ endpoint }] = (await once(shop, "message")) as [{ endpoint: string }]; // what shop-process.ts sends
  return endpoint;
}

/** One request, because the test is about concurrent orders. */
const prepareCheckout = `mutation ($c: String!, $a: CartAddressInput!) {
  addProductsToCart(cartId: $c, cartItems: [{ sku: "CABLE", quantity: 1 }]) { cart { id } }
  setGuestEmailOnCart(input: { cart_id: $c, email: "ravi@example.com" }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $c, shipping_addresses: [{ address: $a }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $c, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $c, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $c, payment_method: { code: "cashondelivery" } }) { cart { id } }
}`;

async function placeOrder(endpoint: string): Promise<string> {
  const { createEmptyCart: cart } = await ask(endpoint, "mutation { createEmptyCart }");
  await ask(endpoint, prepareCheckout, { c: cart, a: kolkata });
  const { placeOrder: placed } = await ask(endpoint, steps.place, { i: { cart_id: cart } });
  return placed.order.order_number;
}

type Body = any; // any: answers of every shape

async function ask(endpoint: string, source: string, variables: object = {}): Promise<Body> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(endpoint, {
    method: "POST",
    headers,
    body: JSON.stringify({ query: source, variables }),
  });
  const { data, errors } = (await response.json()) as Body; // any: see above
  if (errors) throw new Error(errors[0].message);
  return data;
}
