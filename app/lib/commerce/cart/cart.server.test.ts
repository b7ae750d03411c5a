import { beforeEach, describe, expect, test } from "vitest";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { type CartId, type LineUid, type Sku, asId } from "~/lib/commerce/model/ids";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, json, status, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cableLine, cart, inr } from "../../../../tests/contract/wire-shapes.ts";
import { CART_GONE_CODE } from "./to-problem.server";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const requestsOf = (operation: string) => requestsFor(server, operation);
const id = asId<CartId>(CART_ID);
const gone = { message: `Could not find a cart with ID "${CART_ID}"`, path: ["cart"] };

describe("cart", () => {
  const line = { sku: asId<Sku>("CAB-1"), quantity: 1 };
  const added = (...user_errors: object[]) =>
    data({ addProductsToCart: { cart: { ...cart, items: [cableLine] }, user_errors } });

  test("get and quantity return null for a cart that is gone", async () => {
    server.script(data({ cart: null }, gone));
    expect(await shop.cart.get(id)).toBeNull();
    expect(await shop.cart.quantity(id)).toBeNull();
  });

  test("get is never cached", async () => {
    server.on("Cart", data({ cart }));
    await shop.cart.get(id);
    await shop.cart.get(id);
    expect(requestsOf("Cart").map(({ method }) => method)).toEqual(["POST", "POST"]);
  });

  test("get sends one request for simultaneous reads", async () => {
    server.on("Cart", data({ cart }));
    const [one, other] = await Promise.all([shop.cart.get(id), shop.cart.get(id)]);
    expect(one).toEqual(other);
    expect(requestsOf("Cart")).toHaveLength(1);
  });

  test("get throws on other errors", async () => {
    server.on("Cart", data({ cart: null }, { message: "Something odd", extensions: { category: "graphql-input" } }));
    await expect(shop.cart.get(id)).rejects.toMatchObject({ kind: "contract" });
  });

  const created: Parameters<typeof server.on>[1] = (response, request) => {
    const { id: chosen } = request.variables;
    const addProductsToCart = { cart: { ...cart, id: chosen, items: [cableLine] }, user_errors: [] };
    data({ createEmptyCart: chosen, addProductsToCart })(response, request);
  };

  test("add creates a cart when there is none, in the same request", async () => {
    server.on("CreateCartWithLines", created);
    const result = await shop.cart.add(null, [line]);
    const [request] = requestsOf("CreateCartWithLines");
    expect(request?.variables.id).toMatch(/^[0-9a-f]{32}$/);
    expect(result).toMatchObject({ ok: true, cart: { id: request?.variables.id }, problems: [] });
  });

  test("add does not invent the cart of a customer", async () => {
    server.on("CustomerCartId", data({ customerCart: { id: CART_ID } }));
    server.on("AddToCart", added());
    const customer = connectTo(server, { token: "t" });
    expect(await customer.cart.add(null, [line])).toMatchObject({ ok: true, cart: { id: CART_ID } });
  });

  describe("on a backend that adds to a new cart in one request", () => {
    const open = () => connectTo(server, { capabilities: ["addProductsToNewCart"] }).cart;

    test("add sends one", async () => {
      const addProductsToNewCart = { cart: { ...cart, items: [cableLine] }, user_errors: null };
      server.on("AddToNewCart", data({ addProductsToNewCart }));
      expect(await open().add(null, [line])).toMatchObject({ ok: true, cart: { id: CART_ID }, problems: [] });
      expect(requestsOf("CreateCart")).toEqual([]);
    });

    test("add fails with the reasons when nothing was added", async () => {
      const user_errors = [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }];
      server.on("AddToNewCart", data({ addProductsToNewCart: { cart: { ...cart, items: [] }, user_errors } }));
      expect(await open().add(null, [line])).toMatchObject({ ok: false, problems: [{ code: "INSUFFICIENT_STOCK" }] });
    });
  });

  test("add creates a new cart when the old one is gone", async () => {
    server.on("CreateCartWithLines", created);
    server.on("AddToCart", data({ addProductsToCart: null }, gone));
    expect(await shop.cart.add(id, [line])).toMatchObject({ ok: true });
    expect(requestsOf("CreateCartWithLines")).toHaveLength(1);
  });

  test("add keeps the cart when a line is rejected", async () => {
    server.on("AddToCart", added({ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }));
    expect(await shop.cart.add(id, [{ ...line, quantity: 50 }])).toEqual({
      ok: false,
      problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
    expect(requestsOf("CreateCart")).toHaveLength(0);
  });

  test.each([0, -1, 1.5, Number.NaN])("update rejects the quantity %s without a request", async (quantity) => {
    expect(await shop.cart.update(id, asId<LineUid>("MjI="), quantity)).toMatchObject({ ok: false });
    expect(server.seen).toHaveLength(0);
  });

  test("update reports too high a quantity with the backend's message", async () => {
    const message = "Could not update the product with SKU CAB-1: The requested qty is not available";
    server.on("UpdateCartLine", data({ updateCartItems: null }, { message }));
    expect(await shop.cart.update(id, asId<LineUid>("MjI="), 5000)).toMatchObject({
      problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
  });

  describe("update when the backend returns errors as data", () => {
    const newer = () => connectTo(server, { capabilities: ["UpdateCartItemsOutput.errors"], pricesIncludeTax: true });
    const updated = (...errors: object[]) => data({ updateCartItems: { cart, errors } });

    test("reports too high a quantity although the answer contains the cart", async () => {
      const message = "Could not update the product with SKU CAB-1: The requested qty is not available";
      server.on("UpdateCartLineWithErrors", updated({ message }));
      expect(await newer().cart.update(id, asId<LineUid>("MjI="), 5000)).toEqual({
        ok: false,
        problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
      });
      expect(requestsOf("UpdateCartLine")).toEqual([]);
    });

    test("returns the changed cart", async () => {
      server.on("UpdateCartLineWithErrors", updated());
      expect(await newer().cart.update(id, asId<LineUid>("MjI="), 2)).toMatchObject({
        ok: true,
        cart: { id: CART_ID },
      });
    });
  });

  test("remove succeeds when the line is already gone", async () => {
    server.on("RemoveCartLine", data({ removeItemFromCart: null }, { message: "कार्ट में यह वस्तु नहीं है" }));
    server.on("CartQuantity", data({ cart: { total_quantity: 1 } }));
    server.on("Cart", data({ cart }));
    expect(await shop.cart.remove(id, asId<LineUid>("OTk="))).toMatchObject({ ok: true });
    expect(await shop.cart.remove(id, asId<LineUid>("MjI="))).toMatchObject({ ok: false });
  });

  describe("a refusal in words that the shop does not know", () => {
    const refused = (category?: string) => ({ message: "अब नहीं", ...(category && { extensions: { category } }) });
    const write = (category?: string) => {
      server.on("UpdateCartLine", data({ updateCartItems: null }, refused(category)));
      return shop.cart.update(id, asId<LineUid>("MjI="), 2);
    };

    test.each([undefined, "graphql-no-such-entity", "graphql-authorization"])(
      "means that the cart is gone if it cannot be read either (category %s)",
      async (category) => {
        server.on("CartQuantity", data({ cart: null }, refused(category)));
        expect(await write(category)).toMatchObject({ ok: false, problems: [{ code: CART_GONE_CODE }] });
      },
    );

    test("is shown if the cart is there", async () => {
      server.on("CartQuantity", data({ cart: { total_quantity: 1 } }));
      expect(await write()).toMatchObject({ ok: false, problems: [{ code: "UNDEFINED", message: "अब नहीं" }] });
    });

    test("is shown if the cart cannot be read now", async () => {
      server.on("CartQuantity", status(500, "down"));
      expect(await write()).toMatchObject({ ok: false, problems: [{ message: "अब नहीं" }] });
    });

    test("needs no reading if its category tells", async () => {
      expect(await write("graphql-input")).toMatchObject({ ok: false, problems: [{ message: "अब नहीं" }] });
      expect(requestsOf("CartQuantity")).toEqual([]);
    });
  });
});

describe("coupon", () => {
  test("applyCoupon returns the cart with the coupon", async () => {
    server.on("ApplyCoupon", data({ applyCouponToCart: { cart } }));
    expect(await shop.cart.applyCoupon(id, "MONSOON")).toMatchObject({ ok: true, cart: { coupons: ["MONSOON"] } });
  });

  test.each([
    "The coupon code isn't valid. Verify the code and try again.",
    "A coupon is already applied to the cart. Please remove it to apply another",
    "Cart does not contain products.",
  ])("applyCoupon reports a rejection at the coupon field: %s", async (message) => {
    server.on("ApplyCoupon", data({ applyCouponToCart: null }, { message }));
    const problems = [{ code: "UNDEFINED", message, field: "coupon" }];
    expect(await shop.cart.applyCoupon(id, "NOPE")).toEqual({ ok: false, problems });
  });

  test("removeCoupon returns the cart without coupons", async () => {
    server.on("RemoveCoupon", data({ removeCouponFromCart: { cart: { ...cart, applied_coupons: null } } }));
    expect(await shop.cart.removeCoupon(id)).toMatchObject({ ok: true, cart: { coupons: [] } });
  });

  test("removeCoupon reports cart-gone when the cart is gone", async () => {
    server.on("RemoveCoupon", data({ removeCouponFromCart: null }, { message: "The cart isn't active." }));
    expect(await shop.cart.removeCoupon(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
  });
});

describe("cart.estimate", () => {
  const [delivery] = cart.shipping_addresses;
  const offers = delivery?.available_shipping_methods ?? [];

  test("requests the totals with the cheapest available method", async () => {
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

  test("fails with the backend's reason when it refuses the totals", async () => {
    const message = "Carrier with such method not found: flatrate, flatrate";
    server.on("EstimateDelivery", data({ estimateShippingMethods: offers }));
    server.on("EstimateTotals", json(200, { errors: [{ message, path: ["estimateTotals"] }] }));
    const refused = await shop.cart.estimate(id, { country: "IN", postcode: "682001" });
    expect(refused).toMatchObject({ ok: false, problems: [{ message }] });
  });

  test("requests no totals when there is no delivery", async () => {
    server.on("EstimateDelivery", data({ estimateShippingMethods: [] }));
    expect(await shop.cart.estimate(id, { country: "IN", postcode: "1" })).toEqual({
      ok: true,
      methods: [],
      grandTotal: null,
    });
  });
});
