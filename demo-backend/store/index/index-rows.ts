import type Database from "libsql";
import type { BundleSelectionRow, ProductType, Visibility } from "../catalogue-rows.ts";
import { columns } from "../columns.ts";
import { allPacked, query } from "../query.ts";

export interface IndexedProduct {
  id: number;
  type: ProductType;
  status: "enabled" | "disabled";
  visibility: Visibility;
  price: number;
  specialPrice: number | null;
  specialFrom: string | null;
  specialTo: string | null;
  newFrom: string | null;
  newTo: string | null;
  bundlePriceType: "dynamic" | "fixed" | null;
  position: number;
  reviewCount: number;
}

export interface BundleChoice extends Pick<BundleSelectionRow, "productId" | "qty" | "price"> {
  optionId: number;
  parentId: number;
  required: number;
  input: "radio" | "select" | "checkbox" | "multi";
  /** The product's price for the quantity in the bundle. */
  tierPrice: number | null;
}

export interface IndexRows {
  products: IndexedProduct[];
  /** `value` is an option id, or "1" for yes. */
  values: { attributeId: number; value: string; productIds: number[] }[];
  placements: { categoryId: number; productIds: number[] }[];
  categories: { id: number; path: string; isAnchor: number }[];
  children: { parentId: number; childId: number }[];
  bundleChoices: BundleChoice[];
  saleId: number | null;
  newId: number | null;
  originId: number | null;
}

/**
 * Long id lists are read as one text: a row object per value would slow the start of a large
 * catalogue.
 */
export function readIndexRows(db: Database.Database): IndexRows {
  const attributeId = query<{ id: number }>(db, "SELECT id FROM attribute WHERE code = ?");
  return {
    products: readProducts(db),
    values: query<{ attributeId: number; value: string; ids: string }>(
      db,
      `SELECT attribute_id AS attributeId, CAST(option_id AS TEXT) AS value, group_concat(product_id) AS ids
       FROM product_attribute WHERE option_id > 0 GROUP BY attribute_id, option_id
       UNION ALL SELECT v.attribute_id, v.text, group_concat(v.product_id)
       FROM product_attribute v JOIN attribute a ON a.id = v.attribute_id
       WHERE v.option_id = 0 AND (a.input = 'boolean' OR a.is_filterable = 1) GROUP BY v.attribute_id, v.text`,
    )
      .all()
      .map(({ ids, ...of }) => ({ ...of, productIds: toIds(ids) })),
    placements: query<{ categoryId: number; ids: string }>(
      db,
      "SELECT category_id AS categoryId, group_concat(product_id) AS ids FROM product_category GROUP BY category_id",
    )
      .all()
      .map(({ categoryId, ids }) => ({ categoryId, productIds: toIds(ids) })),
    categories: query<IndexRows["categories"][number]>(
      db,
      `SELECT ${columns("id path is_anchor")} FROM category`,
    ).all(),
    children: allPacked<[number, number]>(
      db,
      "product_id, child_id",
      `(SELECT product_id, child_id, 0 AS kind, position FROM configurable_variant
        UNION ALL SELECT product_id, child_id, 1, position FROM grouped_member) ORDER BY kind, product_id, position`,
    ).map(([parentId, childId]) => ({ parentId, childId })),
    bundleChoices: query<BundleChoice>(
      db,
      `SELECT s.product_id AS productId, s.qty, s.price, o.id AS optionId, o.product_id AS parentId, o.required, o.input,
         (SELECT min(t.price) FROM tier_price t WHERE t.product_id = s.product_id AND t.quantity <= s.qty) AS tierPrice
       FROM bundle_selection s JOIN bundle_option o ON o.id = s.option_id`,
    ).all(),
    saleId: attributeId.get("sale")?.id ?? null,
    newId: attributeId.get("new")?.id ?? null,
    originId: attributeId.get("country_of_manufacture")?.id ?? null,
  };
}

function readProducts(db: Database.Database): IndexedProduct[] {
  type Row = [
    id: number,
    type: ProductType,
    status: IndexedProduct["status"],
    visibility: Visibility,
    price: number,
    specialPrice: number | null,
    specialFrom: string | null,
    specialTo: string | null,
    newFrom: string | null,
    newTo: string | null,
    bundlePriceType: IndexedProduct["bundlePriceType"],
    position: number,
    reviewCount: number,
  ];
  const names = `id, type, status, visibility, price, special_price, special_from, special_to, new_from, new_to,
    bundle_price_type, position, review_count`;
  return allPacked<Row>(db, names, "product ORDER BY id").map((row) => {
    const [id, type, status, visibility, price, specialPrice, specialFrom, specialTo, newFrom, newTo] = row;
    const dates = { specialFrom, specialTo, newFrom, newTo };
    const [bundlePriceType, position, reviewCount] = [row[10], row[11], row[12]];
    return { id, type, status, visibility, price, specialPrice, ...dates, bundlePriceType, position, reviewCount };
  });
}

function toIds(list: string): number[] {
  return list.split(",").map(Number);
}
