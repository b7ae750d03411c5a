-- Orders at Razorpay. The latest one belongs to the shop's order.
CREATE TABLE razorpay_order (
  id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order(id) ON DELETE CASCADE,
  payment_id TEXT
);
