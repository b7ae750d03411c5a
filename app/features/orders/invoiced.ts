import type { CartTotals } from "~/lib/commerce/model/cart";
import type { Order, OrderPaper } from "~/lib/commerce/model/order";
import { money } from "~/lib/commerce/model/money";
import type { ShownLine } from "./shown-order";

interface Invoiced {
  readonly lines: readonly ShownLine[];
  /** Null where the invoice is of a part of the order: the backend splits taxes for the whole alone. */
  readonly totals: CartTotals | null;
}

/** Lines of an invoice: its quantities with the prices and taxes of the order. */
export function invoiced(order: Pick<Order, "lines" | "totals">, invoice: OrderPaper): Invoiced {
  const rest = [...order.lines];
  const lines = invoice.lines.map(({ name, quantity }, index) => {
    // Two variants of a product may have the same name: each is found once.
    const at = rest.findIndex((line) => line.name === name);
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    return {
      id: String(index),
      name,
      path: null,
      status: "",
      quantity,
      choices: found?.choices ?? [],
      price: found?.price ?? null,
      total: found ? totalOf(found, quantity) : null,
    };
  });
  const isWhole = invoice.total.minor === order.totals.grandTotal.minor;
  return { lines, totals: isWhole ? order.totals : null };
}

/** Of so many pieces of a line; null where that cannot be said. */
function totalOf({ price, total, quantity: all }: ShownLine, quantity: number): ShownLine["total"] {
  if (quantity === all) return total;
  return price && money(Math.round(price.minor * quantity), price.currency);
}
