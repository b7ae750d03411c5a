import type Database from "libsql";
import type { OrderProgress } from "../rules/order-life.ts";
import type { OrderStore, PlacedOrder } from "./order-store.ts";
import { query } from "./query.ts";

export interface OrderLifeStore {
  progressOf(order: PlacedOrder): OrderProgress;
  /** What a parcel can hold: services and downloads stay behind. */
  sentLinesOf(orderId: number): { orderLineId: number; quantity: number }[];
  /** Takes the pieces held for an order off the shelf: goods with a parcel, services with an invoice. */
  takePieces(orderId: number, which: "goods" | "services"): void;
  /** Puts every piece back on sale, whether it was still held or had left the shelf. */
  returnPieces(orderId: number): void;
  /** Orders on which something may still happen, oldest first. */
  openOrders(): PlacedOrder[];
  /** Newest first. */
  recentOrders(limit: number): PlacedOrder[];
}

export function createOrderLifeStore(db: Database.Database, orders: OrderStore): OrderLifeStore {
  return { ...lifeReads(db, orders), ...stockWrites(db) };
}

function lifeReads(db: Database.Database, { orderById }: OrderStore) {
  const papers = query<{ isInvoiced: number; isShipped: number }>(
    db,
    `SELECT EXISTS (SELECT 1 FROM invoice WHERE order_id = ?) AS isInvoiced,
       EXISTS (SELECT 1 FROM shipment WHERE order_id = ?) AS isShipped`,
  );
  const sentLines = query<{ orderLineId: number; quantity: number }>(
    db,
    `SELECT id AS orderLineId, quantity FROM order_line
     WHERE order_id = ? AND product_type NOT IN ('virtual','downloadable') ORDER BY position`,
  );
  const open = query<{ id: number }>(
    db,
    "SELECT id FROM shop_order WHERE state IN ('new','pending_payment','processing') ORDER BY id",
  );
  const recent = query<{ id: number }>(db, "SELECT id FROM shop_order ORDER BY id DESC LIMIT ?");
  const found = (rows: { id: number }[]) => rows.flatMap(({ id }) => orderById(id) ?? []);
  return {
    progressOf({ id, state, isVirtual }: PlacedOrder): OrderProgress {
      const { isInvoiced, isShipped } = papers.get(id, id) ?? { isInvoiced: 0, isShipped: 0 };
      return { state, isVirtual: isVirtual === 1, isInvoiced: isInvoiced === 1, isShipped: isShipped === 1 };
    },
    sentLinesOf: (orderId: number) => sentLines.all(orderId),
    openOrders: () => found(open.all()),
    recentOrders: (limit: number) => found(recent.all(limit)),
  };
}

interface Piece {
  productId: number;
  quantity: number;
  standing: "held" | "taken";
  type: string;
}

function stockWrites(db: Database.Database) {
  const pieces = query<Piece>(
    db,
    `SELECT r.product_id AS productId, r.quantity, r.standing, p.type FROM order_reservation r
     JOIN product p ON p.id = r.product_id WHERE r.order_id = ? AND r.standing <> 'returned'`,
  );
  const take = query(db, "UPDATE stock SET qty = qty - ?, reserved = reserved - ? WHERE product_id = ?");
  const release = query(db, "UPDATE stock SET reserved = reserved - ? WHERE product_id = ?");
  const putBack = query(db, "UPDATE stock SET qty = qty + ? WHERE product_id = ?");
  const mark = query(db, "UPDATE order_reservation SET standing = ? WHERE order_id = ? AND product_id = ?");
  return {
    takePieces(orderId: number, which: "goods" | "services") {
      for (const { productId, quantity, standing, type } of pieces.all(orderId)) {
        if (standing !== "held" || (type === "virtual") !== (which === "services")) continue;
        take.run(quantity, quantity, productId);
        mark.run("taken", orderId, productId);
      }
    },
    returnPieces(orderId: number) {
      for (const { productId, quantity, standing } of pieces.all(orderId)) {
        if (standing === "held") release.run(quantity, productId);
        else putBack.run(quantity, productId);
        mark.run("returned", orderId, productId);
      }
    },
  };
}
