import type Database from "libsql";
import type { CmsBlockRow, CmsPageRow, UrlRewriteRow } from "./catalogue-rows.ts";
import { columns } from "./columns.ts";
import { query } from "./query.ts";

export const contentKinds = ["page", "block"] as const;
export type ContentKind = (typeof contentKinds)[number];

interface Content {
  identifier: string;
  title: string;
  content: string;
}

export interface ContentStore {
  all(kind: ContentKind): Content[];
  /** Without title it keeps its own, or gets its identifier. A new page gets an address. */
  save(kind: ContentKind, content: Omit<Content, "title"> & { title: string | undefined }): void;
  /** False if there was none. */
  remove(kind: ContentKind, identifier: string): boolean;
  pageById(id: number): CmsPageRow | undefined;
  pageByIdentifier(identifier: string, storeView?: string): CmsPageRow | undefined;
  /** By identifier, or by id if it is a number. */
  block(identifier: string, storeView?: string): CmsBlockRow | undefined;
  rewrite(requestPath: string): UrlRewriteRow | undefined;
  canonicalPath(type: UrlRewriteRow["targetType"], id: number): string | undefined;
}

export function viewKey(identifier: string, storeView?: string): string {
  return storeView ? `${identifier}@${storeView}` : identifier;
}

export function createContentStore(db: Database.Database): ContentStore {
  const pageColumns = columns(
    "id identifier title content_heading content page_layout meta_title meta_description meta_keywords is_active",
  );
  const blockColumns = columns("id identifier title content is_active");
  const rewriteColumns = columns("request_path target_type target_id redirect target_path");
  const pageById = query<CmsPageRow>(db, `SELECT ${pageColumns} FROM cms_page WHERE id = ? AND is_active = 1`);
  const page = query<CmsPageRow>(db, `SELECT ${pageColumns} FROM cms_page WHERE identifier = ? AND is_active = 1`);
  const block = query<CmsBlockRow>(db, `SELECT ${blockColumns} FROM cms_block WHERE identifier = ? AND is_active = 1`);
  const blockById = query<CmsBlockRow>(db, `SELECT ${blockColumns} FROM cms_block WHERE id = ? AND is_active = 1`);
  const rewrite = query<UrlRewriteRow>(db, `SELECT ${rewriteColumns} FROM url_rewrite WHERE request_path = ?`);
  const canonical = query<{ requestPath: string }>(
    db,
    `SELECT ${columns("request_path")} FROM url_rewrite WHERE target_type = ? AND target_id = ? AND redirect = 0 AND target_path IS NULL`,
  );
  return {
    ...createContentWriter(db),
    pageById: (id) => pageById.get(id),
    pageByIdentifier: (identifier, storeView) => {
      const ofView = storeView && page.get(viewKey(identifier, storeView));
      return ofView ? { ...ofView, identifier } : page.get(identifier);
    },
    block: (identifier, storeView) => {
      const ofView = storeView && block.get(viewKey(identifier, storeView));
      if (ofView) return ofView.content === "" ? undefined : { ...ofView, identifier };
      return block.get(identifier) ?? (/^\d+$/.test(identifier) ? blockById.get(Number(identifier)) : undefined);
    },
    rewrite: (requestPath) => rewrite.get(requestPath),
    canonicalPath: (type, id) => canonical.get(type, id)?.requestPath,
  };
}

type ContentWriter = Pick<ContentStore, "all" | "save" | "remove">;

function createContentWriter(db: Database.Database): ContentWriter {
  const tables = { page: "cms_page", block: "cms_block" };
  const all = (kind: ContentKind) =>
    query<Content>(db, `SELECT identifier, title, content FROM ${tables[kind]} ORDER BY identifier`).all();
  return {
    all,
    save(kind, { identifier, title, content }) {
      query(
        db,
        `INSERT INTO ${tables[kind]} (identifier, title, content) VALUES (?, ?, ?)
          ON CONFLICT (identifier) DO UPDATE SET content = excluded.content, title = coalesce(?, title)`,
      ).run(identifier, title ?? identifier, content, title ?? null);
      if (kind === "page" && title !== undefined)
        query(db, "UPDATE cms_page SET content_heading = title, meta_title = title WHERE identifier = ?").run(
          identifier,
        );
      if (kind === "page" && !identifier.includes("@"))
        query(
          db,
          "INSERT OR IGNORE INTO url_rewrite (request_path, target_type, target_id) SELECT identifier, 'CMS_PAGE', id FROM cms_page WHERE identifier = ?",
        ).run(identifier);
    },
    remove(kind, identifier) {
      if (kind === "page")
        query(
          db,
          "DELETE FROM url_rewrite WHERE target_type = 'CMS_PAGE' AND target_id = (SELECT id FROM cms_page WHERE identifier = ?)",
        ).run(identifier);
      return query(db, `DELETE FROM ${tables[kind]} WHERE identifier = ?`).run(identifier).changes > 0;
    },
  };
}
