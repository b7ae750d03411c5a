-- A custom option can require a file.
ALTER TABLE custom_option RENAME TO custom_option_before;
CREATE TABLE custom_option (
  id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, title TEXT NOT NULL,
  input TEXT NOT NULL CHECK (input IN ('field','area','date','drop_down','radio','checkbox','multiple','file')),
  required INTEGER NOT NULL, price INTEGER NOT NULL DEFAULT 0, max_characters INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL
);
INSERT INTO custom_option SELECT * FROM custom_option_before;
DROP TABLE custom_option_before;
CREATE INDEX custom_option_product ON custom_option(product_id, position);
