import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { openBackendProxy, type BackendProxy } from "../support/shop/backend-proxy.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const PATHS = ["/", categoryPath, phone.path, "/computers/laptops.html", "/kestriva-aura-pro.html"];

describe.each(hosts)("strangers who come at once to a shop that has just started: %s", (host) => {
  let proxy: BackendProxy;
  let shop: OpenShop;
  beforeAll(async () => {
    proxy = await openBackendProxy(inject("endpoint"));
    proxy.behave(() => new Promise((resolve) => setTimeout(() => resolve("pass"), 100)));
    shop = await openShop(host, proxy.endpoint, { LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await shop.stop();
    await proxy.close();
  });

  async function questionsOf(visits: number): Promise<number> {
    // The worker's local stand-in does not handle more at once.
    for (let begun = 0; begun < visits; begun += 20) {
      const paths = Array.from({ length: 20 }, (_, at) => PATHS[at % PATHS.length] ?? "/");
      const replies = await Promise.all(paths.map((path) => new Browserless(shop.origin).send(path)));
      expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
    }
    return proxy.takeRequests(/./).length;
  }

  test("a hundred of them ask the backend hardly more than one of each kind would", async () => {
    expect(await questionsOf(100)).toBeLessThan(100);
    expect(await questionsOf(100)).toBeLessThan(50);
  });

  test("what the menu and a list lead to is not looked up again: its page waits for one answer, not for two", async () => {
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

  test("a cart's page asks for the cart alone, which has the number that the frame shows", async () => {
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    proxy.takeRequests(/./);
    await shopper.goto("/cart");
    expect(proxy.takeRequests(/./).map(({ operation }) => operation)).toEqual(["Cart"]);
    expect(shopper.page.html).toMatch(/1 item|Cart, 1/);
  });
});
