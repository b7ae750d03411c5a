-- The shop a cart or order is collected from.
ALTER TABLE cart ADD COLUMN pickup_location_code TEXT;
ALTER TABLE shop_order ADD COLUMN pickup_location_code TEXT;
