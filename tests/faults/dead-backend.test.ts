import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { screenPaths } from "../support/shop/build-output.ts";
import { type Behaviour } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";

const pages = ["/", categoryPath, phone.path, "/search-results?term=phone"];
const hasLateParts = (path: string) => /^\/(cart|search-results|big-deal-products)/.test(path);
const internals = /GraphQL|fetch failed|ECONN|\/graphql|connection failed|SQLSTATE|\.php|\bat .+\.[jt]s:\d/i;
const magentoFault = JSON.stringify({
  errors: [{ message: "SQLSTATE[42S02]: no table `quote` in /var/www/html/vendor/magento/Db.php:12" }],
});

describe.each(sharedCodeHosts)("an unavailable backend: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent" }, { beforeStart: (proxy) => proxy.behave("break") });

  async function seesFrame(shopper: Browserless): Promise<void> {
    expect(await shopper.count("main")).toBe(1);
    expect(await shopper.count("banner")).toBe(1);
    expect(await shopper.count("contentinfo")).toBe(1);
    expect(await shopper.count("link", "Home")).toBeGreaterThan(0);
    expect(await shopper.count("searchbox", "Search products")).toBeGreaterThan(0);
  }

  test.each([...pages, "/cart", "/checkout/user-account"])(
    "%s answers with the shop's error page and a retry link",
    async (path) => {
      proxy.behave("break");
      const shopper = new Browserless(shop.origin);
      shopper.jar.set({
        name: "cart",
        value: "A".repeat(32),
        path: "/",
        httpOnly: true,
        secure: false,
        sameSite: "Lax",
        expires: null,
      });
      const reply = await shopper.send(path);
      // A failure that is known after the first byte is reported in place.
      expect(reply.status).toBeOneOf(hasLateParts(path) ? [200, 503] : [503]);
      if (reply.status === 503) expect(reply.headers["retry-after"]).toBe("30");
      expect(String(reply.headers["cache-control"])).toMatch(/no-store|no-cache/);
      expect(reply.headers["x-may-keep"]).toBeUndefined();
      await shopper.expecting(503).goto(path);
      await shopper.sees(/An error occurred|could not be loaded/);
      expect(await shopper.within("main").count("link", "Try again")).toBe(1);
      expect(shopper.page.html).not.toMatch(internals);
      await seesFrame(shopper);
      expect(shopper.jar.get("cart"), "the cart cookie is kept").not.toBeNull();
    },
  );

  test.each<[string, Behaviour]>([
    ["is unavailable", "break"],
    ["reports an SQL error", { status: 200, body: magentoFault, type: "application/json" }],
  ])("no screen shows internals when the backend %s", async (_, conduct) => {
    proxy.behave(conduct);
    const shopper = new Browserless(shop.origin);
    for (const pattern of screenPaths("hasLoader")) {
      const path = pattern.replace(/[:*][^/]*/g, "7");
      const { headers, body } = await shopper.send(path);
      if (/^(?:text|application\/json)/.test(String(headers["content-type"])))
        expect(body.toString(), path).not.toMatch(internals);
    }
  });

  test("the health check succeeds", async () => {
    const reply = await new Browserless(shop.origin).send("/healthz");
    expect(reply.status).toBe(200);
  });

  test.each([
    ["an HTML page", { status: 200, body: "<html>Maintenance</html>" }],
    ["invalid JSON", { status: 200, body: "{", type: "application/json" }],
    ["JSON of another shape", { status: 200, body: '{"data":{"storeConfig":17}}', type: "application/json" }],
    [
      "an internal error",
      { status: 200, body: '{"errors":[{"message":"Internal server error"}]}', type: "application/json" },
    ],
    ["HTTP 500", { status: 500, body: "<h1>Exception #0 (Zend_Db)</h1>" }],
    ["HTTP 503 with JSON", { status: 503, body: '{"message":"maintenance"}', type: "application/json" }],
  ])("a response of %s becomes an error page without internals", async (_, conduct) => {
    proxy.behave(conduct);
    const shopper = new Browserless(shop.origin);
    await shopper.expecting(502, 503).goto("/big-deal-products");
    await shopper.sees(/An error occurred|could not be loaded/);
    expect(shopper.page.html).not.toMatch(/Zend_Db|Maintenance|Internal server error/);
    await seesFrame(shopper);
  });

  test("a failed URL look-up answers 502, not 404", async () => {
    const failed = '{"data":{"route":null},"errors":[{"message":"Something went wrong"}]}';
    proxy.behave((question) =>
      question.includes("query Route") ? { status: 200, body: failed, type: "application/json" } : "pass",
    );
    const shopper = new Browserless(shop.origin);
    await shopper.expecting(502).goto("/looked-up-for-the-first-time.html");
    expect(shopper.status()).toBe(502);
    await shopper.sees("An error occurred");
    proxy.behave("pass");
    await shopper.expecting(404).goto("/looked-up-for-the-first-time.html");
    await shopper.sees("This page could not be found.");
  });

  test("the shop recovers with the backend, and serves cached catalogue pages in a new outage", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    for (const path of pages) await shopper.goto(path);
    await addPhoneToCart(shopper);

    proxy.behave("break");
    const guest = new Browserless(shop.origin);
    await guest.goto("/");
    await guest.goto(categoryPath);
    await guest.within("main").sees(phone.name);
    await guest.within("main").follow(phone.name);
    await guest.within("main").sees("Description");
    // A shopper's own data is never served stale.
    await shopper.expecting(503).goto("/cart");
    await seesFrame(shopper);
    expect(await shopper.count("navigation", "Categories")).toBe(1);
    expect(await shopper.within("navigation", "Categories").count("link")).toBeGreaterThan(5);

    proxy.behave("pass");
    await shopper.expecting().goto("/cart");
    await shopper.within("main").sees(phone.name);
  });

  test("an error is never cached", async () => {
    proxy.behave("break");
    const shopper = new Browserless(shop.origin);
    await shopper.expecting(503).goto("/search-results?term=soundbar");
    await shopper.sees(/An error occurred|could not be loaded/);
    proxy.behave("pass");
    await shopper.expecting().goto("/search-results?term=soundbar");
    expect((await cardsIn(shopper.within("main"))).length).toBeGreaterThan(0);
  });

  test("a failed optional part shows a message in its place", async () => {
    proxy.behave((question) => (/related_products|upsell_products/.test(question) ? "break" : "pass"));
    const shopper = new Browserless(shop.origin);
    await shopper.goto("/tessaryn-vega-9.html");
    await shopper.within("main").sees("Specifications");
    await shopper.within("main").sees("Related products could not be loaded.");
    expect(await shopper.count("heading", "Related products")).toBe(0);
  });
});
