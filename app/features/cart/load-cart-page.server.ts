import { datedMethods, type DatedMethod } from "~/features/delivery-place/delivery-facts.server";
import { deliverToCookie } from "~/features/store-view/deliver-to.server";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Money } from "~/lib/commerce/model/money";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Late } from "~/lib/late";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { inTime } from "~/lib/server/in-time.server";
import { late } from "~/lib/server/late.server";
import { NO_ANSWER, orFormError } from "~/lib/server/or-form-error.server";
import { attemptCookie } from "~/lib/server/order-attempt.server";
import type { Reader, Shop } from "~/lib/server/shop.server";
import { toEditableCart } from "./cart-forms.server";
import { cartIdOf, dropCartId, keepCartId } from "./cart-id.server";
import { cartMemoryCookie } from "./cart-memory-cookie.server";
import { leftBehind } from "./cart-memory";
import type { EditableCart } from "./cart-view";
import { leadToOrder, readCart } from "./read-cart.server";
import { isNews, noticeLosses } from "./remember-cart.server";
import { savedLinesOf, savedKey } from "./saved-lines.server";

interface ReadCart<Shown> {
  /** Null when there is no cart or it is empty. */
  readonly cart: Shown | null;
  readonly isGone: boolean;
  /** Names of lines that disappeared. */
  readonly left: readonly string[];
}

/** The current cart. */
export async function readFilledCart(shop: Shop): Promise<ReadCart<Cart>> {
  const { cookies } = shop;
  const cart = await readCart(shop);
  const isGone = cart === null && cartIdOf(cookies) !== null;
  if (isGone) {
    leadToOrder(shop);
    dropCartId(cookies);
  }
  const left = cart ? noticeLosses(shop, cart) : [];
  return { cart: filled(cart), isGone, left };
}

/** The cart as its page shows it. */
interface ShownCart extends ReadCart<EditableCart> {
  /** Something of it is new to this browser, which a page that has left can write in no cookie: `/cart/seen` does. */
  readonly isNews: boolean;
}

interface CartReading {
  readonly shown: Late<ShownCart>;
  /** For what goes with it: null too when it could not be read, which is said once. */
  readonly cart: Promise<Cart | null>;
}

/**
 * The cart of the page, which may be late where nothing but the page depends on it: not after an order may have taken it, nor for a
 * customer whose cart is not known yet.
 */
export async function loadCart(shop: Shop): Promise<CartReading> {
  const { cookies } = shop;
  const id = cartIdOf(cookies);
  const isDecisive = !id || cookies.get(attemptCookie)?.cart === id;
  if (isDecisive || !shop.mayBeLate) {
    const read = await readFilledCart(shop);
    const value = { ...read, cart: read.cart && toEditableCart(read.cart, cookies), isNews: false };
    return { shown: { ok: true, value }, cart: Promise.resolve(read.cart) };
  }
  const reading = readKnownCart(shop, id);
  const shown = await late(shop, "cart", async (reader) => showCart(reader, await reading));
  const cart = reading.then(filled, () => null);
  if (!("ok" in shown && shown.ok)) return { shown, cart };
  keepWhatWasSeen(shop, await reading);
  return { shown: { ok: true, value: { ...shown.value, isNews: false } }, cart };
}

/** Keeps what a page learnt of the cart after it had left: it is gone, is another one, has lost a line, costs something new. */
export async function noteSeenCart(shop: Shop): Promise<void> {
  const id = cartIdOf(shop.cookies);
  if (id) keepWhatWasSeen(shop, await readKnownCart(shop, id));
}

/** A customer whose cart was ordered elsewhere has another one. */
async function readKnownCart({ commerce, cookies }: Reader, id: CartId): Promise<Cart | null> {
  return (await commerce.cart.get(id)) ?? (customerToken(cookies) ? commerce.customer.cart() : null);
}

function showCart({ cookies }: Reader, cart: Cart | null): ShownCart {
  const seen = filled(cart);
  return {
    cart: seen && toEditableCart(seen, cookies),
    isGone: cart === null,
    left: cart ? leftBehind(cookies.get(cartMemoryCookie), cart) : [],
    isNews: cart?.id !== cartIdOf(cookies) || isNews(cookies, cart),
  };
}

function keepWhatWasSeen(shop: Shop, cart: Cart | null): void {
  if (!cart) return dropCartId(shop.cookies);
  keepCartId(shop.cookies, cart.id);
  noticeLosses(shop, cart);
}

function filled(cart: Cart | null): Cart | null {
  return cart && cart.lines.length > 0 ? cart : null;
}

const MOST_SHOWN = 10;

/** What goes with the cart. */
export async function crossSell({ commerce }: Reader, cart: Cart | null): Promise<readonly ProductSummary[]> {
  if (!cart) return [];
  const skus = cart.lines.flatMap(({ sku }) => (sku === "" ? [] : sku)).slice(0, 20);
  return (await commerce.catalog.crossSell(skus)).slice(0, MOST_SHOWN);
}

export interface SavedView {
  readonly key: string;
  readonly quantity: number;
  readonly choices: string;
  readonly product: ProductSummary;
}

/** Saved lines with today's price and stock; products no longer sold are left out. */
export async function readSaved({ commerce, cookies }: Reader): Promise<readonly SavedView[]> {
  const savedLines = savedLinesOf(cookies);
  if (savedLines.length === 0) return [];
  const products = await commerce.catalog.bySku(savedLines.map(({ request }) => request.sku));
  return savedLines.flatMap((line) => {
    const product = products.find(({ sku }) => sku === line.request.sku);
    return product ? [{ key: savedKey(line), quantity: line.request.quantity, choices: line.choices, product }] : [];
  });
}

export interface EstimateView {
  readonly postcode: string;
  /** Error to show, if the backend gave none. */
  readonly problem: string | null;
  /** Null until a place is known. */
  readonly found: { readonly methods: readonly DatedMethod[]; readonly grandTotal: Money | null } | null;
}

/** Time limit: the page waits for the estimate. */
const PATIENCE_MS = 3_000;

/** Delivery cost to the known place, which was entered here, on a product page or in the checkout; null when unknown. */
export async function readEstimate(reader: Reader, cart: Cart | null): Promise<EstimateView | null> {
  const { commerce, cookies } = reader;
  if (!cart || cart.isVirtual) return null;
  const { has } = await commerce.capabilities();
  if (!has("estimateShippingMethods") || !has("estimateTotals")) return null;
  const country = homeCountry(cookies);
  const deliverTo = cookies.get(deliverToCookie);
  if (!deliverTo) return { postcode: cart.shippingAddress?.postcode ?? "", problem: null, found: null };
  const asking = orFormError(reader, commerce.cart.estimate(cart.id, { country, postcode: deliverTo }), NO_ANSWER);
  const asked = await inTime(asking, { reader, name: "delivery estimate", budgetMs: PATIENCE_MS });
  return {
    postcode: deliverTo,
    problem: asked && !asked.ok ? (asked.problems[0]?.message ?? null) : null,
    found: asked?.ok ? { methods: datedMethods(asked.methods, new Date()), grandTotal: asked.grandTotal } : null,
  };
}
