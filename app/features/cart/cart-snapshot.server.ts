import { z } from "zod";
import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";
import type { Cookies, CookieReader } from "~/lib/server/cookies/cookies.server";
import { defineCookie, json } from "~/lib/server/cookies/define-cookie.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { cartIdOf } from "./cart-id.server";
import { removedLinesText } from "./cart-texts";

/** As written. `unit`: price when added, in minor units. */
const snapshotLine = z
  .tuple([z.string(), z.number(), z.number(), z.string()])
  .transform(([uid, unit, quantity, name]) => ({ uid, unit, quantity, name }));

/** The last seen state of the cart, in a cookie: the backend only has the current contents and prices. */
const cartSnapshot = z.object({
  /** Prefix of the cart id: a snapshot applies to one cart only. */
  cart: z.string(),
  currency: z.string(),
  lines: z.array(snapshotLine).readonly(),
  /** Null after a change whose result is unknown. */
  quantity: z.number().nullable(),
  /** Skus of an unanswered addition, which may have succeeded. */
  unanswered: z.array(z.string()).readonly(),
});

export type CartSnapshot = z.infer<typeof cartSnapshot>;

/** Limits of a cookie (docs/decisions/0008); the oldest lines are dropped first. */
const MAX_LINES = 30;
const MAX_NAME_LENGTH = 40;
const MAX_COOKIE_LENGTH = 1_300;

export const cartSnapshotCookie = defineCookie({
  name: "cart-memory",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  ...json(cartSnapshot),
  format: formatSnapshot,
});

function formatSnapshot({ lines, ...snapshot }: CartSnapshot): string {
  const written = lines.map(({ uid, unit, quantity, name }) => [uid, unit, quantity, name]);
  return JSON.stringify({ ...snapshot, lines: written });
}

type KnownCart = Pick<Cart, "id"> & {
  readonly lines: readonly Pick<CartLine, "uid" | "unitPrice" | "quantity" | "name">[];
  readonly totals: Pick<Cart["totals"], "grandTotal">;
};

interface Change {
  readonly changed?: string;
  readonly removed?: string;
}

/** For actions: saves the cart after a change and adds a notice about lines that disappeared. */
export function saveCartSnapshot(shop: Shop, cart: Cart, change: Change = {}): void {
  const names = takeRemovedLineNames(shop, cart, change);
  if (names.length > 0) shop.notices.add({ kind: "warning", text: removedLinesText(names) });
}

/** For loaders that may still set cookies: saves the cart and returns the names of lines that disappeared, to be shown once. */
export function takeRemovedLineNames({ cookies }: Pick<Shop, "cookies">, cart: Cart, change: Change = {}) {
  const known = cookies.get(cartSnapshotCookie);
  saveSnapshot(cookies, toSnapshot(cart, known, change));
  return removedLineNames(known, cart, change);
}

export function saveUnansweredAddition({ cookies }: Pick<Shop, "cookies">, skus: readonly string[]): void {
  const known = cookies.get(cartSnapshotCookie) ?? { cart: "", currency: "", lines: [], quantity: null };
  saveSnapshot(cookies, { ...known, unanswered: skus });
}

/** Call after a write that does not return the cart. */
export function clearCartQuantity({ cookies }: Pick<Shop, "cookies">): void {
  const known = cookies.get(cartSnapshotCookie);
  if (known) saveSnapshot(cookies, { ...known, quantity: null });
}

export function lastKnownQuantity(cookies: CookieReader): number | null {
  const id = cartIdOf(cookies);
  const known = cookies.get(cartSnapshotCookie);
  return id && known?.cart === keyOf(id) ? known.quantity : null;
}

export function lastKnownLineQuantity(known: CartSnapshot | null, { id }: Pick<Cart, "id">, uid: string): number {
  return (known?.cart === keyOf(id) && known.lines.find((line) => line.uid === uid)?.quantity) || 0;
}

export function priceBefore(
  known: CartSnapshot | null,
  { uid, unitPrice: { minor, currency } }: Pick<CartLine, "uid" | "unitPrice">,
): Money | null {
  const seen = known?.currency === currency ? known.lines.find((line) => line.uid === uid) : undefined;
  return seen === undefined || seen.unit === minor ? null : { minor: seen.unit, currency };
}

/** Names of lines that disappeared: the backend removes products that are no longer sold without an error. */
export function removedLineNames(
  known: CartSnapshot | null,
  { id, lines }: KnownCart,
  { removed }: Change = {},
): readonly string[] {
  if (known?.cart !== keyOf(id)) return [];
  const removedLines = known.lines.filter(({ uid }) => uid !== removed && lines.every((line) => line.uid !== uid));
  return removedLines.map(({ name }) => name);
}

/** Known lines keep their price; new lines and the changed one get the current price. */
export function toSnapshot(cart: KnownCart, known: CartSnapshot | null, { changed }: Change = {}): CartSnapshot {
  const { currency } = cart.totals.grandTotal;
  const isComparable = known?.cart === keyOf(cart.id) && known.currency === currency;
  const before = isComparable ? known.lines.filter(({ uid }) => uid !== changed) : [];
  const all = cart.lines.map(({ uid, unitPrice, quantity, name }) => {
    const unit = before.find((line) => line.uid === uid)?.unit ?? unitPrice.minor;
    return { uid, unit, quantity, name: name.slice(0, MAX_NAME_LENGTH) };
  });
  const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  let snapshot = { cart: keyOf(cart.id), currency, lines: all.slice(-MAX_LINES), quantity, unanswered: [] };
  while (formatSnapshot(snapshot).length > MAX_COOKIE_LENGTH)
    snapshot = { ...snapshot, lines: snapshot.lines.slice(1) };
  return snapshot;
}

function saveSnapshot(cookies: Cookies, snapshot: CartSnapshot): void {
  const known = cookies.get(cartSnapshotCookie);
  if (!known || formatSnapshot(known) !== formatSnapshot(snapshot)) cookies.set(cartSnapshotCookie, snapshot);
}

function keyOf(id: Cart["id"]): string {
  return id.slice(0, 8);
}
