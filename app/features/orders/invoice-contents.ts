import type { CartTotals } from "~/lib/commerce/model/cart";
import type { Order, OrderDocument } from "~/lib/commerce/model/order";
import { money } from "~/lib/commerce/model/money";
import type { ShownLine } from "./shown-order";

interface InvoiceContents {
  readonly lines: readonly ShownLine[];
  /** Null for an invoice of a part: the backend only splits the taxes of the whole order. */
  readonly totals: CartTotals | null;
}

export function invoiceContents(order: Pick<Order, "lines" | "totals">, invoice: OrderDocument): InvoiceContents {
  const rest = [...order.lines];
  const lines = invoice.lines.map(({ name, quantity }, index) => {
    // Two variants of a product may have the same name, so each line is used once.
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

function totalOf({ price, total, quantity: all }: ShownLine, quantity: number): ShownLine["total"] {
  if (quantity === all) return total;
  return price && money(Math.round(price.minor * quantity), price.currency);
}
