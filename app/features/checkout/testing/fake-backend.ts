import type { CartArea, Checkout, Commerce } from "~/lib/commerce/model/commerce";
import type { Address, Country, PickupStore, ShipTo } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import type { HostedPayment, PaymentMethodInput } from "~/lib/commerce/model/payment";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import { fail, type Failure } from "~/lib/commerce/model/problem";
import { INDIAN_DATES } from "~/lib/format/dates";
import { sampleCart, sampleLine } from "./sample-cart";

const COUNTRIES: readonly Country[] = [
  {
    code: "IN",
    name: "India",
    regions: [
      { id: 553, code: "MH", name: "Maharashtra" },
      { id: 549, code: "KA", name: "Karnataka" },
    ],
  },
  { code: "SG", name: "Singapore", regions: [] },
];

export const TERMS: CheckoutAgreement = {
  id: 1,
  name: "Terms of sale",
  html: "<p>Fair.</p>",
  mustBeTicked: true,
};

/** One cart and its checkout. As in Magento, an ordered cart is gone. */
export function fakeBackend(cart: Cart | null = sampleCart()) {
  const nothing = async (): Promise<void> => undefined;
  return {
    cart,
    agreements: new Array<CheckoutAgreement>(),
    orders: new Array<OrderNumber>(),
    savedAddresses: new Array<SavedAddress>(),
    pickupStores: new Array<PickupStore>(),
    paymentMethodInput: null as PaymentMethodInput | null, // set by a write
    payment: { kind: "not-ordered" } as HostedPayment, // tests set others
    lacks: new Set<string>(),
    writes: new Array<string>(),
    /** Results that replace a write, by its name; may throw. */
    instead: new Map<string, () => Failure>(),
    beforeOrder: nothing,
    /** Runs when the order exists, before its number is returned. */
    beforeAnswer: nothing,
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;

export function fakeCommerce(backend: FakeBackend): Commerce {
  const catalog = { product: async () => null } satisfies Partial<Commerce["catalog"]>;
  const capabilities = async () => ({ has: (name: string) => !backend.lacks.has(name), productFields: [] });
  const module = () => ({ payment: async () => backend.payment });
  const content = { store: async () => INDIAN_DATES };
  const parts = { capabilities, module, cart: cartArea(backend), checkout: checkout(backend), catalog, content };
  return parts as unknown as Commerce; // cart and checkout use no other areas
}

const GONE = fail({ code: "cart-gone", message: "Your cart is no longer available." });

async function write<T>(
  backend: FakeBackend,
  [name, id]: [string, CartId | null],
  run: (cart: Cart) => T,
): Promise<T | Failure> {
  backend.writes.push(name);
  const instead = backend.instead.get(name);
  if (instead) return instead();
  return backend.cart && backend.cart.id === id ? run(backend.cart) : GONE;
}

function cartArea(backend: FakeBackend): CartArea {
  const change = (cart: Cart, changes: Partial<Cart>) => {
    backend.cart = { ...cart, ...changes };
    return { ok: true as const, cart: backend.cart };
  };
  return {
    get: async (id) => (backend.cart?.id === id ? backend.cart : null),
    quantity: async (id) => (backend.cart?.id === id ? backend.cart.quantity : null),
    add: (id, [request]) => {
      backend.cart ??= sampleCart({ lines: [], email: null, shippingAddress: null, billingAddress: null });
      return write(backend, ["add", id ?? backend.cart.id], (cart) => ({
        ...change(cart, { lines: [...cart.lines, sampleLine({ quantity: request?.quantity ?? 0 })] }),
        problems: [],
      }));
    },
    update: (id, uid, quantity) =>
      write(backend, ["update", id], (cart) =>
        change(cart, { lines: cart.lines.map((line) => (line.uid === uid ? { ...line, quantity } : line)) }),
      ),
    remove: (id, uid) =>
      write(backend, ["remove", id], (cart) => change(cart, { lines: cart.lines.filter((line) => line.uid !== uid) })),
    applyCoupon: (id, code) => write(backend, ["applyCoupon", id], (cart) => change(cart, { coupons: [code] })),
    removeCoupon: (id) => write(backend, ["removeCoupon", id], (cart) => change(cart, { coupons: [] })),
    estimate: (id) =>
      write(backend, ["estimate", id], (cart) => ({
        ok: true as const,
        methods: cart.shippingMethods,
        grandTotal: cart.totals.grandTotal,
      })),
  };
}

function checkout(backend: FakeBackend): Checkout {
  const change = (name: string, id: CartId, changes: (cart: Cart) => Partial<Cart>) =>
    write(backend, [name, id], (cart) => {
      backend.cart = { ...cart, ...changes(cart) };
      return { ok: true as const, cart: backend.cart };
    });
  return {
    countries: async () => COUNTRIES,
    country: async (code) => COUNTRIES.find((country) => country.code === code) ?? null,
    agreements: async () => backend.agreements,
    setEmail: (id, email) => change("setEmail", id, () => ({ email })),
    setShippingAddress: (id, to) =>
      change("setShippingAddress", id, () => ({
        shippingAddress: resolveAddress(backend, to),
        pickupStore: "pickupStore" in to ? to.pickupStore : null,
      })),
    setBillingAddress: (id, to) =>
      change("setBillingAddress", id, (cart) => ({
        billingAddress: to === "same-as-shipping" ? cart.shippingAddress : resolveAddress(backend, to),
      })),
    setShippingMethod: (id, { carrier, method }) =>
      change("setShippingMethod", id, (cart) => ({
        shippingMethod:
          cart.shippingMethods.find((known) => known.carrier === carrier && known.method === method) ?? null,
      })),
    setPaymentMethod: (id, input) =>
      change("setPaymentMethod", id, (cart) => {
        backend.paymentMethodInput = input;
        return { paymentMethod: cart.paymentMethods.find(({ code }) => code === input.code) ?? null };
      }),
    pickupStores: async () => backend.pickupStores,
    guestOrder: async () => null,
    guestCancellationReasons: async () => [],
    requestCancellation: async () => GONE,
    confirmCancellation: async () => GONE,
    placeOrder: (id) => placeOrder(backend, id),
  };
}

function resolveAddress(backend: FakeBackend, to: ShipTo): Address | null {
  if ("address" in to) return to.address;
  return backend.savedAddresses.find(({ id }) => id === to.savedAddress)?.address ?? null;
}

async function placeOrder(backend: FakeBackend, id: CartId): ReturnType<Checkout["placeOrder"]> {
  await backend.beforeOrder();
  const number = asId<OrderNumber>(`00000004${backend.orders.length}`);
  const placed = await write(backend, ["placeOrder", id], () => {
    backend.cart = null;
    backend.orders.push(number);
    return { ok: true as const, number };
  });
  await backend.beforeAnswer();
  return placed;
}
