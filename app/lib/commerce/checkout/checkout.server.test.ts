import { beforeEach, describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cart } from "../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CartId, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const takeRequests = (operation: string) => requestsFor(server, operation);
const id = asId<CartId>(CART_ID);

describe("checkout", () => {
  const address = {
    firstName: "Meera",
    lastName: "Nair",
    street: "7 Canal Walk",
    apartment: "Flat 2",
    neighborhood: "Fort",
    extra: "",
    city: "Kochi",
    region: { id: 550, code: "KL", name: "Kerala" },
    postcode: "682001",
    country: "IN",
    phone: "9800000000",
  };

  test("an address goes again on fewer lines where the backend takes no more", async () => {
    const message = '"Street Address" cannot contain more than 2 lines.';
    server.on(
      "SetShippingAddress",
      data({ setShippingAddressesOnCart: null }, { message }),
      data({ setShippingAddressesOnCart: { cart } }),
    );
    expect(await shop.checkout.setShippingAddress(id, { address })).toMatchObject({ ok: true });
    expect(takeRequests("SetShippingAddress").map(({ variables }) => streetOf(variables))).toEqual([
      ["7 Canal Walk", "Flat 2", "Fort"],
      ["7 Canal Walk", "Flat 2; Fort"],
    ]);
    // Later addresses are sent correctly at once.
    await shop.checkout.setShippingAddress(id, { address });
    expect(takeRequests("SetShippingAddress").map(({ variables }) => streetOf(variables))[2]).toEqual([
      "7 Canal Walk",
      "Flat 2; Fort",
    ]);
  });

  test("the billing address is either the same or its own, never both", async () => {
    server.on("SetBillingAddress", data({ setBillingAddressOnCart: { cart } }));
    await shop.checkout.setBillingAddress(id, "same-as-shipping");
    await shop.checkout.setBillingAddress(id, { address });
    expect(takeRequests("SetBillingAddress").map(({ variables }) => variables.billing)).toEqual([
      { same_as_shipping: true },
      { address: expect.objectContaining({ city: "Kochi" }) },
    ]);
  });

  test("goods go to an address, to one of the address book by its id alone, or to a shop", async () => {
    server.on("SetShippingAddress", data({ setShippingAddressesOnCart: { cart } }));
    await shop.checkout.setShippingAddress(id, { address });
    await shop.checkout.setShippingAddress(id, { savedAddress: 7 });
    await shop.checkout.setShippingAddress(id, { address, pickupStore: "mysuru" });
    const written = expect.objectContaining({ city: "Kochi" });
    expect(takeRequests("SetShippingAddress").map(({ variables }) => variables.destination)).toEqual([
      { address: written },
      { customer_address_id: 7 },
      { address: written, pickup_location_code: "mysuru" },
    ]);
  });

  test("an order is placed once, and its number told", async () => {
    server.on("PlaceOrder", data({ placeOrder: { order: { order_number: "000000042" } } }));
    expect(await shop.checkout.placeOrder(id)).toEqual({ ok: true, number: "000000042" });
  });

  test("an order on a cart that was ordered already is refused as such", async () => {
    server.on("PlaceOrder", data({ placeOrder: null }, { message: "The cart isn't active." }));
    expect(await shop.checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
  });

  test("an order that is being made by another press is not called refused", async () => {
    const message = "The order has already been placed and is currently processing.";
    const rejection = { message, extensions: { category: "graphql-already-exists" } };
    server.on("PlaceOrder", data({ placeOrder: null }, rejection));
    expect(await shop.checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "being-ordered" }] });
  });

  describe("where refusals are told in the data", () => {
    const newer = () => connectTo(server, { capabilities: ["PlaceOrderOutput.errors"] });
    const placed = (order: object | null, ...errors: object[]) => data({ placeOrder: { order, errors } });

    test("an order is refused with the backend's words", async () => {
      const message = "Unable to place order: The requested qty is not available";
      server.on("PlaceOrderWithErrors", placed(null, { code: "UNABLE_TO_PLACE_ORDER", message }));
      expect(await newer().checkout.placeOrder(id)).toEqual({
        ok: false,
        problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
      });
      expect(takeRequests("PlaceOrder")).toEqual([]);
    });

    test("an order is placed", async () => {
      server.on("PlaceOrderWithErrors", placed({ order_number: "000000042" }));
      expect(await newer().checkout.placeOrder(id)).toEqual({ ok: true, number: "000000042" });
    });

    test.each(["CART_NOT_ACTIVE", "CART_NOT_FOUND"])("%s may have been ordered, whatever its words", async (code) => {
      server.on("PlaceOrderWithErrors", placed(null, { code, message: "Unable to place order: …" }));
      expect(await newer().checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
    });

    test("an order that is being made by another press is not called refused", async () => {
      const message = "Unable to place order: The order has already been placed and is currently processing.";
      server.on("PlaceOrderWithErrors", placed(null, { code: "UNDEFINED", message }));
      expect(await newer().checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "being-ordered" }] });
    });
  });

  test("an order that is null without a word is no order, and no refusal", async () => {
    server.on("PlaceOrder", data({ placeOrder: { order: null } }));
    await expect(shop.checkout.placeOrder(id)).rejects.toMatchObject({ kind: "contract" });
  });

  test("an order that failed inside the backend is not called refused", async () => {
    server.on("PlaceOrder", data({ placeOrder: null }, { message: "Internal server error" }));
    await expect(shop.checkout.placeOrder(id)).rejects.toMatchObject({ kind: "unavailable" });
    expect(takeRequests("PlaceOrder")).toHaveLength(1);
  });

  test("a refused e-mail names its field", async () => {
    server.on("SetEmail", data({ setGuestEmailOnCart: null }, { message: "Invalid email format" }));
    expect(await shop.checkout.setEmail(id, "x")).toMatchObject({
      problems: [{ field: "email", message: "Invalid email" }],
    });
  });

  test("countries are in order, with their regions; unknown ones are null", async () => {
    const regions = [{ id: 2, code: "KL", name: "Kerala" }, { id: 1, code: "GA", name: "Goa" }, null];
    const india = { id: "IN", full_name_english: "India", full_name_locale: null, available_regions: regions };
    server.on(
      "Country",
      data({ country: india }),
      data({ country: null }, { message: "The country isn't available." }),
    );
    expect((await shop.checkout.country("IN"))?.regions.map(({ name }) => name)).toEqual(["Goa", "Kerala"]);
    expect(await shop.checkout.country("ZZ")).toBeNull();
    expect(await shop.checkout.country("'; drop")).toBeNull();
    server.on("Countries", data({ countries: [india, { ...india, id: "AE", full_name_english: "Emirates" }] }));
    expect((await shop.checkout.countries()).map(({ code }) => code)).toEqual(["AE", "IN"]);
  });

  test("agreements in plain text become paragraphs, in HTML they are cleaned", async () => {
    const one = { agreement_id: 1, name: "Terms", content: "a < b\n\nc", is_html: false, mode: "MANUAL" };
    const two = { ...one, agreement_id: 2, content: "<p onclick=x>Hi</p>", is_html: true, mode: "AUTO" };
    server.on("CheckoutAgreements", data({ checkoutAgreements: [one, two] }));
    const agreements = await shop.checkout.agreements();
    expect(agreements.map(({ html }) => html)).toEqual(["<p>a &lt; b</p><p>c</p>", "<p>Hi</p>"]);
    expect(agreements.map(({ mustBeTicked }) => mustBeTicked)).toEqual([true, false]);
  });
});

function streetOf(variables: Readonly<Record<string, unknown>>): unknown {
  return Object(Object(variables.destination).address).street;
}
