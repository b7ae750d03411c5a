import { describe, expect, test } from "vitest";
import type { PickupStore } from "~/lib/commerce/model/address";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { INDIAN_DATES } from "~/lib/format/dates";
import type { Reader } from "~/lib/server/request/shop.server";
import { datedMethods, readPromise, nearestStore } from "./delivery-facts.server";
import { storeLocationText } from "./delivery-offers";

const saturday = new Date("2026-11-21T06:30:00Z");

function method(title: string, minor: number, more: Partial<ShippingMethod> = {}): ShippingMethod {
  const price = money(minor, "INR");
  return { carrier: "flatrate", method: title, title, price, isAvailable: true, problem: null, ...more };
}

describe("datedMethods", () => {
  const methods = datedMethods(
    [
      method("Express – 1 day", 9_900),
      method("Flat rate", 4_900),
      method("Free delivery – 4 to 7 days", 0),
      method("By drone – 2 days", 0, { isAvailable: false }),
      method("Collect from a store – Ready in 1 day", 0, { carrier: "instore" }),
    ],
    new Date("2026-11-23T06:30:00Z"),
    INDIAN_DATES,
  );

  test("sorts available methods by price and adds their dates", () => {
    expect(methods.map(({ title, by }) => [title, by])).toEqual([
      ["Free delivery – 4 to 7 days", "Tue 1 Dec"],
      ["Collect from a store – Ready in 1 day", null],
      ["Flat rate", null],
      ["Express – 1 day", "tomorrow"],
    ]);
  });
});

describe("nearestStore", () => {
  const storesOf = (...codes: string[]): PickupStore[] =>
    codes.map((code, at) => ({
      ...{ code, name: `Bijli ${code}`, street: "1 Main Road", city: "Pune", region: null, postcode: "411001" },
      ...{ country: "IN", phone: null, email: null, hours: null, services: [], position: null },
      withinKm: at === 0 ? 10 : "more",
    }));
  const unmapped = storesOf("camp").map((store) => ({ ...store, withinKm: null }));
  const near = (all: readonly PickupStore[] | null, withProduct: readonly PickupStore[] | null) => {
    const pickupStores = async (_: string | null, skus: readonly Sku[] = []) => (skus.length > 0 ? withProduct : all);
    const reader = { commerce: { checkout: { pickupStores } } } as unknown as Reader; // the only call
    return nearestStore(reader, "411001", asId<Sku>("VOY-ONE"));
  };

  test.each([
    ["the first store with the product", storesOf("camp", "wakad"), storesOf("camp", "wakad").slice(1), "Bijli wakad, Pune, more than 50 km away"],
    ["a store with the backend's distance", storesOf("camp"), storesOf("camp"), "Bijli camp, Pune, within 10 km"],
    ["a store without a distance if the backend has none", unmapped, unmapped, "Bijli camp, Pune"],
    ["none if no store has the product", storesOf("camp"), [], "none"],
    ["null if only this PIN code was searched", unmapped, [], null],
    ["null if there are no stores", [], [], null],
    ["null if the place is unknown", null, null, null],
  ] as const)("returns %s", async (_, all, withProduct, expected) => {
    const found = await near(all, withProduct);
    expect(found === null || found === "none" ? found : storeLocationText(found)).toBe(expected);
  }); // prettier-ignore
});

describe("readPromise", () => {
  test("reads amount and date of the free delivery", () => {
    expect(readPromise("<p>Free delivery in <b>4 to 7 days</b> from ₹1,499</p>", saturday, INDIAN_DATES)).toEqual({
      text: "Free delivery in 4 to 7 days from ₹1,499",
      kept: "Free delivery in 4 to 7 days from ₹1,499",
      from: 149_900,
      by: "Mon 30 Nov",
    });
  });

  test.each([
    ["Free delivery on orders from ₹999, in 4 to 7 days", "Free delivery in 4 to 7 days"],
    ["Free delivery for all orders above ₹ 1,499 or more", "Free delivery"],
    ["Free delivery everywhere", "Free delivery everywhere"],
  ])("%s: leaves out the amount for what costs as much", (text, kept) => {
    expect(readPromise(text, saturday, INDIAN_DATES)?.kept).toBe(kept);
  });

  test.each([
    ['<p data-note="1 > 0">Free delivery from ₹1,499</p>', "Free delivery from ₹1,499"],
    ["<p>Free&nbsp;delivery</p><p>from &#8377;1,499</p>", "Free delivery from ₹1,499"],
    ["<!-- > was ₹999 --><ul><li>Free delivery<li>from <b>₹</b>1,499</ul>", "Free delivery from ₹ 1,499"],
    ["<style>.a > .b { margin: 0 }</style>Free delivery from ₹1,499 &amp; up", "Free delivery from ₹1,499 & up"],
  ])("reads %s", (html, text) => {
    expect(readPromise(html, saturday, INDIAN_DATES)).toMatchObject({ text, from: 149_900, by: null });
  });

  test("accepts a missing amount and date, and is null without free delivery", () => {
    expect(readPromise("Free delivery everywhere", saturday, INDIAN_DATES)).toMatchObject({ from: 0, by: null });
    expect(readPromise("", saturday, INDIAN_DATES)).toBeNull();
    expect(readPromise("<p>Delivery from ₹49</p>", saturday, INDIAN_DATES)).toBeNull();
  });
});
