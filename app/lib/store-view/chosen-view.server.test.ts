import { expect, test } from "vitest";
import { openCookies } from "../cookies.server";
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

test("store, locale and currency are kept for 365 days", async () => {
  const { view, written } = open();
  view.keepStore({ code: "export", locale: "en-US", currency: "USD" });
  expect(lifetimes(await written())).toEqual({ "store=export": YEAR, "locale=en-US": YEAR, "currency=USD": YEAR });
  view.keepCurrency("INR");
  expect(lifetimes(await written())).toEqual({ "currency=INR": YEAR });
});

test("what was kept is read again, what is malformed is not", () => {
  expect(open("store=export; locale=en-US; currency=USD").view).toMatchObject({ store: "export", currency: "USD" });
  expect(open("store=../x; locale=<b>; currency=usd").view).toMatchObject({ store: null, currency: null });
});
