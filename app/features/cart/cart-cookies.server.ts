import { type CartId, asId, type Sku } from "~/lib/commerce/model/ids";
import { type CookieReader, type Cookies, defineCookie, json } from "~/lib/server/cookies/cookies.server";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { deflate } from "~/lib/server/cookies/deflated-text";
import { z } from "zod";
import type { Cart, CartLine, LineRequest } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";
import type { Shop } from "~/lib/server/request/shop.server";
import { removedLinesText } from "./cart-texts";

/**
 * Hidden field of the place-order form: proves that the form was made for this cart, and identifies
 * its order on resubmission (docs/decisions/0018).
 */
export function cartDigest(cookies: Cookies, cart: CartId): Promise<string> {
  return cookies.digest(textOf(cart));
}

export async function isCartDigest(cookies: Cookies, cart: CartId, token: FormDataEntryValue | null): Promise<boolean> {
  return typeof token === "string" && cookies.isDigest(textOf(cart), token);
}

const textOf = (cart: CartId) => `place-order:${cart}`;

/**
 * The last seen state of the cart, in a cookie: the backend only has the current contents and
 * prices.
 */
const cartSnapshot = z.object({
  /** Prefix of the cart id: a snapshot applies to one cart only. */
  cart: z.string(),
  currency: z.string(),
  /** `unit`: price when added, in minor units. */
  lines: z.array(z.object({ uid: z.string(), unit: z.number(), quantity: z.number(), name: z.string() })).readonly(),
  /** Null after a change whose result is unknown. */
  quantity: z.number().nullable(),
  /** Skus of an unanswered addition, which may have succeeded. */
  unanswered: z.array(z.string()).readonly(),
});

export type CartSnapshot = z.infer<typeof cartSnapshot>;

/** Limits of a cookie, compressed (docs/decisions/0008); the oldest lines are dropped first. */
const MAX_LINES = 30;
const MAX_NAME_LENGTH = 40;
const MAX_BYTES = 500;

export const cartSnapshotCookie = defineCookie({
  name: "cart-memory",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  ...json(cartSnapshot),
});

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
  const names = updateCartSnapshot(shop, cart, change);
  if (names.length > 0) shop.notices.add({ kind: "warning", text: removedLinesText(names) });
}

/**
 * For loaders that may still set cookies: saves the cart and returns the names of lines that
 * disappeared, to be shown once.
 */
export function updateCartSnapshot({ cookies }: Pick<Shop, "cookies">, cart: Cart, change: Change = {}) {
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
  return id && known?.cart === cartPrefix(id) ? known.quantity : null;
}

export function lastKnownLineQuantity(known: CartSnapshot | null, { id }: Pick<Cart, "id">, uid: string): number {
  return (known?.cart === cartPrefix(id) && known.lines.find((line) => line.uid === uid)?.quantity) || 0;
}

export function priceBefore(known: CartSnapshot | null, line: Pick<CartLine, "uid" | "unitPrice">): Money | null {
  const { minor, currency } = line.unitPrice;
  const seen = known?.currency === currency ? known.lines.find(({ uid }) => uid === line.uid) : undefined;
  return seen === undefined || seen.unit === minor ? null : { minor: seen.unit, currency };
}

/**
 * Names of lines that disappeared: the backend removes products that are no longer sold without an
 * error.
 */
export function removedLineNames(known: CartSnapshot | null, { id, lines }: KnownCart, { removed }: Change = {}) {
  if (known?.cart !== cartPrefix(id)) return [];
  const removedLines = known.lines.filter(({ uid }) => uid !== removed && lines.every((line) => line.uid !== uid));
  return removedLines.map(({ name }) => name);
}

/** Known lines keep their price; new lines and the changed one get the current price. */
export function toSnapshot(cart: KnownCart, known: CartSnapshot | null, { changed }: Change = {}): CartSnapshot {
  const { currency } = cart.totals.grandTotal;
  const isComparable = known?.cart === cartPrefix(cart.id) && known.currency === currency;
  const before = isComparable ? known.lines.filter(({ uid }) => uid !== changed) : [];
  const all = cart.lines.map(({ uid, unitPrice, quantity, name }) => {
    const unit = before.find((line) => line.uid === uid)?.unit ?? unitPrice.minor;
    return { uid, unit, quantity, name: name.slice(0, MAX_NAME_LENGTH) };
  });
  const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  let snapshot = { cart: cartPrefix(cart.id), currency, lines: all.slice(-MAX_LINES), quantity, unanswered: [] };
  while (deflate(JSON.stringify(snapshot)).length > MAX_BYTES)
    snapshot = { ...snapshot, lines: snapshot.lines.slice(1) };
  return snapshot;
}

function saveSnapshot(cookies: Cookies, snapshot: CartSnapshot): void {
  const known = cookies.get(cartSnapshotCookie);
  if (JSON.stringify(known) !== JSON.stringify(snapshot)) cookies.set(cartSnapshotCookie, snapshot);
}

function cartPrefix(id: Cart["id"]): string {
  return id.slice(0, 8);
}

/**
 * A cart line a guest saved for later, or one that a cart could not take over, in a cookie.
 * Customers save lines in their wishlist.
 */
export interface SavedLine {
  readonly request: Required<LineRequest>;
  readonly choices: string;
}

/** Size limits, to fit with the other cookies (docs/decisions/0008). */
const MAX_SAVED = 12;
const MAX_PAYLOAD_LENGTH = 1_200;

/** Null when there is no room, so that nothing saved is lost. */
export function saveLine(saved: readonly SavedLine[], line: Pick<CartLine, "request" | "choices">) {
  const choices = line.choices.map(({ value }) => value).join(", ");
  const added = { request: line.request, choices: choices.slice(0, 80) };
  const all = [...saved.filter((other) => savedKey(other) !== savedKey(added)), added];
  return all.length <= MAX_SAVED && formatSavedLines(all).length <= MAX_PAYLOAD_LENGTH ? all : null;
}

export function savedKey({ request }: Pick<SavedLine, "request">): string {
  const entered = request.enteredOptions.map(({ uid, value }) => `${uid}=${value}`);
  return [request.sku, ...[...request.selectedOptions].sort(), ...entered.sort()].join(" ");
}

/** As written: sku, quantity, options, entered texts and the choices to show. */
const savedLine = z
  .tuple([z.string(), z.number(), z.array(z.string()), z.array(z.tuple([z.string(), z.string()])), z.string()])
  .transform(([sku, quantity, selectedOptions, entered, choices]): SavedLine => {
    const enteredOptions = entered.map(([uid, value]) => ({ uid, value }));
    return { request: { sku: asId<Sku>(sku), quantity, selectedOptions, enteredOptions }, choices };
  });

export const savedLinesCookie = defineCookie<readonly SavedLine[]>({
  name: "later",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  ...json(z.array(savedLine)),
  format: formatSavedLines,
});

export function savedLinesOf(cookies: CookieReader): readonly SavedLine[] {
  return cookies.get(savedLinesCookie) ?? [];
}

export function writeSavedLines(cookies: Cookies, lines: readonly SavedLine[]): void {
  if (lines.length === 0) cookies.clear(savedLinesCookie);
  else cookies.set(savedLinesCookie, lines);
}

/** Saves the lines for which there is room. Returns how many were saved. */
export function saveLines(cookies: Cookies, lines: readonly Pick<CartLine, "request" | "choices">[]): number {
  let saved = savedLinesOf(cookies);
  let count = 0;
  for (const line of lines) {
    // A product that is no longer sold has no sku.
    const more = line.request.sku === "" ? null : saveLine(saved, line);
    if (!more) continue;
    saved = more;
    count += 1;
  }
  writeSavedLines(cookies, saved);
  return count;
}

function formatSavedLines(lines: readonly SavedLine[]): string {
  const written = lines.map(({ request: { sku, quantity, selectedOptions, enteredOptions }, choices }) => {
    const entered = enteredOptions.map(({ uid, value }) => [uid, value]);
    return [sku, quantity, selectedOptions, entered, choices];
  });
  return JSON.stringify(written);
}
