import type Database from "libsql";
import { query } from "./query.ts";

interface BoughtLine {
  orderLineId: number;
  productId: number;
  choices: string;
  quantity: number;
  name: string;
  orderNumber: string;
  state: string;
  createdAt: string;
}

export interface DownloadStore {
  linesOfCustomer(customerId: number): BoughtLine[];
  boughtLine(orderLineId: number): BoughtLine | undefined;
  usedOf(orderLineId: number, linkId: number): number;
  countUse(orderLineId: number, linkId: number): void;
}

export function createDownloadStore(db: Database.Database): DownloadStore {
  const selected = `SELECT l.product_id AS productId, l.choices, l.quantity, l.name,
      l.id AS orderLineId, o.number AS orderNumber, o.state, o.created_at AS createdAt
    FROM order_line l JOIN shop_order o ON o.id = l.order_id`;
  const ofCustomer = query<BoughtLine>(
    db,
    `${selected} WHERE o.customer_id = ? AND l.product_type = 'downloadable' ORDER BY o.id DESC, l.position`,
  );
  const byId = query<BoughtLine>(db, `${selected} WHERE l.id = ? AND l.product_type = 'downloadable'`);
  const used = query<{ used: number }>(db, "SELECT used FROM link_download WHERE order_line_id = ? AND link_id = ?");
  const count = query(
    db,
    "INSERT INTO link_download VALUES (?, ?, 1) ON CONFLICT (order_line_id, link_id) DO UPDATE SET used = used + 1",
  );
  return {
    linesOfCustomer: (customerId) => ofCustomer.all(customerId),
    boughtLine: (orderLineId) => byId.get(orderLineId),
    usedOf: (orderLineId, linkId) => used.get(orderLineId, linkId)?.used ?? 0,
    countUse(orderLineId, linkId) {
      count.run(orderLineId, linkId);
    },
  };
}
