import { optional } from "~/lib/async/optional";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { NamedValues } from "~/lib/commerce/model/named-attributes";
import { mayCancel, type Order, type OrderDocument, terminalStatus } from "~/lib/commerce/model/order";
import { type Reader, type Shop, notFound, seeOther } from "~/lib/server/request/shop.server";
import {
  lastOrderCookie,
  lookedUpOrderCookie,
  type LookedUpOrder,
  type OrderCopy,
  orderCopyOf,
  type OrderKey,
} from "./order-cookies.server";
import { countryNames } from "~/features/addresses/save-address.server";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Address } from "~/lib/commerce/model/address";
import { pickupPromise } from "~/features/delivery-place/delivery-facts.server";
import { directionsTo } from "~/features/delivery-place/directions";
import { readableHours } from "~/lib/format/opening-hours";
import { money } from "~/lib/commerce/model/money";
import { SHOWN_LINES, type ShownLine } from "./order-lines";
import { registrationOf } from "./registration.server";
import { isOrderNumber } from "~/lib/urls/order-paths";

export async function requireOrder(reader: Reader, number = ""): Promise<Order> {
  return (await findOrder(reader, number)) ?? notFound();
}

export async function findOrder({ commerce }: Reader, number = ""): Promise<Order | null> {
  return isOrderNumber(number) ? commerce.customer.order(asId<OrderNumber>(number)) : null;
}

/**
 * The order with the number in the query, if it was placed or looked up in this browser; without a
 * number the one looked up. Its look-up data is in sealed cookies, not in the URL. Otherwise
 * redirects to the look-up.
 */
export async function requireGuestOrder(shop: Shop, { searchParams }: URL): Promise<Order> {
  const lookUp = guestOrderLookUp(shop, searchParams.get("number"));
  const order = lookUp && (await shop.commerce.checkout.guestOrder(lookUp));
  if (!order) throw seeOther("/order-lookup");
  return order;
}

export function guestOrderLookUp(shop: Shop, wanted: string | null): LookedUpOrder | null {
  const found = shop.cookies.get(lookedUpOrderCookie);
  return placedHere(shop, wanted) ?? (wanted === null || wanted === found?.number ? found : null);
}

/**
 * An order that was placed or looked up in this browser, by its id; null for any other, and if the
 * backend does not answer.
 */
export async function findGuestOrder(shop: Shop, id: string): Promise<Order | null> {
  const last = shop.cookies.get(lastOrderCookie)?.number ?? null;
  for (const lookUp of [placedHere(shop, last), shop.cookies.get(lookedUpOrderCookie)]) {
    const order = lookUp && (await optional(shop, "order of a guest", shop.commerce.checkout.guestOrder(lookUp)));
    if (order?.id === id) return order;
  }
  return null;
}

function placedHere({ cookies }: Shop, wanted: string | null): LookedUpOrder | null {
  const { number = null, email = null, proof = null } = cookies.get(lastOrderCookie) ?? {};
  return number !== null && number === wanted && email && proof ? { number, email, proof } : null;
}

export async function readPlacedOrder(shop: Shop, placed: OrderKey) {
  const fallback = { order: null, isInAccount: false };
  const known = await optional(
    shop,
    { name: "details of a placed order", fallback, evenUnauthorized: true },
    readOrder(shop, placed),
  );
  const orderCopy = orderCopyOf(shop.cookies);
  return known.order || !orderCopy ? known : { ...known, order: toShownOrder(orderCopy, placed.number) };
}

export interface ShownOrder
  extends
    Pick<Order, "number" | "totals" | "isBeforeTax" | "shippingAddress" | "billingAddress">,
    Pick<Order, "shippingMethod" | "collectedFrom" | "paymentMethod" | "shipments"> {
  readonly date: string | null;
  readonly status: string | null;
  /** Empty if they did not fit into the copy; `quantity` is then the total. */
  readonly lines: readonly ShownLine[];
  readonly quantity?: number | undefined;
}

export function toShownOrder(copy: OrderCopy, number: Order["number"]): ShownOrder {
  const { coupons: _coupons, lines, pickupStore, shippingMethod, ...shown } = copy;
  const named = lines.filter(({ name }) => name !== "");
  return {
    ...shown,
    number,
    date: null,
    status: null,
    lines: named.map(({ request: _request, ...line }, nth) => ({ ...line, id: String(nth), path: null, status: "" })),
    shippingMethod: shippingMethod?.title ?? null,
    // The copy is of the cart, which does not name the store.
    collectedFrom: pickupStore === null ? null : "",
    shipments: [],
  };
}

/** `isInAccount`: false for an order placed as a guest, even if logged in since. */
export async function readOrder({ commerce, cookies }: Shop, { number, email, proof }: OrderKey) {
  const own = cookies.isCustomer ? await commerce.customer.order(number) : null;
  if (own) return { order: own, isInAccount: true };
  const order = email && proof ? await commerce.checkout.guestOrder({ number, email, proof }) : null;
  return { order, isInAccount: false };
}

/** Title: heading of invoices. Text: the seller, with address and tax number. */
const SELLER_BLOCK = "invoice-seller";

export type ViewedOrder<Shown extends ShownOrder> = Awaited<ReturnType<typeof loadOrderView<Shown>>>;

export async function loadOrderView<Shown extends ShownOrder>(reader: Reader, order: Shown) {
  const [pictures, addresses, store] = await Promise.all([
    picturesOf(reader, [order], order.lines.length),
    namedAddresses(reader, order),
    order.collectedFrom ? findStore(reader, order.collectedFrom, order) : null,
  ]);
  return { order, pictures, ...addresses, store };
}

/** An order has the name of its store, and no code. Null if no store has it any more. */
async function findStore(reader: Reader, name: string, { status, shipments }: ShownOrder) {
  const limit = { name: "the store of an order", budgetMs: TIME_BUDGETS.orderPictures };
  const isWaiting = shipments.length === 0 && !terminalStatus({ status });
  const [stores, promise] = await Promise.all([
    optional(reader, limit, reader.commerce.checkout.pickupStores(null)),
    isWaiting ? pickupPromise(reader) : "",
  ]);
  const store = stores?.find((each) => each.name === name);
  if (!store) return null;
  return { promise, phone: store.phone, hours: readableHours(store.hours), directions: directionsTo(store) };
}

/** With the reasons to cancel, for the order's screen. None if it cannot be cancelled. */
export async function loadOrderWithReasons(
  reader: Reader,
  order: Order,
  readReasons: () => Promise<readonly string[]>,
) {
  const [view, reasons] = await Promise.all([
    loadOrderView(reader, order),
    mayCancel(order) ? optional(reader, { name: "reasons to cancel", fallback: [] }, readReasons()) : [],
  ]);
  return { ...view, reasons };
}

export type ViewedInvoice = Awaited<ReturnType<typeof loadInvoice>>;

export async function loadInvoice(reader: Reader, orderPromise: Promise<Order>, wanted: string | undefined) {
  const limit = { name: "the seller of an invoice", budgetMs: TIME_BUDGETS.invoice, startAfter: orderPromise };
  const codes = { ...limit, name: "HSN codes of an invoice" };
  const [order, blocks, named] = await Promise.all([
    orderPromise,
    optional(reader, limit, reader.commerce.content.blocks([SELLER_BLOCK])),
    optional(
      reader,
      codes,
      orderPromise.then(({ lines }) => reader.commerce.catalog.named(pathsOf(lines))),
    ),
  ]);
  const invoice = order.invoices.find(({ number }) => number === wanted) ?? notFound();
  const { number, date, paymentMethod, isBeforeTax } = order;
  return {
    invoice: {
      number: invoice.number,
      total: invoice.total,
      ...invoiceContents(order, invoice, named ?? {}),
      isBeforeTax,
    },
    placeOfSupply: placeOfSupply(order),
    registration: registrationOf(invoice, reader.config.invoiceAttributes),
    order: { number, date, paymentMethod },
    ...(await namedAddresses(reader, order)),
    heading: blocks?.[SELLER_BLOCK]?.title || "Invoice",
    seller: blocks?.[SELLER_BLOCK]?.html ?? "",
  };
}

/** Under GST: the state that goods go to, else the buyer's. Null outside India. */
function placeOfSupply({ shippingAddress, billingAddress }: Order): string | null {
  const { country, region } = shippingAddress ?? billingAddress ?? {};
  return (country === "IN" && region?.name) || null;
}

function pathsOf(lines: Order["lines"]): string[] {
  return lines.flatMap(({ path }) => path ?? []);
}

async function namedAddresses(reader: Reader, { shippingAddress, billingAddress }: ShownOrder) {
  const names = await countryNames(reader, [shippingAddress, billingAddress]);
  const named = (address: Address | null) => address && { address, countryName: names[address.country] ?? "" };
  return { shippingTo: named(shippingAddress), billingTo: named(billingAddress) };
}

type WithPaths = { readonly lines: readonly Pick<ShownLine, "path">[] };

export async function picturesOf(reader: Reader, orders: readonly WithPaths[], limitPerOrder = SHOWN_LINES) {
  const paths = orders.flatMap(({ lines }) => lines.slice(0, limitPerOrder).flatMap(({ path }) => path ?? []));
  const limit = { name: "pictures of orders", budgetMs: TIME_BUDGETS.orderPictures };
  return (await optional(reader, limit, reader.commerce.catalog.pictures(paths))) ?? {};
}

/**
 * `totals`: null for an invoice of a part, because the backend only splits the taxes of the whole
 * order.
 */
export function invoiceContents(
  order: Pick<Order, "lines" | "totals">,
  invoice: OrderDocument,
  /** By product path. */
  named: Readonly<Record<string, NamedValues>> = {},
) {
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
      hsn: named[found?.path ?? ""]?.hsn,
    };
  });
  const isWhole = invoice.total.minor === order.totals.grandTotal.minor;
  return { lines, totals: isWhole ? order.totals : null };
}

function totalOf({ price, total, quantity: all }: ShownLine, quantity: number): ShownLine["total"] {
  if (quantity === all) return total;
  return price && money(Math.round(price.minor * quantity), price.currency);
}
