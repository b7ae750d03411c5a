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
      "free by coupon",
      { freeByCoupon: true },
      [
        ["freeshipping", 0],
        ["flatrate", 4_900],
        ["tablerate", 9_900],
      ],
    ],
    [
      "far away",
      { postcode: "110001" },
      [
        ["flatrate", 4_900],
        ["tablerate", 14_900],
      ],
    ],
    [
      "heavier",
      { weightGrams: 1_600 },
      [
        ["flatrate", 4_900],
        ["tablerate", 17_400],
      ],
    ],
    ["too heavy for express", { weightGrams: 60_000 }, [["flatrate", 4_900]]],
    ["Port Blair", { postcode: "744101" }, [["flatrate", 4_900]]],
    ["Lakshadweep, inside the southern range", { postcode: "682555" }, [["flatrate", 4_900]]],
    ["a PIN that is none", { postcode: "12" }, [["flatrate", 4_900]]],
    ["Nepal", { countryCode: "NP", postcode: "44600", subtotal: 500_000 }, [["tablerate", 89_900]]],
    ["not served", { countryCode: "US", postcode: "94107" }, []],
  ])("%s", (_, change, methods) => {
    expect(offered(change)).toEqual(methods);
  });
});

test("goods can be collected wherever in India the shopper lives, and from nowhere else", () => {
  expect(deliveryMethods({ ...bengaluru, weightGrams: 90_000 }).at(-1)).toBe(pickup);
  expect(deliveryMethods({ ...bengaluru, countryCode: "NP" })).not.toContain(pickup);
});
