import { expect, test } from "vitest";
import { inr } from "../../../../tests/contract/wire-shapes.ts";
import { money } from "~/lib/commerce/model/money";
import { toTiers } from "./to-tiers.server";

test("prices from a quantity on begin with the lowest; one that says no quantity or no price is none", () => {
  const tiers = [
    { quantity: 10, final_price: inr(28_000) },
    null,
    { quantity: 0, final_price: inr(1) },
    { quantity: 20, final_price: null },
    { quantity: 5, final_price: inr(29_000) },
  ];
  const single = money(3_000_000, "INR");
  expect(toTiers(tiers, single)).toEqual([
    { quantity: 5, price: { minor: 2_900_000, currency: "INR" } },
    { quantity: 10, price: { minor: 2_800_000, currency: "INR" } },
  ]);
  expect(toTiers(null, single)).toEqual([]);
});
