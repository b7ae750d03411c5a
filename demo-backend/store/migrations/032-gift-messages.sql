-- Gift messages as JSON: { "to", "from", "message" }.
ALTER TABLE cart_line ADD COLUMN gift_message TEXT;
ALTER TABLE order_line ADD COLUMN gift_message TEXT;
