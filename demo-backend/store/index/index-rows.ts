import type Database from "libsql";
import type { BundleSelectionRow, ProductType, Visibility } from "../catalogue-rows.ts";
import { columns } from "../columns.ts";
import { query } from "../query.ts";

/** The little of each product that filters, facets, sorting and prices need. */
export interface IndexedProduct {
  id: number;
  name: string;
  type: ProductType;
  status: "enabled" | "disabled";
  visibility: Visibility;
  price: number;
  specialPrice: number | null;
  specialFrom: string | null;
  specialTo: string | null;
  bundlePriceType: "dynamic" | "fixed" | null;
  position: number;
  reviewCount: number;
}

export interface BundleChoice extends Pick<BundleSelectionRow, "productId" | "qty" | "price"> {
  optionId: number;
  parentId: number;
  required: number;
  input: "radio" | "select" | "checkbox" | "multi";
}

export interface IndexRows {
  products: IndexedProduct[];
  values: { productId: number; attributeId: number; optionId: number; text: string | null }[];
  placements: { productId: number; categoryId: number }[];
  categories: { id: number; path: string; isAnchor: number }[];
  /** Variants of configurables and members of groups. */
  children: { parentId: number; childId: number }[];
  bundleChoices: BundleChoice[];
}

export function readIndexRows(db: Database.Database): IndexRows {
  const productColumns =
    "id name type status visibility price special_price special_from special_to bundle_price_type position review_count";
  return {
    products: query<IndexedProduct>(db, `SELECT ${columns(productColumns)} FROM product ORDER BY id`).all(),
    values: query<IndexRows["values"][number]>(
      db,
      `SELECT ${columns("product_id attribute_id option_id text")} FROM product_attribute`,
    ).all(),
    placements: query<IndexRows["placements"][number]>(
      db,
      `SELECT ${columns("product_id category_id")} FROM product_category`,
    ).all(),
    categories: query<IndexRows["categories"][number]>(
      db,
      `SELECT ${columns("id path is_anchor")} FROM category`,
    ).all(),
    children: query<IndexRows["children"][number]>(
      db,
      `SELECT product_id AS parentId, child_id AS childId FROM configurable_variant
       UNION ALL SELECT product_id, child_id FROM grouped_member`,
    ).all(),
    bundleChoices: query<BundleChoice>(
      db,
      `SELECT s.product_id AS productId, s.qty, s.price, o.id AS optionId, o.product_id AS parentId, o.required, o.input
       FROM bundle_selection s JOIN bundle_option o ON o.id = s.option_id`,
    ).all(),
  };
}
