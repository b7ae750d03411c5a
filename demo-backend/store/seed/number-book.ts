import type Database from "libsql";
import { query } from "../query.ts";

/** Hands out ids: the one a name already had in the database, otherwise the next free one. */
interface NumberBook {
  number(name: string): number;
}

/** `known` is SQL that yields `name` and `id` of the rows there are. */
function numberBook(db: Database.Database, known: string, first: number): NumberBook {
  const numbers = new Map(
    query<{ name: string; id: number }>(db, known)
      .all()
      .map(({ name, id }) => [name, id]),
  );
  let next = Math.max(first - 1, ...numbers.values()) + 1;
  return {
    number(name) {
      const held = numbers.get(name);
      if (held !== undefined) return held;
      const given = next++;
      numbers.set(name, given);
      return given;
    },
  };
}

export interface CatalogueNumbers {
  category: NumberBook;
  attribute: NumberBook;
  option: NumberBook;
  product: NumberBook;
  bundleOption: NumberBook;
  bundleSelection: NumberBook;
  link: NumberBook;
  sample: NumberBook;
  customOption: NumberBook;
  customValue: NumberBook;
  page: NumberBook;
  block: NumberBook;
}

/** Names are those the writer of the catalogue uses, so a changed catalogue keeps the ids that carts and orders hold. */
export function catalogueNumbers(db: Database.Database): CatalogueNumbers {
  return {
    category: numberBook(db, "SELECT key AS name, id FROM category", 3),
    attribute: numberBook(db, "SELECT code AS name, id FROM attribute", 93),
    option: numberBook(
      db,
      "SELECT a.code || '/' || o.label AS name, o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id",
      49,
    ),
    product: numberBook(db, "SELECT sku AS name, id FROM product", 1),
    bundleOption: numberBook(
      db,
      "SELECT p.sku || '/' || o.title AS name, o.id FROM bundle_option o JOIN product p ON p.id = o.product_id",
      1,
    ),
    bundleSelection: numberBook(
      db,
      "SELECT s.option_id || '/' || p.sku AS name, s.id FROM bundle_selection s JOIN product p ON p.id = s.product_id",
      1,
    ),
    link: numberBook(
      db,
      "SELECT p.sku || '/' || l.title AS name, l.id FROM downloadable_link l JOIN product p ON p.id = l.product_id",
      1,
    ),
    sample: numberBook(
      db,
      "SELECT p.sku || '/' || s.title AS name, s.id FROM downloadable_sample s JOIN product p ON p.id = s.product_id",
      1,
    ),
    customOption: numberBook(
      db,
      "SELECT p.sku || '/' || o.title AS name, o.id FROM custom_option o JOIN product p ON p.id = o.product_id",
      1,
    ),
    customValue: numberBook(db, "SELECT option_id || '/' || title AS name, id FROM custom_option_value", 1),
    page: numberBook(db, "SELECT identifier AS name, id FROM cms_page", 1),
    block: numberBook(db, "SELECT identifier AS name, id FROM cms_block", 1),
  };
}
