import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CartLine } from "~/lib/commerce/model/cart";
import { money } from "~/lib/commerce/model/money";
import { screenOf, type ScreenProperties } from "~/lib/screen";
import { testShop } from "~/lib/testing/shop";
import type { EventParams, ShopEvent } from "~/lib/third-parties/shop-events";
import { sendCartChange, toSoldGoods } from "./cart-events.server";
import { isViewed, sendEvents, viewEventsOf } from "./send-events.server";
import { analyticsClient, clientIdFor } from "./visitor.server";

const ID = "G-ABC";
const SECRET = "the-api-secret";
const now = () => Math.floor(Date.now() / 1000);
const event: ShopEvent = { name: "search", params: { search_term: "aura" } };

let posted: { address: URL; body: { client_id: string; events: { name: string; params: EventParams }[] } }[] = [];
let answer: () => Promise<Response> = async () => new Response(null, { status: 204 });
beforeEach(() => {
  posted = [];
  answer = async () => new Response(null, { status: 204 });
  vi.stubGlobal("fetch", (address: string, { body }: { body: string }) => {
    posted.push({ address: new URL(address), body: JSON.parse(body) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Setup {
  readonly cookie?: string;
  readonly secret?: string | null;
  readonly thirdParties?: ScreenProperties["thirdParties"];
}

async function open({ cookie = "consent=yes", secret = SECRET, thirdParties = "tags" }: Setup = {}) {
  const request = new Request("http://shop.test/", { headers: { Cookie: cookie } });
  const work: Promise<unknown>[] = [];
  const lines: unknown[] = [];
  const config = {
    tags: { tagManager: null, analytics: ID },
    serverEvents: secret === null ? null : { id: ID, secret, address: "https://collector.test/mp" },
  };
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const catalog = { product: async () => null, menu: async () => [] };
  const shop = {
    ...(await testShop({ catalog }, { request, config, waitUntil })),
    screen: screenOf([{ handle: { thirdParties } }]),
    log: (...line: unknown[]) => void lines.push(line),
  };
  return { shop, lines, sent: () => Promise.all(work) };
}

describe("sendEvents", () => {
  test("includes client, session and consent, and truncates long texts", async () => {
    const { shop, sent } = await open({ cookie: `consent=yes; _ga=GA1.1.11.22; _ga_ABC=GS1.1.33.1.1.${now()}.0.0.0` });
    sendEvents(shop, () => [{ name: "search", params: { search_term: "x".repeat(200) } }]);
    await sent();
    expect(posted[0]?.address.href).toBe(`https://collector.test/mp?measurement_id=${ID}&api_secret=${SECRET}`);
    expect(posted[0]?.body).toEqual({
      client_id: "11.22",
      consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
      events: [{ name: "search", params: { search_term: "x".repeat(100), session_id: 33, engagement_time_msec: 1 } }],
    });
  });

  test.each([
    ["no consent", { cookie: "" }],
    ["declined consent", { cookie: "consent=no; _ga=GA1.1.11.22" }],
    ["no API secret", { secret: null }],
  ])("reads and sends nothing and sets no cookie with %s", async (_, given) => {
    const { shop, sent } = await open(given);
    const read = vi.fn(() => [event]);
    sendEvents(shop, read);
    await sent();
    expect([read.mock.calls, posted, await shop.cookies.takePending()]).toEqual([[], [], []]);
  });

  test("knows consents with and without time and text", async () => {
    for (const cookie of ["consent=yes", "consent=yes~1790000000~2026-11-30"]) {
      const { shop, sent } = await open({ cookie });
      sendEvents(shop, () => [event]);
      await sent();
    }
    expect(posted).toHaveLength(2);
  });

  test("sends events once per key", async () => {
    const first = await open();
    const second = await open();
    for (const { shop } of [first, second, first]) sendEvents(shop, () => [event], "purchase 1 of this test");
    await Promise.all([first.sent(), second.sent()]);
    sendEvents(first.shop, () => [event], "purchase 1 of this test");
    await first.sent();
    expect(posted).toHaveLength(1);
  });

  test.each([
    ["an error response", async () => new Response(null, { status: 500 }), { status: 500 }],
    ["a failed connection", () => Promise.reject(new TypeError(`no way to ${SECRET}`)), { reason: "TypeError" }],
  ])("logs %s in one line, without the secret, and does not reject", async (_, failing, facts) => {
    answer = failing;
    const { shop, lines, sent } = await open();
    sendEvents(shop, () => [event]);
    await sent();
    expect(lines).toEqual([["warn", "analytics events not sent", facts]]);
  });
});

describe("analyticsClient", () => {
  test("keeps its id and session for half an hour, then starts another session", async () => {
    const { shop } = await open({ cookie: `consent=yes; visitor=5.6~${now() - 900}~${now() - 600}` });
    expect(analyticsClient(shop)).toMatchObject({ clientId: "5.6", session: now() - 900 });
    const later = await open({ cookie: `consent=yes; visitor=5.6~${now() - 9_000}~${now() - 1_900}` });
    expect(analyticsClient(later.shop).clientId).toBe("5.6");
    expect(now() - analyticsClient(later.shop).session).toBeLessThan(5);
  });

  test.each(["<script>", "GA1.1.1", "GA1.1.a.b", "1;2"])("ignores the malformed cookie _ga=%s", async (ga) => {
    const { shop } = await open({ cookie: `consent=yes; _ga=${encodeURIComponent(ga)}` });
    expect(analyticsClient(shop).clientId).toMatch(/^\d+\.\d+$/);
  });
});

describe("page views", () => {
  const request = (headers: Record<string, string> = {}) =>
    new Request("http://shop.test/phones.html?p=2", { headers });
  const running = `_ga_ABC=GS2.1.s1$o1$g1$t${now()}$j1`;

  test("are left to the page when Google's script runs or the server has no secret", async () => {
    for (const given of [{ cookie: `consent=yes; ${running}` }, { secret: null }]) {
      const { shop, sent } = await open(given);
      expect(viewEventsOf(shop, request())?.(() => [event])).toEqual([event]);
      await sent();
    }
    expect(posted).toEqual([]);
  });

  test.each([
    ["nothing", ""],
    ["an expired session", `; _ga_ABC=GS2.1.s1$o1$g1$t${now() - 2_000}$j1`],
    ["another format", "; _ga_ABC=GS9.1.what"],
  ])("are sent by the server when the script's cookie contains %s", async (_, cookie) => {
    const { shop, sent } = await open({ cookie: `consent=yes${cookie}` });
    expect(viewEventsOf(shop, request())?.(() => [event])).toEqual([]);
    await sent();
    expect(posted).toHaveLength(1);
  });

  test("are not sent without consent, in the checkout, or by a prefetched page", async () => {
    expect(viewEventsOf((await open({ cookie: "consent=no" })).shop, request())).toBeNull();
    expect(viewEventsOf((await open({ thirdParties: "none" })).shop, request())).toBeNull();
    expect(viewEventsOf((await open()).shop, request({ "Sec-Purpose": "prefetch" }))).toBeNull();
  });

  test("do not renew the visit for a prefetched page", async () => {
    const cookie = `consent=yes; visitor=11.22~33~${now() - 100}`;
    const renewed = async (isPrefetch: boolean) => {
      const { shop } = await open({ cookie: cookie.replace("33", String(now() - 300)) });
      expect(clientIdFor({ ...shop, isPrefetch })).toBe("11.22");
      return shop.cookies.takePending();
    };
    expect([(await renewed(true)).length, (await renewed(false)).length]).toEqual([0, 1]);
  });

  test("are not repeated when a page is revalidated after an action", () => {
    expect(isViewed(request({ Referer: "http://shop.test/phones.html?p=2" }))).toBe(false);
    expect(isViewed(request({ Referer: "http://shop.test/phones.html?p=1" }))).toBe(true);
    expect(isViewed(request({ Referer: "http://shop.test/phones.html?p=1" }), "path")).toBe(false);
    expect(isViewed(request({ Referer: "about:client" }))).toBe(true);
  });
});

const rupees = (amount: number) => money(amount * 100, "INR");

test("sendCartChange sends the discounted price and chosen options, but no entered text", async () => {
  const line = {
    ...{
      sku: "RING",
      name: "Ring",
      quantity: 2,
      unitPrice: rupees(900),
      regularPrice: rupees(1_000),
      discount: rupees(100),
    },
    choices: [
      { label: "Size", value: "M" },
      { label: "Engraving", value: "For Asha" },
    ],
    request: { enteredOptions: [{ uid: "x", value: "For Asha" }] },
  } as unknown as CartLine; // the parts that an event uses
  const { shop, sent } = await open();
  sendCartChange(shop, "add_to_cart", [line]);
  await sent();
  expect(posted[0]?.body.events[0]?.params).toMatchObject({
    ...{ currency: "INR", value: 1_700 },
    items: [{ item_id: "RING", item_name: "Ring", item_variant: "M", quantity: 2, price: 850, discount: 150 }],
  });
});

test("toSoldGoods derives missing unit prices from the line totals", () => {
  const totals = {
    grandTotal: rupees(100),
    shipping: null,
    taxes: [],
    tax: "included",
    subtotal: rupees(100),
    discounts: [],
  };
  const lines = [{ name: "Cable", quantity: 4, price: null, total: rupees(100) }];
  const copy = { lines, totals } as unknown as Parameters<typeof toSoldGoods>[0]; // without branded types
  expect(toSoldGoods(copy).lines).toMatchObject([{ sku: "", quantity: 4, unitPrice: rupees(25) }]);
});
