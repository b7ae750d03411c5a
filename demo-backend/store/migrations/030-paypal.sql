-- PayPal approvals of carts. Each is charged once.
CREATE TABLE paypal_approval (
  token TEXT PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  created_at TEXT NOT NULL,
  payer TEXT,
  is_set INTEGER NOT NULL DEFAULT 0,
  order_id INTEGER REFERENCES shop_order(id) ON DELETE CASCADE
);
CREATE INDEX paypal_approval_cart ON paypal_approval(cart_id);
