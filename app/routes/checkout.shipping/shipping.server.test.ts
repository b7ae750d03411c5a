import { describe, expect, test } from "vitest";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { ADDRESS, sampleCart } from "~/lib/testing/sample-cart";
import { money } from "~/lib/commerce/model/money";
import { fail } from "~/lib/commerce/model/problem";
import { shippingAction } from "./shipping.server";

function send(browser: Browser, values: Record<string, string>) {
  return browser.visit(({ shop }) => shippingAction({ shop, form: formOf(values) }));
}

describe("shippingAction", () => {
  const open = () => fakeBackend(sampleCart({ shippingMethod: null, billingAddress: null }));

  const chosen = { intent: "method", method: "flatrate:flatrate" };

  test("saves the same billing address, then the method, and redirects to payment", async () => {
    const backend = open();
    const browser = new Browser(backend);
    const { answer } = await send(browser, { ...chosen, "same-as-shipping": "on" });
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(backend.cart).toMatchObject({ shippingMethod: { carrier: "flatrate" }, billingAddress: ADDRESS });
    expect(backend.writes).toEqual(["setBillingAddress", "setShippingMethod"]);
    await send(browser, { ...chosen, "same-as-shipping": "on" });
    expect(backend.writes.slice(2), "the billing address is set already").toEqual(["setShippingMethod"]);
  });

  test("redirects to the billing step for a different billing address", async () => {
    const backend = open();
    const { answer } = await send(new Browser(backend), chosen);
    expect(redirectOf(answer)).toBe("/checkout/billing?own");
    expect(backend.writes).toEqual(["setShippingMethod"]);
  });

  test("does not set the method when the billing address is rejected", async () => {
    const backend = open();
    backend.overrides.set("setBillingAddress", () => fail({ code: "address", message: "No such street" }));
    const { answer } = await send(new Browser(backend), { ...chosen, "same-as-shipping": "on" });
    expect(answer).toMatchObject({ data: { state: { error: { "": ["No such street"] } } } });
    expect(backend.cart?.shippingMethod).toBeNull();
  });

  test.each([
    ["", { error: { method: ["This field is required"] } }],
    ["moon:rocket", { error: { "": ["There was some error while trying to select this shipping method..."] } }],
  ])("rejects the method %j", async (method, state) => {
    const backend = open();
    const { answer } = await send(new Browser(backend), { intent: "method", method });
    expect(answer).toMatchObject({ init: { status: 422 }, data: { state } });
    expect(backend.writes).toEqual([]);
  });

  const instore = { carrier: "instore", method: "pickup", title: "Collect", price: money(0, "INR") };
  test("rejects pickup for an order with delivery", async () => {
    const backend = fakeBackend(
      sampleCart({ shippingMethod: null, shippingMethods: [{ ...instore, isAvailable: true, problem: null }] }),
    );
    const { answer } = await send(new Browser(backend), { intent: "method", method: "instore:pickup" });
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect(backend.writes).toEqual([]);
  });
});
