import { describe, expect, test } from "vitest";
import { Browser } from "../checkout/testing/browser";
import { fakeBackend } from "../checkout/testing/fake-backend";
import { ADDRESS, LINE, sampleCart, sampleLine } from "../checkout/testing/sample-cart";
import type { Capabilities } from "../commerce/capabilities/capabilities";
import { CommerceError } from "../commerce/errors";
import { money } from "../commerce/model/money";
import { refused } from "../commerce/model/problem";
import { readEstimate, readFilledCart } from "./load-cart-page.server";

const capabilitiesOf =
  (...names: string[]) =>
  async (): Promise<Capabilities> => ({ has: (name) => names.includes(name) });
const NEWER = capabilitiesOf("estimateShippingMethods", "estimateTotals");

function browse(backend = fakeBackend(), capabilities = NEWER) {
  return new Browser(backend, sampleCart().id, () => ({ capabilities }));
}

async function estimate(
  query: string,
  { cart = sampleCart(), ...where }: { cart?: ReturnType<typeof sampleCart>; browser?: Browser } = {},
) {
  const browser = where.browser ?? browse();
  const read = await browser.visit(({ shop }) => readEstimate(shop, cart, new URLSearchParams(query)));
  return read.answer;
}

describe("what delivery would cost", () => {
  test("is told for a PIN code, and remembered for the next page", async () => {
    const browser = browse();
    expect(await estimate("pin=560 001", { browser })).toMatchObject({
      postcode: "560001",
      error: null,
      found: { methods: [{ carrier: "flatrate" }], grandTotal: money(2_504_800, "INR") },
    });
    expect(await estimate("", { browser })).toMatchObject({
      postcode: "560001",
      found: { methods: [expect.anything()] },
    });
  });

  test("is not asked of the backend for what is no PIN code", async () => {
    const backend = fakeBackend();
    expect(await estimate("pin=12", { browser: browse(backend) })).toMatchObject({
      postcode: "12",
      error: expect.any(String),
      found: null,
    });
    expect(backend.writes).toEqual([]);
  });

  test("starts from the address the checkout knows, without asking", async () => {
    expect(await estimate("")).toEqual({ postcode: ADDRESS.postcode, error: null, found: null });
  });

  test("that cannot be told is said, and the page stands", async () => {
    const backend = fakeBackend();
    backend.instead.set("estimate", () => {
      throw new CommerceError("unavailable", "EstimateDelivery: no answer");
    });
    expect(await estimate("pin=560001", { browser: browse(backend) })).toMatchObject({ error: expect.any(String) });
    backend.instead.set("estimate", () => refused({ code: "UNDEFINED", message: "Not there." }));
    expect(await estimate("pin=560001", { browser: browse(backend) })).toMatchObject({ error: "Not there." });
  });

  test("is not offered by an older backend, nor for what is not delivered", async () => {
    const older = browse(fakeBackend(), capabilitiesOf("estimateTotals"));
    expect(await estimate("pin=560001", { browser: older })).toBeNull();
    expect(await estimate("pin=560001", { cart: sampleCart({ isVirtual: true }) })).toBeNull();
  });
});

describe("the cart of the page", () => {
  test("remembers what its lines cost when first seen", async () => {
    const browser = browse(fakeBackend(sampleCart({ lines: [sampleLine({ unitPrice: money(100, "INR") })] })));
    await browser.visit(({ shop }) => readFilledCart(shop));
    const { answer } = await browser.visit(async ({ shop }) => shop.session.linePrices);
    expect(answer).toEqual({ currency: "INR", units: { [LINE]: 100 } });
  });

  test("that is gone is forgotten", async () => {
    const browser = browse(fakeBackend(null));
    const { answer } = await browser.visit(({ shop }) => readFilledCart(shop));
    expect(answer).toEqual({ cart: null, isGone: true });
    expect(browser.has("cart")).toBe(false);
  });
});
