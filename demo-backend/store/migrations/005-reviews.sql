-- Reviews written in this shop. Those of the time before it opened are told by rules/past-reviews.ts.
CREATE TABLE rating (id INTEGER PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL);
CREATE TABLE rating_value (id INTEGER PRIMARY KEY, rating_id INTEGER NOT NULL REFERENCES rating(id), stars INTEGER NOT NULL);
INSERT INTO rating (id, name, position) VALUES (3, 'Price', 1), (2, 'Value', 2), (1, 'Quality', 3), (4, 'Rating', 4);
INSERT INTO rating_value (id, rating_id, stars)
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 20)
  SELECT n, (n - 1) / 5 + 1, (n - 1) % 5 + 1 FROM number;

CREATE TABLE review (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL, customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL,
  nickname TEXT NOT NULL, summary TEXT NOT NULL, text TEXT NOT NULL,
  -- Mean of its votes in per cent.
  average_rating REAL NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending','approved','refused')),
  created_at TEXT NOT NULL
);
CREATE INDEX review_product ON review(product_id, status);
CREATE INDEX review_customer ON review(customer_id) WHERE customer_id IS NOT NULL;
CREATE TABLE review_vote (
  review_id INTEGER NOT NULL REFERENCES review(id) ON DELETE CASCADE,
  rating_id INTEGER NOT NULL REFERENCES rating(id), stars INTEGER NOT NULL, PRIMARY KEY (review_id, rating_id)
) WITHOUT ROWID;
