import { describe, expect, test } from "vitest";
import type { Shop } from "~/lib/server/shop.server";
import { fitAddress } from "./save-address.server";

const shop = {
  config: { integrations: {} },
  commerce: {
    checkout: {
      country: async (code: string) => ({ code, name: code, regions: [{ id: 1, code: "KA", name: "Karnataka" }] }),
      countries: async () => [{ code: "IN", name: "India" }],
    },
  },
} as unknown as Shop; // the parts fitAddress uses

async function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "address", country: "IN", ...fields })) form.set(name, value);
  expect(await fitAddress(shop, form)).toBeNull();
  return { city: form.get("city"), region: form.get("region") };
}

describe("a form that is saved", () => {
  test("gets city and state of its PIN code where both were left blank", async () => {
    expect(await sent({ postcode: "560 001", city: " ", region: "" })).toEqual({ city: "Bengaluru", region: "KA" });
  });

  test.each([
    ["what was typed or chosen", { postcode: "560001", city: "Hosur", region: "" }, { city: "Hosur", region: "" }],
    ["a state alone", { postcode: "560001", city: "", region: "TN" }, { city: "", region: "TN" }],
    ["a PIN code nobody knows", { postcode: "999999", city: "", region: "" }, { city: "", region: "" }],
    ["none at all", { postcode: "", city: "", region: "" }, { city: "", region: "" }],
    ["another country", { postcode: "560001", country: "SG", city: "", region: "" }, { city: "", region: "" }],
    ["a form without these fields", { postcode: "560001" }, { city: null, region: null }],
  ])("keeps %s", async (_, fields, kept) => {
    expect(await sent(fields)).toEqual(kept);
  });
});
