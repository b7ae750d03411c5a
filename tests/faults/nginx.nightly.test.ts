import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange, type Reply } from "../support/browserless/exchange.ts";
import { openNginx, type Nginx } from "../support/nginx/open-nginx.ts";
import { openRedis, type RedisServer } from "../support/redis/redis-server.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/** Two shops and one Redis behind the nginx of compose.yaml, with its page cache on. */
let redis: RedisServer;
let shops: OpenShop[];
let nginx: Nginx;
beforeAll(async () => {
  redis = await openRedis();
  shops = await Promise.all([0, 1].map(() => openOne()));
  nginx = await openNginx(shops.map(({ origin }) => origin));
});
afterAll(async () => {
  await nginx.stop();
  for (const shop of shops) await shop.stop();
  await redis.stop();
});

function openOne(): Promise<OpenShop> {
  const settings = { LOG_LEVEL: "silent", CDN: "other", TRUSTED_PROXIES: "1" };
  return openShop("node", inject("endpoint"), { ...settings, SHARED_STORE_URL: redis.url });
}

const browser = { accept: "text/html", "accept-encoding": "br" };
const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  exchange(new URL(path, nginx.origin), { headers: { ...browser, ...headers } });
const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers["x-cache"];

async function purchase(): Promise<string> {
  const shopper = new Browserless(nginx.origin);
  await addPhoneToCart(shopper);
  await goToPayment(shopper);
  return placeOrder(shopper);
}

describe("nginx page cache", () => {
  test("serves cached pages to guests and never to shoppers with cookies", async () => {
    await expect.poll(() => cacheOf("/")).toBe("HIT");
    const shopper = new Browserless(nginx.origin);
    await addPhoneToCart(shopper);
    const { headers, body } = await get("/", { cookie: shopper.jar.header("/") ?? "" });
    expect(headers["x-cache"]).toBe("BYPASS");
    expect(headers["cache-control"]).toMatch(/^private/);
    // What the shopper with a cart was sent has not become the guests' page.
    const guest = await get("/");
    expect(guest.headers["x-cache"]).toBe("HIT");
    expect(guest.body.equals(body)).toBe(false);
    expect(guest.setCookies).toEqual([]);
  });

  test("never caches pages with cookies, forms, searches and unknown URLs", async () => {
    for (const path of ["/cart", "/checkout", "/customer/login", "/search-results?term=phone", "/no-such-page"]) {
      for (let nth = 0; nth < 3; nth += 1) {
        const { headers, setCookies } = await get(path);
        expect([path, headers["x-cache"]]).not.toEqual([path, "HIT"]);
        if (setCookies.length > 0) expect(headers["cache-control"]).not.toContain("s-maxage");
      }
    }
  });

  test("serves no uncompressed page to browsers because a client without compression asked first", async () => {
    const path = "/gaming.html";
    await expect.poll(() => cacheOf(path, { "accept-encoding": "identity" })).toBe("HIT");
    const { headers } = await get(path);
    expect([headers["content-encoding"], headers.vary]).toEqual(["br", expect.stringContaining("Accept-Encoding")]);
  });

  test("serves no cached page to a browser that saves data", async () => {
    await expect.poll(() => cacheOf("/")).toBe("HIT");
    for (let nth = 0; nth < 3; nth += 1) expect(await cacheOf("/", { "save-data": "on" })).not.toBe("HIT");
  });
});

test("no request or purchase fails while two shops restart one after the other", async () => {
  const wanted = 10_000;
  const paths = [
    "/",
    "/mobiles-tablets/smartphones.html",
    "/kestriva-aura-5g.html",
    "/cart",
    "/search-results?term=phone",
    "/healthz",
  ];
  const failures: string[] = [];
  let sent = 0;
  let isRestarting = true;
  const browse = async (own: number): Promise<void> => {
    while (isRestarting || sent < wanted) {
      const path = paths[sent++ % paths.length] ?? "/";
      const { status } = await get(path, own % 2 ? { cookie: "a=b" } : {}).catch((error: Error) => ({
        status: error.message,
      }));
      if (status !== 200) failures.push(`${path} ${status}`);
    }
  };
  const numbers: string[] = [];
  const buy = async (): Promise<void> => {
    while (isRestarting) numbers.push(await purchase());
  };
  const restart = async (): Promise<void> => {
    for (const old of [...shops]) {
      const rest = shops.filter((shop) => shop !== old);
      await nginx.balance(rest.map(({ origin }) => origin));
      await old.stop();
      shops = [...rest, await openOne()];
      await nginx.balance(shops.map(({ origin }) => origin));
    }
    isRestarting = false;
  };
  await Promise.all([restart(), buy(), buy(), ...Array.from({ length: 6 }, (_, own) => browse(own))]);
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(wanted);
  expect(numbers.length).toBeGreaterThan(1);
  expect(new Set(numbers).size).toBe(numbers.length);
}, 600_000);
