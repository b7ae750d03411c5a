import type Database from "libsql";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import type { OrderLineOption, OrderRow } from "./order-rows.ts";
import { query } from "./query.ts";

export type DocumentKind = "invoice" | "credit_memo";

export interface SalesDocument {
  id: number;
  number: string;
  createdAt: string;
}

export interface ShipmentRow extends SalesDocument {
  carrier: string | null;
  carrierTitle: string | null;
  trackingNumber: string | null;
}

interface ShipmentItemRow {
  id: number;
  orderLineId: number;
  quantity: number;
}

interface DocumentItem {
  orderLineId: number;
  quantity: number;
}

type NewDocument = Omit<SalesDocument, "id"> & { orderId: number; items: readonly DocumentItem[] };

type NewShipment = Omit<ShipmentRow, "id"> & {
  orderId: number;
  items: readonly Omit<ShipmentItemRow, "id">[];
};

export interface SalesStore {
  documentsOf(orderId: number, kind: DocumentKind): SalesDocument[];
  itemsOfDocument(documentId: number, kind: DocumentKind): DocumentItem[];
  countOf(orderLineId: number, kind: DocumentKind): number;
  shipmentsOf(orderId: number): ShipmentRow[];
  itemsOfShipment(shipmentId: number): ShipmentItemRow[];
  shippedOf(orderLineId: number): number;
  commentsOf(orderId: number): { message: string; createdAt: string }[];
  taxesOf(orderId: number): { label: string; amount: number }[];
  optionsOfLine(orderLineId: number): OrderLineOption[];
  saveDocument(kind: DocumentKind, document: NewDocument): void;
  saveShipment(shipment: NewShipment): void;
  saveComment(orderId: number, message: string, now: Date): void;
  saveState(orderId: number, state: OrderRow["state"], status: string, now: Date): void;
}

export function createSalesStore(db: Database.Database): SalesStore {
  return { ...documentQueries(db), ...shipmentQueries(db), ...lineReads(db) };
}

function documentQueries(db: Database.Database) {
  const documents = { invoice: queriesOfKind(db, "invoice"), credit_memo: queriesOfKind(db, "credit_memo") };
  const state = query(db, "UPDATE shop_order SET state = ?, status = ?, updated_at = ? WHERE id = ?");
  return {
    documentsOf: (orderId: number, kind: DocumentKind) => documents[kind].all(orderId),
    itemsOfDocument: (documentId: number, kind: DocumentKind) => documents[kind].items(documentId),
    countOf: (orderLineId: number, kind: DocumentKind) => documents[kind].count(orderLineId),
    saveDocument: (kind: DocumentKind, document: NewDocument) => documents[kind].save(document),
    saveState(orderId: number, value: OrderRow["state"], status: string, now: Date) {
      state.run(value, status, now.toISOString(), orderId);
    },
  };
}

function queriesOfKind(db: Database.Database, kind: DocumentKind) {
  const all = query<SalesDocument>(
    db,
    `SELECT ${columns("id number created_at")} FROM ${kind} WHERE order_id = ? ORDER BY id`,
  );
  const items = query<DocumentItem>(
    db,
    `SELECT ${columns("order_line_id quantity")} FROM ${kind}_item WHERE document_id = ? ORDER BY order_line_id`,
  );
  const count = query<{ quantity: number | null }>(
    db,
    `SELECT SUM(quantity) AS quantity FROM ${kind}_item WHERE order_line_id = ?`,
  );
  const insert = insertion<NewDocument>(db, kind, "order_id number created_at");
  const insertItem = insertion(db, `${kind}_item`, "document_id order_line_id quantity");
  return {
    all: (orderId: number) => all.all(orderId),
    items: (documentId: number) => items.all(documentId),
    count: (orderLineId: number) => count.get(orderLineId)?.quantity ?? 0,
    save(document: NewDocument) {
      const documentId = insert(document);
      for (const item of document.items) insertItem({ ...item, documentId });
    },
  };
}

function shipmentQueries(db: Database.Database) {
  const shipments = query<ShipmentRow>(
    db,
    `SELECT ${columns("id number created_at carrier carrier_title tracking_number")} FROM shipment WHERE order_id = ? ORDER BY id`,
  );
  const items = query<ShipmentItemRow>(
    db,
    `SELECT ${columns("id order_line_id quantity")} FROM shipment_item WHERE shipment_id = ? ORDER BY id`,
  );
  const shipped = query<{ quantity: number | null }>(
    db,
    "SELECT SUM(quantity) AS quantity FROM shipment_item WHERE order_line_id = ?",
  );
  const insert = insertion<NewShipment>(
    db,
    "shipment",
    "order_id number created_at carrier carrier_title tracking_number",
  );
  const insertItem = insertion(db, "shipment_item", "shipment_id order_line_id quantity");
  return {
    shipmentsOf: (orderId: number) => shipments.all(orderId),
    itemsOfShipment: (shipmentId: number) => items.all(shipmentId),
    shippedOf: (orderLineId: number) => shipped.get(orderLineId)?.quantity ?? 0,
    saveShipment(shipment: NewShipment) {
      const shipmentId = insert(shipment);
      for (const item of shipment.items) insertItem({ ...item, shipmentId });
    },
  };
}

function lineReads(db: Database.Database) {
  const comments = query<{ message: string; createdAt: string }>(
    db,
    `SELECT ${columns("message created_at")} FROM order_comment WHERE order_id = ? ORDER BY position`,
  );
  const comment = query(
    db,
    `INSERT INTO order_comment (order_id, position, message, created_at)
       SELECT ?1, COALESCE(MAX(position), 0) + 1, ?2, ?3 FROM order_comment WHERE order_id = ?1`,
  );
  const taxes = query<{ label: string; amount: number }>(
    db,
    "SELECT label, amount FROM order_tax WHERE order_id = ? ORDER BY position",
  );
  const options = query<OrderLineOption>(
    db,
    "SELECT label, value FROM order_line_option WHERE order_line_id = ? ORDER BY position",
  );
  return {
    commentsOf: (orderId: number) => comments.all(orderId),
    taxesOf: (orderId: number) => taxes.all(orderId),
    optionsOfLine: (orderLineId: number) => options.all(orderLineId),
    saveComment(orderId: number, message: string, now: Date) {
      comment.run(orderId, message, now.toISOString());
    },
  };
}
