import { describe, expect, test } from "vitest";
import { addressValues } from "~/features/addresses/address-form";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { ADDRESS, sampleCart } from "~/lib/testing/sample-cart";
import { money } from "~/lib/commerce/model/money";
import { fail } from "~/lib/commerce/model/problem";
import { billingAction } from "./billing.server";

const typed = addressValues({ ...ADDRESS, city: "Pune", postcode: "411001" }, "IN");

describe("billingAction", () => {
  const submit = (browser: Browser, values: Record<string, string>) =>
    browser.visit(({ shop }) => billingAction({ shop, form: formOf({ intent: "billing", ...values }) }));

  test("saves same as shipping and sets the shipping method again", async () => {
    const backend = fakeBackend(sampleCart({ billingAddress: null }));
    const { answer } = await submit(new Browser(backend), { ...typed, firstName: "", "same-as-shipping": "on" });
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(backend.cart?.billingAddress).toEqual(ADDRESS);
    expect(backend.writes).toEqual(["setBillingAddress", "setShippingMethod"]);
  });

  test("validates and saves a different address", async () => {
    const backend = fakeBackend(sampleCart({ billingAddress: null }));
    const browser = new Browser(backend);
    expect((await submit(browser, { ...typed, city: "" })).answer).toMatchObject({
      data: { state: { error: { city: ["This field is required"] } } },
    });
    expect(redirectOf((await submit(browser, typed)).answer)).toBe("/checkout/payment");
    expect(backend.cart?.billingAddress?.city).toBe("Pune");
  });

  test("redirects to the shipping step when the method can no longer be set", async () => {
    const backend = fakeBackend(sampleCart({ billingAddress: null }));
    backend.overrides.set("setShippingMethod", () => fail({ code: "shipping-method", message: "Carrier not found" }));
    const { answer, notices } = await submit(new Browser(backend), { "same-as-shipping": "on" });
    expect(redirectOf(answer)).toBe("/checkout/shipping");
    expect(notices[0]?.text).toBe("There was some error while trying to select this shipping method...");
  });

  test("requires an address and sets no method for a virtual cart", async () => {
    const virtual = { isVirtual: true, shippingAddress: null, shippingMethod: null, billingAddress: null };
    const backend = fakeBackend(sampleCart(virtual));
    const browser = new Browser(backend);
    expect((await submit(browser, { "same-as-shipping": "on" })).answer).toMatchObject({ init: { status: 422 } });
    expect(redirectOf((await submit(browser, typed)).answer)).toBe("/checkout/payment");
    expect(backend.writes).toEqual(["setBillingAddress"]);
  });

  const instore = { carrier: "instore", method: "pickup", title: "Collect", price: money(0, "INR") };
  const collected = (total: number) =>
    sampleCart({
      pickupStore: "bom-bandra",
      shippingMethod: instore,
      shippingMethods: [{ ...instore, isAvailable: true, problem: null }],
      billingAddress: null,
      totals: { ...sampleCart().totals, grandTotal: money(total, "INR") },
    });

  test("bills what is collected to the store's address, with the name of who collects", async () => {
    const backend = fakeBackend(collected(49_999_00));
    await submit(new Browser(backend), { "same-as-shipping": "on" });
    expect(backend.cart?.billingAddress).toEqual(ADDRESS);
  });

  test("requires the buyer's address from ₹50,000 on, as an invoice does", async () => {
    const backend = fakeBackend(collected(50_000_00));
    const { answer } = await submit(new Browser(backend), { "same-as-shipping": "on" });
    expect(answer).toMatchObject({ init: { status: 422 } });
  });
});
