-- Payments on the sandbox provider's page. One secret signs its results.
INSERT INTO store_note (key, value) VALUES ('payment-secret', lower(hex(randomblob(32))));

-- URLs after the payment page, as set with the payment method.
CREATE TABLE cart_hosted_payment (
  cart_id INTEGER PRIMARY KEY REFERENCES cart(id) ON DELETE CASCADE,
  return_url TEXT NOT NULL, cancel_url TEXT NOT NULL
);

-- The provider's own record. open: nothing entered yet. challenge: waits for the code of the bank. The others are final.
CREATE TABLE hosted_payment (
  id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL UNIQUE REFERENCES shop_order(id) ON DELETE CASCADE,
  amount INTEGER NOT NULL, return_url TEXT NOT NULL, cancel_url TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open','challenge','approved','declined','canceled')),
  means TEXT, reason TEXT, wrong_codes INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL, settled_at TEXT
) WITHOUT ROWID;
