import { describe, expect, test } from "vitest";
import { cartSnapshotCookie } from "~/features/cart/cart-cookies.server";
import { loadShownCart } from "~/features/cart/read-cart.server";
import { Browser, formOf } from "~/lib/testing/browser";
import { fakeBackend, fakeCommerce } from "~/lib/testing/fake-backend";
import { ADDRESS, LINE, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { fail } from "~/lib/commerce/model/problem";
import { cartAction } from "./actions.server";
import { loadCart, readEstimate } from "./load-cart-page.server";

const capabilitiesOf =
  (...names: string[]) =>
  async (): Promise<Capabilities> => ({ has: (name) => names.includes(name), productFields: [] });
const NEWER = capabilitiesOf("estimateShippingMethods", "estimateTotals");

function browse(backend = fakeBackend(), capabilities = NEWER) {
  return new Browser(backend, sampleCart().id, () => ({ capabilities }));
}

async function estimate({
  postcode,
  cart = sampleCart(),
  browser = browse(),
}: { postcode?: string; cart?: ReturnType<typeof sampleCart>; browser?: Browser } = {}) {
  if (postcode) await browser.visit(async ({ shop }) => shop.cookies.set(deliverToCookie, postcode));
  const read = await browser.visit(({ shop }) => readEstimate(shop, async () => cart));
  return read.answer;
}

describe("readEstimate", () => {
  test("returns the shipping methods for a known PIN code", async () => {
    expect(await estimate({ postcode: "560001" })).toMatchObject({
      postcode: "560001",
      problem: null,
      found: { methods: [{ carrier: "flatrate" }], grandTotal: money(2_504_800, "INR") },
    });
  });

  test("returns the shipping address's PIN code without a request", async () => {
    expect(await estimate()).toEqual({ postcode: ADDRESS.postcode, problem: null, found: null });
  });

  test("returns the problem when the estimate fails", async () => {
    const backend = fakeBackend();
    backend.overrides.set("estimate", () => {
      throw new CommerceError("unavailable", "EstimateDelivery: no answer");
    });
    const postcode = "560001";
    expect(await estimate({ postcode, browser: browse(backend) })).toMatchObject({ problem: expect.any(String) });
    backend.overrides.set("estimate", () => fail({ code: "UNDEFINED", message: "Not there." }));
    expect(await estimate({ postcode, browser: browse(backend) })).toMatchObject({ problem: "Not there." });
  });

  test("returns null for an older backend or a virtual cart", async () => {
    const older = browse(fakeBackend(), capabilitiesOf("estimateTotals"));
    expect(await estimate({ postcode: "560001", browser: older })).toBeNull();
    expect(await estimate({ postcode: "560001", cart: sampleCart({ isVirtual: true }) })).toBeNull();
  });
});

describe("loadShownCart", () => {
  test("stores the prices of lines when first seen", async () => {
    const browser = browse(fakeBackend(sampleCart({ lines: [sampleLine({ unitPrice: money(100, "INR") })] })));
    await browser.visit(({ shop }) => loadShownCart(shop));
    const { answer } = await browser.visit(async ({ shop }) => shop.cookies.get(cartSnapshotCookie));
    expect(answer).toMatchObject({ currency: "INR", lines: [{ uid: LINE, unit: 100, quantity: 1, name: "Nova 5G" }] });
  });

  test("names disappeared lines once, even when the cart is empty", async () => {
    const backend = fakeBackend();
    const browser = browse(backend);
    await browser.visit(({ shop }) => loadShownCart(shop));
    backend.cart = sampleCart({ lines: [] });
    const openCart = async () => (await browser.visit(({ shop }) => loadShownCart(shop))).answer;
    expect(await openCart()).toEqual({ cart: null, isGone: false, removedLines: ["Nova 5G"] });
    expect(await openCart()).toEqual({ cart: null, isGone: false, removedLines: [] });
  });

  test("clears a cart that is gone", async () => {
    const browser = browse(fakeBackend(null));
    const { answer } = await browser.visit(({ shop }) => loadShownCart(shop));
    expect(answer).toEqual({ cart: null, isGone: true, removedLines: [] });
    expect(browser.has("cart")).toBe(false);
  });
});

describe("deferred loadCart", () => {
  /** A backend that answers once the page no longer waits for it. */
  function openSlow() {
    const backend = fakeBackend(
      sampleCart({ lines: [sampleLine(), sampleLine({ uid: asId<LineUid>("b"), name: "Cable" })] }),
    );
    let answer = () => {};
    const areas = () => {
      const { cart } = fakeCommerce(backend);
      const get: typeof cart.get = async (id) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return cart.get(id);
      };
      return { cart: { ...cart, get } };
    };
    const browser = new Browser(backend, sampleCart().id);
    const slow = new Browser(backend, sampleCart().id, areas);
    const show = async () => {
      slow.receive([`cart-memory=${browser.cookie("cart-memory")}`]);
      const { answer: shown, cookies } = await slow.send(async ({ shop }) => {
        const reading = await loadCart({ ...shop, mayDefer: true });
        answer();
        return "promise" in reading.shown ? reading.shown.promise : null;
      });
      return { shown, cookies };
    };
    return { backend, browser, show };
  }

  test("names disappeared lines without setting a cookie, until the next action", async () => {
    const { backend, browser, show } = openSlow();
    await browser.visit(({ shop }) => loadShownCart(shop));
    backend.cart = sampleCart();
    for (let view = 0; view < 2; view += 1) {
      const { shown, cookies } = await show();
      expect(shown).toMatchObject({ ok: true, value: { isGone: false, removedLines: ["Cable"] } });
      expect(cookies).toEqual([]);
    }
    const update = () =>
      browser.visit(({ shop }) => cartAction({ shop, form: formOf({ intent: "update", line: LINE, quantity: "2" }) }));
    expect((await update()).notices[0]?.text).toContain("“Cable” is no longer in your cart");
    expect((await update()).notices).toEqual([{ kind: "success", text: "Quantity updated." }]);
  });
});
