import { LOG_IN_REJECTED } from "~/features/account/account-messages";
import { saveCartId } from "~/features/cart/cart-cookies.server";
import { customerToken, startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { Browser } from "~/features/checkout/testing/browser";
import { fakeBackend, fakeCommerce } from "~/features/checkout/testing/fake-backend";
import { sampleCart, sampleLine } from "~/features/checkout/testing/sample-cart";
import type { Account, Commerce, CompareArea, CustomerArea } from "~/lib/commerce/model/commerce";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { NewsletterStatus, Profile, SavedAddress } from "~/lib/commerce/model/customer";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import type { Order, ReorderProblem } from "~/lib/commerce/model/order";
import { fail, type Failure } from "~/lib/commerce/model/problem";
import type { Cookies } from "~/lib/server/cookies/cookies.server";

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

const settings = () => ({
  profile: ASHA,
  password: "Passw0rd!",
  mustConfirm: false,
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
  instead: new Map<string, () => Failure>(),
});

export type FakeCustomers = ReturnType<typeof settings>;

export function fakeCustomers(changes: Partial<FakeCustomers> = {}): FakeCustomers {
  return { ...settings(), ...changes };
}

export function shopperOf(customers: FakeCustomers, cart: CartId | null = GUEST_CART): Browser {
  return new Browser(fakeBackend(null), cart, (cookies) => areasOf(customers, cookies));
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

function areasOf(customers: FakeCustomers, cookies: Cookies): Partial<Commerce> {
  const { cart } = fakeCommerce(fakeBackend(null));
  return {
    account: accountOf(customers),
    content: { store: async () => ({ locale: customers.locale, timeZone: "Asia/Kolkata" }) } as never, // all that is used
    customer: customerAreaOf(customers, cookies),
    cart: { ...cart, get: async (id) => (id === GUEST_CART ? guestCartOf(customers) : null) },
    compare: {
      own: async () => null,
      assign: async () => {
        customers.calls.push("assignCompareList");
        return null;
      },
    } satisfies Partial<CompareArea> as unknown as CompareArea, // the calls used
  };
}

function guestCartOf({ guestQuantity }: FakeCustomers) {
  return guestQuantity === null ? null : cartOf(GUEST_CART, guestQuantity);
}

function cartOf(id: CartId, quantity: number) {
  return sampleCart({ id, lines: quantity > 0 ? [sampleLine({ quantity })] : [] });
}

async function call<T>(customers: FakeCustomers, name: string, run: () => T): Promise<T | Failure> {
  customers.calls.push(name);
  const instead = customers.instead.get(name);
  return instead ? instead() : run();
}

function accountOf(customers: FakeCustomers): Account {
  const done = { ok: true } as const;
  return {
    passwordRule: async () => ({ minimumLength: 8, requiredClasses: 3 }),
    logIn: (email, password) =>
      call(customers, "logIn", () =>
        email === customers.profile.email && password === customers.password && !customers.mustConfirm
          ? { ok: true as const, token: TOKEN, lifetimeSeconds: 3600 }
          : fail({ code: "sign-in", message: LOG_IN_REJECTED }),
      ),
    register: (account) =>
      call(customers, "register", () => {
        customers.profile = { ...customers.profile, ...account, isSubscribed: account.wantsNewsletter };
        customers.password = account.password;
        return done;
      }),
    subscribe: () => call(customers, "subscribeGuest", () => ({ ok: true as const, status: customers.subscribing })),
    requestReset: () => call(customers, "requestReset", () => done),
    resetPassword: () => call(customers, "resetPassword", () => done),
    contact: () => call(customers, "contact", () => done),
  };
}

function customerAreaOf(customers: FakeCustomers, cookies: Cookies): CustomerArea {
  /** Reads have no failure result, so a replacement has to throw. */
  const read = async <T>(name: string, value: () => T): Promise<T> => {
    customers.calls.push(name);
    customers.instead.get(name)?.();
    if (customerToken(cookies) !== TOKEN) unauthorized();
    return value();
  };
  const write = (name: string, run: () => void) =>
    call(customers, name, () => {
      run();
      return { ok: true as const };
    });
  const change = (changes: Partial<Profile>) => () => {
    customers.profile = { ...customers.profile, ...changes };
  };
  const area: Partial<CustomerArea> = {
    logOut: () => read("logOut", () => undefined),
    profile: () => read("profile", () => customers.profile),
    changeDetails: (details) => write("changeDetails", change(details)),
    changeEmail: (email) => write("changeEmail", change({ email })),
    changePassword: (_current, password) => write("changePassword", () => void (customers.password = password)),
    subscribe: () => call(customers, "subscribe", () => ({ ok: true as const, status: customers.subscribing })),
    unsubscribe: () => write("unsubscribe", change({ isSubscribed: false })),
    cartId: () => read("cartId", () => CUSTOMER_CART),
    cart: () => read("cart", () => sampleCart({ id: CUSTOMER_CART })),
    mergeCart: () => call(customers, "mergeCart", () => ({ ok: true as const, cart: cartOf(MERGED_CART, 100) })),
    addresses: () => read("addresses", () => customers.addresses),
    createAddress: () => write("createAddress", () => undefined),
    updateAddress: () => write("updateAddress", () => undefined),
    deleteAddress: (id) =>
      write("deleteAddress", () => {
        customers.addresses = customers.addresses.filter((saved) => saved.id !== id);
      }),
    orders: () => read("orders", () => ({ orders: [], count: 0 })),
    order: (number) => read("order", () => (customers.placed?.number === number ? customers.placed : null)),
    reorder: () =>
      call(customers, "reorder", () => ({ ok: true as const, cart: CUSTOMER_CART, problems: customers.notReordered })),
    cancellationReasons: async () => customers.cancellationReasons,
    cancelOrder: () => write("cancelOrder", () => undefined),
    deleteAccount: () => write("deleteAccount", () => undefined),
  };
  return area as CustomerArea; // the calls used
}
