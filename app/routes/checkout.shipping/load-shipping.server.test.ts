import { describe, expect, test } from "vitest";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { money } from "~/lib/commerce/model/money";
import { loadShipping } from "./shipping.server";

const offer = (carrier: string, method: string, rupees: number): ShippingMethod => ({
  ...{ carrier, method, title: method, price: money(rupees * 100, "INR"), isAvailable: true, problem: null },
});
const shippingMethods = [
  { ...offer("flatrate", "cheap-but-full", 0), isAvailable: false },
  offer("courier", "express", 149),
  offer("flatrate", "standard", 49),
  offer("instore", "pickup", 0),
];

async function step(chosen: ShippingMethod | null, pickupStore: string | null = null) {
  const backend = fakeBackend(sampleCart({ shippingMethods, shippingMethod: chosen, pickupStore }));
  const { answer } = await new Browser(backend).visit(({ shop }) => loadShipping({ shop }));
  const { methods, chosenMethod, replaced } = answer;
  return { offered: methods.map(({ method }) => method), chosen: chosenMethod, replaced };
}

describe("loadShipping", () => {
  const offered = ["cheap-but-full", "express", "standard"];

  test.each([
    ["none is set", null, "flatrate:standard"],
    ["one of them is set", offer("courier", "express", 149), "courier:express"],
    ["a pickup method is set", offer("instore", "pickup", 0), "flatrate:standard"],
  ])("preselects the current method or the cheapest available one when %s", async (_, before, chosen) => {
    expect(await step(before)).toEqual({ offered, chosen, replaced: undefined });
  });

  test.each([
    ["is gone", offer("courier", "overnight", 299)],
    ["is not available any more", offer("flatrate", "cheap-but-full", 0)],
  ])("says that another method is chosen when the current one %s", async (_, before) => {
    const replaced = `${before.title} is no longer available for this order. We have chosen standard instead.`;
    expect(await step(before)).toEqual({ offered, chosen: "flatrate:standard", replaced });
  });

  test("offers the pickup methods for a pickup order", async () => {
    const collected = await step(offer("flatrate", "standard", 49), "MUMBAI");
    expect(collected).toEqual({ offered: ["pickup"], chosen: "instore:pickup", replaced: undefined });
  });
});
