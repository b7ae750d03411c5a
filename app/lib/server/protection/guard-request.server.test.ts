import { describe, expect, test } from "vitest";
import { urlAt, guardRequest, isForeignPost } from "./guard-request.server";

function post(headers: Record<string, string>): Request {
  return new Request("http://shop.test/cart", { method: "POST", headers });
}

test.each([
  ["/login?to=%2Fcart", "https://shop.test/login?to=%2Fcart"],
  ["//x/login", "https://shop.test/x/login"],
  ["/\\x/login", "https://shop.test/x/login"],
  ["\\\\x/login", "https://shop.test/x/login"],
  [`${"/".repeat(8_000)}x`, "https://shop.test/x"],
  ["", "https://shop.test/"],
  ["*", "https://shop.test/*"],
  ["/reset?email=a&amp;token=k", "https://shop.test/reset?email=a&token=k"],
  ["/reset?amp%3Bemail=a&amp%3Bamp;token=k&amp;", "https://shop.test/reset?email=a&token=k&"],
  ["/search?term=amp;x&amp=1", "https://shop.test/search?term=amp;x&amp=1"],
])("urlAt resolves %j within the shop", (request, expected) => {
  expect(urlAt("https://shop.test", request)?.href).toBe(expected);
});

test("urlAt returns null for an invalid host", () => {
  expect(urlAt("http://a b", "/")).toBeNull();
  expect(urlAt("http://a@b", "/")).toBeNull();
});

test.each(["http:///x/login", "https:///x/login", "file:///login", "ws:///x", "blob:x", "javascript:x"])(
  "urlAt returns null for %j",
  (request) => {
    expect(urlAt("https://shop.test", request)).toBeNull();
  },
);

describe("isForeignPost", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["same origin by fetch metadata", { "Sec-Fetch-Site": "same-origin" }, false],
    ["typed by the shopper", { "Sec-Fetch-Site": "none" }, false],
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "http://shop.test" }, true],
    ["a sibling domain", { "Sec-Fetch-Site": "same-site" }, true],
    ["our origin without fetch metadata", { Origin: "http://shop.test" }, false],
    ["another origin", { Origin: "http://evil.test" }, true],
    ["a hidden origin", { Origin: "null" }, true],
    ["our page as referrer only", { Referer: "http://shop.test/cart" }, false],
    ["another page as referrer", { Referer: "http://evil.test/" }, true],
    ["no origin, referrer or fetch metadata", {}, true],
  ])("%s", (_case, headers, expected) => {
    expect(isForeignPost(post(headers), null)).toBe(expected);
  });

  test("compares with the whole configured origin", () => {
    expect(isForeignPost(post({ Origin: "http://shop.test" }), "https://shop.test")).toBe(true);
    expect(isForeignPost(post({ Origin: "https://shop.test" }), "https://shop.test")).toBe(false);
  });

  test("is false for GET requests", () => {
    expect(isForeignPost(new Request("http://shop.test/", { headers: { Origin: "http://evil.test" } }), null)).toBe(
      false,
    );
  });
});

test("guardRequest removes Origin and X-Forwarded-Host, and keeps the body", async () => {
  const request = new Request("http://shop.test/cart", {
    method: "POST",
    body: "intent=add",
    headers: { Origin: "http://evil.test", "X-Forwarded-Host": "evil.test", Cookie: "a=b" },
  });
  const guarded = guardRequest(request, null);
  expect(guarded.isForeignPost).toBe(true);
  expect(guarded.request.headers.get("Origin")).toBeNull();
  expect(guarded.request.headers.get("X-Forwarded-Host")).toBeNull();
  expect(await guarded.request.text()).toBe("intent=add");
});
