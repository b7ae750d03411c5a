import type Database from "libsql";
import {
  addressColumnNames,
  fromAddressRow,
  toAddressRow,
  type AddressKind,
  type AddressRow,
  type StoredAddress,
} from "./address-columns.ts";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import type { NewOrder, NewOrderLine, OrderLineRow, OrderRow } from "./order-rows.ts";
import { query } from "./query.ts";

export interface PlacedOrder extends OrderRow {
  id: number;
  number: string;
}

export interface OrderStore {
  nextCount(storeCode: string): number;
  /** Reserves stock. Call it in a transaction. */
  saveOrder(number: string, order: NewOrder): void;
  orderByNumber(number: string): PlacedOrder | undefined;
  orderById(id: number): PlacedOrder | undefined;
  orderOfCart(cartId: number): PlacedOrder | undefined;
  linesOfOrder(orderId: number): (OrderLineRow & { id: number })[];
  addressesOfOrder(orderId: number): (StoredAddress & { kind: AddressKind })[];
}

const orderColumns = `cart_id customer_id store_code email state status currency currency_rate is_virtual
  prices_with_tax subtotal subtotal_without_tax discount discount_label coupon_code shipping shipping_tax tax grand_total
  carrier_code method_code shipping_description payment_method payment_title purchase_order_number created_at`;
const lineColumns = `product_id variant_id choices product_type sku name url_key quantity
  unit_price unit_price_without_tax row_total row_total_without_tax discount tax backordered gift_message`;

export function createOrderStore(db: Database.Database): OrderStore {
  return { ...orderReads(db), ...orderWrites(db) };
}

function orderReads(db: Database.Database) {
  const byNumber = query<PlacedOrder>(
    db,
    `SELECT ${columns(`id number ${orderColumns}`)} FROM shop_order WHERE number = ?`,
  );
  const byId = query<PlacedOrder>(db, `SELECT ${columns(`id number ${orderColumns}`)} FROM shop_order WHERE id = ?`);
  const byCart = query<PlacedOrder>(
    db,
    `SELECT ${columns(`id number ${orderColumns}`)} FROM shop_order WHERE cart_id = ?`,
  );
  const lines = query<OrderLineRow & { id: number }>(
    db,
    `SELECT ${columns(`id ${lineColumns}`)} FROM order_line WHERE order_id = ? ORDER BY position`,
  );
  const addresses = query<AddressRow & { kind: AddressKind }>(
    db,
    `SELECT ${columns(`kind ${addressColumnNames}`)} FROM order_address WHERE order_id = ? ORDER BY kind`,
  );
  return {
    orderByNumber: (number: string) => byNumber.get(number),
    orderById: (id: number) => byId.get(id),
    orderOfCart: (cartId: number) => byCart.get(cartId),
    linesOfOrder: (orderId: number) => lines.all(orderId),
    addressesOfOrder: (orderId: number) => addresses.all(orderId).map((row) => fromAddressRow(row)),
  };
}

function orderWrites(db: Database.Database) {
  const count = query<{ last: number }>(
    db,
    `INSERT INTO order_series (store_code, last) VALUES (?, 1)
     ON CONFLICT (store_code) DO UPDATE SET last = last + 1 RETURNING last`,
  );
  const insertOrder = insertion<OrderRow & { number: string; updatedAt: string }>(
    db,
    "shop_order",
    `number updated_at ${orderColumns}`,
  );
  const insertTax = insertion(db, "order_tax", "order_id position label amount");
  const insertAddress = insertion<AddressRow & { orderId: number; kind: AddressKind }>(
    db,
    "order_address",
    `order_id kind ${addressColumnNames}`,
  );
  const insertReservation = insertion(db, "order_reservation", "order_id product_id quantity");
  const reserve = query(db, "UPDATE stock SET reserved = reserved + ? WHERE product_id = ?");
  const saveLine = lineWriter(db);
  return {
    // all(), not get(): libsql finishes a RETURNING statement only when it is read to its end.
    nextCount: (storeCode: string) => count.all(storeCode)[0]?.last ?? 1,
    saveOrder(number: string, { order, lines, taxes, addresses, reservations }: NewOrder) {
      const orderId = insertOrder({ ...order, number, updatedAt: order.createdAt });
      lines.forEach((line, position) => saveLine(orderId, position, line));
      taxes.forEach((tax, position) => insertTax({ ...tax, orderId, position }));
      for (const address of addresses) insertAddress({ ...toAddressRow(address), kind: address.kind, orderId });
      for (const [productId, quantity] of reservations) {
        insertReservation({ orderId, productId, quantity });
        reserve.run(quantity, productId);
      }
    },
  };
}

function lineWriter(db: Database.Database) {
  const insertLine = insertion<OrderLineRow & { orderId: number; position: number }>(
    db,
    "order_line",
    `order_id position ${lineColumns}`,
  );
  const insertOption = insertion(db, "order_line_option", "order_line_id position label value");
  return (orderId: number, position: number, line: NewOrderLine) => {
    const orderLineId = insertLine({ ...line, orderId, position });
    line.options.forEach((option, index) => insertOption({ ...option, orderLineId, position: index }));
  };
}
