import { parse, serialize, type SerializeOptions } from "cookie";
import type { CustomerToken } from "./commerce/model/customer";
import type { CartId, OrderNumber } from "./commerce/model/ids";
import { asId, parseCartId } from "./commerce/model/ids";
import type { Notice } from "./notices";
import { parseNotices } from "./notices";
import { signerFor } from "./signed-value.server";

/** The order this browser placed last, as the thank-you page and a repeated place-order need it. */
interface LastOrder {
  readonly number: OrderNumber;
  readonly email: string | null;
  /** Keyed digest of the cart it came from. */
  readonly cartKey: string;
}

/** What is kept per shopper: all of it in cookies, nothing in the process. */
export interface Session {
  /** The customer's cart while one is logged in, otherwise the guest's. They have a cookie each (see docs/decisions/0008). */
  readonly cartId: CartId | null;
  keepCart(id: CartId): void;
  dropCart(): void;
  readonly customerToken: string | null;
  /** From here on this is a customer; the guest's cart is forgotten. */
  keepCustomer(customer: CustomerToken): void;
  /** Forgets the customer and the customer's cart. */
  dropCustomer(): void;
  readonly lastOrder: LastOrder | null;
  keepLastOrder(order: { number: OrderNumber; email: string | null; cartId: CartId }): Promise<void>;
  dropLastOrder(): void;
  /** True when the last order of this browser was made of this cart. */
  orderedCart(id: CartId): Promise<boolean>;
  /** The hidden field of the place-order form: proves that the form was made for this cart. */
  orderToken(id: CartId): Promise<string>;
  checkOrderToken(id: CartId, token: FormDataEntryValue | null): Promise<boolean>;
  readonly store: string | null;
  readonly currency: string | null;
  readonly locale: string;
  readonly country: string;
  /** True when a page of this shop has run its script in this browser. */
  readonly runsScript: boolean;
  readonly view: "grid" | "list";
  /** Notices left by the request before, now to be shown. Taking them clears the cookie. */
  takeNotices(): readonly Notice[];
  addNotice(notice: Notice): void;
  /** Set-Cookie values not yet handed out. */
  takeCookies(): Promise<string[]>;
  /** All Set-Cookie values of this request: for a redirect, which leaves alone whatever was handed out before. */
  allCookies(): Promise<string[]>;
}

const MONTH = 30 * 24 * 3600;

/** Reads the cookies of a request. Malformed or forged ones are dropped and forgotten, never an error. */
export async function openSession(request: Request, secret: string, isSecure: boolean): Promise<Session> {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const signer = signerFor(secret);
  const prefix = isSecure ? "__Host-" : "";
  const written = new Map<string, () => Promise<string>>();
  const pending = new Map<string, () => Promise<string>>();

  const read = (name: string) => cookies[`${prefix}${name}`] || null;
  const write = (name: string, value: string, options: SerializeOptions = {}, signed = false) => {
    const make = async () =>
      serialize(`${prefix}${name}`, signed ? await signer.sign(value) : value, {
        path: "/",
        sameSite: "lax",
        secure: isSecure,
        httpOnly: true,
        ...options,
      });
    written.set(name, make);
    pending.set(name, make);
  };
  const drop = (name: string) => write(name, "", { maxAge: 0 });
  const readSigned = async (name: string) => {
    const value = read(name);
    if (!value) return null;
    const payload = await signer.unsign(value);
    if (payload === null) drop(name);
    return payload;
  };

  const [order, message] = await Promise.all([readSigned("order"), readSigned("message")]);
  const readCart = (name: string) => {
    const id = parseCartId(read(name));
    if (read(name) && !id) drop(name);
    return id;
  };
  let customerToken = read("customer-token");
  // A token that ended takes its cart with it: the guest who is left would only be refused there.
  const cartCookie = () => (customerToken ? "customer-cart" : "cart");
  let cartId = readCart(cartCookie());
  let lastOrder = parseLastOrder(order);
  let incoming = parseNotices(message);
  const outgoing: Notice[] = [];
  // Also the hidden field of the place-order form, so that a form sent again is known by the order it made.
  const cartKey = (id: CartId) => signer.digest(`place-order:${id}`);

  return {
    get cartId() {
      return cartId;
    },
    keepCart(id) {
      if (id === cartId) return;
      cartId = id;
      write(cartCookie(), id, { maxAge: MONTH });
    },
    dropCart() {
      cartId = null;
      drop(cartCookie());
    },
    get customerToken() {
      return customerToken;
    },
    keepCustomer({ token, lifetimeSeconds }) {
      customerToken = token;
      write("customer-token", token, { maxAge: lifetimeSeconds });
      cartId = null;
      if (read("cart")) drop("cart");
    },
    dropCustomer() {
      customerToken = null;
      cartId = null;
      drop("customer-token");
      drop("customer-cart");
    },
    get lastOrder() {
      return lastOrder;
    },
    async keepLastOrder({ number, email, cartId: id }) {
      lastOrder = { number, email, cartKey: await cartKey(id) };
      write("order", JSON.stringify(lastOrder), { maxAge: MONTH }, true);
    },
    dropLastOrder() {
      lastOrder = null;
      if (read("order")) drop("order");
    },
    async orderedCart(id) {
      return lastOrder !== null && lastOrder.cartKey === (await cartKey(id));
    },
    orderToken: cartKey,
    async checkOrderToken(id, token) {
      return typeof token === "string" && token === (await cartKey(id));
    },
    store: read("store"),
    currency: read("currency"),
    locale: read("locale") ?? "en_IN",
    country: read("country") ?? "IN",
    runsScript: cookies["script"] === "1",
    view: cookies["view"] === "list" ? "list" : "grid",
    takeNotices() {
      const notices = incoming;
      incoming = [];
      if (notices.length > 0 && outgoing.length === 0) drop("message");
      return notices;
    },
    addNotice(notice) {
      outgoing.push(notice);
      write("message", JSON.stringify(outgoing.slice(-3)), { maxAge: 300 }, true);
    },
    async takeCookies() {
      const made = await Promise.all([...pending.values()].map((make) => make()));
      pending.clear();
      return made;
    },
    allCookies: () => Promise.all([...written.values()].map((make) => make())),
  };
}

function parseLastOrder(payload: string | null): LastOrder | null {
  if (!payload) return null;
  // Signed by this shop, so the shape is known; an older release may have written another one.
  const value = JSON.parse(payload) as Partial<LastOrder>; // checked below
  return typeof value.number === "string" && typeof value.cartKey === "string"
    ? { number: asId<OrderNumber>(value.number), email: value.email ?? null, cartKey: value.cartKey }
    : null;
}
