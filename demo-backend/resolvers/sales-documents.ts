import { toMoney } from "../rules/money.ts";
import { documentShare, type DocumentShare } from "../rules/document-share.ts";
import { toUid } from "../rules/uid.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { DocumentKind, SalesDocument, ShipmentRow } from "../store/sales-store.ts";
import type { BackendContext } from "./context.ts";
import { bundleOptionsOfLine, discountsOfLine, itemTypePrefix, linksOfLine } from "./customer-order-items.ts";
import { currencyOf, viewLines, type DocumentItemView } from "./order-view.ts";

function discountsOfItem({ order, line, quantity }: DocumentItemView) {
  return discountsOfLine({
    order,
    line: { ...line, discount: Math.round((line.discount * quantity) / line.quantity) },
  });
}

type OfOrder<Document> = Document & { order: PlacedOrder };

const itemFields = {
  id: ({ id }: DocumentItemView) => toUid(id),
  order_item: (item: DocumentItemView) => item,
  product_name: ({ line }: DocumentItemView) => line.name,
  product_sku: ({ line }: DocumentItemView) => line.sku,
  product_sale_price: ({ order, line }: DocumentItemView) => toMoney(line.unitPriceWithoutTax, currencyOf(order)),
};
const shipmentItemFields = { ...itemFields, quantity_shipped: ({ quantity }: DocumentItemView) => quantity };
const invoiceItemFields = {
  ...itemFields,
  discounts: discountsOfItem,
  quantity_invoiced: ({ quantity }: DocumentItemView) => quantity,
};
const creditMemoItemFields = {
  ...itemFields,
  discounts: discountsOfItem,
  quantity_refunded: ({ quantity }: DocumentItemView) => quantity,
};

export const salesDocumentResolvers = {
  CustomerOrder: {
    invoices: documents("invoice"),
    credit_memos: documents("credit_memo"),
    shipments: (order: PlacedOrder, _: unknown, { store }: BackendContext) =>
      store.sales.shipmentsOf(order.id).map((shipment) => ({ ...shipment, order })),
  },
  OrderShipment: {
    /** Magento encodes the number of shipments, but the id of other documents. */
    id: ({ number }: ShipmentRow) => toUid(number),
    comments: () => [],
    tracking: ({ carrier, carrierTitle, trackingNumber }: ShipmentRow) =>
      carrier === null ? [] : [{ carrier, title: carrierTitle ?? carrier, number: trackingNumber }],
    items: (shipment: OfOrder<ShipmentRow>, _: unknown, context: BackendContext): DocumentItemView[] => {
      const lines = new Map(viewLines(context, shipment.order).map((view) => [view.line.id, view]));
      return context.store.sales.itemsOfShipment(shipment.id).flatMap(({ id, orderLineId, quantity }) => {
        const view = lines.get(orderLineId);
        return view ? [{ ...view, id, quantity }] : [];
      });
    },
  },
  Invoice: documentFields(),
  CreditMemo: documentFields(),
  ShipmentItemInterface: {
    __resolveType: ({ line }: DocumentItemView) =>
      itemTypePrefix(line.productType) === "Bundle" ? "BundleShipmentItem" : "ShipmentItem",
  },
  ShipmentItem: shipmentItemFields,
  BundleShipmentItem: { ...shipmentItemFields, bundle_options: bundleOptionsOfLine },
  InvoiceItemInterface: {
    __resolveType: ({ line }: DocumentItemView) => `${itemTypePrefix(line.productType)}InvoiceItem`,
  },
  InvoiceItem: invoiceItemFields,
  BundleInvoiceItem: { ...invoiceItemFields, bundle_options: bundleOptionsOfLine },
  DownloadableInvoiceItem: { ...invoiceItemFields, downloadable_links: linksOfLine },
  CreditMemoItemInterface: {
    __resolveType: ({ line }: DocumentItemView) => `${itemTypePrefix(line.productType)}CreditMemoItem`,
  },
  CreditMemoItem: creditMemoItemFields,
  BundleCreditMemoItem: { ...creditMemoItemFields, bundle_options: bundleOptionsOfLine },
  DownloadableCreditMemoItem: { ...creditMemoItemFields, downloadable_links: linksOfLine },
};

export const invoiceAttributeResolvers = {
  Invoice: {
    custom_attributes: (_: unknown, __: unknown, { settings }: BackendContext) =>
      Object.entries(settings.invoiceAttributes).map(([code, value]) => ({ attribute_code: code, value })),
  },
};

type DocumentView = SalesDocument & { order: PlacedOrder; share: DocumentShare; items: DocumentItemView[] };

function documents(kind: DocumentKind) {
  return (order: PlacedOrder, _: unknown, context: BackendContext): DocumentView[] => {
    const { sales } = context.store;
    const views = new Map(viewLines(context, order).map((view) => [view.line.id, view]));
    const earlierQuantities = new Map<number, number>();
    return sales.documentsOf(order.id, kind).map((document, at) => {
      const items = sales.itemsOfDocument(document.id, kind).flatMap(({ orderLineId, quantity }) => {
        const view = views.get(orderLineId);
        return view ? [{ ...view, id: orderLineId, quantity, before: earlierQuantities.get(orderLineId) ?? 0 }] : [];
      });
      for (const { id, quantity, before } of items) earlierQuantities.set(id, before + quantity);
      return { ...document, order, items, share: documentShare(items, order, at === 0) };
    });
  };
}

function documentFields() {
  return {
    id: ({ id }: SalesDocument) => toUid(id),
    comments: () => [],
    total: ({ order, share }: DocumentView) => ({ ...order, ...share, taxShare: share.tax }),
  };
}
