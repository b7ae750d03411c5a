-- Products sold in multiples, for example of three.
ALTER TABLE stock ADD COLUMN qty_increments INTEGER NOT NULL DEFAULT 1;
