import { plainMarkup } from "../rules/plain-markup.ts";
import { specificationTable } from "../rules/html.ts";
import { toPaise } from "../rules/money.ts";
import type { ImportedProduct } from "../store/import/import-store.ts";
import { count } from "./import-report.ts";
import type { ImportOptions, ImportStore, ImportContext } from "./import-context.ts";
import type { CompositeRowIn, ProductRowIn } from "./rows.ts";
import { RowFault } from "./read-columns.ts";
import { sortAttributes } from "./sort-attributes.ts";

const assumedQuantity = 100;

export function toProduct(row: ProductRowIn, { writer, options, report }: ImportContext): ImportedProduct {
  const rate = rateFor(row, options);
  const { attributes, specifications } = sortAttributes(row.attributes, writer.attributes.inputOf);
  const isReduced = row.specialPrice !== null && row.specialPrice < row.price;
  if (row.specialPrice !== null && !isReduced) count(report.notes, "Special price not below the price, left out");
  const isEndless = row.type !== "simple";
  if (row.qty === null && !isEndless) count(report.notes, `No quantity, taken as ${assumedQuantity}`);
  return {
    ...common(row, writer, { attributes, specifications: [...codesOf(row), ...specifications] }),
    type: row.type,
    bundlePriceType: null,
    price: priceAt(row.price, rate),
    specialPrice: isReduced && row.specialPrice !== null ? priceAt(row.specialPrice, rate) : null,
    weightGrams: row.weightGrams,
    qty: isEndless ? null : Math.floor(row.qty ?? assumedQuantity),
  };
}

export function rateFor(row: { currency: string | null }, { rates, currency: usual }: ImportOptions): number {
  const currency = row.currency ?? usual;
  const rate = rates[currency];
  if (rate === undefined) throw new RowFault(`has a price in ${currency}, for which there is no rate`);
  return rate;
}

export function common(
  row: ProductRowIn | CompositeRowIn,
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

export function codesOf(row: { model: string | null; upc?: string | null }): [string, string][] {
  return [
    ...(row.model === null ? [] : [["Model", row.model] satisfies [string, string]]),
    ...(row.upc ? [["UPC", row.upc] satisfies [string, string]] : []),
  ];
}

export function priceAt(price: number, rate: number): number {
  // Converted prices are rounded to whole rupees.
  return toPaise(rate === 1 ? price : Math.round(price * rate));
}
