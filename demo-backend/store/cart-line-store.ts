import type Database from "libsql";
import { columns } from "./columns.ts";
import { query } from "./query.ts";

export interface CartLineRow {
  id: number;
  productId: number;
  variantId: number | null;
  /** See rules/line-choices.ts. */
  choices: string;
  quantity: number;
  /** JSON of a GiftMessage. */
  giftMessage: string | null;
}

type NewCartLine = Omit<CartLineRow, "id" | "giftMessage"> & Partial<Pick<CartLineRow, "giftMessage">>;

export interface CartLineStore {
  linesOf(cartId: number): CartLineRow[];
  /** Adds the quantity to an equal line, or appends the line. */
  addLine(cartId: number, line: NewCartLine): void;
  setGiftMessage(lineId: number, giftMessage: string | null): void;
  setLineQuantity(lineId: number, quantity: number): void;
  removeLine(lineId: number): void;
}

export function createCartLineStore(db: Database.Database): CartLineStore {
  const select = query<CartLineRow>(
    db,
    `SELECT ${columns("id product_id variant_id choices quantity gift_message")} FROM cart_line WHERE cart_id = ? ORDER BY id`,
  );
  const add = query(
    db,
    `INSERT INTO cart_line (cart_id, product_id, variant_id, choices, quantity, gift_message) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, product_id, COALESCE(variant_id, 0), choices) DO UPDATE SET quantity = quantity + excluded.quantity,
       gift_message = COALESCE(gift_message, excluded.gift_message)`,
  );
  const update = query(db, "UPDATE cart_line SET quantity = ? WHERE id = ?");
  const setGift = query(db, "UPDATE cart_line SET gift_message = ? WHERE id = ?");
  const remove = query(db, "DELETE FROM cart_line WHERE id = ?");
  return {
    linesOf: (cartId) => select.all(cartId),
    addLine(cartId, { productId, variantId, choices, quantity, giftMessage = null }) {
      add.run(cartId, productId, variantId, choices, quantity, giftMessage);
    },
    setGiftMessage(lineId, giftMessage) {
      setGift.run(giftMessage, lineId);
    },
    setLineQuantity(lineId, quantity) {
      update.run(quantity, lineId);
    },
    removeLine(lineId) {
      remove.run(lineId);
    },
  };
}
