import type Database from "libsql";
import type { CatalogueSeed, TaxClass } from "../../catalogue/seed.ts";
import { viewKey } from "../content-store.ts";
import { query } from "../query.ts";
import type { CatalogueIds } from "./catalogue-ids.ts";

/** Magento's ids: 2 is "Taxable Goods". */
export const taxClasses: Record<TaxClass, { id: number; label: string; rateBasisPoints: number }> = {
  none: { id: 1, label: "No tax", rateBasisPoints: 0 },
  gst18: { id: 2, label: "GST 18%", rateBasisPoints: 1800 },
  gst5: { id: 3, label: "GST 5%", rateBasisPoints: 500 },
  gst12: { id: 4, label: "GST 12%", rateBasisPoints: 1200 },
  gst28: { id: 5, label: "GST 28%", rateBasisPoints: 2800 },
};

export function writeContent({
  db,
  ids,
  seed,
}: {
  db: Database.Database;
  ids: CatalogueIds;
  seed: CatalogueSeed;
}): void {
  const taxClass = query(
    db,
    "INSERT OR REPLACE INTO tax_class (id, code, label, rate_basis_points) VALUES (?, ?, ?, ?)",
  );
  for (const [code, { id, label, rateBasisPoints }] of Object.entries(taxClasses))
    taxClass.run(id, code, label, rateBasisPoints);

  const page = query(
    db,
    "INSERT INTO cms_page (id, identifier, title, content_heading, content, page_layout, meta_title, meta_description) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const rewrite = query(db, "INSERT INTO url_rewrite (request_path, target_type, target_id) VALUES (?, 'CMS_PAGE', ?)");
  for (const { identifier, storeView, title, contentHeading, content, pageLayout, metaDescription } of seed.pages) {
    const key = viewKey(identifier, storeView);
    const id = ids.page.idOf(key);
    const layout = pageLayout ?? "cms-full-width";
    page.run(id, key, title, contentHeading ?? title, content, layout, title, metaDescription ?? null);
    if (!storeView) rewrite.run(identifier, id);
  }

  const block = query(db, "INSERT INTO cms_block (id, identifier, title, content) VALUES (?, ?, ?, ?)");
  for (const { identifier, storeView, title, content } of seed.blocks) {
    const key = viewKey(identifier, storeView);
    block.run(ids.block.idOf(key), key, title, content);
  }
}
