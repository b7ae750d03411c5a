import { describe, expect, test } from "vitest";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import type { FakeCommerce } from "~/lib/testing/shop";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import { currencyCookie, storeCookie } from "~/lib/server/cookies/chosen-view.server";
import { openCookies } from "~/lib/server/cookies/cookies.server";
import { changeCurrency, changeStore, UNKNOWN_CURRENCY, UNKNOWN_STORE, saveStoreView } from "./change-store.server";

const INDIA = { code: "default", name: "India", locale: "en-IN", currency: "INR" };
const EXPORT = { code: "export", name: "Export", locale: "en-US", currency: "USD" };

interface Pages {
  readonly currentPage?: ResolvedPath;
  readonly newPath?: string;
  readonly stores?: readonly (typeof INDIA)[];
  /** By store, if not India and the United States. */
  readonly countries?: Readonly<Record<string, string>>;
}

function storeOf(
  { currentPage, newPath, stores = [INDIA, EXPORT], countries = {} }: Pages,
  code: string,
): FakeCommerce {
  const found = newPath === undefined ? null : { path: newPath };
  return {
    checkout: { countries: async () => [{ code: "IN" }, { code: "US" }] },
    content: {
      store: async () => ({ code, stores, currencies: ["INR", "USD"] }),
      country: async () => countries[code] ?? (code === "export" ? "US" : "IN"),
      page: async () => found && {},
    },
    catalog: { resolve: async () => currentPage ?? null, product: async () => found, category: async () => found },
  };
}

async function change(run: typeof changeStore, sent: Record<string, string>, pages: Pages = {}) {
  const calls: unknown[] = [];
  const browser = new Browser(fakeBackend(null), null, ({ store, currency }) => {
    calls.push({ store, currency });
    return storeOf(pages, store ?? "default");
  });
  const result = await browser.visit(({ shop }) => run({ shop, form: formOf(sent) }));
  return { ...result, browser, calls, to: redirectOf(result.answer) };
}

const product = { type: "product", sku: "PHONE" } as ResolvedPath; // a sku is a string

describe("changeStore", () => {
  test("stores the store view's locale, currency and country", async () => {
    const { browser, calls } = await change(changeStore, { store: "export", "return-to": "/cart" });
    const stored = ["store", "locale", "currency", "country"].map((name) => browser.cookie(name));
    expect(stored).toEqual(["export", "en-US", "USD", "US"]);
    expect(calls).toContainEqual({ store: "export", currency: "USD" });
  });

  describe("between store views of the same locale", () => {
    const stores = [{ ...INDIA, locale: "en-US" }, EXPORT];
    const ofBackend = { default: "IN", export: "US" };

    test.each([
      ["default", {}, "IN"],
      ["default", ofBackend, "IN"],
      ["export", {}, "US"],
      ["export", ofBackend, "US"],
      ["export", { export: "IN" }, "IN"],
      ["export", { export: "AQ" }, "IN"],
    ])("sets the country for %s, with %j from the backend, to %s", async (store, countries, country) => {
      const { browser } = await change(changeStore, { store }, { stores, countries });
      expect(browser.cookie("country")).toBe(country);
    });
  });

  test.each([
    [
      "a product, at its path in the other store view",
      { currentPage: product, newPath: "/telephone.html" },
      "/phone.html?a=1",
      "/telephone.html?a=1",
    ],
    ["a content page", { currentPage: { type: "page", identifier: "about" }, newPath: "/about" }, "/about", "/about"],
    ["a moved page", { currentPage: { type: "redirect", status: 301, path: "/new" } }, "/old", "/new"],
    ["a screen of the shop", {}, "/cart?x=1", "/cart?x=1"],
    ["the home page", {}, "/", "/"],
    ["the home page instead of another site", {}, "//evil.example", "/"],
  ] as const)("stays on %s", async (_, pages, from, to) => {
    expect(await change(changeStore, { store: "export", "return-to": from }, pages)).toMatchObject({
      to,
      notices: [],
    });
  });

  test("redirects to the home page with a notice when the store view lacks the page", async () => {
    const { to, notices } = await change(
      changeStore,
      { store: "export", "return-to": "/phone.html" },
      { currentPage: product },
    );
    expect(to).toBe("/");
    expect(notices).toEqual([{ kind: "info", text: expect.stringContaining("is not in Export") }]);
  });

  test("changes nothing for an unknown store view", async () => {
    const { browser, notices } = await change(changeStore, { store: "moon" });
    expect(browser.has("store")).toBe(false);
    expect(notices).toEqual([{ kind: "warning", text: UNKNOWN_STORE }]);
  });
});

describe("changeCurrency", () => {
  test("stores the currency and stays on the page", async () => {
    const { browser, to } = await change(changeCurrency, { currency: "USD", "return-to": "/phone.html" });
    expect(browser.cookie("currency")).toBe("USD");
    expect(to).toBe("/phone.html");
  });

  test.each(["XTS", "", "usd"])("changes nothing for the unavailable currency %j", async (currency) => {
    const { browser, notices } = await change(changeCurrency, { currency });
    expect(browser.has("currency")).toBe(false);
    expect(notices).toEqual([{ kind: "warning", text: UNKNOWN_CURRENCY }]);
  });
});

const YEAR = String(365 * 24 * 60 * 60);

function open(cookie = "") {
  return openCookies(new Request("http://shop.test/", { headers: { Cookie: cookie } }), {
    secrets: ["x".repeat(32)],
    isSecure: false,
  });
}

/** `name=value` → its lifetime in seconds. */
function lifetimes(setCookies: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(setCookies.map((line) => [line.split(";")[0], /Max-Age=(\d+)/.exec(line)?.[1]]));
}

test("saveStoreView stores store, locale, currency and country for 365 days", async () => {
  const cookies = await open();
  saveStoreView({ cookies, before: "IN" }, { code: "export", locale: "en-US", currency: "USD" }, "US");
  expect(lifetimes(await cookies.takePending())).toEqual({
    ...{ "store=export": YEAR, "locale=en-US": YEAR, "currency=USD": YEAR, "country=US": YEAR },
  });
  cookies.set(currencyCookie, "INR");
  expect(lifetimes(await cookies.takePending())).toEqual({ "currency=INR": YEAR });
});

test("saveStoreView clears a delivery place of another country", async () => {
  const cookies = await open("country=US; deliver-to=10001");
  saveStoreView({ cookies, before: "US" }, { code: "default", locale: "en", currency: "INR" }, "IN");
  expect(Object.keys(lifetimes(await cookies.takePending()))).toEqual(
    expect.arrayContaining(["country=IN", "deliver-to="]),
  );
});

test.each([
  ["store=export; locale=en-US; currency=USD", ["export", "USD"]],
  ["store=../x; locale=<b>; currency=usd", [null, null]],
  ["store=%0Aexport; currency=%0AUSD", [null, null]],
  ["store=export%0A; currency=USD%0A", [null, null]],
])("store and currency are read only from valid cookies: %s", async (sent, read) => {
  const cookies = await open(sent);
  expect([cookies.get(storeCookie), cookies.get(currencyCookie)]).toEqual(read);
});
