import { describe, expect, test } from "vitest";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { money } from "~/lib/commerce/model/money";
import { datedMethods } from "./dated-methods.server";
import { offer } from "./delivery-offers";
import { readPromise } from "./free-delivery.server";

const saturday = new Date("2026-11-21T06:30:00Z");

function method(title: string, minor: number, more: Partial<ShippingMethod> = {}): ShippingMethod {
  const price = money(minor, "INR");
  return { carrier: "flatrate", method: title, title, price, isAvailable: true, problem: null, ...more };
}

describe("ways of delivery", () => {
  const ways = datedMethods(
    [
      method("Express – 1 day", 9_900),
      method("Flat rate", 4_900),
      method("Free delivery – 4 to 7 days", 0),
      method("By drone – 2 days", 0, { isAvailable: false }),
      method("Collect from a shop – Ready in 1 day", 0, { carrier: "instore" }),
    ],
    new Date("2026-11-23T06:30:00Z"),
  );

  test("are offered cheapest first, with their days, without those that cannot be had", () => {
    expect(ways.map((way) => offer(way, "en-IN"))).toEqual([
      "Free by Tue 1 Dec",
      "Collect from a shop – Ready in 1 day: free",
      "Flat rate: ₹49",
      "Tomorrow for ₹99",
    ]);
  });
});

describe("what the backend says of free delivery", () => {
  test("is a sum and a day", () => {
    expect(readPromise("<p>Free delivery in <b>4 to 7 days</b> from ₹1,499</p>", saturday)).toEqual({
      text: "Free delivery in 4 to 7 days from ₹1,499",
      from: 149_900,
      by: "Mon 30 Nov",
    });
  });

  test("may leave out either, and then promises less", () => {
    expect(readPromise("Free delivery everywhere", saturday)).toMatchObject({ from: 0, by: null });
    expect(readPromise("", saturday)).toBeNull();
    expect(readPromise("<p>Delivery from ₹49</p>", saturday)).toBeNull();
  });
});
