-- The store of a cart or order with pickup.
ALTER TABLE cart ADD COLUMN pickup_location_code TEXT;
ALTER TABLE shop_order ADD COLUMN pickup_location_code TEXT;
