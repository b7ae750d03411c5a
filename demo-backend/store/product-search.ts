import type Database from "libsql";
import { searchTerms } from "../rules/search-terms.ts";
import { query } from "./query.ts";

/** Product id → how well it fits, higher is better. */
export type SearchScores = Map<number, number>;

/** Full-text search over names, skus, brands and categories, descriptions, weighed in this order. */
export function createProductSearch(db: Database.Database) {
  const match = query<{ id: number; score: number }>(
    db,
    "SELECT rowid AS id, -bm25(product_search, 12, 10, 5, 1) AS score FROM product_search WHERE product_search MATCH ?",
  );
  return {
    search(text: string): SearchScores {
      const terms = searchTerms(text);
      if (terms === null) return new Map();
      const strict = match.all(terms.strict);
      const rows = strict.length > 0 ? strict : match.all(terms.loose);
      return new Map(rows.map(({ id, score }) => [id, score]));
    },
    /** Ids of the products with these words in one column. */
    searchIn(column: "name" | "description", text: string): number[] {
      const terms = searchTerms(text);
      return terms === null ? [] : match.all(`{${column}} : (${terms.strict})`).map(({ id }) => id);
    },
  };
}
