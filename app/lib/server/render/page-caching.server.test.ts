import { expect, test } from "vitest";
import { screenOf } from "~/lib/screen";
import { defineCookie } from "~/lib/server/cookies/cookies.server";
import { guestPageKey } from "./guest-page-key";
import { isGuestPage } from "./page-caching.server";
import { testShop } from "~/lib/testing/shop";

const plain = { seal: "plain", maxAge: 60, clearedOn: [], parse: (text: string) => text, format: String } as const;
defineCookie<string>({ ...plain, name: "seen" });
defineCookie<string>({ ...plain, name: "mine", identifies: "browser" });

const keyOf = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  guestPageKey(method, new URL(path, "https://shop.example"), (name) => new Headers(headers).get(name));

test("guestPageKey is null with a query, a cookie, authorization or POST", () => {
  expect(keyOf("/phones")).toBe(keyOf("/phones", {}, "HEAD"));
  expect(keyOf("/phones?page=2")).toBeNull();
  expect(keyOf("/phones", {}, "POST")).toBeNull();
  expect(keyOf("/phones", { Cookie: "seen=1" })).toBeNull();
  expect(keyOf("/phones", { Authorization: "Basic x" })).toBeNull();
});

test("guestPageKey differs for Save-Data and for slow connections", () => {
  const keys = [{}, { "Save-Data": "on" }, { ECT: "2g" }].map((headers) => keyOf("/phones", headers));
  expect(new Set(keys).size).toBe(3);
});

interface Setting {
  readonly request?: Request;
  readonly setCookie?: string;
  readonly mayBeIncomplete?: boolean;
  readonly cache?: "public" | "no-store";
  readonly found?: { readonly status?: number; readonly loaderData?: Readonly<Record<string, unknown>> };
}

const shop = await testShop();

function isCached({ setCookie, mayBeIncomplete = false, cache = "public", found = {}, ...rest }: Setting): boolean {
  const { request = new Request("https://shop.example/") } = rest;
  const { status = 200, loaderData = { root: { notices: [] } } } = found;
  return isGuestPage({
    request,
    page: { status, data: { loaderData, actionData: null, errors: null } },
    shop: { ...shop, mayBeIncomplete },
    screen: screenOf([{ handle: { cache } }]),
    headers: new Headers(setCookie ? { "Set-Cookie": setCookie } : {}),
  });
}

const notice = { kind: "success", text: "Saved." };

test.each<[string, boolean, Setting]>([
  ["a complete page of a public screen", true, {}],
  ["a page that sets a cookie without identity", true, { setCookie: "__Host-seen=1; Path=/" }],
  [
    "a prefetched page that sets a cookie",
    false,
    {
      setCookie: "seen=1; Path=/",
      request: new Request("https://shop.example/", { headers: { "Sec-Purpose": "prefetch" } }),
    },
  ],
  ["a page that sets a cookie which identifies the browser", false, { setCookie: "mine=1; Path=/" }],
  ["a page that sets an unknown cookie", false, { setCookie: "other=1; Path=/" }],
  ["a page that may be incomplete", false, { mayBeIncomplete: true }],
  ["a page of a screen that is not cached", false, { cache: "no-store" }],
  ["an error page", false, { found: { status: 404 } }],
  ["a page with a notice", false, { found: { loaderData: { root: { notices: [notice] } } } }],
  ["the reply to a form", false, { request: new Request("https://shop.example/", { method: "POST" }) }],
  [
    "the reply to a request with a cookie",
    false,
    { request: new Request("https://shop.example/", { headers: { Cookie: "a=1" } }) },
  ],
])("isGuestPage of %s: %s", (_, expected, setting) => {
  expect(isCached(setting)).toBe(expected);
});
