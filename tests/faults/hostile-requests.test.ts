import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { headerOf, hostileCookies } from "../fuzz/cookie-headers.ts";
import { hostileText, wellFormed } from "../fuzz/hostile.ts";
import { checkProperty } from "../fuzz/seeded.ts";
import { sourceFiles, textOf } from "../rules/source-tree.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange, type Reply } from "../support/browserless/exchange.ts";
import { hosts, isFullMatrix } from "../support/modes.ts";
import { screenPaths } from "../support/shop/build-output.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

/** Any URL, form or cookie gets a page of the shop, never an internal error. */
const SECRET = "a secret of the tests long enough for the shop";
const INTERNALS = /\bat .+\.[jt]sx?:\d|127\.0\.0\.1:\d+\/graphql/;
/** Runs per property. The worker runs the same bundle, so it gets fewer. */
const RUNS = { node: { reading: 4, posting: 6, cookies: 12 }, workerd: { reading: 1, posting: 1, cookies: 2 } };

const source = sourceFiles()
  .filter((path) => /^app\/(routes|features|lib)\/.*\.tsx?$/.test(path) && !path.includes(".test."))
  .map(textOf)
  .join("\n");
const found = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
const names = fc.constantFrom(
  ...found(/(?:name=|\.(?:get|getAll|has)\()"([\w.-]+)"/g),
  ...found(/^ {2,4}(\w+): (?:required|optional|email|atLeast|secret|ticked)/gm),
);
const values = fc.oneof(hostileText, fc.constantFrom(...found(/"([a-z][a-z-]{2,20})"/g)));
const fields = fc.array(fc.tuple(names, values), { maxLength: 8 });

function addresses(path: string): fc.Arbitrary<string> {
  const parts = path
    .split("/")
    .map((part) =>
      /^[:*]/.test(part) ? values.map((text) => encodeURIComponent(wellFormed(text).slice(0, 200))) : fc.constant(part),
    );
  return fc.tuple(...parts).map((written) => written.join("/") || "/");
}

function query(given: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
}

describe.each(hosts)("hostile requests on %s", (host) => {
  const { shop } = withOwnShop(host, { LOG_LEVEL: "error", SESSION_SECRET: SECRET });
  let session = "";
  beforeAll(async () => {
    const shopper = new Browserless(shop.origin);
    await registerByRequest(shopper);
    await addSkusToCart(shopper, { "BJ-HDMI-2M": 1 });
    session = shopper.jar.header("/") ?? "";
  });

  async function isAnswered(reply: Promise<Reply>, what: string): Promise<void> {
    const { status, headers, body } = await reply;
    const isText = /^(?:text|application\/json)/.test(String(headers["content-type"]));
    if (isText) expect(body.toString(), what).not.toMatch(INTERNALS);
    if (status >= 500)
      throw new Error(`${what}: ${status}\n${shop.said().slice(-1_500)}\n${body.toString().length} bytes`);
  }

  const loggedIn = fc.boolean();
  const cookieOf = (isCustomer: boolean): Record<string, string> => (isCustomer ? { cookie: session } : {});

  /** Both hosts run the same routes: `npm test` sends each to one. */
  const shareOf = (paths: readonly string[]) =>
    paths.filter((_, at) => isFullMatrix || hosts[at % hosts.length] === host);

  describe.each(shareOf(screenPaths("hasLoader")))("GET %s", (path) => {
    test("answers any query without a server error", async () => {
      const property = fc.asyncProperty(addresses(path), fields, loggedIn, (address, given, isCustomer) => {
        const url = new URL(shop.origin + address);
        url.search = query(given).slice(0, 4_000);
        return isAnswered(exchange(url, { headers: cookieOf(isCustomer) }), url.href);
      });
      await checkProperty(property, RUNS[host].reading);
    });
  });

  describe.each(shareOf(screenPaths("hasAction")))("POST %s", (path) => {
    test("answers any form without a server error", async () => {
      const property = fc.asyncProperty(addresses(path), fields, loggedIn, (address, given, isCustomer) => {
        const headers = {
          ...cookieOf(isCustomer && path !== "/logout"),
          origin: shop.origin,
          "content-type": "application/x-www-form-urlencoded",
        };
        const body = query(given);
        return isAnswered(
          exchange(new URL(shop.origin + address), { method: "POST", headers, body }),
          `${address} ${body}`,
        );
      });
      await checkProperty(property, RUNS[host].posting);
    });
  });

  test("Remix's own parameters and wrong methods cause no error line", async () => {
    const before = shop.said();
    const methods =
      host === "node" ? (["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] as const) : (["GET", "POST"] as const);
    for (const path of ["/", "/login", "/cart/panel", "/robots.txt", "/login.data", "/_root.data"])
      for (const query of ["_data=x", "_data=routes%2Flogin", "_data=root", "_routes=x", "index", "index=x"])
        for (const method of methods)
          await isAnswered(
            exchange(new URL(`${path}?${query}`, shop.origin), { method }),
            `${method} ${path}?${query}`,
          );
    expect(shop.said().slice(before.length)).not.toContain('"level":"error"');
  });

  test("a form with the cookie of an unknown store leaves no unhandled rejection", async () => {
    const before = shop.said();
    const headers = {
      cookie: "store=nosuch",
      origin: shop.origin,
      "content-type": "application/x-www-form-urlencoded",
    };
    for (const path of ["/newsletter", "/login", "/cart"])
      await isAnswered(exchange(new URL(path, shop.origin), { method: "POST", headers, body: "intent=x" }), path);
    expect(shop.said().slice(before.length)).not.toContain("unhandled rejection");
  });

  test("an address that cannot be decoded leaves no line in the log", async () => {
    const before = shop.said();
    for (const path of ["/%E0%A4%A", "/p/%", "/%.data", "/customer/order-history/%ff", "/media/100x100/%"])
      await isAnswered(exchange(new URL(shop.origin + path)), path);
    expect(shop.said().slice(before.length)).toBe("");
  });

  describe.each([
    "/",
    "/cart",
    "/cart/panel",
    "/checkout/payment",
    "/checkout/thank-you",
    "/order-lookup/order",
    "/compare",
    "/login",
    "/p/BJ-HDMI-2M",
  ])("cookies at %s", (path) => {
    test("of any content cause no server error", async () => {
      const property = fc.asyncProperty(await hostileCookies(), async (kept) => {
        const cookie = await headerOf(kept, SECRET);
        await isAnswered(
          exchange(new URL(path, shop.origin), { headers: { cookie } }),
          `${path} ${JSON.stringify(kept)}`,
        );
      });
      await checkProperty(property, RUNS[host].cookies);
    });
  });
});

test("finds the screens", () => {
  expect(screenPaths("hasLoader").length).toBeGreaterThan(50);
  expect(screenPaths("hasAction").length).toBeGreaterThan(25);
});
