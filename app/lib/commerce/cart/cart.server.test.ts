import { beforeEach, describe, expect, test } from "vitest";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CartId, type LineUid, type Sku, asId } from "~/lib/commerce/model/ids";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cableLine, cart, inr } from "../../../../tests/contract/wire-shapes.ts";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const takeRequests = (operation: string) => requestsFor(server, operation);
const id = asId<CartId>(CART_ID);
const gone = { message: `Could not find a cart with ID "${CART_ID}"`, path: ["cart"] };

describe("a cart", () => {
  const line = { sku: asId<Sku>("CAB-1"), quantity: 1 };
  const added = (...user_errors: object[]) =>
    data({ addProductsToCart: { cart: { ...cart, items: [cableLine] }, user_errors } });

  test("that is gone reads as null", async () => {
    server.script(data({ cart: null }, gone));
    expect(await shop.cart.get(id)).toBeNull();
    expect(await shop.cart.quantity(id)).toBeNull();
  });

  test("is never kept", async () => {
    server.on("Cart", data({ cart }));
    await shop.cart.get(id);
    await shop.cart.get(id);
    expect(takeRequests("Cart").map(({ method }) => method)).toEqual(["POST", "POST"]);
  });

  test("is read once for those who ask at the same time", async () => {
    server.on("Cart", data({ cart }));
    const [one, other] = await Promise.all([shop.cart.get(id), shop.cart.get(id)]);
    expect(one).toEqual(other);
    expect(takeRequests("Cart")).toHaveLength(1);
  });

  test("that fails for another reason is no empty cart", async () => {
    server.on("Cart", data({ cart: null }, { message: "Something odd" }));
    await expect(shop.cart.get(id)).rejects.toMatchObject({ kind: "contract" });
  });

  test("is made at the first add", async () => {
    server.on("CreateCart", data({ createEmptyCart: CART_ID }));
    server.on("AddToCart", added());
    expect(await shop.cart.add(null, [line])).toMatchObject({ ok: true, cart: { id: CART_ID }, problems: [] });
  });

  test("that is gone is replaced, and the lines go into the new one", async () => {
    server.on("CreateCart", data({ createEmptyCart: "n".repeat(32) }));
    server.on("AddToCart", data({ addProductsToCart: null }, gone), added());
    expect(await shop.cart.add(id, [line])).toMatchObject({ ok: true });
    expect(takeRequests("AddToCart").map(({ variables }) => variables.id)).toEqual([CART_ID, "n".repeat(32)]);
  });

  test("that refuses a line is not replaced", async () => {
    server.on("AddToCart", added({ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }));
    expect(await shop.cart.add(id, [{ ...line, quantity: 50 }])).toEqual({
      ok: false,
      problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
    expect(takeRequests("CreateCart")).toHaveLength(0);
  });

  test.each([0, -1, 1.5, Number.NaN])("is not changed to a quantity of %s", async (quantity) => {
    expect(await shop.cart.update(id, asId<LineUid>("MjI="), quantity)).toMatchObject({ ok: false });
    expect(server.seen).toHaveLength(0);
  });

  test("refuses too many with the backend's reason", async () => {
    const message = "Could not update the product with SKU CAB-1: The requested qty is not available";
    server.on("UpdateCartLine", data({ updateCartItems: null }, { message }));
    expect(await shop.cart.update(id, asId<LineUid>("MjI="), 5000)).toMatchObject({
      problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
  });

  describe("of a backend that tells refusals in the data", () => {
    const newer = () => connectTo(server, { capabilities: ["UpdateCartItemsOutput.errors"], pricesIncludeTax: true });
    const updated = (...errors: object[]) => data({ updateCartItems: { cart, errors } });

    test("refuses too many, though it comes beside", async () => {
      const message = "Could not update the product with SKU CAB-1: The requested qty is not available";
      server.on("UpdateCartLineWithErrors", updated({ message }));
      expect(await newer().cart.update(id, asId<LineUid>("MjI="), 5000)).toEqual({
        ok: false,
        problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
      });
      expect(takeRequests("UpdateCartLine")).toEqual([]);
    });

    test("is changed", async () => {
      server.on("UpdateCartLineWithErrors", updated());
      expect(await newer().cart.update(id, asId<LineUid>("MjI="), 2)).toMatchObject({
        ok: true,
        cart: { id: CART_ID },
      });
    });
  });

  test("from which a line is removed twice is as it is wanted", async () => {
    server.on("RemoveCartLine", data({ removeItemFromCart: null }, { message: "The cart doesn't contain the item" }));
    server.on("Cart", data({ cart }));
    expect(await shop.cart.remove(id, asId<LineUid>("MjI="))).toMatchObject({ ok: true });
  });
});

describe("a coupon", () => {
  test("that is taken answers the cart with its discount", async () => {
    server.on("ApplyCoupon", data({ applyCouponToCart: { cart } }));
    expect(await shop.cart.applyCoupon(id, "MONSOON")).toMatchObject({ ok: true, cart: { coupons: ["MONSOON"] } });
  });

  test.each([
    "The coupon code isn't valid. Verify the code and try again.",
    "A coupon is already applied to the cart. Please remove it to apply another",
    "Cart does not contain products.",
  ])("is refused beside its field: %s", async (message) => {
    server.on("ApplyCoupon", data({ applyCouponToCart: null }, { message }));
    const problems = [{ code: "UNDEFINED", message, field: "coupon" }];
    expect(await shop.cart.applyCoupon(id, "NOPE")).toEqual({ ok: false, problems });
  });

  test("is taken off", async () => {
    server.on("RemoveCoupon", data({ removeCouponFromCart: { cart: { ...cart, applied_coupons: null } } }));
    expect(await shop.cart.removeCoupon(id)).toMatchObject({ ok: true, cart: { coupons: [] } });
  });

  test("of a cart that is gone is refused as that", async () => {
    server.on("RemoveCoupon", data({ removeCouponFromCart: null }, { message: "The cart isn't active." }));
    expect(await shop.cart.removeCoupon(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
  });
});

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
    expect(requestsFor(server, "EstimateTotals")[0]?.variables).toEqual({
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
