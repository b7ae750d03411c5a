import { expect, test } from "vitest";
import { openCookies } from "~/lib/server/cookies.server";
import { currencyCookie, storeCookie } from "~/lib/server/chosen-view.server";
import { keepStore } from "./keep-store.server";

const YEAR = String(365 * 24 * 60 * 60);

function open(cookie = "") {
  return openCookies(new Request("http://shop.test/", { headers: { Cookie: cookie } }), ["x".repeat(32)], false);
}

/** `name=value` → its lifetime in seconds. */
function lifetimes(setCookies: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(setCookies.map((line) => [line.split(";")[0], /Max-Age=(\d+)/.exec(line)?.[1]]));
}

test("store, locale, currency and country are kept for 365 days", async () => {
  const cookies = await open();
  keepStore(cookies, { code: "export", locale: "en-US", currency: "USD" }, "US");
  expect(lifetimes(await cookies.take())).toEqual({
    ...{ "store=export": YEAR, "locale=en-US": YEAR, "currency=USD": YEAR, "country=US": YEAR },
  });
  cookies.set(currencyCookie, "INR");
  expect(lifetimes(await cookies.take())).toEqual({ "currency=INR": YEAR });
});

test("a store whose country is not delivered to keeps the shop's own, and a postcode of another country is forgotten", async () => {
  const cookies = await open("country=US; deliver-to=10001");
  keepStore(cookies, { code: "default", locale: "en", currency: "INR" }, null);
  expect(Object.keys(lifetimes(await cookies.take()))).toEqual(expect.arrayContaining(["country=IN", "deliver-to="]));
});

test.each([
  ["store=export; locale=en-US; currency=USD", ["export", "USD"]],
  ["store=../x; locale=<b>; currency=usd", [null, null]],
  ["store=%0Aexport; currency=%0AUSD", [null, null]],
  ["store=export%0A; currency=USD%0A", [null, null]],
])("what was kept is read again, what is malformed is not: %s", async (sent, read) => {
  const cookies = await open(sent);
  expect([cookies.get(storeCookie), cookies.get(currencyCookie)]).toEqual(read);
});
