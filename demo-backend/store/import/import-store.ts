import type Database from "libsql";
import { toUrlKey, urlSuffix } from "../../rules/url-key.ts";
import { insertion } from "../insertion.ts";
import { query } from "../query.ts";
import { taxClasses } from "../seed/write-content.ts";
import { urlKeys } from "./url-keys.ts";
import { attributeWriter } from "./attribute-writer.ts";
import { categoryWriter } from "./category-writer.ts";
import { compositeWriter } from "./composite-writer.ts";

/** Money is paise. */
export interface ImportedProduct {
  sku: string;
  name: string;
  urlKey: string | null;
  type: "simple" | "virtual" | "downloadable" | "configurable" | "bundle" | "grouped";
  bundlePriceType: "dynamic" | "fixed" | null;
  price: number;
  specialPrice: number | null;
  weightGrams: number;
  shortDescription: string;
  description: string;
  /** Null: unlimited, or (composite products) depends on components. */
  qty: number | null;
  categoryIds: number[];
  attributes: Map<string, string[]>;
  specifications: [string, string][];
}

interface ImportedVariants {
  attributeIds: number[];
  children: { id: number; optionIds: number[] }[];
}

const importedNote = "imported";

/** Replaces the data of an existing SKU. */
export function createImportStore(
  db: Database.Database,
  { compareOptions, now }: { compareOptions: (a: string, b: string) => number; now: Date },
) {
  const keys = urlKeys(db);
  const categories = categoryWriter(db);
  const attributes = attributeWriter(db, compareOptions);
  const ids = new Map(
    query<{ sku: string; id: number }>(db, "SELECT sku, id FROM product")
      .all()
      .map(({ sku, id }) => [sku.toLowerCase(), id]),
  );
  let nextId =
    Math.max(
      0,
      ...query<{ id: number | null }>(db, "SELECT max(id) AS id FROM product")
        .all()
        .map(({ id }) => id ?? 0),
    ) + 1;
  const createdAt = now.toISOString();
  const writeRow = productRow(db);
  const writeComposites = productParts(db);
  return {
    categories,
    attributes,
    idOf: (sku: string) => ids.get(sku.toLowerCase()),
    writeProduct(product: ImportedProduct): void {
      const key = product.sku.toLowerCase();
      const existing = ids.get(key);
      const id = existing ?? nextId++;
      ids.set(key, id);
      const urlKey = keys.allocate(toUrlKey(product.urlKey ?? product.name) || `product-${id}`, id);
      if (existing !== undefined) writeComposites.clear(existing);
      writeRow({ ...product, id, urlKey, createdAt });
      writeComposites.write(id, { ...product, urlKey }, attributes);
    },
    writeVariants: variantWriter(db),
    ...compositeWriter(db),
    finish(): void {
      attributes.sortOptions();
      query(db, "INSERT OR REPLACE INTO store_note VALUES (?, ?)").run(importedNote, createdAt);
    },
  };
}

/** The built-in catalogue is not loaded over imported products. */
export function importedAt(db: Database.Database): string | null {
  return query<{ value: string }>(db, "SELECT value FROM store_note WHERE key = ?").get(importedNote)?.value ?? null;
}

function productRow(db: Database.Database) {
  const names = `id sku url_key name type price special_price bundle_price_type tax_class_id weight_grams short_description description
    meta_title meta_description created_at position`;
  const unchangedColumns = new Set(["id", "created_at", "position"]);
  const updatedColumns = names.split(/\s+/).filter((name) => !unchangedColumns.has(name));
  const insert = insertion(
    db,
    "product",
    names,
    `ON CONFLICT (id) DO UPDATE SET status = 'enabled', visibility = 'both', special_from = NULL, special_to = NULL,
     ${updatedColumns.map((name) => `${name} = excluded.${name}`).join(", ")}`,
  );
  return (product: Omit<ImportedProduct, "urlKey"> & { id: number; urlKey: string; createdAt: string }) => {
    insert({
      ...product,
      taxClassId: taxClasses.gst18.id,
      metaTitle: product.name,
      metaDescription: product.shortDescription,
      // After the built-in products, in file order.
      position: 1_000 + product.id,
    });
  };
}

const partTables =
  "product_category product_attribute product_specification product_image tier_price configurable_attribute configurable_variant bundle_option grouped_member downloadable_link downloadable_settings downloadable_sample custom_option".split(
    " ",
  );
const nestedDeletes = [
  "DELETE FROM bundle_selection WHERE option_id IN (SELECT id FROM bundle_option WHERE product_id = ?)",
  "DELETE FROM custom_option_value WHERE option_id IN (SELECT id FROM custom_option WHERE product_id = ?)",
];

function productParts(db: Database.Database) {
  const deletes = [...nestedDeletes, ...partTables.map((table) => `DELETE FROM ${table} WHERE product_id = ?`)].map((sql) => query(db, sql)); // prettier-ignore
  const deleteRewrite = query(db, "DELETE FROM url_rewrite WHERE target_type = 'PRODUCT' AND target_id = ?");
  const rewrite = query(db, "INSERT INTO url_rewrite (request_path, target_type, target_id) VALUES (?, 'PRODUCT', ?)");
  const category = query(
    db,
    "INSERT OR IGNORE INTO product_category (product_id, category_id, position) VALUES (?, ?, ?)",
  );
  const value = query(
    db,
    "INSERT OR IGNORE INTO product_attribute (product_id, attribute_id, option_id, text) VALUES (?, ?, ?, ?)",
  );
  const specification = query(db, "INSERT INTO product_specification VALUES (?, ?, ?, ?)");
  const link = query(db, "INSERT INTO downloadable_link (product_id, title, position) VALUES (?, ?, 1)");
  const linkSettings = query(db, "INSERT INTO downloadable_settings VALUES (?, 'Downloads', 0)");
  const stock = query(
    db,
    "INSERT INTO stock (product_id, qty, backorders) VALUES (?, ?, ?) ON CONFLICT (product_id) DO UPDATE SET qty = excluded.qty, backorders = excluded.backorders",
  );
  return {
    clear(id: number): void {
      for (const clear of deletes) clear.run(id);
      deleteRewrite.run(id);
    },
    write(
      id: number,
      product: ImportedProduct & { urlKey: string },
      attributes: ReturnType<typeof attributeWriter>,
    ): void {
      rewrite.run(product.urlKey + urlSuffix, id);
      for (const categoryId of product.categoryIds) category.run(id, categoryId, 1_000 + id);
      for (const [code, labels] of product.attributes) {
        const attributeId = attributes.idOf(code);
        if (attributeId === undefined) continue;
        const isText = attributes.inputOf(code) === "text" || attributes.inputOf(code) === "boolean";
        for (const label of labels)
          value.run(id, attributeId, isText ? 0 : attributes.option(attributeId, label), isText ? label : null);
      }
      product.specifications.forEach(([label, text], at) => specification.run(id, at + 1, label, text));
      if (product.type === "downloadable") {
        linkSettings.run(id);
        link.run(id, product.name);
      }
      const isComposite = product.type === "configurable" || product.type === "bundle" || product.type === "grouped";
      if (!isComposite) stock.run(id, product.qty ?? 0, product.qty === null ? 1 : 0);
    },
  };
}

/** Hidden: bought through their configurable product. */
function variantWriter(db: Database.Database) {
  const insertAttribute = query(db, "INSERT OR REPLACE INTO configurable_attribute VALUES (?, ?, ?)");
  const insertVariant = query(db, "INSERT OR REPLACE INTO configurable_variant VALUES (?, ?, ?)");
  const hide = query(db, "UPDATE product SET visibility = 'none' WHERE id = ?");
  const removeFromCategories = query(db, "DELETE FROM product_category WHERE product_id = ?");
  const deleteRewrites = query(db, "DELETE FROM url_rewrite WHERE target_type = 'PRODUCT' AND target_id = ?");
  const deleteValue = query(db, "DELETE FROM product_attribute WHERE product_id = ? AND attribute_id = ?");
  const insertValue = query(db, "INSERT INTO product_attribute (product_id, attribute_id, option_id) VALUES (?, ?, ?)");
  return (parentId: number, { attributeIds, children }: ImportedVariants): void => {
    attributeIds.forEach((attributeId, at) => insertAttribute.run(parentId, attributeId, at));
    children.forEach(({ id, optionIds }, at) => {
      insertVariant.run(parentId, id, at + 1);
      hide.run(id);
      removeFromCategories.run(id);
      deleteRewrites.run(id);
      attributeIds.forEach((attributeId, index) => {
        deleteValue.run(id, attributeId);
        insertValue.run(id, attributeId, optionIds[index] ?? 0);
      });
    });
  };
}
