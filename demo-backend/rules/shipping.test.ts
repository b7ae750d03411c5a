import { describe, expect, test } from "vitest";
import { deliveryMethods, pickup, type Delivery } from "./shipping.ts";

const bengaluru: Delivery = {
  countryCode: "IN",
  postcode: "560001",
  weightGrams: 400,
  subtotal: 50_000,
  freeByCoupon: false,
};

function offered(change: Partial<Delivery>) {
  const methods = deliveryMethods({ ...bengaluru, ...change }).filter((method) => method !== pickup);
  return methods.map((method) => [method.carrierCode, method.price]);
}

describe("deliveryMethods", () => {
  test.each<[string, Partial<Delivery>, [string, number][]]>([
    [
      "below the free amount",
      {},
      [
        ["flatrate", 4_900],
        ["tablerate", 9_900],
      ],
    ],
    [
      "at the free amount",
      { subtotal: 99_900 },
      [
        ["freeshipping", 0],
        ["flatrate", 4_900],
        ["tablerate", 9_900],
      ],
    ],
    [
      "with a free shipping coupon",
      { freeByCoupon: true },
      [
        ["freeshipping", 0],
        ["flatrate", 4_900],
        ["tablerate", 9_900],
      ],
    ],
    [
      "sent far away",
      { postcode: "110001" },
      [
        ["flatrate", 4_900],
        ["tablerate", 14_900],
      ],
    ],
    [
      "with a heavier parcel",
      { weightGrams: 1_600 },
      [
        ["flatrate", 4_900],
        ["tablerate", 17_400],
      ],
    ],
    ["too heavy for express", { weightGrams: 60_000 }, [["flatrate", 4_900]]],
    ["sent to Port Blair", { postcode: "744101" }, [["flatrate", 4_900]]],
    ["sent to Lakshadweep, within the southern range", { postcode: "682555" }, [["flatrate", 4_900]]],
    ["with an invalid PIN code", { postcode: "12" }, [["flatrate", 4_900]]],
    ["sent to Nepal", { countryCode: "NP", postcode: "44600", subtotal: 500_000 }, [["tablerate", 89_900]]],
    ["sent to an unserved country", { countryCode: "US", postcode: "94107" }, []],
  ])("returns the methods for a cart %s", (_, change, methods) => {
    expect(offered(change)).toEqual(methods);
  });
});

test("offers store pickup everywhere in India, but not abroad", () => {
  expect(deliveryMethods({ ...bengaluru, weightGrams: 90_000 }).at(-1)).toBe(pickup);
  expect(deliveryMethods({ ...bengaluru, countryCode: "NP" })).not.toContain(pickup);
});
