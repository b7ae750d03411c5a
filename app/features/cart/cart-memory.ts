import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";

/** What a browser last saw in its cart. The backend only knows what is in it now, and what that costs today. */
export interface CartMemory {
  /** The beginning of the cart's id: what was seen in one cart says nothing about another. */
  readonly cart: string;
  readonly currency: string;
  readonly lines: readonly SeenLine[];
  /** Skus of an addition that the backend did not answer: it may have arrived. */
  readonly unanswered: readonly string[];
}

interface SeenLine {
  readonly uid: string;
  /** Minor units one piece cost when it was put in. */
  readonly unit: number;
  readonly quantity: number;
  readonly name: string;
}

/** So much a request can carry (docs/decisions/0008); the oldest lines are forgotten first. */
const MOST_LINES = 30;
const LONGEST_NAME = 40;
const LONGEST_PAYLOAD = 1_300;

type Seen = Pick<Cart, "id"> & {
  readonly lines: readonly Pick<CartLine, "uid" | "unitPrice" | "quantity" | "name">[];
  readonly totals: Pick<Cart["totals"], "grandTotal">;
};

interface Done {
  /** The line whose quantity the shopper changed. */
  readonly changed?: string;
  /** The line the shopper took out. */
  readonly removed?: string;
}

/** Known lines keep their price, new ones and the changed one get today's. What is missing is kept until its loss was told. */
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
  const memory = () => ({ cart: keyOf(cart), currency, lines, unanswered: [] });
  while (writeCartMemory(memory()).length > LONGEST_PAYLOAD) lines = lines.slice(1);
  return memory();
}

/** What the line cost before, when that is not what it costs now. */
export function priceBefore(
  known: CartMemory | null,
  { uid, unitPrice }: Pick<CartLine, "uid" | "unitPrice">,
): Money | null {
  const seen = known?.currency === unitPrice.currency ? known.lines.find((line) => line.uid === uid) : undefined;
  return seen === undefined || seen.unit === unitPrice.minor
    ? null
    : { minor: seen.unit, currency: unitPrice.currency };
}

/** Names of what was in this cart and is not any more. Nothing is said of a cart that is seen for the first time. */
export function leftBehind(known: CartMemory | null, cart: Seen): readonly string[] {
  if (known?.cart !== keyOf(cart)) return [];
  return known.lines.filter(({ uid }) => cart.lines.every((line) => line.uid !== uid)).map(({ name }) => name);
}

/** The losses were told. */
export function withoutLost(memory: CartMemory, cart: Seen): CartMemory {
  return { ...memory, lines: memory.lines.filter(({ uid }) => cart.lines.some((line) => line.uid === uid)) };
}

/** An addition that was not answered is remembered even where nothing was seen yet. */
export function withUnanswered(known: CartMemory | null, unanswered: readonly string[]): CartMemory {
  return { ...(known ?? { cart: "", currency: "", lines: [] }), unanswered };
}

/** How many of the line this browser last saw. */
export function quantitySeen(known: CartMemory | null, cart: Seen, uid: string): number {
  return (known?.cart === keyOf(cart) && known.lines.find((line) => line.uid === uid)?.quantity) || 0;
}

function keyOf({ id }: Pick<Cart, "id">): string {
  return id.slice(0, 8);
}

export type WrittenCartMemory = readonly [
  cart: string,
  currency: string,
  lines: readonly (readonly [uid: string, unit: number, quantity: number, name: string])[],
  unanswered: readonly string[],
];

export function writeCartMemory({ cart, currency, lines, unanswered }: CartMemory): string {
  const written: WrittenCartMemory = [
    cart,
    currency,
    lines.map(({ uid, unit, quantity, name }) => [uid, unit, quantity, name] as const),
    unanswered,
  ];
  return JSON.stringify(written);
}
