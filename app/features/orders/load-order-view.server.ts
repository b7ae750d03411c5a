import { countryNames } from "~/features/addresses/address-countries.server";
import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import type { Address } from "~/lib/commerce/model/address";
import type { Order } from "~/lib/commerce/model/order";
import type { Reader } from "~/lib/server/request/shop.server";
import { notFound } from "~/lib/server/request/responses";
import { withTimeout } from "~/lib/server/request/with-timeout.server";
import { invoiceContents } from "./invoice-contents";
import { picturesOf } from "./pictures-of.server";

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
  const nameOf = await countryNames(reader);
  const named = (address: Address | null) => address && { address, countryName: nameOf(address.country) };
  return { shippingTo: named(shippingAddress), billingTo: named(billingAddress) };
}
