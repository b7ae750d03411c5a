-- The catalogue. Money is integer paise, tax included. Times are UTC ISO 8601 text.
CREATE TABLE tax_class (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, label TEXT NOT NULL, rate_basis_points INTEGER NOT NULL);

CREATE TABLE category (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, parent_id INTEGER REFERENCES category(id),
  level INTEGER NOT NULL, position INTEGER NOT NULL, path TEXT NOT NULL,
  -- The root and the default category have no URL.
  name TEXT NOT NULL, url_key TEXT, url_path TEXT UNIQUE,
  description TEXT, image TEXT, meta_title TEXT, meta_description TEXT, meta_keywords TEXT,
  is_active INTEGER NOT NULL DEFAULT 1, is_anchor INTEGER NOT NULL DEFAULT 1, include_in_menu INTEGER NOT NULL DEFAULT 1,
  display_mode TEXT NOT NULL DEFAULT 'PRODUCTS', cms_block TEXT
);
CREATE INDEX category_parent ON category(parent_id, position);

CREATE TABLE attribute (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, label TEXT NOT NULL,
  input TEXT NOT NULL CHECK (input IN ('select','multiselect','boolean','text')),
  is_filterable INTEGER NOT NULL, is_comparable INTEGER NOT NULL, swatch TEXT, position INTEGER NOT NULL
);
CREATE TABLE attribute_option (
  id INTEGER PRIMARY KEY, attribute_id INTEGER NOT NULL REFERENCES attribute(id),
  label TEXT NOT NULL, swatch TEXT, position INTEGER NOT NULL, UNIQUE (attribute_id, label)
);

CREATE TABLE product (
  id INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE, url_key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('simple','virtual','downloadable','configurable','bundle','grouped','giftcard')),
  status TEXT NOT NULL DEFAULT 'enabled' CHECK (status IN ('enabled','disabled')),
  visibility TEXT NOT NULL DEFAULT 'both' CHECK (visibility IN ('none','catalog','search','both')),
  price INTEGER NOT NULL DEFAULT 0, special_price INTEGER, special_from TEXT, special_to TEXT,
  bundle_price_type TEXT CHECK (bundle_price_type IN ('dynamic','fixed')),
  tax_class_id INTEGER NOT NULL REFERENCES tax_class(id), weight_grams INTEGER NOT NULL DEFAULT 0,
  short_description TEXT NOT NULL DEFAULT '', description TEXT NOT NULL DEFAULT '',
  meta_title TEXT, meta_description TEXT, meta_keyword TEXT,
  new_from TEXT, new_to TEXT, created_at TEXT NOT NULL, position INTEGER NOT NULL DEFAULT 0,
  rating_summary INTEGER NOT NULL DEFAULT 0, review_count INTEGER NOT NULL DEFAULT 0
);
-- SKUs are case-insensitive.
CREATE INDEX product_sku_any_case ON product(sku COLLATE NOCASE);
CREATE TABLE product_category (product_id INTEGER NOT NULL, category_id INTEGER NOT NULL, position INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (category_id, product_id)) WITHOUT ROWID;
CREATE INDEX product_category_product ON product_category(product_id);
-- Option attributes refer to attribute_option; text attributes have a text.
CREATE TABLE product_attribute (product_id INTEGER NOT NULL, attribute_id INTEGER NOT NULL, option_id INTEGER NOT NULL DEFAULT 0, text TEXT, PRIMARY KEY (product_id, attribute_id, option_id)) WITHOUT ROWID;
CREATE TABLE product_specification (product_id INTEGER NOT NULL, position INTEGER NOT NULL, label TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (product_id, position)) WITHOUT ROWID;
CREATE TABLE product_image (product_id INTEGER NOT NULL, position INTEGER NOT NULL, file TEXT NOT NULL, label TEXT, disabled INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (product_id, position)) WITHOUT ROWID;
CREATE TABLE product_link (product_id INTEGER NOT NULL, linked_product_id INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('related','upsell','crosssell')), position INTEGER NOT NULL, PRIMARY KEY (product_id, kind, linked_product_id)) WITHOUT ROWID;
CREATE TABLE tier_price (product_id INTEGER NOT NULL, quantity INTEGER NOT NULL, price INTEGER NOT NULL, PRIMARY KEY (product_id, quantity)) WITHOUT ROWID;

-- Salable quantity = qty - reserved. only_x_left appears at or below the store's threshold.
CREATE TABLE stock (
  product_id INTEGER PRIMARY KEY, qty INTEGER NOT NULL DEFAULT 0, reserved INTEGER NOT NULL DEFAULT 0,
  min_sale_qty INTEGER NOT NULL DEFAULT 1, max_sale_qty INTEGER NOT NULL DEFAULT 10000, backorders INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE configurable_attribute (product_id INTEGER NOT NULL, attribute_id INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (product_id, attribute_id)) WITHOUT ROWID;
CREATE TABLE configurable_variant (product_id INTEGER NOT NULL, child_id INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (product_id, child_id)) WITHOUT ROWID;
CREATE INDEX configurable_variant_child ON configurable_variant(child_id);
CREATE TABLE bundle_option (id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, title TEXT NOT NULL, input TEXT NOT NULL CHECK (input IN ('radio','select','checkbox','multi')), required INTEGER NOT NULL, position INTEGER NOT NULL);
CREATE TABLE bundle_selection (id INTEGER PRIMARY KEY, option_id INTEGER NOT NULL REFERENCES bundle_option(id), product_id INTEGER NOT NULL, qty INTEGER NOT NULL DEFAULT 1, can_change_qty INTEGER NOT NULL DEFAULT 0, is_default INTEGER NOT NULL DEFAULT 0, price INTEGER, position INTEGER NOT NULL);
CREATE TABLE grouped_member (product_id INTEGER NOT NULL, child_id INTEGER NOT NULL, qty INTEGER NOT NULL DEFAULT 1, position INTEGER NOT NULL, PRIMARY KEY (product_id, child_id)) WITHOUT ROWID;
CREATE TABLE downloadable_link (id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, title TEXT NOT NULL, price INTEGER NOT NULL DEFAULT 0, sample_file TEXT, position INTEGER NOT NULL);
CREATE TABLE downloadable_settings (product_id INTEGER PRIMARY KEY, links_title TEXT NOT NULL, links_purchased_separately INTEGER NOT NULL);

-- For route and urlResolver. redirect is 0, 301 or 302. target_path is null for an entity's own URL; aliases (redirect 0)
-- and redirects have the entity's URL there.
CREATE TABLE url_rewrite (request_path TEXT PRIMARY KEY, target_type TEXT NOT NULL CHECK (target_type IN ('PRODUCT','CATEGORY','CMS_PAGE')), target_id INTEGER NOT NULL, redirect INTEGER NOT NULL DEFAULT 0, target_path TEXT) WITHOUT ROWID;

CREATE TABLE cms_page (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, title TEXT NOT NULL, content_heading TEXT, content TEXT NOT NULL, meta_title TEXT, meta_description TEXT, meta_keywords TEXT, is_active INTEGER NOT NULL DEFAULT 1);
CREATE TABLE cms_block (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, title TEXT NOT NULL, content TEXT NOT NULL, is_active INTEGER NOT NULL DEFAULT 1);

CREATE VIRTUAL TABLE product_search USING fts5(name, sku, words, description, content='', tokenize='porter unicode61 remove_diacritics 2', prefix='2 3 4');

-- Facts about the database itself, such as the fingerprint of the loaded catalogue.
CREATE TABLE store_note (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX url_rewrite_target ON url_rewrite(target_type, target_id);
