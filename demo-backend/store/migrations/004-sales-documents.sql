-- Invoices, shipments and credit memos. Items are quantities of order lines; totals are computed from the order.
CREATE TABLE invoice (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL UNIQUE REFERENCES shop_order(id) ON DELETE CASCADE,
  number TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL
);
CREATE TABLE credit_memo (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL UNIQUE REFERENCES shop_order(id) ON DELETE CASCADE,
  number TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL
);
CREATE TABLE shipment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE,
  number TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
  carrier TEXT, carrier_title TEXT, tracking_number TEXT
);
CREATE INDEX shipment_order ON shipment(order_id);
CREATE TABLE shipment_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT, shipment_id INTEGER NOT NULL REFERENCES shipment(id) ON DELETE CASCADE,
  order_line_id INTEGER NOT NULL REFERENCES order_line(id) ON DELETE CASCADE, quantity INTEGER NOT NULL CHECK (quantity > 0)
);
CREATE INDEX shipment_item_shipment ON shipment_item(shipment_id);
CREATE INDEX shipment_item_line ON shipment_item(order_line_id);
CREATE TABLE order_comment (
  order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE, position INTEGER NOT NULL,
  message TEXT NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (order_id, position)
) WITHOUT ROWID;
-- How often a purchased file was downloaded.
CREATE TABLE link_download (
  order_line_id INTEGER NOT NULL REFERENCES order_line(id) ON DELETE CASCADE, link_id INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (order_line_id, link_id)
) WITHOUT ROWID;
