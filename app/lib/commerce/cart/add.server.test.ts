import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { type ScriptedBackend, data, startScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cableLine, cart, store } from "../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CartId, type Sku, asId } from "~/lib/commerce/model/ids";

let server: ScriptedBackend;
let shop: Commerce;

beforeEach(async () => {
  server = await startScriptedBackend();
  server.on("Store", data(store));
  shop = connectTo(server);
});
afterEach(() => server.close());

const id = asId<CartId>(CART_ID);

describe("custom options", () => {
  const engraved = {
    sku: asId<Sku>("PEN"),
    quantity: 1,
    enteredOptions: [{ uid: btoa("custom-option/1"), value: "ASHA" }],
  };

  test("go the way on which a 2.4.6 does not lose them, other lines beside them as ever", async () => {
    server.on("AddCustomised", data({ addSimpleProductsToCart: { cart } }));
    server.on("AddToCart", data({ addProductsToCart: { cart: { ...cart, items: [cableLine] }, user_errors: [] } }));
    const added = await shop.cart.add(id, [engraved, { sku: asId<Sku>("CAB-1"), quantity: 1 }]);
    expect(added).toMatchObject({ ok: true, problems: [] });
    expect(askedOf(server, "AddCustomised")[0]?.variables).toEqual({
      id: CART_ID,
      lines: [{ data: { sku: "PEN", quantity: 1 }, customizable_options: [{ id: 1, value_string: "ASHA" }] }],
    });
  });

  test("that are missing are asked for in the backend's words", async () => {
    const message =
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
    server.on("AddCustomised", data({ addSimpleProductsToCart: null }, { message }));
    expect(await shop.cart.add(id, [engraved])).toMatchObject({ ok: false, problems: [{ message }] });
  });
});
