-- Orders of a shop that enters prices without tax, where discounts are without tax too. SQLite cannot alter a CHECK, and
-- copying the table would cascade into tables that refer to it; only the text of the constraint changes.
ALTER TABLE shop_order ADD COLUMN prices_with_tax INTEGER NOT NULL DEFAULT 1;
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (grand_total = subtotal - discount + shipping)',
  'CHECK (grand_total = CASE prices_with_tax WHEN 1 THEN subtotal - discount + shipping
    ELSE subtotal_without_tax - discount + shipping - shipping_tax + tax END)') WHERE name = 'shop_order';
PRAGMA writable_schema = RESET;
