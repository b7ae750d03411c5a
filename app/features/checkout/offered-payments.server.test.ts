import { expect, test } from "vitest";
import type { Cart } from "~/lib/commerce/model/cart";
import { money } from "~/lib/commerce/model/money";
import type { Shop } from "~/lib/server/request/shop.server";
import { testShop } from "~/lib/testing/shop";
import { paymentMethods } from "./offered-payments.server";
import { sampleCart } from "~/lib/testing/sample-cart";

const free = { code: "free", title: "Nothing to pay" };
const cash = { code: "cashondelivery", title: "Cash on delivery" };
const odd = { code: "barter", title: "Barter" };

function shopWith(blocks: Record<string, string>): Promise<Shop> {
  const content = {
    blocks: async (wanted: readonly string[]) =>
      Object.fromEntries(wanted.flatMap((id) => (blocks[id] ? [[id, { title: "", html: blocks[id] }]] : []))),
  };
  const capabilities = async () => ({ has: () => true, productFields: [] });
  return testShop({ content, capabilities });
}

const cartOf = (rupees: number, changes: Partial<Cart>): Cart => {
  const cart = sampleCart(changes);
  return { ...cart, totals: { ...cart.totals, grandTotal: money(rupees * 100, "INR") } };
};

test("complaint 41: paymentMethods offers only the free method for a zero total", async () => {
  const methods = await paymentMethods(await shopWith({}), cartOf(0, { paymentMethods: [cash, free] }));
  expect(methods.map(({ code }) => code)).toEqual(["free"]);
});

test("paymentMethods keeps the other methods for a zero total without a free one", async () => {
  const methods = await paymentMethods(await shopWith({}), cartOf(0, { paymentMethods: [cash] }));
  expect(methods.map(({ code }) => code)).toEqual(["cashondelivery"]);
});

test("paymentMethods adds the description and the merchant's instructions", async () => {
  const shop = await shopWith({ "payment-instructions-barter": "<p>Bring a goat.</p>" });
  const methods = await paymentMethods(shop, cartOf(10, { paymentMethods: [cash, odd] }));
  expect(methods).toEqual([
    { ...odd, note: null, icon: "card", instructions: "<p>Bring a goat.</p>" },
    { ...cash, note: expect.any(String), icon: "rupee", instructions: null },
  ]);
});

test("paymentMethods sorts immediate payments first and slow ones last", async () => {
  const codes = ["checkmo", "banktransfer", "cashondelivery", "barter", "hosted_pro"];
  const paymentMethodsOf = codes.map((code) => ({ code, title: code }));
  const methods = await paymentMethods(await shopWith({}), cartOf(10, { paymentMethods: paymentMethodsOf }));
  expect(methods.map(({ code }) => code)).toEqual([
    ...["barter", "hosted_pro"],
    ...["cashondelivery", "banktransfer", "checkmo"],
  ]);
});

test("paymentMethods omits methods that need more than a code, unless a provider supports them", async () => {
  const codes = [
    "paypal_billing_agreement",
    "payflowpro_cc_vault",
    "braintree",
    "purchaseorder",
    "hosted_pro",
    "checkmo",
  ];
  const methods = codes.map((code) => ({ code, title: code }));
  const offered = await paymentMethods(await shopWith({}), cartOf(10, { paymentMethods: methods }));
  expect(offered.map(({ code }) => code)).toEqual(["hosted_pro", "checkmo"]);
});

const limited = await shopWith({ "payment-instructions-cashondelivery": "<p>For orders <b>up to ₹1,00,000</b>.</p>" });

test("paymentMethods shows cash on delivery above its limit as disabled", async () => {
  const methods = await paymentMethods(limited, cartOf(100_001, { paymentMethods: [odd] }));
  expect(methods).toMatchObject([odd, { ...cash, note: "Up to ₹1,00,000", isDisabled: true }]);
});

test.each([
  ["below the limit", limited, cartOf(100_000, { paymentMethods: [odd] })],
  ["without a known limit", await shopWith({}), cartOf(200_000, { paymentMethods: [odd] })],
])("paymentMethods omits cash on delivery when unavailable %s", async (_, shop, cart) => {
  expect((await paymentMethods(shop, cart)).map(({ code }) => code)).toEqual(["barter"]);
});

test("paymentMethods offers a provider if its module is installed and supports the currency", async () => {
  const razorpay = { code: "razorpay", title: "Razorpay" };
  const offered = async (currency: string, isInstalled: boolean) => {
    const cart = sampleCart({ paymentMethods: [razorpay] });
    const shop = await shopWith({});
    Object.assign(shop.commerce, { capabilities: async () => ({ has: () => isInstalled, productFields: [] }) });
    const totals = { ...cart.totals, grandTotal: money(100, currency) };
    return (await paymentMethods(shop, { ...cart, totals })).map(({ code }) => code);
  };
  expect(await offered("INR", true)).toEqual(["razorpay"]);
  expect(await offered("INR", false)).toEqual([]);
  expect(await offered("KWD", true)).toEqual([]);
});
