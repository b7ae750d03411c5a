import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts, isFullMatrix } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const PATHS = ["/", categoryPath, phone.path, "/computers/laptops.html", "/kestriva-aura-pro.html"];

const GUESTS = isFullMatrix ? 100 : 40;

describe.each(hosts)("backend requests after a start: %s", (host) => {
  const { shop, proxy } = withOwnShop(
    host,
    { LOG_LEVEL: "silent" },
    { beforeStart: (proxy) => proxy.behave(() => new Promise((resolve) => setTimeout(() => resolve("pass"), 100))) },
  );

  async function requestsOf(visits: number): Promise<number> {
    // The worker's local stand-in does not handle more at once.
    for (let begun = 0; begun < visits; begun += 20) {
      const paths = Array.from({ length: 20 }, (_, at) => PATHS[at % PATHS.length] ?? "/");
      const replies = await Promise.all(paths.map((path) => new Browserless(shop.origin).send(path)));
      expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
    }
    return proxy.takeRequests(/./).length;
  }

  test(`${GUESTS} concurrent guests cause hardly more requests than one of each kind`, async () => {
    expect(await requestsOf(GUESTS)).toBeLessThan(100);
    expect(await requestsOf(GUESTS)).toBeLessThan(GUESTS / 2);
  });

  test("URLs from the menu and a list need no look-up", async () => {
    const shopper = new Browserless(shop.origin);
    const takeRequests = () => proxy.takeRequests(/./).map(({ operation }) => operation);
    takeRequests();
    await shopper.goto("/gaming/consoles.html");
    expect(takeRequests()).toEqual(expect.arrayContaining(["Category", "Listing"]));
    await shopper.follow("Khelgard Akhada console");
    const ofProduct = takeRequests();
    expect(ofProduct).toContain("Product");
    expect(ofProduct).not.toContain("Route");
    expect(ofProduct, "it comes in colours").not.toContain("Selection");
  });

  test("the cart page sends only the cart query, which includes the count", async () => {
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    proxy.takeRequests(/./);
    await shopper.goto("/cart");
    expect(proxy.takeRequests(/./).map(({ operation }) => operation)).toEqual(["Cart"]);
    expect(shopper.page.html).toMatch(/1 item|Cart, 1/);
  });
});

/** Two requests in a row take longer than one page waits for another's. */
const FAR_MS = 1_100;

describe.each(hosts)("the first page with a backend far away: %s", (host) => {
  const far = () => new Promise<"pass">((resolve) => setTimeout(() => resolve("pass"), FAR_MS));
  const { shop, proxy } = withOwnShop(
    host,
    { LOG_LEVEL: "silent" },
    { beforeStart: (opened) => opened.behave(() => far()) },
  );

  test("asks for nothing twice", async () => {
    await new Browserless(shop.origin).send("/search-results?term=zzqxjv");
    const asked = proxy.takeRequests(/./);
    const repeated = asked.filter(({ text }, at) => asked.findIndex((other) => other.text === text) < at);
    expect(repeated.map(({ operation }) => operation)).toEqual([]);
    expect(asked.length).toBeGreaterThan(3);
  });
});
