import { describe, expect, test } from "vitest";
import { addressValues } from "~/features/addresses/address-form";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend, fakeCommerce } from "~/lib/testing/fake-backend";
import { ADDRESS, sampleCart } from "~/lib/testing/sample-cart";
import type { PickupStore } from "~/lib/commerce/model/address";
import { CommerceError } from "~/lib/commerce/model/errors";
import { money } from "~/lib/commerce/model/money";
import { fail, GUEST_REJECTED } from "~/lib/commerce/model/problem";
import { accountAction, loadContact } from "./contact.server";

const email = "asha@example.in";
const typed = { email, ...addressValues({ ...ADDRESS, city: "Pune", postcode: "411001" }, "IN") };
const open = () =>
  fakeBackend(sampleCart({ email, shippingAddress: null, shippingMethod: null, billingAddress: null }));

interface InvalidForm {
  readonly data: { readonly state: { readonly error: object } };
}

function send(browser: Browser, values: Record<string, string>) {
  return browser.visit(({ shop }) => accountAction({ shop, form: formOf(values) }));
}

function throwUnavailable(): never {
  throw new CommerceError("unavailable", "no answer");
}

describe("accountAction: address", () => {
  test("saves the address and redirects to the shipping step", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
    expect(redirectOf(answer)).toBe("/checkout/shipping");
    expect(backend.cart?.shippingAddress).toMatchObject({ city: "Pune", region: { code: "MH" } });
    expect(backend.writes).toEqual(["setShippingAddress"]);
  });

  test("validates and saves a guest's email before the address", async () => {
    const backend = fakeBackend(sampleCart({ email: null, shippingAddress: null, shippingMethod: null }));
    const browser = new Browser(backend);
    const { answer } = await send(browser, { ...typed, email: "asha", phone: "", intent: "address" });
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect(Object.keys((answer as InvalidForm).data.state.error)).toEqual(["email", "phone"]); // matched above
    expect(backend.writes).toEqual([]);
    expect(redirectOf((await send(browser, { ...typed, intent: "address" })).answer)).toBe("/checkout/shipping");
    expect(backend.writes).toEqual(["setEmail", "setShippingAddress"]);
    expect(backend.cart?.email).toBe(email);
  });

  test("does not save the address when the email is rejected", async () => {
    const backend = fakeBackend(sampleCart({ email: null, shippingAddress: null, shippingMethod: null }));
    backend.overrides.set("setEmail", () => fail({ code: "email", message: "Invalid email", field: "email" }));
    const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
    expect(answer).toMatchObject({ data: { state: { error: { email: ["Invalid email"] } } } });
    expect(backend.cart?.shippingAddress).toBeNull();
  });

  test("returns the input and the country's regions with an error", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...typed, postcode: "x", intent: "address" });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        country: { code: "IN" },
        state: { initialValue: { city: "Pune", intent: "address" }, error: { postcode: [expect.any(String)] } },
      },
    });
    expect(backend.writes).toEqual([]);
  });

  test("changes the country without saving and keeps the input", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...typed, country: "SG", intent: "country" });
    expect(answer).toMatchObject({
      country: { code: "SG", regions: [] },
      state: { initialValue: { city: "Pune" }, error: undefined },
    });
    expect(backend.writes).toEqual([]);
  });

  test("shows the backend's rejection at its field", async () => {
    const backend = open();
    backend.overrides.set("setShippingAddress", () =>
      fail({ code: "address", message: "No such PIN", field: "postcode" }),
    );
    const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
    expect(answer).toMatchObject({ data: { state: { error: { postcode: ["No such PIN"] } } } });
  });

  test("returns the input when the backend does not answer", async () => {
    const backend = open();
    backend.overrides.set("setShippingAddress", throwUnavailable);
    const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
    expect(answer).toMatchObject({
      data: {
        state: {
          initialValue: { city: "Pune" },
          error: { "": ["There was some error while trying to fetch shipping methods..."] },
        },
      },
    });
  });

  test("updates a billing address that was the same", async () => {
    const backend = fakeBackend();
    await send(new Browser(backend), { ...typed, intent: "address" });
    expect(backend.cart?.billingAddress?.city).toBe("Pune");
  });

  test("returns the input when a billing address that was the same is not updated", async () => {
    for (const refuse of [() => fail({ code: "address", message: "No such PIN" }), throwUnavailable]) {
      const backend = fakeBackend();
      backend.overrides.set("setBillingAddress", refuse);
      const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
      expect(answer).toMatchObject({
        data: { state: { initialValue: { city: "Pune" }, error: { "": [expect.any(String)] } } },
      });
    }
  });

  test("does not change a different billing address", async () => {
    const backend = fakeBackend(sampleCart({ billingAddress: { ...ADDRESS, street: "1 Office Park" } }));
    await send(new Browser(backend), { ...typed, intent: "address" });
    expect(backend.cart?.billingAddress?.street).toBe("1 Office Park");
  });
});

describe("a guest whom the backend refuses", () => {
  const refusal = fail({ code: GUEST_REJECTED, message: "Guest checkout is not allowed." });

  test("is asked to log in, with the reason; the address is kept for afterwards", async () => {
    const backend = fakeBackend(sampleCart({ email: null, shippingAddress: null, shippingMethod: null }));
    backend.overrides.set("setEmail", () => refusal);
    const browser = new Browser(backend);
    const { answer, notices } = await send(browser, { ...typed, intent: "address" });
    expect(redirectOf(answer)).toBe("/checkout/user-account?account");
    expect(notices).toMatchObject([{ kind: "danger", text: "Guest checkout is not allowed." }]);
    expect(browser.has("form")).toBe(true);
  });

  test("has nothing to keep without an address", async () => {
    const backend = fakeBackend(sampleCart({ email: null, isVirtual: true, shippingAddress: null }));
    backend.overrides.set("setEmail", () => refusal);
    const browser = new Browser(backend);
    const { answer } = await send(browser, { email, intent: "guest" });
    expect(redirectOf(answer)).toBe("/checkout/user-account?account");
    expect(browser.has("form")).toBe(false);
  });
});

describe("accountAction: store pickup", () => {
  const instore = { carrier: "instore", method: "pickup", title: "Collect", price: money(0, "INR") };
  const store: PickupStore = {
    ...{ code: "bom-bandra", name: "Bijli Bandra", street: "7 Hill Road", city: "Mumbai", postcode: "400050" },
    ...{
      region: { id: 553, code: "", name: "Maharashtra" },
      country: "IN",
      phone: "+91 80 0000 1005",
      email: null,
      hours: "Every day",
      services: [],
      position: null,
      withinKm: null,
    },
  };
  const person = { email, firstName: "Asha", lastName: "Rao", phone: "9820012345" };
  const open = (isOffered = true) => {
    const methods = isOffered ? [{ ...instore, isAvailable: true, problem: null }] : [];
    const backend = fakeBackend(
      sampleCart({
        ...{ email, shippingAddress: null, shippingMethod: null, shippingMethods: methods },
        billingAddress: null,
      }),
    );
    backend.pickupStores = [store];
    return backend;
  };

  test("sets the store's address with the shopper's name, and the pickup method", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...person, place: store.code, intent: "collect" });
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(backend.cart).toMatchObject({
      pickupStore: "bom-bandra",
      shippingMethod: { carrier: "instore" },
      shippingAddress: { firstName: "Asha", street: "Bijli Bandra", region: { id: 553, code: "MH" } },
    });
  });

  test.each([
    ["to the buyer's address", { billingAddress: { ...ADDRESS, city: "Pune" } }],
    ["from ₹50,000 on", { totals: { ...sampleCart().totals, grandTotal: money(50_000_00, "INR") } }],
  ])("asks for the bill %s", async (_, changes) => {
    const backend = open();
    backend.cart = backend.cart && { ...backend.cart, ...changes };
    const { answer } = await send(new Browser(backend), { ...person, place: store.code, intent: "collect" });
    expect(redirectOf(answer)).toBe("/checkout/billing");
    expect(backend.writes).not.toContain("setBillingAddress");
  });

  test("bills to the new store what was billed to the one before", async () => {
    const backend = open();
    const before = { pickupStore: "bom-colaba", shippingAddress: ADDRESS, billingAddress: ADDRESS };
    backend.cart = backend.cart && { ...backend.cart, ...before };
    await send(new Browser(backend), { ...person, place: store.code, intent: "collect" });
    expect(backend.cart?.billingAddress).toMatchObject({ firstName: "Asha", street: "Bijli Bandra" });
  });

  test.each([
    ["an unknown store", { ...person, place: "moon" }, { error: { place: [expect.any(String)] } }],
    [
      "a missing store and phone number",
      { ...person, phone: "" },
      { error: { place: [expect.any(String)], phone: [expect.any(String)] } },
    ],
  ])("rejects %s", async (_, values, state) => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...values, intent: "collect" });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { state: { initialValue: { intent: "collect" }, ...state } },
    });
    expect(backend.writes).toEqual([]);
  });

  test("reports a cart that cannot be picked up", async () => {
    const { answer } = await send(new Browser(open(false)), { ...person, place: store.code, intent: "collect" });
    expect(JSON.stringify(answer)).toContain("not available for store pickup");
  });
});

describe("loadContact when the countries cannot be read", () => {
  const visit = (backend: ReturnType<typeof fakeBackend>) => {
    const commerce = fakeCommerce(backend);
    const account = {
      passwordRule: async () => ({ minimumLength: 8, requiredClasses: 3 }),
      requiredAttributes: async () => [],
    };
    const guestsMayOrder = async () => true;
    const checkout = { ...commerce.checkout, guestsMayOrder, countries: async () => throwUnavailable() };
    const browser = new Browser(backend, sampleCart().id, () => ({ ...commerce, account, checkout }));
    return browser.visit(({ shop }) => loadContact({ shop, url: new URL("http://shop.test/checkout/user-account") }));
  };

  test("shows a virtual cart, which needs no address", async () => {
    const { answer } = await visit(fakeBackend(sampleCart({ isVirtual: true, shippingAddress: null })));
    expect(answer).toMatchObject({ destination: null, needsAccount: false });
  });

  test("redirects an empty cart", async () => {
    const { answer } = await visit(fakeBackend(sampleCart({ lines: [] })));
    expect(redirectOf(answer)).toBe("/cart");
  });

  test("fails for a cart that needs an address", async () => {
    await expect(visit(open())).rejects.toThrow("no answer");
  });
});
