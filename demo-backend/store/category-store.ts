import type Database from "libsql";
import type { CategoryRow } from "./catalogue-rows.ts";
import { columns } from "./columns.ts";
import { query } from "./query.ts";

const categoryColumns = columns(`id key parent_id level position path name url_key url_path description image meta_title
  meta_description meta_keywords is_active is_anchor include_in_menu display_mode cms_block`);

export interface CategoryStore {
  /** Parents before children, siblings by position. */
  all(): CategoryRow[];
  byId(id: number): CategoryRow | undefined;
  childrenOf(id: number): CategoryRow[];
  /** Active, with active ancestors. */
  isShown(category: CategoryRow): boolean;
  ancestorsOf(category: CategoryRow): CategoryRow[];
  clear(): void;
}

/** The tree is small and read on every page, so it is cached. */
export function createCategoryStore(db: Database.Database): CategoryStore {
  const rows = query<CategoryRow>(db, `SELECT ${categoryColumns} FROM category ORDER BY level, position, id`);
  let cached: { all: CategoryRow[]; byId: Map<number, CategoryRow>; children: Map<number, CategoryRow[]> } | null =
    null;
  const tree = () => {
    if (cached) return cached;
    const all = rows.all();
    const children = new Map<number, CategoryRow[]>(all.map((row) => [row.id, []]));
    for (const row of all) if (row.isActive !== 0) children.get(row.parentId ?? 0)?.push(row);
    cached = { all, byId: new Map(all.map((row) => [row.id, row])), children };
    return cached;
  };
  const lineage = (category: CategoryRow) =>
    category.path.split("/").flatMap((id) => tree().byId.get(Number(id)) ?? []);
  return {
    all: () => tree().all,
    byId: (id) => tree().byId.get(id),
    childrenOf: (id) => tree().children.get(id) ?? [],
    isShown: (category) => category.level > 0 && lineage(category).every((each) => each.isActive !== 0),
    ancestorsOf: (category) => lineage(category).filter((each) => each.level > 1 && each.id !== category.id),
    clear: () => {
      cached = null;
    },
  };
}
