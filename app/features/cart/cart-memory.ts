import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";

/** What this browser last saw in its cart: the backend only knows its current contents and prices. */
export interface CartMemory {
  /** Prefix of the cart's id: what was seen in one cart says nothing about another. */
  readonly cart: string;
  readonly currency: string;
  readonly lines: readonly SeenLine[];
  /** Pieces in the whole cart; null when a change was not seen. */
  readonly quantity: number | null;
  /** Skus of an unanswered addition, which may have succeeded. */
  readonly unanswered: readonly string[];
}

interface SeenLine {
  readonly uid: string;
  /** Unit price when added, in minor units. */
  readonly unit: number;
  readonly quantity: number;
  readonly name: string;
}

/** Limits of a cookie (docs/decisions/0008); the oldest lines are dropped first. */
const MOST_LINES = 30;
const LONGEST_NAME = 40;
const LONGEST_PAYLOAD = 1_300;

type Seen = Pick<Cart, "id"> & {
  readonly lines: readonly Pick<CartLine, "uid" | "unitPrice" | "quantity" | "name">[];
  readonly totals: Pick<Cart["totals"], "grandTotal">;
};

interface Done {
  /** Uid of the line whose quantity the shopper changed. */
  readonly changed?: string;
  /** Uid of the line the shopper removed. */
  readonly removed?: string;
}

/** Known lines keep their price; new lines and the changed one get today's. Missing lines are kept until the shopper has been told. */
export function remember(known: CartMemory | null, cart: Seen, { changed, removed }: Done = {}): CartMemory {
  const { currency } = cart.totals.grandTotal;
  const before = known?.cart === keyOf(cart) ? known.lines : [];
  const prices = known?.currency === currency ? before : [];
  const lost = before.filter(({ uid }) => uid !== removed && cart.lines.every((line) => line.uid !== uid));
  const there = cart.lines.map(({ uid, unitPrice, quantity, name }): SeenLine => {
    const old = uid === changed ? undefined : prices.find((line) => line.uid === uid);
    return { uid, unit: old?.unit ?? unitPrice.minor, quantity, name: name.slice(0, LONGEST_NAME) };
  });
  let lines = [...lost, ...there].slice(-MOST_LINES);
  const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const memory = () => ({ cart: keyOf(cart), currency, lines, quantity, unanswered: [] });
  while (writeCartMemory(memory()).length > LONGEST_PAYLOAD) lines = lines.slice(1);
  return memory();
}

/** The line's earlier price, if it has changed. */
export function priceBefore(
  known: CartMemory | null,
  { uid, unitPrice }: Pick<CartLine, "uid" | "unitPrice">,
): Money | null {
  const seen = known?.currency === unitPrice.currency ? known.lines.find((line) => line.uid === uid) : undefined;
  return seen === undefined || seen.unit === unitPrice.minor
    ? null
    : { minor: seen.unit, currency: unitPrice.currency };
}

/** Names of lines that have disappeared from this cart. Empty for a cart seen for the first time. */
export function leftBehind(known: CartMemory | null, cart: Seen): readonly string[] {
  if (known?.cart !== keyOf(cart)) return [];
  return known.lines.filter(({ uid }) => cart.lines.every((line) => line.uid !== uid)).map(({ name }) => name);
}

/** Drops the missing lines, after the shopper was told. */
export function withoutLost(memory: CartMemory, cart: Seen): CartMemory {
  return { ...memory, lines: memory.lines.filter(({ uid }) => cart.lines.some((line) => line.uid === uid)) };
}

/** Works without a known cart too. */
export function withUnanswered(known: CartMemory | null, unanswered: readonly string[]): CartMemory {
  return { ...(known ?? { cart: "", currency: "", lines: [], quantity: null }), unanswered };
}

/** The quantity of a line this browser last saw; 0 if unknown. */
export function quantitySeen(known: CartMemory | null, cart: Seen, uid: string): number {
  return (known?.cart === keyOf(cart) && known.lines.find((line) => line.uid === uid)?.quantity) || 0;
}

/** How many pieces this browser last saw in the cart; null if unknown. */
export function totalSeen(known: CartMemory | null, cart: Pick<Cart, "id">): number | null {
  return known?.cart === keyOf(cart) ? known.quantity : null;
}

function keyOf({ id }: Pick<Cart, "id">): string {
  return id.slice(0, 8);
}

export type WrittenCartMemory = readonly [
  cart: string,
  currency: string,
  lines: readonly (readonly [uid: string, unit: number, quantity: number, name: string])[],
  unanswered: readonly string[],
  quantity: number | null,
];

export function writeCartMemory({ cart, currency, lines, unanswered, quantity }: CartMemory): string {
  const written: WrittenCartMemory = [
    cart,
    currency,
    lines.map(({ uid, unit, quantity, name }) => [uid, unit, quantity, name] as const),
    unanswered,
    quantity,
  ];
  return JSON.stringify(written);
}
