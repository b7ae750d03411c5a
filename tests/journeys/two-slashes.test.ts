import { describe, expect, inject, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { hosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

describe.each(hosts)("a URL path that begins with two slashes: %s", (host) => {
  const { shop } = withOwnShop(host, { PUBLIC_ORIGIN: "http://shop.test" });

  const ask = async (origin: string, path: string) => {
    const { status, headers, body } = await exchange(new URL(origin + path));
    return { status, location: headers.location, html: body.toString() };
  };

  test.each(["//x/login", "///x/login", "//x//login"])(
    "%s is a path of the shop, not /login of the host x",
    async (path) => {
      for (const origin of [shop.origin, inject("origins")[host]]) {
        const { status, location, html } = await ask(origin, path);
        expect([status, location]).toEqual([404, undefined]);
        expect(html).toContain("Page not found");
        expect(html).not.toMatch(/https?:\/\/x\//);
      }
    },
  );

  test.each([
    "//evil.example/",
    "//evil.example/en_IN/",
    "//evil.example/%2e%2e/",
    "/en//evil.example",
    "/en_IN//evil.example/",
  ])("%s does not redirect to another host", async (path) => {
    for (const origin of [shop.origin, inject("origins")[host]]) {
      const { location = "/" } = await ask(origin, path);
      expect(new URL(location, "http://shop.test").host).toBe("shop.test");
    }
  });
});
