-- The search has an index of its own (store/search/): names, skus, kinds and texts of products as flat arrays.
-- That of a large catalogue is kept here; it is made from the catalogue again whenever it is missing.
DROP TABLE product_search;
CREATE TABLE search_part (name TEXT PRIMARY KEY, content BLOB NOT NULL);
