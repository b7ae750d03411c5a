import type Database from "libsql";
import { query } from "../query.ts";

/** The existing id of a name, otherwise the next free one. */
interface IdAllocation {
  idOf(name: string): number;
}

/** `known`: SQL that returns `name` and `id` of existing rows. */
function idAllocation(db: Database.Database, known: string, first: number): IdAllocation {
  const ids = new Map(
    query<{ name: string; id: number }>(db, known)
      .all()
      .map(({ name, id }) => [name, id]),
  );
  let next = Math.max(first - 1, ...ids.values()) + 1;
  return {
    idOf(name) {
      const existing = ids.get(name);
      if (existing !== undefined) return existing;
      const allocated = next++;
      ids.set(name, allocated);
      return allocated;
    },
  };
}

export interface CatalogueIds {
  category: IdAllocation;
  attribute: IdAllocation;
  option: IdAllocation;
  product: IdAllocation;
  bundleOption: IdAllocation;
  bundleSelection: IdAllocation;
  link: IdAllocation;
  sample: IdAllocation;
  customOption: IdAllocation;
  customValue: IdAllocation;
  page: IdAllocation;
  block: IdAllocation;
}

/** Keyed by name, so that a changed catalogue keeps the ids in carts and orders. */
export function catalogueIds(db: Database.Database): CatalogueIds {
  return {
    category: idAllocation(db, "SELECT key AS name, id FROM category", 3),
    attribute: idAllocation(db, "SELECT code AS name, id FROM attribute", 93),
    option: idAllocation(
      db,
      "SELECT a.code || '/' || o.label AS name, o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id",
      49,
    ),
    product: idAllocation(db, "SELECT sku AS name, id FROM product", 1),
    bundleOption: idAllocation(
      db,
      "SELECT p.sku || '/' || o.title AS name, o.id FROM bundle_option o JOIN product p ON p.id = o.product_id",
      1,
    ),
    bundleSelection: idAllocation(
      db,
      "SELECT s.option_id || '/' || p.sku AS name, s.id FROM bundle_selection s JOIN product p ON p.id = s.product_id",
      1,
    ),
    link: idAllocation(
      db,
      "SELECT p.sku || '/' || l.title AS name, l.id FROM downloadable_link l JOIN product p ON p.id = l.product_id",
      1,
    ),
    sample: idAllocation(
      db,
      "SELECT p.sku || '/' || s.title AS name, s.id FROM downloadable_sample s JOIN product p ON p.id = s.product_id",
      1,
    ),
    customOption: idAllocation(
      db,
      "SELECT p.sku || '/' || o.title AS name, o.id FROM custom_option o JOIN product p ON p.id = o.product_id",
      1,
    ),
    customValue: idAllocation(db, "SELECT option_id || '/' || title AS name, id FROM custom_option_value", 1),
    page: idAllocation(db, "SELECT identifier AS name, id FROM cms_page", 1),
    block: idAllocation(db, "SELECT identifier AS name, id FROM cms_block", 1),
  };
}
