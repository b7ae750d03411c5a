import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openCookies, type CookieOf, definedCookies } from "~/lib/server/cookies/cookies.server";
import { hostileJson, hostileText } from "./hostile.ts";
import { modulesWith } from "./modules.ts";
import { checkProperty } from "./seeded.ts";

const modules = await modulesWith(/\bdefineCookie\b|\bcodeCookie\b/);
const cookies = definedCookies();
const SECRET = "a secret that is used in tests only";

test("cookie names are unique", () => {
  const exported = [...modules.values()].flatMap((module) => Object.values(module)).filter(isCookie);
  expect(exported.length).toBeGreaterThan(10);
  expect(exported.filter((cookie) => !cookies.includes(cookie)).map(({ name }) => name)).toEqual([]);
});

function isCookie(value: unknown): value is CookieOf<unknown> {
  return typeof value === "object" && value !== null && "clearedOn" in value;
}

describe.each(cookies.map((cookie) => [cookie.name, cookie] as const))("cookie %s", (_, cookie) => {
  test("parses or discards any value, and formats what it parsed", async () => {
    const values = fc.oneof(
      hostileText,
      hostileJson.map((value) => JSON.stringify(value)),
    );
    const property = fc.property(values, (text) => {
      const value = cookie.parse(text);
      if (value === null) return;
      expect(value).toBeDefined();
      const written = cookie.format(value);
      expect(typeof written).toBe("string");
      expect(cookie.format(cookie.parse(written) ?? value)).toBe(written);
    });
    await checkProperty(property, 300);
  });
});

test("openCookies accepts any Cookie header", async () => {
  const names = fc.constantFrom(...cookies.flatMap(({ name }) => [name, `__Host-${name}`]), "a", "");
  const pair = fc.tuple(names, hostileText).map(([name, value]) => `${name}=${value}`);
  const headers = fc.array(fc.oneof(pair, hostileText), { maxLength: 12 }).map((pairs) => pairs.join("; "));
  const property = fc.asyncProperty(headers, async (header) => {
    const request = new Request("http://shop.test/");
    // A header that Request rejects never reaches a host.
    try {
      request.headers.set("Cookie", header);
    } catch {
      return;
    }
    const opened = await openCookies(request, { secrets: [SECRET], isSecure: false });
    for (const cookie of cookies) opened.get(cookie);
    await opened.takePending();
  });
  await checkProperty(property, 200);
});
