-- Stock per store: a product with rows can be collected only at stores with stock, one without rows at every store.
CREATE TABLE source_item (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  source_code TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  PRIMARY KEY (product_id, source_code)
) WITHOUT ROWID;
CREATE INDEX collected_order ON shop_order (pickup_location_code) WHERE pickup_location_code IS NOT NULL;
