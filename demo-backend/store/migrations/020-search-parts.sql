-- Snapshot of the search index (store/search/) of a large catalogue. It is rebuilt from the catalogue if missing.
DROP TABLE product_search;
CREATE TABLE search_part (name TEXT PRIMARY KEY, content BLOB NOT NULL);
