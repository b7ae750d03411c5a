import { expect, test } from "vitest";
import { openCookies } from "~/lib/server/cookies.server";
import { openChosenView } from "./chosen-view.server";

const YEAR = String(365 * 24 * 60 * 60);

function open(cookie = "") {
  const cookies = openCookies(new Request("http://shop.test/", { headers: { Cookie: cookie } }), "x".repeat(32), false);
  return { view: openChosenView(cookies), written: () => cookies.take() };
}

/** `name=value` → its lifetime in seconds. */
function lifetimes(setCookies: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(setCookies.map((line) => [line.split(";")[0], /Max-Age=(\d+)/.exec(line)?.[1]]));
}

test("store, locale, currency and country are kept for 365 days", async () => {
  const { view, written } = open();
  view.keepStore({ code: "export", locale: "en-US", currency: "USD" }, "US");
  expect(lifetimes(await written())).toEqual({
    ...{ "store=export": YEAR, "locale=en-US": YEAR, "currency=USD": YEAR, "country=US": YEAR },
  });
  view.keepCurrency("INR");
  expect(lifetimes(await written())).toEqual({ "currency=INR": YEAR });
});

test("a store whose country is not delivered to keeps the shop's own, and a postcode of another country is forgotten", async () => {
  const { view, written } = open("country=US; deliver-to=10001");
  view.keepStore({ code: "default", locale: "en", currency: "INR" }, null);
  expect(Object.keys(lifetimes(await written()))).toEqual(expect.arrayContaining(["country=IN", "deliver-to="]));
});

test("what was kept is read again, what is malformed is not", () => {
  expect(open("store=export; locale=en-US; currency=USD").view).toMatchObject({ store: "export", currency: "USD" });
  expect(open("store=../x; locale=<b>; currency=usd").view).toMatchObject({ store: null, currency: null });
});
