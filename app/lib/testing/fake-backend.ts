import type { Address, Country, PickupStore, ShipTo } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { ProviderPaymentStatus, PaymentMethodInput } from "~/lib/commerce/model/payment";
import type { CheckoutAgreement, Store } from "~/lib/commerce/model/page";
import { fail, type Failure } from "~/lib/commerce/model/problem";
import { INDIAN_DATES } from "~/lib/format/dates";
import { sampleCart, sampleLine } from "./sample-cart";
import type { FakeCommerce } from "./shop";

const COUNTRIES: readonly Country[] = [
  {
    code: "IN",
    name: "India",
    regions: [
      { id: 553, code: "MH", name: "Maharashtra" },
      { id: 549, code: "KA", name: "Karnataka" },
    ],
    needsRegion: true,
    postcode: "required",
  },
  { code: "SG", name: "Singapore", regions: [], needsRegion: false, postcode: "required" },
];

export const TERMS: CheckoutAgreement = {
  id: 1,
  name: "Terms of sale",
  html: "<p>Fair.</p>",
  checkbox: "I agree to Terms of sale",
};

/** One cart and its checkout. As in Magento, an ordered cart is gone. */
export function fakeBackend(cart: Cart | null = sampleCart()) {
  const nothing = async (): Promise<void> => undefined;
  return {
    cart,
    agreements: new Array<CheckoutAgreement>(),
    orders: new Array<OrderNumber>(),
    pickupStores: new Array<PickupStore>(),
    paymentMethodInput: null as PaymentMethodInput | null, // set by a write
    payment: { kind: "not-ordered" } as ProviderPaymentStatus, // tests set others
    missingCapabilities: new Set<string>(),
    writes: new Array<string>(),
    /** Results that replace a write, by its name; may throw. */
    overrides: new Map<string, () => Failure>(),
    beforeOrder: nothing,
    /** Runs when the order exists, before its number is returned. */
    beforeAnswer: nothing,
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;

const GONE = fail({ code: "cart-gone", message: "Your cart is no longer available." });

export function fakeCommerce(backend: FakeBackend) {
  const write = async <T>(name: string, id: CartId | null, run: (cart: Cart) => T): Promise<T | Failure> => {
    backend.writes.push(name);
    const override = backend.overrides.get(name);
    if (override) return override();
    return backend.cart && backend.cart.id === id ? run(backend.cart) : GONE;
  };
  const change = (name: string, id: CartId, changes: (cart: Cart) => Partial<Cart>) =>
    write(name, id, (cart) => {
      backend.cart = { ...cart, ...changes(cart) };
      return { ok: true as const, cart: backend.cart };
    });
  const resolve = (to: ShipTo): Address | null => ("address" in to ? to.address : null);

  const cart = {
    get: async (id) => (backend.cart?.id === id ? backend.cart : null),
    add: async (id, [request]) => {
      backend.cart ??= sampleCart({ lines: [], email: null, shippingAddress: null, billingAddress: null });
      const added = sampleLine({ quantity: request?.quantity ?? 0 });
      const result = await change("add", id ?? backend.cart.id, ({ lines }) => ({ lines: [...lines, added] }));
      return result.ok ? { ...result, problems: [] } : result;
    },
    update: (id, uid, quantity) =>
      change("update", id, ({ lines }) => ({
        lines: lines.map((line) => (line.uid === uid ? { ...line, quantity } : line)),
      })),
    remove: (id, uid) => change("remove", id, ({ lines }) => ({ lines: lines.filter((line) => line.uid !== uid) })),
    applyCoupon: (id, code) => change("applyCoupon", id, () => ({ coupons: [code] })),
    removeCoupon: (id) => change("removeCoupon", id, () => ({ coupons: [] })),
    estimate: (id) =>
      write("estimate", id, ({ shippingMethods: methods, totals: { grandTotal } }) => ({
        ok: true as const,
        methods,
        grandTotal,
      })),
  } satisfies FakeCommerce["cart"];

  const checkout = {
    countries: async () => COUNTRIES,
    country: async (code) => COUNTRIES.find((country) => country.code === code) ?? null,
    agreements: async () => backend.agreements,
    setEmail: (id, email) => change("setEmail", id, () => ({ email })),
    setShippingAddress: (id, to) =>
      change("setShippingAddress", id, () => ({
        shippingAddress: resolve(to),
        pickupStore: "pickupStore" in to ? to.pickupStore : null,
      })),
    setBillingAddress: (id, to) =>
      change("setBillingAddress", id, ({ shippingAddress }) => ({
        billingAddress: to === "same-as-shipping" ? shippingAddress : resolve(to),
      })),
    setShippingMethod: (id, { carrier, method }) =>
      change("setShippingMethod", id, ({ shippingMethods }) => ({
        shippingMethod: shippingMethods.find((known) => known.carrier === carrier && known.method === method) ?? null,
      })),
    setPaymentMethod: async (id, input) => {
      const chosen = await change("setPaymentMethod", id, ({ paymentMethods }) => {
        backend.paymentMethodInput = input;
        return { paymentMethod: paymentMethods.find(({ code }) => code === input.code) ?? null };
      });
      return chosen.ok ? { ok: true, grandTotal: chosen.cart.totals.grandTotal } : chosen;
    },
    pickupStores: async () => backend.pickupStores,
    async placeOrder(id) {
      await backend.beforeOrder();
      const number = asId<OrderNumber>(`00000004${backend.orders.length}`);
      const placed = await write("placeOrder", id, () => {
        backend.cart = null;
        backend.orders.push(number);
        return { ok: true as const, number };
      });
      await backend.beforeAnswer();
      return placed;
    },
  } satisfies FakeCommerce["checkout"];

  return {
    capabilities: async () => ({ has: (name) => !backend.missingCapabilities.has(name), productFields: [] }),
    module: () => ({ payment: async () => backend.payment }) as never, // the provider's operations that are used
    cart,
    checkout,
    catalog: { product: async () => null },
    content: { country: async () => "IN", store: async () => INDIAN_DATES as Store, blocks: async () => ({}) }, // the fields used
  } satisfies FakeCommerce;
}
