import { describe, expect, test } from "vitest";
import { connectTo } from "../../../tests/contract/connect.ts";
import { type ScriptedBackend, data, useScriptedBackend } from "../../../tests/contract/scripted-backend.ts";
import { store } from "../../../tests/contract/wire-shapes.ts";
import { testShop } from "~/lib/testing/shop";
import { resolvePath, localePrefix, namesLocale } from "./load-page.server";

/**
 * Like Magento (`DbStorage`): a path that differs from a known one only by its trailing slash
 * redirects to it.
 */
function startMagento(backend: ScriptedBackend, { suffix, pages }: { suffix: string; pages: readonly string[] }) {
  const { storeConfig } = store;
  const suffixes = { product_url_suffix: suffix, category_url_suffix: suffix };
  backend.on("Store", data({ ...store, storeConfig: { ...storeConfig, ...suffixes } }));
  backend.on("Route", (response, request) => {
    const url = String(request.variables["url"]).slice(1);
    const found = pages.find((page) => page.replace(/\/$/, "") === url.replace(/\/$/, ""));
    const redirect_code = found === url ? 0 : 301;
    const route = { __typename: "SimpleProduct", sku: found, relative_url: found, redirect_code };
    data({ route: found ? route : null })(response, request);
  });
}

describe("resolvePath", () => {
  const backend = useScriptedBackend();

  const open = async (path: string) => {
    const shop = { ...(await testShop()), commerce: connectTo(backend) };
    const request = new Request(`https://shop.example${path}`);
    return resolvePath(shop, request, new URL(request.url)).catch((thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
      return [thrown.status, thrown.headers.get("Location"), thrown.headers.get("Cache-Control")];
    });
  };

  test.each([
    ["/phones/", { type: "product", sku: "phones/" }],
    ["/phones?a=b", [301, "/phones/?a=b", "private, no-cache"]],
    ["/phones//", [301, "/phones/", "private, no-cache"]],
    ["/about/", [301, "/about", "private, no-cache"]],
    ["/wishlist/", [308, "/customer/my-wishlist", null]],
    ["/nothing/", [404, null, null]],
  ])("resolves %s when the backend uses trailing slashes", async (path, expected) => {
    startMagento(backend, { suffix: "/", pages: ["phones/", "about"] });
    expect(await open(path)).toEqual(expected);
  });

  test.each([
    ["/phones.html/", [301, "/phones.html", "private, no-cache"]],
    ["/phones", [301, "/phones.html", "private, no-cache"]],
    ["//phones.html", [301, "/phones.html", "private, no-cache"]],
  ])("redirects %s when the backend uses no trailing slashes", async (path, expected) => {
    startMagento(backend, { suffix: ".html", pages: ["phones.html"] });
    expect(await open(path)).toEqual(expected);
  });
});

describe("localePrefix", () => {
  test.each([
    ["/en_IN/phones.html", "en", "IN", "/phones.html"],
    ["/en-us/a/b", "en", "US", "/a/b"],
    ["/fr/phones.html", "fr", null, "/phones.html"],
    ["/en_IN", "en", "IN", ""],
    ["/tv/8k.html", "tv", null, "/8k.html"],
    ["/en//evil.example", "en", null, "/evil.example"],
    ["/en_IN///evil.example/x", "en", "IN", "/evil.example/x"],
  ])("splits %s into language %s, region %s and path %s", (path, language, region, rest) => {
    expect(localePrefix(path)).toEqual({ language, region, rest });
  });

  test.each(["/", "/tv.html", "/engineering.html", "/phones/en/x.html", "/en_IND/x", "/e/x", "/en_/x"])(
    "returns null for %s",
    (path) => expect(localePrefix(path)).toBeNull(),
  );
});

test.each([
  ["/en_IN/x", "en-IN", true],
  ["/en/x", "en-IN", true],
  ["/en_US/x", "en-IN", false],
  ["/hi/x", "en-IN", false],
  ["/zh_TW/x", "zh-Hant-TW", true],
  ["/en_IN/x", "en", false],
])("namesLocale for %s and %s is %s", (path, locale, names) => {
  const prefix = localePrefix(path);
  expect(prefix && namesLocale(prefix, locale)).toBe(names);
});
