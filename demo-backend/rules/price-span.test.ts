import { describe, expect, test } from "vitest";
import { bundleSpan, configurableSpan, groupedSpan, type BundlePart } from "./price-span.ts";

const one = (price: number) => ({ minRegular: price, minFinal: price, maxRegular: price, maxFinal: price });
const choice = (price: number) => ({ regular: price, final: price });
const ends = ({ minFinal, maxFinal }: ReturnType<typeof one>) => [minFinal, maxFinal];

// Recorded bundles "Work-from-home Desk Kit" and "Camera Starter Pack", in rupees.
const deskKit: BundlePart[] = [
  { required: true, input: "select", choices: [choice(9999), choice(39_999)] },
  { required: true, input: "radio", choices: [choice(1499), choice(4999)] },
  { required: false, input: "radio", choices: [choice(1199), choice(2299)] },
  { required: false, input: "checkbox", choices: [choice(2 * 299), choice(399)] },
];
const cameraPack: BundlePart[] = [
  { required: true, input: "select", choices: [choice(0)] },
  { required: false, input: "multi", choices: [choice(2999), choice(199)] },
];

describe("bundleSpan", () => {
  test("ranges from the cheapest required parts to the most expensive of all", () => {
    expect(ends(bundleSpan(null, deskKit))).toEqual([11_498, 48_294]);
  });

  test("adds the price of selections to a fixed bundle", () => {
    expect(ends(bundleSpan(one(19_999), cameraPack))).toEqual([19_999, 23_197]);
  });

  test("starts a bundle of optional parts at its cheapest choice", () => {
    const optional = deskKit.map((part) => ({ ...part, required: false }));
    expect(bundleSpan(null, optional).minFinal).toBe(399);
  });
});

test("configurableSpan covers all variants", () => {
  expect(ends(configurableSpan([one(54_999), one(68_999)]))).toEqual([54_999, 68_999]);
});

test("groupedSpan uses the cheapest member for both ends", () => {
  expect(ends(groupedSpan([one(899), one(699), one(5499)]))).toEqual([699, 699]);
});
