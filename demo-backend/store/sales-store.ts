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

type NewShipment = Omit<ShipmentRow, "id"> & {
  orderId: number;
  items: readonly Omit<ShipmentItemRow, "id">[];
};

/** What became of an order: its invoice, parcels, credit memo and comments. */
export interface SalesStore {
  documentOf(orderId: number, kind: DocumentKind): SalesDocument | undefined;
  shipmentsOf(orderId: number): ShipmentRow[];
  itemsOfShipment(shipmentId: number): ShipmentItemRow[];
  shippedOf(orderLineId: number): number;
  commentsOf(orderId: number): { message: string; createdAt: string }[];
  taxesOf(orderId: number): { label: string; amount: number }[];
  optionsOfLine(orderLineId: number): OrderLineOption[];
  saveDocument(kind: DocumentKind, document: { orderId: number; number: string; createdAt: string }): void;
  saveShipment(shipment: NewShipment): void;
  saveComment(orderId: number, message: string, now: Date): void;
  saveState(orderId: number, state: OrderRow["state"], status: string, now: Date): void;
}

export function createSalesStore(db: Database.Database): SalesStore {
  return { ...documentQueries(db), ...shipmentQueries(db), ...lineReads(db) };
}

function documentQueries(db: Database.Database) {
  const selects = {
    invoice: query<SalesDocument>(db, `SELECT ${columns("id number created_at")} FROM invoice WHERE order_id = ?`),
    credit_memo: query<SalesDocument>(
      db,
      `SELECT ${columns("id number created_at")} FROM credit_memo WHERE order_id = ?`,
    ),
  };
  const inserts = {
    invoice: insertion(db, "invoice", "order_id number created_at"),
    credit_memo: insertion(db, "credit_memo", "order_id number created_at"),
  };
  const state = query(db, "UPDATE shop_order SET state = ?, status = ?, updated_at = ? WHERE id = ?");
  return {
    documentOf: (orderId: number, kind: DocumentKind) => selects[kind].get(orderId),
    saveDocument(kind: DocumentKind, document: { orderId: number; number: string; createdAt: string }) {
      inserts[kind](document);
    },
    saveState(orderId: number, value: OrderRow["state"], status: string, now: Date) {
      state.run(value, status, now.toISOString(), orderId);
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
