-- Custom options of a product: a text, a date, or values to choose from. price is for texts and dates; values have
-- their own.
CREATE TABLE custom_option (
  id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, title TEXT NOT NULL,
  input TEXT NOT NULL CHECK (input IN ('field','area','date','drop_down','radio','checkbox','multiple')),
  required INTEGER NOT NULL, price INTEGER NOT NULL DEFAULT 0, max_characters INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL
);
CREATE INDEX custom_option_product ON custom_option(product_id, position);
CREATE TABLE custom_option_value (id INTEGER PRIMARY KEY, option_id INTEGER NOT NULL, title TEXT NOT NULL, price INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL);
CREATE INDEX custom_option_value_option ON custom_option_value(option_id, position);
CREATE TABLE downloadable_sample (id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, title TEXT NOT NULL, position INTEGER NOT NULL);
CREATE INDEX downloadable_sample_product ON downloadable_sample(product_id, position);
