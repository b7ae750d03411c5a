import { plainMarkup } from "../rules/plain-markup.ts";
import { specificationTable } from "../rules/html.ts";
import { toPaise } from "../rules/money.ts";
import type { ImportedProduct } from "../store/import/import-store.ts";
import { count } from "./import-report.ts";
import type { ImportOptions, ImportStore, ImportContext } from "./import-context.ts";
import type { CompositeRowIn, ProductRowIn } from "./rows.ts";
import { RowError } from "./read-columns.ts";
import { sortAttributes } from "./sort-attributes.ts";

const defaultQuantity = 100;

export function toProduct(row: ProductRowIn, { writer, options, report }: ImportContext): ImportedProduct {
  const rate = rateFor(row, options);
  const { attributes, specifications } = sortAttributes(row.attributes, writer.attributes.inputOf);
  const hasDiscount = row.specialPrice !== null && row.specialPrice < row.price;
  if (row.specialPrice !== null && !hasDiscount) count(report.notes, "Special price not below the price, left out");
  const isUnlimited = row.type !== "simple";
  if (row.qty === null && !isUnlimited) count(report.notes, `No quantity, taken as ${defaultQuantity}`);
  return {
    ...common(row, writer, { attributes, specifications: [...identifierRows(row), ...specifications] }),
    type: row.type,
    bundlePriceType: null,
    price: convertPrice(row.price, rate),
    specialPrice: hasDiscount && row.specialPrice !== null ? convertPrice(row.specialPrice, rate) : null,
    weightGrams: row.weightGrams,
    qty: isUnlimited ? null : Math.floor(row.qty ?? defaultQuantity),
  };
}

export function rateFor(row: { currency: string | null }, { rates, currency: defaultCurrency }: ImportOptions): number {
  const currency = row.currency ?? defaultCurrency;
  const rate = rates[currency];
  if (rate === undefined) throw new RowError(`has a price in ${currency}, for which there is no rate`);
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

export function identifierRows(row: { model: string | null; upc?: string | null }): [string, string][] {
  return [
    ...(row.model === null ? [] : [["Model", row.model] satisfies [string, string]]),
    ...(row.upc ? [["UPC", row.upc] satisfies [string, string]] : []),
  ];
}

export function convertPrice(price: number, rate: number): number {
  // Converted prices are rounded to whole rupees.
  return toPaise(rate === 1 ? price : Math.round(price * rate));
}
