import { expect, test } from "vitest";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { pendingItemCookie } from "~/features/wishlist/toggle-wishlist.server";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { guestForm } from "./guest-form.server";

const sku = asId<Sku>("AURA-128");
const parentSku = asId<Sku>("AURA");

async function reason(returnTo: string, { hasPendingItem = false, isSold = true } = {}) {
  const product = async (requested: Sku) => (requested === parentSku && isSold ? { name: "Aura Pro" } : null);
  const areas = { catalog: { product } };
  const browser = new Browser(fakeBackend(null), null, () => areas);
  const item = { sku, parentSku, selectedOptions: [], enteredOptions: [] };
  if (hasPendingItem) await browser.visit(async ({ shop }) => shop.cookies.set(pendingItemCookie, item));
  return (await browser.visit(({ shop }) => guestForm(shop, "login", returnTo))).answer.reason;
}

test.each([
  ["/", null],
  ["/aura.html", null],
  ["/customer", "to see your account"],
  ["/customer/my-profile", "to see your account"],
  ["/customer/order-history/000000005", "to see your orders"],
  ["/checkout/payment", "to continue your checkout"],
])("the reason to log in for a return to %s is %s", async (path, expected) => {
  expect(await reason(path)).toBe(expected);
});

test("the reason to log in names the product that will be saved to the wishlist", async () => {
  expect(await reason("/", { hasPendingItem: true })).toBe("to save Aura Pro");
  expect(await reason("/", { hasPendingItem: true, isSold: false })).toBe("to save it to your wishlist");
});
