import { specificationTable } from "../rules/html.ts";
import { plainMarkup } from "../rules/plain-markup.ts";
import type { Store } from "../store/database.ts";
import { createImportStore, type ImportedProduct } from "../store/import/import-store.ts";
import { addFault, count, emptyReport, type ImportReport } from "./import-report.ts";
import { compareOptions } from "./option-order.ts";
import {
  parseRow,
  RowFault,
  type CategoryRowIn,
  type ConfigurableRowIn,
  type ProductRowIn,
  type RowIn,
} from "./parse-row.ts";
import { readLines } from "./read-lines.ts";
import { optionAttribute, sortAttributes, toLabel } from "./sort-attributes.ts";

export interface ImportOptions {
  files: readonly string[];
  /** Rupees for one unit of each currency that rows may be priced in. */
  rates: Record<string, number>;
  /** Of rows that name none. */
  currency: string;
  now: Date;
  onProgress?(rows: number, file: string): void;
}

const batchSize = 1_000;
/** What a row without a quantity is taken to have. */
const assumedQuantity = 100;

type ImportStore = ReturnType<typeof createImportStore>;

/**
 * Reads the files twice: categories and products first, then products with options, whose variants may stand in any file.
 * Good rows are written in batches, bad ones are reported.
 */
export async function importCatalogue(store: Store, options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport();
  const writer = createImportStore(store.db, { compareOptions, now: options.now });
  const seen = new Set<string>();
  const categories = categoryPaths();
  const withVariants = new Set<string>();

  const take = (row: RowIn, file: string) => {
    if (row.kind === "category") return categories.add(row);
    if (seen.has(row.sku.toLowerCase())) throw new RowFault(`sku ${row.sku} was there before`);
    seen.add(row.sku.toLowerCase());
    if (row.kind === "configurable") return void withVariants.add(file);
    writer.writeProduct(toProduct(row, { writer, options, report }));
    report.products += 1;
  };
  for (const file of await categoriesFirst(options.files)) {
    await eachRow(store, { file, report, options, isTold: true }, (row) => take(row, file));
    store.transaction(() => categories.write(writer));
  }
  const written = new Set<string>();
  for (const file of withVariants) {
    await eachRow(store, { file, report, options, isTold: false }, (row) => {
      if (row.kind !== "configurable" || written.has(row.sku)) return;
      written.add(row.sku);
      writeConfigurable(row, { writer, report });
    });
  }
  report.categories = writer.categories.made();
  store.transaction(() => writer.finish());
  store.catalogueChanged();
  store.prepareSearch();
  return report;
}

/** Products name categories by their paths: the rows that say more of them are wanted before. */
async function categoriesFirst(files: readonly string[]): Promise<string[]> {
  const isOfCategories = async (file: string) => {
    for await (const { text } of readLines(file)) return !text.includes('"sku"');
    return false;
  };
  const ranks = await Promise.all(files.map(async (file) => ({ file, rank: (await isOfCategories(file)) ? 0 : 1 })));
  return ranks.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
}

/** One transaction a batch; a row that fails is reported (when `isTold`, so once) and the others of its batch are kept. */
async function eachRow(
  store: Store,
  { file, report, options, isTold }: { file: string; report: ImportReport; options: ImportOptions; isTold: boolean },
  take: (row: RowIn) => void,
): Promise<void> {
  let batch: { number: number; text: string }[] = [];
  let rows = 0;
  const write = () => {
    store.transaction(() => {
      for (const { number, text } of batch) {
        try {
          const { row, unknownColumns } = parseRow(text);
          if (isTold) for (const name of unknownColumns) count(report.unknownColumns, name);
          take(row);
        } catch (error) {
          if (!(error instanceof RowFault))
            throw new Error(`Importing ${file}: line ${number} failed`, { cause: error });
          if (isTold || !isUnreadable(text)) addFault(report, { file, line: number, reason: error.message });
        }
      }
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

/** It was reported on the first reading. */
function isUnreadable(text: string): boolean {
  try {
    parseRow(text);
    return false;
  } catch {
    return true;
  }
}

function toProduct(
  row: ProductRowIn,
  { writer, options, report }: { writer: ImportStore; options: ImportOptions; report: ImportReport },
): ImportedProduct {
  const currency = row.currency ?? options.currency;
  const rate = options.rates[currency];
  if (rate === undefined) throw new RowFault(`has a price in ${currency}, for which there is no rate`);
  const { attributes, specifications } = sortAttributes(row.attributes, writer.attributes.inputOf);
  const isReduced = row.specialPrice !== null && row.specialPrice < row.price;
  if (row.specialPrice !== null && !isReduced) count(report.notes, "Special price not below the price, left out");
  const isEndless = row.type !== "simple";
  if (row.qty === null && !isEndless) count(report.notes, `No quantity, taken as ${assumedQuantity}`);
  return {
    ...common(row, writer, { attributes, specifications: [...codesOf(row), ...specifications] }),
    type: row.type,
    price: toPaise(row.price, rate),
    specialPrice: isReduced && row.specialPrice !== null ? toPaise(row.specialPrice, rate) : null,
    weightGrams: row.weightGrams,
    qty: isEndless ? null : Math.floor(row.qty ?? assumedQuantity),
  };
}

function writeConfigurable(
  row: ConfigurableRowIn,
  { writer, report }: { writer: ImportStore; report: ImportReport },
): void {
  const attributeIds = row.optionCodes.map((code) => {
    const attribute = optionAttribute(code);
    return writer.attributes.choice(attribute.code, attribute.label);
  });
  const children = row.variants.flatMap(({ sku, values }) => {
    const id = writer.idOf(sku);
    if (id === undefined) {
      count(report.notes, "Variant whose sku is no product, left out");
      return [];
    }
    const labels = row.optionCodes.map((code) => toLabel(values[code] ?? ""));
    return [
      { id, optionIds: attributeIds.map((attributeId, at) => writer.attributes.option(attributeId, labels[at] ?? "")) },
    ];
  });
  if (children.length === 0) throw new RowFault(`${row.sku}: none of its variants is a product`);
  writer.writeProduct({
    ...common(row, writer, { attributes: new Map(), specifications: codesOf(row) }),
    type: "configurable",
    price: 0,
    specialPrice: null,
    weightGrams: 0,
    qty: null,
  });
  writer.writeVariants(writer.idOf(row.sku) ?? 0, { attributeIds, children });
  report.products += 1;
  report.configurables += 1;
}

function common(
  row: ProductRowIn | ConfigurableRowIn,
  writer: ImportStore,
  { attributes, specifications }: ReturnType<typeof sortAttributes>,
) {
  return {
    sku: row.sku,
    name: row.name,
    urlKey: row.urlKey,
    shortDescription: row.summary,
    description: plainMarkup(row.description) + specificationTable(specifications),
    categoryIds: row.paths.map((path) => writer.categories.forPath(path)),
    attributes: row.manufacturer === null ? attributes : new Map([["brand", [row.manufacturer]], ...attributes]),
    specifications,
  };
}

function codesOf(row: { model: string | null; upc?: string | null }): [string, string][] {
  return [
    ...(row.model === null ? [] : [["Model", row.model] satisfies [string, string]]),
    ...(row.upc ? [["UPC", row.upc] satisfies [string, string]] : []),
  ];
}

function toPaise(price: number, rate: number): number {
  // Whole rupees once converted: nobody prices at ₹458.15.
  return rate === 1 ? Math.round(price * 100) : Math.round(price * rate) * 100;
}

/** Category rows name their parents by id, in any order; they are few enough to hold. */
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
        if (path.length <= 4) writer.categories.shelfOf(path, { urlPath: row.urlPath, position: row.position });
      }
    },
  };
}
