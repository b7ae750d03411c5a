import { beforeEach, describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, json, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { recordedData, recording } from "../../../../tests/contract/recordings.ts";
import { CART_ID, cart } from "../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { type CartId, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const requestsOf = (operation: string) => requestsFor(server, operation);
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

  test("setShippingAddress retries with fewer street lines when the backend limits them", async () => {
    const message = '"Street Address" cannot contain more than 2 lines.';
    server.on(
      "SetShippingAddress",
      data({ setShippingAddressesOnCart: null }, { message }),
      data({ setShippingAddressesOnCart: { cart } }),
    );
    expect(await shop.checkout.setShippingAddress(id, { address })).toMatchObject({ ok: true });
    expect(requestsOf("SetShippingAddress").map(({ variables }) => streetOf(variables))).toEqual([
      ["7 Canal Walk", "Flat 2", "Fort"],
      ["7 Canal Walk", "Flat 2; Fort"],
    ]);
    // Later addresses are sent correctly at once.
    await shop.checkout.setShippingAddress(id, { address });
    expect(requestsOf("SetShippingAddress").map(({ variables }) => streetOf(variables))[2]).toEqual([
      "7 Canal Walk",
      "Flat 2; Fort",
    ]);
  });

  test("setBillingAddress sends either same_as_shipping or an address", async () => {
    server.on("SetBillingAddress", data({ setBillingAddressOnCart: { cart } }));
    await shop.checkout.setBillingAddress(id, "same-as-shipping");
    await shop.checkout.setBillingAddress(id, { address });
    expect(requestsOf("SetBillingAddress").map(({ variables }) => variables.billing)).toEqual([
      { same_as_shipping: true },
      { address: expect.objectContaining({ city: "Kochi" }) },
    ]);
  });

  test("setShippingAddress sends a new address, a saved address's id or a pickup store", async () => {
    server.on("SetShippingAddress", data({ setShippingAddressesOnCart: { cart } }));
    await shop.checkout.setShippingAddress(id, { address });
    await shop.checkout.setShippingAddress(id, { savedAddress: 7 });
    await shop.checkout.setShippingAddress(id, { address, pickupStore: "mysuru" });
    const newAddress = expect.objectContaining({ city: "Kochi" });
    expect(requestsOf("SetShippingAddress").map(({ variables }) => variables.destination)).toEqual([
      { address: newAddress },
      { customer_address_id: 7 },
      { address: newAddress, pickup_location_code: "mysuru" },
    ]);
  });

  test("placeOrder returns the order number", async () => {
    server.on("PlaceOrder", data({ placeOrder: { order: { order_number: "000000042" } } }));
    expect(await shop.checkout.placeOrder(id)).toEqual({ ok: true, number: "000000042" });
  });

  test("placeOrder reports cart-gone when the cart was already ordered", async () => {
    server.on("PlaceOrder", data({ placeOrder: null }, { message: "The cart isn't active." }));
    expect(await shop.checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
  });

  test("placeOrder reports being-ordered while another request places the order", async () => {
    const message = "The order has already been placed and is currently processing.";
    const rejection = { message, extensions: { category: "graphql-already-exists" } };
    server.on("PlaceOrder", data({ placeOrder: null }, rejection));
    expect(await shop.checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "being-ordered" }] });
  });

  describe("placeOrder when the backend returns errors as data", () => {
    const newer = () => connectTo(server, { capabilities: ["PlaceOrderOutput.errors"] });
    const placed = (order: object | null, ...errors: object[]) => data({ placeOrder: { order, errors } });

    test("fails with the backend's message", async () => {
      const message = "Unable to place order: The requested qty is not available";
      server.on("PlaceOrderWithErrors", placed(null, { code: "UNABLE_TO_PLACE_ORDER", message }));
      expect(await newer().checkout.placeOrder(id)).toEqual({
        ok: false,
        problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
      });
      expect(requestsOf("PlaceOrder")).toEqual([]);
    });

    test("returns the order number", async () => {
      server.on("PlaceOrderWithErrors", placed({ order_number: "000000042" }));
      expect(await newer().checkout.placeOrder(id)).toEqual({ ok: true, number: "000000042" });
    });

    test.each(["CART_NOT_ACTIVE", "CART_NOT_FOUND"])("reports cart-gone for %s", async (code) => {
      server.on("PlaceOrderWithErrors", placed(null, { code, message: "Unable to place order: …" }));
      expect(await newer().checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
    });

    test("reports being-ordered while another request places the order", async () => {
      const message = "Unable to place order: The order has already been placed and is currently processing.";
      server.on("PlaceOrderWithErrors", placed(null, { code: "UNDEFINED", message }));
      expect(await newer().checkout.placeOrder(id)).toMatchObject({ problems: [{ code: "being-ordered" }] });
    });
  });

  test("placeOrder throws when the order is null without an error", async () => {
    server.on("PlaceOrder", data({ placeOrder: { order: null } }));
    await expect(shop.checkout.placeOrder(id)).rejects.toMatchObject({ kind: "contract" });
  });

  test("placeOrder throws unavailable on an internal error of the backend", async () => {
    server.on("PlaceOrder", data({ placeOrder: null }, { message: "Internal server error" }));
    await expect(shop.checkout.placeOrder(id)).rejects.toMatchObject({ kind: "unavailable" });
    expect(requestsOf("PlaceOrder")).toHaveLength(1);
  });

  test("setEmail reports an invalid email at its field", async () => {
    server.on("SetEmail", data({ setGuestEmailOnCart: null }, { message: "Invalid email format" }));
    expect(await shop.checkout.setEmail(id, "x")).toMatchObject({
      problems: [{ field: "email", message: "Invalid email" }],
    });
  });

  test("setEmail reports the recorded refusal of a guest by its category", async () => {
    const { body } = recording("refusals/SetEmail").response;
    server.on("SetEmail", json(403, body));
    expect(await shop.checkout.setEmail(id, "asha@example.in")).toEqual({
      ok: false,
      problems: [{ code: "guest-rejected", message: expect.stringMatching(/^Guest checkout is not allowed\./) }],
    });
  });

  test("guestsMayOrder is read only where the backend has the setting", async () => {
    expect(await shop.checkout.guestsMayOrder()).toBeNull();
    const newer = connectTo(server, { capabilities: ["is_guest_checkout_enabled"] });
    server.on("GuestCheckout", data({ storeConfig: { is_guest_checkout_enabled: false } }));
    expect(await newer.checkout.guestsMayOrder()).toBe(false);
    expect(requestsOf("GuestCheckout")).toHaveLength(1);
  });

  test("countries and regions are sorted, and unknown countries are null", async () => {
    const regions = [{ id: 2, code: "KL", name: "Kerala" }, { id: 1, code: "GA", name: "Goa" }, null];
    const india = { id: "IN", full_name_english: "India", full_name_locale: null, available_regions: regions };
    server.on(
      "Country",
      data({ country: india }),
      data({ country: null }, { message: "The country isn't available." }),
    );
    const found = await shop.checkout.country("IN");
    expect(found?.regions.map(({ name }) => name)).toEqual(["Goa", "Kerala"]);
    expect(found).toMatchObject({ needsRegion: true, postcode: "required" });
    expect(await shop.checkout.country("ZZ")).toBeNull();
    expect(await shop.checkout.country("'; drop")).toBeNull();
    server.on("Countries", data({ countries: [india, { ...india, id: "AE", full_name_english: "Emirates" }] }));
    expect((await shop.checkout.countries()).map(({ code }) => code)).toEqual(["AE", "IN"]);
  });

  test("countries need the state and postal code that the backend's settings say", async () => {
    const capabilities = ["countries_with_required_region", "optional_zip_countries"];
    const countryOf = (code: string, regions: object[] = []) => {
      const country = { id: code, full_name_english: code, full_name_locale: null, available_regions: regions };
      server.on("Country", data({ country }));
      return connectTo(server, { capabilities }).checkout.country(code);
    };
    const bavaria = [{ id: 81, code: "BAY", name: "Bavaria" }];
    const settings = { countries_with_required_region: "AU, IN", optional_zip_countries: "GB,AE" };
    server.on("AddressRules", data({ storeConfig: settings }));
    expect(await countryOf("DE", bavaria)).toMatchObject({ needsRegion: false, postcode: "required" });
    expect(await countryOf("AU", bavaria)).toMatchObject({ needsRegion: true, postcode: "required" });
    expect(await countryOf("GB")).toMatchObject({ needsRegion: false, postcode: "optional" });
    expect(await countryOf("QA")).toMatchObject({ postcode: "none" });
  });

  test("agreements turn plain text into paragraphs, clean HTML, and say how each is accepted", async () => {
    server.on("CheckoutAgreements", data(recordedData("extras/checkoutAgreements--three")));
    expect(await shop.checkout.agreements()).toEqual([
      {
        id: 1,
        name: "Terms of sale",
        html: '<p>Please read <b>our terms</b> and <a href="/about">about us</a>.</p><ul><li>One</li><li>Two</li></ul>',
        checkbox: "I agree to Terms of sale",
      },
      {
        id: 2,
        name: "Plain terms",
        html: "<p>Line one</p><p>Line &lt;two&gt; &amp; three</p>",
        checkbox: "I agree to Plain terms",
      },
      { id: 3, name: "Automatic", html: "<p>By ordering you agree.</p>", checkbox: null },
    ]);
  });

  test("a checkbox without a text of the merchant's has the shop's own", async () => {
    const wire = { agreement_id: 1, name: "Terms", content: "{{var a}}x", checkbox_text: " ", is_html: false };
    server.on("CheckoutAgreements", data({ checkoutAgreements: [{ ...wire, mode: "MANUAL" }] }));
    const [agreement] = await shop.checkout.agreements();
    expect(agreement).toMatchObject({ html: "<p>x</p>", checkbox: "I accept the terms and conditions" });
  });
});

function streetOf(variables: Readonly<Record<string, unknown>>): unknown {
  return Object(Object(variables.destination).address).street;
}
