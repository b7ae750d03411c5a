-- Goods sold in steps, by threes for example.
ALTER TABLE stock ADD COLUMN qty_increments INTEGER NOT NULL DEFAULT 1;
