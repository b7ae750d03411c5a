import { describe, expect, test } from "vitest";
import { Browser, formOf, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import { ADDRESS, sampleCart } from "~/features/checkout/testing/sample-cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { PickupPlace } from "~/lib/commerce/model/address";
import { money } from "~/lib/commerce/model/money";
import { refused } from "~/lib/commerce/model/problem";
import { addressValues } from "~/features/addresses/address-form";
import { shippingAction } from "./actions.server";

const typed = addressValues({ ...ADDRESS, city: "Pune", postcode: "411001" }, "IN");
const open = () => fakeBackend(sampleCart({ shippingAddress: null, shippingMethod: null, billingAddress: null }));

function send(browser: Browser, values: Record<string, string>) {
  return browser.visit(({ shop }) => shippingAction({ shop, form: formOf(values) }));
}

describe("the address", () => {
  test("is saved, and the same page then offers the methods", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
    expect(redirectOf(answer)).toBe("/checkout/shipping");
    expect(backend.cart?.shippingAddress).toMatchObject({ city: "Pune", region: { code: "MH" } });
    expect(backend.writes).toEqual(["setShippingAddress"]);
  });

  test("with a mistake comes back with everything typed and the regions of its country", async () => {
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

  test("changes country by a submit that saves nothing and keeps what was typed", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...typed, country: "SG", intent: "country" });
    expect(answer).toMatchObject({
      country: { code: "SG", regions: [] },
      state: { initialValue: { city: "Pune" }, error: undefined },
    });
    expect(backend.writes).toEqual([]);
  });

  test("refused by the backend is shown at its field", async () => {
    const backend = open();
    backend.instead.set("setShippingAddress", () =>
      refused({ code: "address", message: "No such PIN", field: "postcode" }),
    );
    const { answer } = await send(new Browser(backend), { ...typed, intent: "address" });
    expect(answer).toMatchObject({ data: { state: { error: { postcode: ["No such PIN"] } } } });
  });

  test("is not lost when the backend does not answer", async () => {
    const backend = open();
    backend.instead.set("setShippingAddress", () => {
      throw new CommerceError("unavailable", "SetShippingAddress: no answer");
    });
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

  test("takes a billing address along that was the same", async () => {
    const backend = fakeBackend();
    await send(new Browser(backend), { ...typed, intent: "address" });
    expect(backend.cart?.billingAddress?.city).toBe("Pune");
  });

  test("leaves a billing address of its own alone", async () => {
    const backend = fakeBackend(sampleCart({ billingAddress: { ...ADDRESS, street: "1 Office Park" } }));
    await send(new Browser(backend), { ...typed, intent: "address" });
    expect(backend.cart?.billingAddress?.street).toBe("1 Office Park");
  });
});

describe("the method", () => {
  const open = () => fakeBackend(sampleCart({ shippingMethod: null, billingAddress: null }));

  test("is saved and leads to billing", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { intent: "method", method: "flatrate:flatrate" });
    expect(redirectOf(answer)).toBe("/checkout/billing");
    expect(backend.cart?.shippingMethod?.carrier).toBe("flatrate");
  });

  test.each([
    ["", { error: { method: ["This field is required"] } }],
    ["moon:rocket", { error: { "": ["There was some error while trying to select this shipping method..."] } }],
  ])("%j is refused", async (method, state) => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { intent: "method", method });
    expect(answer).toMatchObject({ init: { status: 422 }, data: { state } });
    expect(backend.writes).toEqual([]);
  });
});

test("shipping called before the email is known goes back to the account step with a notice", async () => {
  const browser = new Browser(fakeBackend(sampleCart({ email: null })));
  const { answer, notices } = await send(browser, { intent: "method", method: "flatrate:flatrate" });
  expect(redirectOf(answer)).toBe("/checkout/user-account");
  expect(notices[0]?.text).toMatch(/email first/);
});

describe("collecting from a shop", () => {
  const instore = { carrier: "instore", method: "pickup", title: "Collect", price: money(0, "INR") };
  const place: PickupPlace = {
    ...{ code: "bom-bandra", name: "Bijli Bandra", street: "7 Hill Road", city: "Mumbai", postcode: "400050" },
    ...{
      region: { id: 553, code: "", name: "Maharashtra" },
      country: "IN",
      phone: "+91 80 0000 1005",
      hours: "Every day",
    },
  };
  const person = { firstName: "Asha", lastName: "Rao", phone: "9820012345" };
  const open = (isOffered = true) => {
    const methods = isOffered ? [{ ...instore, isAvailable: true, problem: null }] : [];
    const backend = fakeBackend(sampleCart({ shippingAddress: null, shippingMethod: null, shippingMethods: methods }));
    backend.pickupPlaces = [place];
    return backend;
  };

  test("sends the goods to the shop in the name of whoever collects them, and chooses the method with it", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...person, place: place.code, intent: "collect" });
    expect(redirectOf(answer)).toBe("/checkout/billing");
    expect(backend.cart).toMatchObject({
      pickupPlace: "bom-bandra",
      shippingMethod: { carrier: "instore" },
      shippingAddress: { firstName: "Asha", street: "Bijli Bandra", region: { id: 553, code: "MH" } },
    });
  });

  test.each([
    ["a shop that is not there", { ...person, place: "moon" }, { error: { place: [expect.any(String)] } }],
    [
      "no shop and no number",
      { ...person, phone: "" },
      { error: { place: [expect.any(String)], phone: [expect.any(String)] } },
    ],
  ])("refuses %s", async (_, values, state) => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { ...values, intent: "collect" });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { state: { initialValue: { intent: "collect" }, ...state } },
    });
    expect(backend.writes).toEqual([]);
  });

  test("says so when the goods cannot be collected", async () => {
    const { answer } = await send(new Browser(open(false)), { ...person, place: place.code, intent: "collect" });
    expect(JSON.stringify(answer)).toContain("cannot be collected");
  });

  test("is no method for goods that are sent", async () => {
    const backend = fakeBackend(
      sampleCart({ shippingMethod: null, shippingMethods: [{ ...instore, isAvailable: true, problem: null }] }),
    );
    const { answer } = await send(new Browser(backend), { intent: "method", method: "instore:pickup" });
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect(backend.writes).toEqual([]);
  });
});
