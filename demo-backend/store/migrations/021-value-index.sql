-- Facets read products by attribute and option.
CREATE INDEX product_attribute_value ON product_attribute(attribute_id, option_id, product_id);
