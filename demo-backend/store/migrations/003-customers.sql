-- Customers and their data. Times are UTC ISO 8601 text.
CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Stored as typed, compared case-insensitively.
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  prefix TEXT, firstname TEXT NOT NULL, middlename TEXT, lastname TEXT NOT NULL, suffix TEXT,
  gender INTEGER, date_of_birth TEXT, taxvat TEXT, allow_remote_shopping_assistance INTEGER NOT NULL DEFAULT 0,
  -- scrypt$cost$salt$hash; null for an account without a password.
  password_hash TEXT,
  -- Set until the e-mail address is confirmed.
  confirmation_key TEXT,
  -- SHA-256 of the token in the reset mail, so that the database does not reveal it.
  reset_hash TEXT, reset_asked_at TEXT,
  failures INTEGER NOT NULL DEFAULT 0, first_failure_at TEXT, locked_until TEXT,
  -- Part of each token; incrementing it revokes all tokens.
  token_series INTEGER NOT NULL DEFAULT 0,
  default_billing_id INTEGER, default_shipping_id INTEGER,
  created_at TEXT NOT NULL
);

CREATE TABLE customer_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  prefix TEXT, firstname TEXT NOT NULL, middlename TEXT, lastname TEXT NOT NULL, suffix TEXT,
  company TEXT, street TEXT NOT NULL, city TEXT NOT NULL,
  region_id INTEGER, region_code TEXT, region_name TEXT,
  postcode TEXT, country_code TEXT NOT NULL, telephone TEXT, fax TEXT, vat_id TEXT
);
CREATE INDEX customer_address_owner ON customer_address(customer_id);

CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  status TEXT NOT NULL CHECK (status IN ('SUBSCRIBED','NOT_ACTIVE','UNSUBSCRIBED','UNCONFIRMED')),
  changed_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE wishlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
  sharing_code TEXT NOT NULL UNIQUE, updated_at TEXT NOT NULL
);
-- variant_id and choices as in cart_line, but optional.
CREATE TABLE wishlist_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL, variant_id INTEGER, choices TEXT NOT NULL DEFAULT '',
  quantity REAL NOT NULL CHECK (quantity > 0), description TEXT, added_at TEXT NOT NULL
);
CREATE UNIQUE INDEX wishlist_item_same ON wishlist_item(wishlist_id, product_id, COALESCE(variant_id, 0), choices);

-- Anyone who knows its uid can use a guest's list.
CREATE TABLE compare_list (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  customer_id INTEGER UNIQUE REFERENCES customer(id) ON DELETE CASCADE
);
CREATE TABLE compare_item (
  list_id INTEGER NOT NULL REFERENCES compare_list(id) ON DELETE CASCADE,
  position INTEGER NOT NULL, product_id INTEGER NOT NULL, PRIMARY KEY (list_id, product_id)
) WITHOUT ROWID;
