-- Page Builder's default for new pages.
ALTER TABLE cms_page ADD COLUMN page_layout TEXT NOT NULL DEFAULT 'cms-full-width';
