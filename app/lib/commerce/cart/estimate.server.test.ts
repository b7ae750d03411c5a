import { beforeEach, describe, expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cart, inr } from "../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CartId, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const id = asId<CartId>(CART_ID);

describe("an estimate", () => {
  const [delivery] = cart.shipping_addresses;
  const offers = delivery?.available_shipping_methods ?? [];

  test("asks for the sum with the cheapest method that can be had", async () => {
    server.on("EstimateDelivery", data({ estimateShippingMethods: offers }));
    server.on("EstimateTotals", data({ estimateTotals: { cart: { prices: { grand_total: inr(60377) } } } }));
    expect(await shop.cart.estimate(id, { country: "IN", postcode: "682001" })).toMatchObject({
      ok: true,
      methods: [{ carrier: "flatrate" }, { carrier: "freeshipping", isAvailable: false }],
      grandTotal: { minor: 6037700 },
    });
    expect(askedOf(server, "EstimateTotals")[0]?.variables).toEqual({
      estimate: {
        cart_id: CART_ID,
        address: { country_code: "IN", postcode: "682001" },
        shipping_method: { carrier_code: "flatrate", method_code: "flatrate" },
      },
    });
  });

  test("of a place without delivery asks no further", async () => {
    server.on("EstimateDelivery", data({ estimateShippingMethods: [] }));
    expect(await shop.cart.estimate(id, { country: "IN", postcode: "1" })).toEqual({
      ok: true,
      methods: [],
      grandTotal: null,
    });
  });
});
