-- Orders at Razorpay. The shop's order is linked with the latest one.
CREATE TABLE razorpay_order (
  id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE,
  payment_id TEXT
);
