-- held: promised, still on the shelf. taken: off the shelf. returned: for sale again.
ALTER TABLE order_reservation ADD COLUMN standing TEXT NOT NULL DEFAULT 'held' CHECK (standing IN ('held','taken','returned'));
CREATE INDEX shop_order_open ON shop_order(state) WHERE state IN ('new','pending_payment','processing');
