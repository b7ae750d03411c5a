-- Carts, coupons and orders. Money is integer paise, tax included unless a column says otherwise. Times are UTC ISO 8601 text.
CREATE TABLE cart (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The public id of 32 characters.
  masked_id TEXT NOT NULL UNIQUE,
  customer_id INTEGER, store_code TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  email TEXT, coupon_code TEXT,
  carrier_code TEXT, method_code TEXT,
  payment_method TEXT, purchase_order_number TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX cart_customer ON cart(customer_id) WHERE customer_id IS NOT NULL;

-- choices: chosen options and links as one canonical text (rules/line-choices.ts), so that equal lines merge.
CREATE TABLE cart_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL, variant_id INTEGER,
  choices TEXT NOT NULL DEFAULT '',
  quantity INTEGER NOT NULL CHECK (quantity > 0)
);
CREATE UNIQUE INDEX cart_line_same ON cart_line(cart_id, product_id, COALESCE(variant_id, 0), choices);

CREATE TABLE cart_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping','billing')),
  firstname TEXT NOT NULL, lastname TEXT NOT NULL, company TEXT, street TEXT NOT NULL, city TEXT NOT NULL,
  region_id INTEGER, region_code TEXT, region_name TEXT,
  postcode TEXT, country_code TEXT NOT NULL, telephone TEXT, vat_id TEXT, customer_notes TEXT,
  UNIQUE (cart_id, kind)
);

-- amount: basis points for percent, paise for fixed. Dates are UTC times and optional.
CREATE TABLE coupon (
  code TEXT PRIMARY KEY COLLATE NOCASE, label TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percent','fixed','free_shipping')),
  amount INTEGER NOT NULL DEFAULT 0, minimum_subtotal INTEGER NOT NULL DEFAULT 0,
  starts_at TEXT, ends_at TEXT, is_active INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;
INSERT INTO coupon (code, label, kind, amount, minimum_subtotal, starts_at, ends_at) VALUES
  ('WELCOME10', 'Welcome, 10% off', 'percent', 1000, 99900, NULL, NULL),
  ('FLAT500', '₹500 off above ₹5,000', 'fixed', 50000, 500000, NULL, NULL),
  ('FREESHIP', 'Free delivery', 'free_shipping', 0, 0, NULL, NULL),
  ('MONSOON20', 'Monsoon sale, 20% off', 'percent', 2000, 0, '2025-06-01T00:00:00.000Z', '2025-08-31T23:59:59.999Z');

-- One row per number series (of a store view), so that numbers never repeat, even if orders are deleted.
CREATE TABLE order_series (store_code TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;

-- A snapshot: later changes of catalogue, coupons or tax do not affect it.
CREATE TABLE shop_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  cart_id INTEGER NOT NULL UNIQUE REFERENCES cart(id),
  customer_id INTEGER, store_code TEXT NOT NULL, email TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new','pending_payment','processing','complete','closed','canceled')),
  status TEXT NOT NULL,
  currency TEXT NOT NULL, currency_rate REAL NOT NULL,
  is_virtual INTEGER NOT NULL,
  subtotal INTEGER NOT NULL, subtotal_without_tax INTEGER NOT NULL,
  discount INTEGER NOT NULL, discount_label TEXT, coupon_code TEXT,
  shipping INTEGER NOT NULL, shipping_tax INTEGER NOT NULL,
  tax INTEGER NOT NULL, grand_total INTEGER NOT NULL,
  carrier_code TEXT, method_code TEXT, shipping_description TEXT,
  payment_method TEXT NOT NULL, payment_title TEXT NOT NULL, purchase_order_number TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK (grand_total = subtotal - discount + shipping)
);
CREATE INDEX shop_order_customer ON shop_order(customer_id, created_at) WHERE customer_id IS NOT NULL;

CREATE TABLE order_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL, variant_id INTEGER, choices TEXT NOT NULL,
  product_type TEXT NOT NULL, sku TEXT NOT NULL, name TEXT NOT NULL, url_key TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit_price INTEGER NOT NULL, unit_price_without_tax INTEGER NOT NULL,
  row_total INTEGER NOT NULL, row_total_without_tax INTEGER NOT NULL,
  discount INTEGER NOT NULL, tax INTEGER NOT NULL,
  UNIQUE (order_id, position)
);
-- The chosen options as text.
CREATE TABLE order_line_option (order_line_id INTEGER NOT NULL REFERENCES order_line(id) ON DELETE CASCADE, position INTEGER NOT NULL, label TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (order_line_id, position)) WITHOUT ROWID;
-- Stock reserved by an order: a cancellation releases it, a shipment deducts it.
CREATE TABLE order_reservation (order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE, product_id INTEGER NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (order_id, product_id)) WITHOUT ROWID;
CREATE TABLE order_tax (order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE, position INTEGER NOT NULL, label TEXT NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (order_id, position)) WITHOUT ROWID;
CREATE TABLE order_address (
  order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping','billing')),
  firstname TEXT NOT NULL, lastname TEXT NOT NULL, company TEXT, street TEXT NOT NULL, city TEXT NOT NULL,
  region_id INTEGER, region_code TEXT, region_name TEXT,
  postcode TEXT, country_code TEXT NOT NULL, telephone TEXT, vat_id TEXT, customer_notes TEXT,
  PRIMARY KEY (order_id, kind)
) WITHOUT ROWID;
