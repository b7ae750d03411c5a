import { expect, test } from "vitest";
import { Browser, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { lookedUpOrderCookie, saveLastOrder } from "./order-cookies.server";
import { requireGuestOrder } from "./load-order.server";

const email = "meera@example.in";
const placed = { number: asId<OrderNumber>("000000007"), email, proof: "560001", cartId: asId<CartId>("c".repeat(32)) };
const lookedUp = { number: "000000008", email, proof: "560001" };

/** The backend returns every order requested with email and proof. */
async function open(query: string, { hasPlaced = true, hasLookedUp = true } = {}) {
  const guestOrder = async (of: object) => of;
  const browser = new Browser(fakeBackend(null), null, () => ({ checkout: { guestOrder } }));
  await browser.visit(async ({ shop }) => {
    if (hasPlaced) await saveLastOrder(shop.cookies, placed);
    if (hasLookedUp) shop.cookies.set(lookedUpOrderCookie, lookedUp);
  });
  const url = new URL(`http://shop.test/order-lookup/order${query}`);
  const { answer } = await browser.visit(({ shop }) => requireGuestOrder(shop, url));
  return redirectOf(answer) ?? answer.number;
}

test.each([
  ["returns the order in the query that was placed here", "?number=000000007", {}, "000000007"],
  ["returns the order in the query that was looked up here", "?number=000000008", {}, "000000008"],
  ["returns the order that was looked up, without a query", "", {}, "000000008"],
  ["redirects for any other order", "?number=000000009", {}, "/order-lookup"],
  ["redirects for an order of another browser", "?number=000000007", { hasPlaced: false }, "/order-lookup"],
  ["redirects without a look-up", "", { hasLookedUp: false }, "/order-lookup"],
])("requireGuestOrder %s", async (_, query, known, shown) => {
  expect(await open(query, known)).toBe(shown);
});
