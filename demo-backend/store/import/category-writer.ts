import type Database from "libsql";
import { toUrlKey, urlSuffix } from "../../rules/url-key.ts";
import { query } from "../query.ts";
import { defaultCategoryId } from "../seed/write-categories.ts";

interface StoredCategory {
  id: number;
  path: string;
  level: number;
  urlPath: string;
}

const separator = "\n";

/** Finds categories by their path of names (case-insensitive) and creates missing ones. */
export function categoryWriter(db: Database.Database) {
  const byNames = new Map<string, StoredCategory>();
  const urlPaths = new Set<string>();
  const rows = query<StoredCategory & { name: string }>(
    db,
    "SELECT id, path, level, COALESCE(url_path, '') AS urlPath, name FROM category ORDER BY level",
  ).all();
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  for (const row of rows) {
    byNames.set(
      keyOf(
        row.path
          .split("/")
          .slice(2)
          .map((id) => names.get(id) ?? ""),
      ),
      row,
    );
    urlPaths.add(row.urlPath);
  }
  const insert = query(
    db,
    `INSERT INTO category (id, key, parent_id, level, position, path, name, url_key, url_path, meta_title)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const rewrite = query(
    db,
    "INSERT OR IGNORE INTO url_rewrite (request_path, target_type, target_id) VALUES (?, 'CATEGORY', ?)",
  );
  const existingRewrite = query<{ path: string }>(
    db,
    "SELECT request_path AS path FROM url_rewrite WHERE request_path = ?",
  );
  let nextId = Math.max(defaultCategoryId, ...rows.map(({ id }) => id)) + 1;
  let createdCount = 0;

  const uniquePath = (preferred: string) => {
    const isTaken = (path: string) => urlPaths.has(path) || existingRewrite.get(path + urlSuffix) !== undefined;
    for (let at = 1; ; at += 1) {
      const path = at === 1 ? preferred : `${preferred}-${at}`;
      if (!isTaken(path)) return path;
    }
  };
  const categoryOf = (
    path: readonly string[],
    details: { urlPath?: string | null; position?: number } = {},
  ): StoredCategory => {
    const key = keyOf(path);
    const existing = byNames.get(key);
    if (existing) return existing;
    const name = path.at(-1) ?? "";
    const parent = categoryOf(path.slice(0, -1));
    const id = nextId++;
    const preferredKey = details.urlPath?.split("/").at(-1) ?? (toUrlKey(name) || `category-${id}`);
    const urlPath = uniquePath(parent.urlPath === "" ? preferredKey : `${parent.urlPath}/${preferredKey}`);
    const category = { id, path: `${parent.path}/${id}`, level: parent.level + 1, urlPath };
    const urlKey = urlPath.split("/").at(-1) ?? preferredKey;
    insert.run(
      id,
      `import/${urlPath}`,
      parent.id,
      category.level,
      details.position ?? 100 + id,
      category.path,
      name,
      urlKey,
      urlPath,
      name,
    );
    rewrite.run(urlPath + urlSuffix, id);
    byNames.set(key, category);
    urlPaths.add(urlPath);
    createdCount += 1;
    return category;
  };
  return {
    categoryOf,
    createdCount: () => createdCount,
    forPath: (path: readonly string[]) => categoryOf(path.map((name) => name.trim())).id,
  };
}

function keyOf(names: readonly string[]): string {
  return names.join(separator).toLowerCase();
}
