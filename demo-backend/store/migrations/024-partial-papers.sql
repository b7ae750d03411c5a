-- Invoices and credit memos can cover a part of an order, so an order can have several.
CREATE TABLE invoice_kept (id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE, number TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL);
INSERT INTO invoice_kept SELECT id, order_id, number, created_at FROM invoice;
DROP TABLE invoice;
ALTER TABLE invoice_kept RENAME TO invoice;
CREATE INDEX invoice_order ON invoice(order_id);
CREATE TABLE credit_memo_kept (id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE, number TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL);
INSERT INTO credit_memo_kept SELECT id, order_id, number, created_at FROM credit_memo;
DROP TABLE credit_memo;
ALTER TABLE credit_memo_kept RENAME TO credit_memo;
CREATE INDEX credit_memo_order ON credit_memo(order_id);

CREATE TABLE invoice_item (document_id INTEGER NOT NULL REFERENCES invoice(id) ON DELETE CASCADE, order_line_id INTEGER NOT NULL REFERENCES order_line(id) ON DELETE CASCADE, quantity INTEGER NOT NULL CHECK (quantity > 0), PRIMARY KEY (document_id, order_line_id)) WITHOUT ROWID;
INSERT INTO invoice_item SELECT i.id, l.id, l.quantity FROM invoice i JOIN order_line l ON l.order_id = i.order_id;
CREATE INDEX invoice_item_line ON invoice_item(order_line_id);
CREATE TABLE credit_memo_item (document_id INTEGER NOT NULL REFERENCES credit_memo(id) ON DELETE CASCADE, order_line_id INTEGER NOT NULL REFERENCES order_line(id) ON DELETE CASCADE, quantity INTEGER NOT NULL CHECK (quantity > 0), PRIMARY KEY (document_id, order_line_id)) WITHOUT ROWID;
INSERT INTO credit_memo_item SELECT c.id, l.id, l.quantity FROM credit_memo c JOIN order_line l ON l.order_id = c.order_id;
CREATE INDEX credit_memo_item_line ON credit_memo_item(order_line_id);

-- taken: deducted from stock. put_back: returned to stock. released: unreserved without being deducted.
-- Still reserved: quantity - taken - released.
ALTER TABLE order_reservation ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_reservation ADD COLUMN put_back INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_reservation ADD COLUMN released INTEGER NOT NULL DEFAULT 0;
UPDATE order_reservation SET taken = quantity WHERE standing = 'taken';
UPDATE order_reservation SET released = quantity WHERE standing = 'returned';
ALTER TABLE order_reservation DROP COLUMN standing;

-- Quantity of a line that was out of stock when ordered.
ALTER TABLE order_line ADD COLUMN backordered INTEGER NOT NULL DEFAULT 0;
