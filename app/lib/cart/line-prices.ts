import type { Cart, CartLine } from "../commerce/model/cart";
import type { Money } from "../commerce/model/money";

/** What a unit of each line cost when it was put into the cart. The backend only knows today's price. */
export interface LinePrices {
  readonly currency: string;
  /** Minor units by uid of the line. */
  readonly units: Readonly<Record<string, number>>;
}

/** So much a request can carry; whoever fills more lines than this is not told of the oldest (docs/decisions/0008). */
const MOST_LINES = 30;

export function parseLinePrices(payload: string | null): LinePrices | null {
  if (!payload) return null;
  try {
    const { currency, units } = JSON.parse(payload) as Partial<LinePrices>; // signed by this shop, and checked below
    return typeof currency === "string" && typeof units === "object" && units !== null ? { currency, units } : null;
  } catch {
    return null;
  }
}

type Priced = Pick<CartLine, "uid" | "unitPrice">;

/**
 * The memory of this cart: known lines keep their price, new ones and the `changed` one get today's, lines that are gone are
 * forgotten. Amounts of another currency say nothing.
 */
export function rememberPrices(
  known: LinePrices | null,
  { lines, totals }: { readonly lines: readonly Priced[]; readonly totals: Pick<Cart["totals"], "grandTotal"> },
  changed: string | null = null,
): LinePrices {
  const { currency } = totals.grandTotal;
  const before = known?.currency === currency ? known.units : {};
  const entries = lines.slice(-MOST_LINES).map(({ uid, unitPrice }) => {
    const old = uid === changed ? undefined : before[uid];
    return [uid, old ?? unitPrice.minor] as const;
  });
  return { currency, units: Object.fromEntries(entries) };
}

/** What the line cost before, when that is not what it costs now. */
export function priceBefore(known: LinePrices | null, { uid, unitPrice }: Priced): Money | null {
  const minor = known?.currency === unitPrice.currency ? known.units[uid] : undefined;
  return minor === undefined || minor === unitPrice.minor ? null : { minor, currency: unitPrice.currency };
}
