import { type CartMemory, parseCartMemory, writeCartMemory } from "~/features/cart/cart-memory";
import { parseSavedLines, type SavedLine, writeSavedLines } from "~/features/cart/saved-lines";
import type { CustomerToken } from "~/lib/commerce/model/customer";
import { type OrderMemory, openOrderMemory } from "~/features/orders/order-memory.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Wish } from "~/lib/commerce/model/wishlist";
import { parseCartId } from "~/lib/commerce/model/ids";
import { type CompareList, parseCompareList, writeCompareList } from "~/features/compare/compare-list";
import { type KeptForm, unpackForm } from "./draft-form";
import { openResetMemory, type ResetMemory } from "~/features/account/reset-link.server";
import { openCarriedNotices } from "./flash-notices.server";
import { openCookies } from "./cookies.server";
import type { Notice } from "~/lib/notices";
import { type LookedAt, openLookedAt } from "~/features/product-page/looked-at.server";
import { signerFor } from "./signed-value.server";
import { type ChosenView, openChosenView } from "~/features/store-view/chosen-view.server";
import { type Consent, parseConsent } from "~/lib/third-parties/tags";
import { parseKeptWish, writeKeptWish } from "~/features/wishlist/kept-wish";

/** What is kept per shopper: all of it in cookies, nothing in the process. */
export interface Session extends ChosenView, LookedAt, OrderMemory, ResetMemory {
  /** The customer's cart while one is logged in, otherwise the guest's. They have a cookie each (see docs/decisions/0008). */
  readonly cartId: CartId | null;
  keepCart(id: CartId): void;
  dropCart(): void;
  readonly customerToken: string | null;
  /** From here on this is a customer; the guest's cart is forgotten. */
  keepCustomer(customer: CustomerToken): void;
  /** Forgets the customer and the customer's cart. */
  dropCustomer(): void;
  /** Forgets what this browser knows of the person who leaves it; how the shop is shown stays as chosen. */
  forgetPerson(): void;
  /** The cart of the customer who is logged in here, or was until the token ended. */
  readonly customerCart: CartId | null;
  /** A form that waits for its sender to log in again. */
  readonly keptForm: KeptForm | null;
  keepForm(packed: string): void;
  dropForm(): void;
  /** The hidden field of the place-order form: proves that the form was made for this cart. */
  orderToken(id: CartId): Promise<string>;
  checkOrderToken(id: CartId, token: FormDataEntryValue | null): Promise<boolean>;
  readonly cartMemory: CartMemory | null;
  keepCartMemory(memory: CartMemory): void;
  /** What a guest put aside. */
  readonly savedLines: readonly SavedLine[];
  keepSavedLines(lines: readonly SavedLine[]): void;
  readonly compareList: CompareList | null;
  keepCompareList(list: CompareList): void;
  dropCompareList(): void;
  /** What a guest wished for, until the log-in that follows. */
  readonly keptWish: Wish | null;
  keepWish(wish: Wish): void;
  dropWish(): void;
  /** How lists are shown. */
  readonly view: "grid" | "list";
  /** Whether tag manager and analytics may be loaded; null when the shopper has not said. */
  readonly consent: Consent | null;
  keepConsent(choice: Consent): void;
  keepView(view: "grid" | "list"): void;
  /** True when a page of this shop has run its script in this browser. */
  readonly runsScript: boolean;
  /** Notices left by the request before, now to be shown. Taking them clears the cookie. */
  takeNotices(): readonly Notice[];
  addNotice(notice: Notice): void;
  /** Set-Cookie values not yet handed out. */
  takeCookies(): Promise<string[]>;
  /** All Set-Cookie values of this request: for a redirect, which leaves alone whatever was handed out before. */
  allCookies(): Promise<string[]>;
}

/** Cookies about a person, beside the token and what is dropped with it. */
const PERSONAL = [
  ...[
    "order",
    "order-copy",
    "attempt",
    "found-order",
    "form",
    "reset",
    "wish",
    "cart-memory",
    "later",
    "viewed",
    "deliver-to",
  ],
];

const MONTH = 30 * 24 * 3600;
const YEAR = 365 * 24 * 3600;
/** As long as a shopper may take to log in again. */
const QUARTER = 15 * 60;
const HALF_AN_HOUR = 30 * 60;

/** Reads the cookies of a request. Malformed or forged ones are dropped and forgotten, never an error. */
export async function openSession(request: Request, secret: string, isSecure: boolean): Promise<Session> {
  const cookies = openCookies(request, secret, isSecure);
  const { read, readSigned, write, drop } = cookies;
  const signer = signerFor(secret);
  const notices = await openCarriedNotices(cookies);

  // Also the hidden field of the place-order form, so that a form sent again is known by the order it made.
  const cartKey = (id: CartId) => signer.digest(`place-order:${id}`);
  const [orders, reset, compare, wish, seen, later] = await Promise.all([
    openOrderMemory(cookies, cartKey),
    openResetMemory(cookies),
    readSigned("compare"),
    readSigned("wish"),
    cookies.readSealed("cart-memory"),
    readSigned("later"),
  ]);
  let keptForm = unpackForm(await cookies.readSealed("form"));
  const readCart = (name: string) => {
    const id = parseCartId(read(name));
    if (read(name) && !id) drop(name);
    return id;
  };
  let customerToken = read("customer-token");
  // A token that ended takes its cart with it: the guest who is left would only be refused there.
  const cartCookie = () => (customerToken ? "customer-cart" : "cart");
  let cartId = readCart(cartCookie());
  let cartMemory = parseCartMemory(seen);
  let savedLines = parseSavedLines(later);
  let compareList = parseCompareList(compare);
  let consent = parseConsent(read("consent"));
  const dropForm = () => {
    if (keptForm || read("form")) drop("form");
    keptForm = null;
  };
  const dropCompareList = () => {
    compareList = null;
    if (read("compare")) drop("compare");
  };

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
    get customerCart() {
      return customerToken ? cartId : readCart("customer-cart");
    },
    get keptForm() {
      return keptForm;
    },
    keepForm(packed) {
      keptForm = unpackForm(packed);
      cookies.writeSealed("form", packed, { maxAge: QUARTER });
      orders.dropOrderCopy();
    },
    dropForm,
    get customerToken() {
      return customerToken;
    },
    keepCustomer({ token, lifetimeSeconds }) {
      customerToken = token;
      write("customer-token", token, { maxAge: lifetimeSeconds });
      cartId = null;
      if (read("cart")) drop("cart");
      orders.dropAttempt();
    },
    dropCustomer() {
      customerToken = null;
      cartId = null;
      drop("customer-token");
      drop("customer-cart");
      dropCompareList();
      orders.dropAttempt();
    },
    forgetPerson() {
      for (const name of PERSONAL) if (read(name)) drop(name);
    },
    ...orders,
    // Spread, these would stay as they were when the request came.
    get lastOrder() {
      return orders.lastOrder;
    },
    get orderCopy() {
      return orders.orderCopy;
    },
    get attempt() {
      return orders.attempt;
    },
    async keepLastOrder(order) {
      await orders.keepLastOrder(order);
      // One of the two large cookies at a time (docs/decisions/0008): who has just ordered goes on from there.
      if (order.copy) dropForm();
    },
    orderToken: cartKey,
    async checkOrderToken(id, token) {
      return typeof token === "string" && token === (await cartKey(id));
    },
    get cartMemory() {
      return cartMemory;
    },
    keepCartMemory(memory) {
      const payload = writeCartMemory(memory);
      if (cartMemory && payload === writeCartMemory(cartMemory)) return;
      cartMemory = memory;
      cookies.writeSealed("cart-memory", payload, { maxAge: MONTH });
    },
    get savedLines() {
      return savedLines;
    },
    keepSavedLines(lines) {
      savedLines = lines;
      if (lines.length === 0) drop("later");
      else write("later", writeSavedLines(lines), { maxAge: MONTH }, true);
    },
    get consent() {
      return consent;
    },
    keepConsent(choice) {
      consent = choice;
      write("consent", choice, { maxAge: YEAR });
    },
    view: read("view") === "list" ? "list" : "grid",
    keepView: (view) => write("view", view, { maxAge: 12 * MONTH }),
    get compareList() {
      return compareList;
    },
    keepCompareList(list) {
      compareList = list;
      write("compare", writeCompareList(list), { maxAge: MONTH }, true);
    },
    dropCompareList,
    keptWish: parseKeptWish(wish),
    keepWish: (kept) => write("wish", writeKeptWish(kept), { maxAge: HALF_AN_HOUR }, true),
    dropWish: () => drop("wish"),
    ...openChosenView(cookies),
    ...openLookedAt(cookies),
    ...reset,
    runsScript: cookies.readScripts("script") === "1",
    takeNotices: () => notices.take(),
    addNotice: (notice) => notices.add(notice),
    takeCookies: () => cookies.take(),
    allCookies() {
      notices.restore();
      return cookies.all();
    },
  };
}
