-- Maximum uses of a coupon, in total and per customer; null means no limit. The rules are written from catalogue/cart-rules.ts
-- when the shop starts.
ALTER TABLE coupon ADD COLUMN uses_per_coupon INTEGER;
ALTER TABLE coupon ADD COLUMN uses_per_customer INTEGER;

CREATE TABLE coupon_use (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order(id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE, customer_id INTEGER
);
CREATE INDEX coupon_use_code ON coupon_use(code, customer_id);
