import { countryNames } from "~/features/addresses/address-countries.server";
import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import type { Address } from "~/lib/commerce/model/address";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { money } from "~/lib/commerce/model/money";
import type { Order, OrderDocument } from "~/lib/commerce/model/order";
import type { Reader } from "~/lib/server/request/shop.server";
import { notFound } from "~/lib/server/request/responses";
import { withTimeout } from "~/lib/server/request/with-timeout.server";
import type { ShownLine } from "./order-copy";
import { SHOWN_LINES } from "./order-list";

/** Title: heading of invoices. Text: the seller, with address and tax number. */
const SELLER_BLOCK = "invoice-seller";

export type ViewedOrder = Awaited<ReturnType<typeof loadOrderView>>;

export async function loadOrderView(reader: Reader, order: Order) {
  const [pictures, addresses] = await Promise.all([
    picturesOf(reader, [order], order.lines.length),
    namedAddresses(reader, order),
  ]);
  return { order, pictures, ...addresses };
}

export type ViewedInvoice = Awaited<ReturnType<typeof loadInvoice>>;

export async function loadInvoice(reader: Reader, reading: Promise<Order>, wanted: string | undefined) {
  const limit = { reader, name: "the seller of an invoice", budgetMs: TIME_BUDGETS.invoice, after: reading };
  const [order, blocks] = await Promise.all([
    reading,
    withTimeout(reader.commerce.content.blocks([SELLER_BLOCK]), limit),
  ]);
  const invoice = order.invoices.find(({ number }) => number === wanted) ?? notFound();
  const { number, date, paymentMethod, isBeforeTax } = order;
  return {
    invoice: { number: invoice.number, total: invoice.total, ...invoiceContents(order, invoice), isBeforeTax },
    order: { number, date, paymentMethod },
    ...(await namedAddresses(reader, order)),
    heading: blocks?.[SELLER_BLOCK]?.title || "Invoice",
    seller: blocks?.[SELLER_BLOCK]?.html ?? "",
  };
}

async function namedAddresses(reader: Reader, { shippingAddress, billingAddress }: Order) {
  const names = await countryNames(reader, [shippingAddress, billingAddress]);
  const named = (address: Address | null) => address && { address, countryName: names[address.country] ?? "" };
  return { shippingTo: named(shippingAddress), billingTo: named(billingAddress) };
}

interface Shown {
  readonly lines: readonly { readonly path: string | null }[];
}

export async function picturesOf(reader: Reader, orders: readonly Shown[], limitPerOrder = SHOWN_LINES) {
  const paths = orders.flatMap(({ lines }) => lines.slice(0, limitPerOrder).flatMap(({ path }) => path ?? []));
  const limit = { reader, name: "pictures of orders", budgetMs: TIME_BUDGETS.orderPictures };
  return (await withTimeout(reader.commerce.catalog.pictures(paths), limit)) ?? {};
}

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
