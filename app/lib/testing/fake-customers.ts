import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import type { CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import type { CommerceOptions } from "~/lib/commerce/commerce.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { NewsletterStatus, Profile, SavedAddress } from "~/lib/commerce/model/customer";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import type { Order, ReorderProblem } from "~/lib/commerce/model/order";
import type { Store } from "~/lib/commerce/model/page";
import { fail, type Failure } from "~/lib/commerce/model/problem";
import { Browser } from "./browser";
import { fakeBackend } from "./fake-backend";
import { sampleCart, sampleLine } from "./sample-cart";
import type { FakeCommerce } from "./shop";

export const GUEST_CART = asId<CartId>("g".repeat(32));
export const CUSTOMER_CART = asId<CartId>("k".repeat(32));
export const MERGED_CART = asId<CartId>("m".repeat(32));
export const TOKEN = "a-token";

const ASHA: Profile = {
  email: "asha@example.in",
  prefix: "",
  firstName: "Asha",
  lastName: "Rao",
  suffix: "",
  birthDate: "",
  gender: "",
  taxNumber: "",
  isSubscribed: false,
};

const REJECTED = fail({
  code: "sign-in",
  message:
    "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
});

const settings = () => ({
  profile: ASHA,
  password: "Passw0rd!",
  mustConfirm: false,
  requiredAttributes: new Array<CustomerAttribute>(),
  guestQuantity: 2 as number | null, // null: no guest cart
  addresses: new Array<SavedAddress>(),
  subscribing: "subscribed" as NewsletterStatus, // tests set others
  placed: null as Order | null, // tests set one
  cancellationReasons: new Array<string>(),
  /** The store view's. */
  locale: "en-IN",
  /** Lines that are not added to the cart on a reorder. */
  notReordered: new Array<ReorderProblem>(),
  calls: new Array<string>(),
  /** Results that replace a call, by its name; may throw. */
  overrides: new Map<string, () => Failure>(),
});

export type FakeCustomers = ReturnType<typeof settings>;

export function fakeCustomers(changes: Partial<FakeCustomers> = {}): FakeCustomers {
  return { ...settings(), ...changes };
}

export function shopperOf(customers: FakeCustomers, cart: CartId | null = GUEST_CART): Browser {
  return new Browser(fakeBackend(null), cart, (session) => areasOf(customers, session));
}

export async function customerOf(customers: FakeCustomers): Promise<Browser> {
  const browser = shopperOf(customers, null);
  await browser.visit(async ({ shop }) => {
    startCustomerSession(shop.cookies, { token: TOKEN, lifetimeSeconds: 3600 });
    saveCartId(shop.cookies, CUSTOMER_CART);
  });
  return browser;
}

export function unavailable(): never {
  throw new CommerceError("unavailable", "no answer");
}

export function unauthorized(): never {
  throw new CommerceError("unauthorized", "the token was rejected");
}

function areasOf(customers: FakeCustomers, session: Pick<CommerceOptions, "token">): FakeCommerce {
  const { calls, overrides } = customers;
  const call = async <T>(name: string, run: () => T): Promise<T | Failure> => {
    calls.push(name);
    return (overrides.get(name) ?? run)();
  };
  const write = (name: string, run: () => void = () => undefined) =>
    call(name, () => {
      run();
      return { ok: true as const };
    });
  /** Reads have no failure result, so a replacement has to throw. */
  const read = async <T>(name: string, value: () => T): Promise<T> => {
    calls.push(name);
    overrides.get(name)?.();
    if (session.token !== TOKEN) unauthorized();
    return value();
  };
  const change = (changes: Partial<Profile>) => () => {
    customers.profile = { ...customers.profile, ...changes };
  };
  const subscribed = () => ({ ok: true as const, status: customers.subscribing });

  const account: FakeCommerce["account"] = {
    passwordRule: async () => ({ minimumLength: 8, requiredClasses: 3 }),
    requiredAttributes: async () => {
      overrides.get("requiredAttributes")?.();
      return customers.requiredAttributes;
    },
    logIn: (email, password) =>
      call("logIn", () =>
        email === customers.profile.email && password === customers.password && !customers.mustConfirm
          ? { ok: true as const, token: TOKEN, lifetimeSeconds: 3600 }
          : REJECTED,
      ),
    register: ({ wantsNewsletter: isSubscribed, ...account }) =>
      write("register", () => {
        change({ ...account, isSubscribed })();
        customers.password = account.password;
      }),
    subscribe: () => call("subscribeGuest", subscribed),
    requestReset: () => write("requestReset"),
    resetPassword: () => write("resetPassword"),
  };

  const customer: FakeCommerce["customer"] = {
    logOut: () => read("logOut", () => undefined),
    profile: () => read("profile", () => customers.profile),
    changeDetails: (details) => write("changeDetails", change(details)),
    changeEmail: (email) => write("changeEmail", change({ email })),
    changePassword: (_current, password) => write("changePassword", () => void (customers.password = password)),
    subscribe: () => call("subscribe", subscribed),
    unsubscribe: () => write("unsubscribe", change({ isSubscribed: false })),
    cartId: () => read("cartId", () => CUSTOMER_CART),
    cart: () => read("cart", () => sampleCart({ id: CUSTOMER_CART })),
    mergeCart: () => call("mergeCart", () => ({ ok: true as const, cart: cartOf(MERGED_CART, 100) })),
    addresses: () => read("addresses", () => customers.addresses),
    deleteAddress: (id) =>
      write("deleteAddress", () => {
        customers.addresses = customers.addresses.filter((saved) => saved.id !== id);
      }),
    order: (number) => read("order", () => (customers.placed?.number === number ? customers.placed : null)),
    reorder: () =>
      call("reorder", () => ({ ok: true as const, cart: CUSTOMER_CART, problems: customers.notReordered })),
    cancellationReasons: async () => customers.cancellationReasons,
    cancelOrder: () => write("cancelOrder"),
    deleteAccount: () => write("deleteAccount"),
  };

  const guestCart = () => (customers.guestQuantity === null ? null : cartOf(GUEST_CART, customers.guestQuantity));
  return {
    account,
    content: {
      country: async () => "IN",
      store: async () => ({ locale: customers.locale, timeZone: "Asia/Kolkata" }) as Store,
    }, // the fields used
    customer,
    cart: { get: async (id) => (id === GUEST_CART ? guestCart() : null) },
    compare: { own: async () => null },
  };
}

function cartOf(id: CartId, quantity: number) {
  return sampleCart({ id, lines: quantity > 0 ? [sampleLine({ quantity })] : [] });
}
