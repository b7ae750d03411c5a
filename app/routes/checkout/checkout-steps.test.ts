import { describe, expect, test } from "vitest";
import { stepViews } from "./checkout-steps";
import { ADDRESS, sampleCart } from "~/lib/testing/sample-cart";

const ready = sampleCart();
const fresh = sampleCart({ email: null, shippingAddress: null, shippingMethod: null, billingAddress: null });
const at = (pathname: string) => ({ pathname });
const labels = (views: ReturnType<typeof stepViews>) => views.map(({ label }) => label);
const current = (views: ReturnType<typeof stepViews>) => views.find(({ isCurrent }) => isCurrent)?.label;

describe("stepViews", () => {
  test("links finished steps, marks the current one and does not link the others", () => {
    const cart = { ...fresh, email: "asha@example.in", shippingAddress: ADDRESS };
    expect(stepViews(cart, at("/checkout/shipping"))).toEqual([
      { label: "Contact", path: "/checkout/user-account", isCurrent: false, isDone: true },
      { label: "Delivery", path: null, isCurrent: true, isDone: false },
      { label: "Payment", path: null, isCurrent: false, isDone: false },
    ]);
  });

  test("marks the step of the page", () => {
    expect(current(stepViews(ready, at("/checkout/user-account")))).toBe("Contact");
    expect(current(stepViews(ready, at("/checkout/shipping")))).toBe("Delivery");
  });

  test("includes billing on its own page, for a different address and for pickup", () => {
    expect(labels(stepViews(ready, at("/checkout/payment")))).toEqual(["Contact", "Delivery", "Payment"]);
    const withBilling = ["Contact", "Delivery", "Billing", "Payment"];
    expect(labels(stepViews(ready, at("/checkout/billing")))).toEqual(withBilling);
    const own = { ...ready, billingAddress: { ...ADDRESS, street: "1 Office Park" } };
    expect(labels(stepViews(own, at("/checkout/payment")))).toEqual(withBilling);
    const collected = { ...ready, pickupStore: "bom-bandra", billingAddress: null };
    expect(labels(stepViews(collected, at("/checkout/shipping")))).toEqual(withBilling);
    const billedToStore = { ...collected, billingAddress: collected.shippingAddress };
    expect(labels(stepViews(billedToStore, at("/checkout/payment")))).toEqual(["Contact", "Delivery", "Payment"]);
  });

  test("omits shipping for a virtual cart", () => {
    const virtual = { ...fresh, isVirtual: true, email: "asha@example.in" };
    const views = stepViews(virtual, at("/checkout/billing"));
    expect(labels(views)).toEqual(["Contact", "Billing", "Payment"]);
    expect(views[0]?.path).toBe("/checkout/user-account");
  });
});
