import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import type { Reply } from "../support/browserless/exchange.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium } from "../support/modes.ts";
import { register } from "../support/steps/account.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const PAGES = ["/", categoryPath, phone.path];

const etagOf = ({ headers }: Reply) => headers["etag"];

describe("cached guest pages on Node", () => {
  const { shop } = withOwnShop("node", { PURGE_SECRET });

  const visit = (path: string, headers: Record<string, string> = {}) =>
    new Browserless(shop.origin).send(path, { headers });

  async function cached(path: string): Promise<Reply> {
    await expect.poll(async () => etagOf(await visit(path)), { timeout: 30_000 }).toMatch(/^W\//);
    return visit(path);
  }

  test.each(PAGES)("%s is cached as it was rendered, and revalidates by its ETag", async (path) => {
    await purge(shop.origin);
    let rendered = await visit(path);
    let document = rendered;
    await eventually(
      async () => {
        // A page with deferred parts is not cached.
        if (!String(document.body).includes('class="placeholder ')) rendered = document;
        document = await visit(path);
        return etagOf(document) !== undefined;
      },
      () => `${path} is never cached`,
    );
    expect(String(document.body)).toBe(String(rendered.body));
    expect(document.setCookies.map((cookie) => String(cookie).split(";")[0])).toEqual(
      rendered.setCookies.map((cookie) => String(cookie).split(";")[0]),
    );
    const again = await visit(path, { "if-none-match": String(etagOf(document)) });
    expect([again.status, String(again.body)]).toEqual([304, ""]);
    const request = (reply: Reply) => reply.headers["x-request-id"];
    expect(request(await visit(path))).not.toBe(request(document));
  });

  test("differ for URLs with parameters and shoppers who save data", async () => {
    const whole = await cached("/");
    expect(etagOf(await visit("/?utm_source=test"))).toBeUndefined();
    const frugal = await visit("/", { "save-data": "on" });
    expect(String(whole.body)).toContain("data-routes");
    expect(String(frugal.body)).not.toContain("data-routes");
  });

  test("are purged when the backend reports a change of their content", async () => {
    await cached(categoryPath);
    await purge(shop.origin, "something-else");
    expect(etagOf(await visit(categoryPath))).toBeDefined();
    await purge(shop.origin, "catalog");
    await expect.poll(async () => etagOf(await visit(categoryPath)), { timeout: 30_000 }).toBeUndefined();
    await cached(categoryPath);
  });

  test("show no shopper's data to another in mixed requests", async () => {
    const buyer = new Browserless(shop.origin);
    await addSkusToCart(buyer, { "BJ-HDMI-2M": 7 });
    const customer = new Browserless(shop.origin);
    await customer.goto("/");
    await register(customer);
    const chooser = new Browserless(shop.origin);
    await chooser.goto(phone.path);
    const shoppers = [buyer, customer, chooser];
    const cartOf = (reply: Reply | undefined) => /aria-label="(Cart[^"]*)"/.exec(String(reply?.body))?.[1];
    const isLoggedIn = (reply: Reply | undefined) => !String(reply?.body).includes("action=login");
    let fromCache = 0;
    for (let round = 0; round < 40; round += 1) {
      const path = PAGES[round % PAGES.length] ?? "/";
      const replies = await Promise.all([
        ...shoppers.map((shopper) => shopper.send(path)),
        ...Array.from({ length: 5 }, () => visit(path)),
      ]);
      const [ofBuyer, ofCustomer, , ...ofStrangers] = replies;
      expect([cartOf(ofBuyer), isLoggedIn(ofBuyer)]).toEqual(["Cart, 7 items", false]);
      expect([cartOf(ofCustomer), isLoggedIn(ofCustomer)]).toEqual(["Cart", true]);
      for (const reply of ofStrangers) {
        expect([cartOf(reply), isLoggedIn(reply)]).toEqual(["Cart", false]);
        if (etagOf(reply)) fromCache += 1;
      }
    }
    expect(fromCache).toBeGreaterThan(100);
  });

  test("serve as compression dictionaries for Chromium, with each shopper's own cart", async () => {
    await Promise.all(PAGES.map(cached));
    await inChromium(shop.origin, async (shopper) => {
      const open = async (path: string) => {
        const reply = await shopper.page.goto(path);
        const { "content-encoding": encoding } = (await reply?.allHeaders()) ?? {};
        return encoding;
      };
      expect(await open(categoryPath)).toBe("br");
      expect(await open(phone.path)).toBe("dcz");
      await shopper.within("main").sees(phone.name);
      await addSkusToCart(shopper, { "BJ-HDMI-2M": 7 });
      expect(await open(categoryPath)).toBe("dcz");
      await shopper.within("main").sees(phone.name);
      await shopper.page.getByRole("banner").getByRole("link", { name: "Cart, 7 items" }).waitFor();
      for (const path of ["/cart", "/checkout/user-account"]) expect(await open(path), path).toBe("dcz");
    });
  });

  test("serve before the offline page, which is the dictionary for shoppers with a cookie", async () => {
    await Promise.all(["/offline", ...PAGES].map(cached));
    /** The service worker is installed on the first page. */
    const visitAll = async (cookie: string | null) => {
      const replies: Record<string, string>[] = [];
      await inChromium(
        shop.origin,
        async ({ page }) => {
          if (cookie) await page.context().addCookies([{ name: cookie, value: "1", url: shop.origin }]);
          for (const path of PAGES) {
            replies.push((await (await page.goto(path))?.allHeaders()) ?? {});
            await page.evaluate(async () => void (await navigator.serviceWorker.ready));
          }
        },
        { serviceWorkers: "allow" },
      );
      return replies;
    };
    const encodings = (replies: Record<string, string>[]) => replies.map((headers) => headers["content-encoding"]);
    expect(encodings(await visitAll("returning"))).toEqual(["br", "dcz", "dcz"]);
    const ofGuest = await visitAll(null);
    expect(encodings(ofGuest)).toEqual(["br", "dcz", "dcz"]);
    const digest = createHash("sha256")
      .update(String((await visit("/offline")).body))
      .digest("base64");
    const fromOffline = { "accept-encoding": "dcz", "available-dictionary": `:${digest}:` };
    const { headers } = await visit(categoryPath, fromOffline);
    expect(headers["content-encoding"]).toBe("dcz");
    expect(Number(ofGuest[1]?.["content-length"])).toBeLessThan(Number(headers["content-length"]));
  });
});
