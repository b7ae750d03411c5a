import type Database from "libsql";
import { textOf } from "../../rules/html.ts";
import { field, nameFields } from "../../rules/search-fields.ts";
import { squeeze, stem, termsOf, wordsOf } from "../../rules/search-words.ts";
import { query } from "../query.ts";

export interface SearchDocument {
  id: number;
  /** By type: services and bundles rank after single products with equal matches. */
  prior: number;
  fields: Map<string, number>;
}

interface ProductText {
  id: number;
  sku: string;
  type: string;
  name: string;
  description: string;
  shortDescription: string;
}

const batchSize = 1_000;
const priors: Record<string, number> = { virtual: 0.7, downloadable: 0.9, giftcard: 0.7, bundle: 0.8, grouped: 0.85 };

export function* readSearchDocuments(db: Database.Database): Generator<SearchDocument> {
  const products = query<ProductText>(
    db,
    `SELECT id, sku, type, name, description, short_description AS shortDescription FROM product
     WHERE visibility IN ('search', 'both') AND id > ? ORDER BY id LIMIT ${batchSize}`,
  );
  const kinds = categoryKinds(db);
  const options = optionTerms(db);
  const readRelated = relatedData(db);
  for (let after = 0; ;) {
    const rows = products.all(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    const related = readRelated(after, last.id);
    for (const row of rows) yield toDocument(row, { related, kinds, options });
    after = last.id;
  }
}

type RelatedData = ReturnType<ReturnType<typeof relatedData>>;
type Kinds = Map<number, { terms: string[]; bit: number }[]>;

function toDocument(
  row: ProductText,
  {
    related,
    kinds,
    options,
  }: { related: RelatedData; kinds: Kinds; options: Map<number, { bit: number; terms: string[] }> },
): SearchDocument {
  const fields = nameFields(row.name);
  const add = (bit: number) => (term: string) => fields.set(term, (fields.get(term) ?? 0) | bit);
  for (const id of related.categories.get(row.id) ?? []) {
    for (const { terms, bit } of kinds.get(id) ?? []) terms.forEach(add(bit));
  }
  for (const code of [row.sku, ...(related.codes.get(row.id) ?? [])]) {
    add(field.code)(squeeze(code));
    // Words in SKUs ("STAND-LAPTOP") are not distinctive; numbers identify a model.
    for (const part of wordsOf(code)) add(/\d/.test(part) ? field.code : field.text)(stem(part));
  }
  for (const id of related.options.get(row.id) ?? []) {
    const option = options.get(id);
    option?.terms.forEach(add(option.bit));
  }
  termsOf(textOf(row.shortDescription)).forEach(add(field.summary));
  termsOf(textOf(row.description)).forEach(add(field.text));
  return { id: row.id, prior: priors[row.type] ?? 1, fields };
}

/** A department (top level) is too broad to name a product. */
function categoryKinds(db: Database.Database): Kinds {
  const rows = query<{ id: number; level: number; path: string; name: string }>(
    db,
    "SELECT id, level, path, name FROM category WHERE level > 1",
  ).all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    rows.map(({ id, path }) => {
      const lineage = path.split("/").flatMap((each) => byId.get(Number(each)) ?? []);
      const names = lineage.map(({ level, name }) => ({ terms: termsOf(name), bit: bitOfCategory(level, name) }));
      const kinds = names.filter(({ bit }) => bit === field.kind).flatMap(({ terms }) => terms);
      const repeated = kinds.filter((term, at) => kinds.indexOf(term) !== at);
      return [id, [...names, { terms: repeated, bit: field.surelyKind }]];
    }),
  );
}

function bitOfCategory(level: number, name: string): number {
  if (level === 2) return field.department;
  return /[,&]|\band\b/.test(name) ? field.mixedKind : field.kind;
}

function optionTerms(db: Database.Database) {
  const rows = query<{ id: number; label: string; code: string }>(
    db,
    "SELECT o.id, o.label, a.code FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id",
  ).all();
  return new Map(
    rows.map(({ id, label, code }) => [
      id,
      { bit: code === "brand" ? field.brand : field.option, terms: termsOf(label) },
    ]),
  );
}

/** A configurable is also found by its variants' SKUs and options. */
function relatedData(db: Database.Database) {
  const lists = (sql: string) => query<{ id: number; list: string }>(db, sql);
  const categories = lists(
    "SELECT product_id AS id, group_concat(category_id) AS list FROM product_category WHERE product_id > ? AND product_id <= ? GROUP BY product_id",
  );
  const ofProduct = lists(
    "SELECT product_id AS id, group_concat(option_id) AS list FROM product_attribute WHERE option_id > 0 AND product_id > ? AND product_id <= ? GROUP BY product_id",
  );
  const ofVariants = lists(
    `SELECT v.product_id AS id, group_concat(DISTINCT a.option_id) AS list FROM configurable_variant v
     JOIN product_attribute a ON a.product_id = v.child_id AND a.option_id > 0
     WHERE v.product_id > ? AND v.product_id <= ? GROUP BY v.product_id`,
  );
  const skus = lists(
    `SELECT v.product_id AS id, group_concat(p.sku, char(10)) AS list FROM configurable_variant v JOIN product p ON p.id = v.child_id
     WHERE v.product_id > ? AND v.product_id <= ? GROUP BY v.product_id`,
  );
  const models = lists(
    `SELECT product_id AS id, group_concat(value, char(10)) AS list FROM product_specification
     WHERE product_id > ? AND product_id <= ? AND (label LIKE '%model%' OR label IN ('UPC', 'EAN')) GROUP BY product_id`,
  );
  return (after: number, last: number) => ({
    categories: gatherIds([categories.all(after, last)]),
    options: gatherIds([ofProduct.all(after, last), ofVariants.all(after, last)]),
    codes: gatherTexts([skus.all(after, last), models.all(after, last)]),
  });
}

function gatherIds(groups: { id: number; list: string }[][]): Map<number, number[]> {
  return new Map([...collect(groups, ",")].map(([id, texts]) => [id, texts.map(Number)]));
}

function gatherTexts(groups: { id: number; list: string }[][]): Map<number, string[]> {
  return collect(groups, "\n");
}

function collect(groups: { id: number; list: string }[][], separator: string): Map<number, string[]> {
  const all = new Map<number, string[]>();
  for (const { id, list } of groups.flat()) all.set(id, [...(all.get(id) ?? []), ...list.split(separator)]);
  return all;
}
