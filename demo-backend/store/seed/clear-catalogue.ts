import type Database from "libsql";

const partTables = [
  "product_category",
  "product_attribute",
  "product_specification",
  "product_image",
  "product_link",
  "tier_price",
  "configurable_attribute",
  "configurable_variant",
  "bundle_selection",
  "bundle_option",
  "grouped_member",
  "downloadable_link",
  "downloadable_settings",
  "downloadable_sample",
  "custom_option_value",
  "custom_option",
  "url_rewrite",
];
const mainTables = [
  "source_item",
  "stock",
  "product",
  "attribute_option",
  "attribute",
  "category",
  "cms_page",
  "cms_block",
  "tax_class",
];

export function emptyCatalogue(db: Database.Database): void {
  db.exec([...partTables, ...mainTables].map((table) => `DELETE FROM ${table};`).join("\n"));
}

/** Orders refer to product rows, so they stay. */
export function disableProducts(db: Database.Database): void {
  db.exec("UPDATE product SET status = 'disabled', url_key = 'retired-' || id");
  db.exec(
    [...partTables, "attribute_option", "attribute", "category", "cms_page", "cms_block"]
      .map((table) => `DELETE FROM ${table};`)
      .join("\n"),
  );
}
