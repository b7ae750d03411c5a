-- held: reserved. taken: deducted from stock. returned: salable again.
ALTER TABLE order_reservation ADD COLUMN standing TEXT NOT NULL DEFAULT 'held' CHECK (standing IN ('held','taken','returned'));
CREATE INDEX shop_order_open ON shop_order(state) WHERE state IN ('new','pending_payment','processing');
