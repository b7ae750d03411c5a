import type Database from "libsql";
import { urlSuffix } from "../../rules/url-key.ts";
import { query } from "../query.ts";

/** Unique among products, categories and pages. */
export function urlKeys(db: Database.Database) {
  const keys = new Map(
    query<{ urlKey: string; id: number }>(db, "SELECT url_key AS urlKey, id FROM product")
      .all()
      .map(({ urlKey, id }) => [urlKey, id]),
  );
  const paths = new Set(
    query<{ path: string }>(db, "SELECT request_path AS path FROM url_rewrite WHERE target_type <> 'PRODUCT'")
      .all()
      .map(({ path }) => path),
  );
  const isFree = (key: string, id: number) => (keys.get(key) ?? id) === id && !paths.has(key + urlSuffix);
  return {
    allocate(preferred: string, id: number): string {
      let key = preferred;
      for (let at = 2; !isFree(key, id); at += 1) key = `${preferred}-${at}`;
      keys.set(key, id);
      return key;
    },
  };
}
