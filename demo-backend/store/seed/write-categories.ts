import { urlSuffix } from "../../rules/url-key.ts";
import { query } from "../query.ts";
import type { CatalogueWrite } from "./catalogue-write.ts";

const rootId = 1;
export const defaultCategoryId = 2;

/** Magento's tree: hidden root, default category, shop categories. */
export function writeCategories({ db, ids, plan }: CatalogueWrite): void {
  const insert = query(
    db,
    `INSERT INTO category (id, key, parent_id, level, position, path, name, url_key, url_path, description, meta_title, meta_description, include_in_menu, display_mode, cms_block)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const rewrite = query(db, "INSERT INTO url_rewrite (request_path, target_type, target_id) VALUES (?, 'CATEGORY', ?)");
  insert.run(rootId, "/root", null, 0, 0, "1", "Root Catalog", null, null, null, null, null, 1, "PRODUCTS", null);
  insert.run(
    defaultCategoryId,
    "/default",
    rootId,
    1,
    1,
    "1/2",
    "Default Category",
    null,
    null,
    null,
    null,
    null,
    1,
    "PRODUCTS",
    null,
  );

  const paths = new Map<string | null, { id: number; path: string }>([[null, { id: defaultCategoryId, path: "1/2" }]]);
  for (const { seed, parentKey, level, position, urlKey, urlPath } of plan.categories) {
    const parent = paths.get(parentKey);
    if (parent === undefined) throw new Error(`Writing categories: ${seed.key} comes before its parent`);
    const id = ids.category.idOf(seed.key);
    const path = `${parent.path}/${id}`;
    paths.set(seed.key, { id, path });
    const texts = [seed.description ?? null, seed.name, seed.metaDescription ?? null];
    const shown = [seed.includeInMenu === false ? 0 : 1, seed.displayMode ?? "PRODUCTS", seed.cmsBlock ?? null];
    insert.run(id, seed.key, parent.id, level, position, path, seed.name, urlKey, urlPath, ...texts, ...shown);
    rewrite.run(urlPath + urlSuffix, id);
  }
}
