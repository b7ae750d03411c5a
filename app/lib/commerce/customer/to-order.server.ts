import { decodeXML } from "entities/decode";
import { toGiftNote } from "~/lib/commerce/cart/gift-notes.server";
import { toAnyAddress } from "~/lib/commerce/cart/to-address.server";
import { toChoices } from "~/lib/commerce/cart/to-cart.server";
import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import { toPath } from "~/lib/commerce/catalog/paths.server";
import type { Site } from "~/lib/commerce/content/content.server";
import type { Address } from "~/lib/commerce/model/address";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { ListedOrder, Order, OrderComment, OrderLine, OrderDocument, Shipment } from "~/lib/commerce/model/order";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { type LineSums, toOrderSums } from "./order-sums.server";

type WireOrder = gql.OrderDetailsFragment;
type WireLine = NonNullable<WireOrder["items"]>[number];
type WireShipment = NonNullable<WireOrder["shipments"]>[number];

function toBrief(wire: gql.ListedOrderFragment) {
  return {
    number: asId<OrderNumber>(wire.number),
    date: wire.created_at ?? wire.order_date,
    status: wire.status,
    shippingMethod: wire.shipping_method || null,
    collectedFrom: toCollectedFrom(wire.shipping_method),
  };
}

export function toListedOrder(wire: gql.ListedOrderFragment, productSuffix: string): ListedOrder {
  return {
    ...toBrief(wire),
    total: toMoney(wire.total?.grand_total),
    lines: (wire.items ?? []).map((line) => toLineBrief(line, productSuffix)),
    tracks: (wire.shipments ?? []).flatMap((shipment) => toTracks(shipment.tracking)),
    invoiceNumbers: wire.invoices.map(({ number }) => number),
  };
}

interface OrderSettings {
  readonly productSuffix: string;
  readonly pricesIncludeTax: boolean | null;
}

export async function orderSettings(site: Site): Promise<OrderSettings> {
  const [{ store }, pricesIncludeTax] = await Promise.all([site.facts(), site.pricesIncludeTax()]);
  return { productSuffix: store.productSuffix, pricesIncludeTax };
}

export function toOrder(wire: WireOrder, { productSuffix, pricesIncludeTax }: OrderSettings): Order {
  const total = toMoney(wire.total?.grand_total);
  if (!total) throw new CommerceError("contract", "Order: the grand total is missing");
  const { totals, prices } = toOrderSums(wire, total, pricesIncludeTax);
  return {
    ...toBrief(wire),
    total,
    id: wire.id,
    lines: (wire.items ?? []).map((line) => toLine(line, productSuffix, prices.get(line.id))),
    totals,
    isBeforeTax: totals.tax === "added",
    shippingAddress: toAddress(wire.shipping_address),
    billingAddress: toAddress(wire.billing_address),
    paymentMethod: wire.payment_methods?.[0]?.name ?? null,
    paymentCode: wire.payment_methods?.[0]?.type ?? null,
    shipments: (wire.shipments ?? []).map(toShipment),
    invoices: wire.invoices.flatMap(({ items, ...invoice }) => {
      const lines = (items ?? []).map((line) => ({ name: nameOf(line), quantity: line.quantity_invoiced ?? 0 }));
      return toDocument(invoice, lines).map((document) => ({ ...document, attributes: toAttributes(invoice) }));
    }),
    creditMemos: (wire.credit_memos ?? []).flatMap(({ items, ...memo }) => {
      const lines = (items ?? []).map((line) => ({ name: nameOf(line), quantity: line.quantity_refunded ?? 0 }));
      return toDocument(memo, lines);
    }),
    comments: toComments(wire.comments),
  };
}

function toLine(wire: WireLine, suffix: string, sums: LineSums | undefined): OrderLine {
  return {
    ...toLineBrief(wire, suffix),
    id: wire.id,
    sku: wire.product_sku,
    status: wire.status ?? "",
    choices: toLineChoices(wire),
    counts: {
      invoiced: wire.quantity_invoiced ?? 0,
      shipped: wire.quantity_shipped ?? 0,
      refunded: wire.quantity_refunded ?? 0,
      canceled: wire.quantity_canceled ?? 0,
    },
    price: sums?.price ?? null,
    total: sums?.total ?? null,
    fees: sums?.fees ?? [],
    gift: toGiftNote(wire),
  };
}

type WireLineBrief = NonNullable<gql.ListedOrderFragment["items"]>[number];

function toLineBrief(wire: WireLineBrief, suffix: string): ListedOrder["lines"][number] {
  return {
    name: nameOf(wire),
    path: wire.product_url_key ? toPath(wire.product_url_key + suffix) : null,
    quantity: wire.quantity_ordered ?? 0,
  };
}

function toLineChoices(wire: WireLine): OrderLine["choices"] {
  // Magento swaps the two: `entered_options` are selected from a list, and HTML.
  const picked = (wire.entered_options ?? []).map(({ label, value }) => ({ label, value: decodeXML(value) }));
  const links = wire.__typename === "DownloadableOrderItem" ? wire.downloadable_links : null;
  const bundle = wire.__typename === "BundleOrderItem" ? (wire.bundle_options ?? []) : [];
  const bundle_options = bundle.flatMap(({ label, values }) =>
    values && values.length > 0
      ? { label, values: values.map(({ product_name, quantity }) => ({ label: product_name, quantity })) }
      : [],
  );
  return [...(wire.selected_options ?? []), ...picked, ...toChoices({ bundle_options, links })];
}

function toAddress(wire: gql.OrderAddressFragment | null): Address | null {
  const region = wire?.region ? { id: null, code: "", name: wire.region } : null;
  return wire && toAnyAddress(wire, region, wire.country_code);
}

/** From "In-Store Pickup Delivery - Bijli Mumbai": Magento names the store nowhere else. */
function toCollectedFrom(method: string | null | undefined): string | null {
  return /^.*\b(?:pick-?\s?up|collect).*? - (.+)$/i.exec(method ?? "")?.[1] ?? null;
}

function toShipment(wire: WireShipment): Shipment {
  return {
    number: wire.number,
    tracks: toTracks(wire.tracking),
    lines: (wire.items ?? []).map((line) => ({ id: line.id, name: nameOf(line), quantity: line.quantity_shipped })),
  };
}

function toTracks(wire: WireShipment["tracking"] | undefined): Shipment["tracks"] {
  return (wire ?? []).flatMap(({ title, carrier, number }) => (number ? [{ carrier: title || carrier, number }] : []));
}

type WireDocument = Pick<WireOrder["invoices"][number], "number" | "total"> & {
  readonly comments?: WireOrder["comments"];
};

function toDocument({ number, total, comments = null }: WireDocument, lines: OrderDocument["lines"]): OrderDocument[] {
  const sum = toMoney(total?.grand_total);
  return sum ? [{ number, total: sum, lines, comments: toComments(comments) }] : [];
}

/** The field is not in the document (forBackend), so transport/shape has not validated it. */
function toAttributes(invoice: object): Readonly<Record<string, string>> {
  const given: unknown = "custom_attributes" in invoice ? invoice.custom_attributes : null;
  const entries = (Array.isArray(given) ? given : []).flatMap((each: unknown) => {
    const { attribute_code: code, value } = (each ?? {}) as Record<string, unknown>; // any value has properties
    return typeof code === "string" && typeof value === "string" ? [[code, value.trim()] as const] : [];
  });
  return Object.fromEntries(entries);
}

function nameOf({ product_name, product_sku }: Pick<WireLineBrief, "product_name" | "product_sku">): string {
  return product_name ?? product_sku;
}

function toComments(comments: WireOrder["comments"]): OrderComment[] {
  return (comments ?? []).map(({ timestamp, message }) => ({ date: timestamp, text: message }));
}
