import type { Store } from "../store/database.ts";
import { createImportStore } from "../store/import/import-store.ts";
import { addFault, count, emptyReport, type ImportReport } from "./import-report.ts";
import type { ImportOptions, ImportStore } from "./import-context.ts";
import { compareOptions } from "./option-order.ts";
import { parseRow } from "./parse-row.ts";
import type { CategoryRowIn, RowIn } from "./rows.ts";
import { readLines } from "./read-lines.ts";
import { RowError } from "./read-columns.ts";
import { toProduct } from "./to-product.ts";
import { writeConfigurable, writeComposite } from "./write-composites.ts";

const batchSize = 1_000;

/**
 * Reads the files twice: categories and products first, then composites, which may be in any file.
 */
export async function importCatalogue(store: Store, options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport();
  const writer = createImportStore(store.db, { compareOptions, now: options.now });
  const seen = new Set<string>();
  const categories = categoryPaths();
  const withComposites = new Set<string>();

  const importRow = (row: RowIn, file: string) => {
    if (row.kind === "category") return categories.add(row);
    if (seen.has(row.sku.toLowerCase())) throw new RowError(`sku ${row.sku} was there before`);
    seen.add(row.sku.toLowerCase());
    if (row.kind !== "product") return void withComposites.add(file);
    writer.writeProduct(toProduct(row, { writer, options, report }));
    report.products += 1;
  };
  for (const file of await categoriesFirst(options.files)) {
    await forEachRow(store, { file, report, options, isReported: true }, (row) => importRow(row, file));
    store.transaction(() => categories.write(writer));
  }
  const written = new Set<string>();
  for (const file of withComposites) {
    await forEachRow(store, { file, report, options, isReported: false }, (row) => {
      if (row.kind === "category" || row.kind === "product" || written.has(row.sku)) return;
      written.add(row.sku);
      if (row.kind === "configurable") writeConfigurable(row, { writer, options, report });
      else writeComposite(row, { writer, options, report });
    });
  }
  report.categories = writer.categories.createdCount();
  store.transaction(() => writer.finish());
  store.catalogueChanged();
  store.prepareSearch();
  return report;
}

/** Products refer to categories by path. */
async function categoriesFirst(files: readonly string[]): Promise<string[]> {
  const isOfCategories = async (file: string) => {
    for await (const { text } of readLines(file)) return !text.includes('"sku"');
    return false;
  };
  const ranks = await Promise.all(files.map(async (file) => ({ file, rank: (await isOfCategories(file)) ? 0 : 1 })));
  return ranks.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
}

interface Line {
  number: number;
  text: string;
}

/**
 * One transaction per batch. A failed row is reported (once, by `isReported`); the others of its
 * batch are kept.
 */
async function forEachRow(
  store: Store,
  {
    file,
    report,
    options,
    isReported,
  }: { file: string; report: ImportReport; options: ImportOptions; isReported: boolean },
  importRow: (row: RowIn) => void,
): Promise<void> {
  let batch: Line[] = [];
  let rows = 0;
  const importLine = ({ number, text }: Line) => {
    try {
      const { row, unknownColumns } = parseRow(text);
      if (isReported) for (const name of unknownColumns) count(report.unknownColumns, name);
      importRow(row);
    } catch (error) {
      if (!(error instanceof RowError)) throw new Error(`Importing ${file}: line ${number} failed`, { cause: error });
      if (isReported || !isUnreadable(text)) addFault(report, { file, line: number, reason: error.message });
    }
  };
  const write = () => {
    store.transaction(() => {
      for (const line of batch) importLine(line);
    });
    rows += batch.length;
    batch = [];
    options.onProgress?.(rows, file);
  };
  for await (const line of readLines(file)) {
    if (batch.push(line) >= batchSize) write();
  }
  write();
}

function isUnreadable(text: string): boolean {
  try {
    parseRow(text);
    return false;
  } catch {
    return true;
  }
}

/** Category rows name their parents by id in any order. They are few enough for memory. */
function categoryPaths() {
  const rows = new Map<string, CategoryRowIn>();
  const pathOf = (row: CategoryRowIn, depth = 0): string[] => {
    const parent = row.parent === null || depth > 5 ? undefined : rows.get(row.parent);
    return [...(parent ? pathOf(parent, depth + 1) : []), row.name];
  };
  return {
    add: (row: CategoryRowIn) => void rows.set(row.id, row),
    write(writer: ImportStore) {
      for (const row of rows.values()) {
        const path = pathOf(row);
        if (path.length <= 4) writer.categories.categoryOf(path, { urlPath: row.urlPath, position: row.position });
      }
    },
  };
}
