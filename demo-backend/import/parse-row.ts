import { readComposite } from "./parse-composites.ts";
import { amount, isRecord, maxSkuLength, maxTextLength, required, RowError, text } from "./read-columns.ts";
import type { AttributeIn, CategoryRowIn, CompositeRowIn, ConfigurableRowIn, ProductRowIn, RowIn } from "./rows.ts";

const productColumns =
  "sku name url_key type_id price special_price currency category_paths category_ids manufacturer model description short_description upc shipping_weight image qty attributes";
const categoryColumns = "id name parent url_path level position product_count";
const knownColumns = {
  product: new Set(productColumns.split(" ")),
  configurable: new Set(`${productColumns} configurable_options variants`.split(" ")),
  bundle: new Set(`${productColumns} price_type bundle_options`.split(" ")),
  grouped: new Set(`${productColumns} grouped_items`.split(" ")),
  category: new Set(categoryColumns.split(" ")),
};
export function parseRow(text: string): { row: RowIn; unknownColumns: string[] } {
  const columns = readObject(text);
  const row = "sku" in columns ? readProduct(columns) : readCategory(columns);
  return { row, unknownColumns: Object.keys(columns).filter((name) => !knownColumns[row.kind].has(name)) };
}

function readObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RowError("is no JSON");
  }
  if (!isRecord(value)) throw new RowError("is no JSON object");
  return value;
}

function readProduct(columns: Record<string, unknown>): ProductRowIn | CompositeRowIn {
  const common = {
    sku: required(columns, "sku", maxSkuLength),
    name: required(columns, "name", maxTextLength),
    urlKey: text(columns, "url_key"),
    paths: readPaths(columns["category_paths"]),
    manufacturer: text(columns, "manufacturer"),
    model: text(columns, "model"),
    summary: text(columns, "short_description") ?? "",
    description: text(columns, "description") ?? "",
  };
  const type = text(columns, "type_id") ?? "simple";
  if (type === "configurable") return { kind: "configurable", ...common, ...readVariants(columns) };
  if (type === "bundle" || type === "grouped") return readComposite(type, common, columns);
  if (type !== "simple" && type !== "virtual" && type !== "downloadable")
    throw new RowError(`type_id ${type} cannot be imported`);
  const price = amount(columns, "price");
  if (price === null) throw new RowError("has no price");
  return {
    kind: "product",
    ...common,
    type,
    price,
    specialPrice: amount(columns, "special_price"),
    currency: text(columns, "currency"),
    upc: text(columns, "upc"),
    weightGrams: Math.round((amount(columns, "shipping_weight") ?? 0) * 1000),
    qty: amount(columns, "qty"),
    attributes: readAttributes(columns["attributes"]),
  };
}

function readVariants(columns: Record<string, unknown>): Pick<ConfigurableRowIn, "optionCodes" | "variants"> {
  const { configurable_options: options, variants } = columns;
  if (!Array.isArray(options) || !Array.isArray(variants))
    throw new RowError("has no configurable_options and variants");
  const optionCodes = options.map((option) =>
    isRecord(option) ? required(option, "attribute_code", maxSkuLength) : "",
  );
  if (optionCodes.length < 1 || optionCodes.length > 3 || optionCodes.includes(""))
    throw new RowError("has to have one to three configurable_options");
  return {
    optionCodes,
    variants: variants.map((variant) => {
      if (!isRecord(variant) || !isRecord(variant["values"])) throw new RowError("a variant has no sku or values");
      const values = variant["values"];
      return {
        sku: required(variant, "sku", maxSkuLength),
        values: Object.fromEntries(optionCodes.map((code) => [code, required(values, code, maxTextLength)])),
      };
    }),
  };
}

function readCategory(columns: Record<string, unknown>): CategoryRowIn {
  if (!("id" in columns) || !("level" in columns))
    throw new RowError("is neither a product (sku) nor a category (id, level)");
  const parent = columns["parent"];
  return {
    kind: "category",
    id: String(columns["id"]),
    name: required(columns, "name", maxTextLength),
    parent: parent === null || parent === undefined ? null : String(parent),
    urlPath: text(columns, "url_path"),
    position: amount(columns, "position") ?? 0,
  };
}

function readPaths(value: unknown): string[][] {
  if (value === undefined || value === null) return [];
  const isPath = (path: unknown): path is string[] =>
    Array.isArray(path) &&
    path.length > 0 &&
    path.length <= 4 &&
    path.every((name) => typeof name === "string" && name.trim() !== "");
  if (!Array.isArray(value) || !value.every(isPath))
    throw new RowError("category_paths is no list of paths of one to four names");
  return value;
}

function readAttributes(value: unknown): Record<string, AttributeIn> {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw new RowError("attributes is no object");
  const attributes: Record<string, AttributeIn> = {};
  for (const [code, attribute] of Object.entries(value)) {
    if (attribute === null || attribute === "") continue;
    if (!isAttribute(attribute)) throw new RowError(`attribute ${code} is no text, number, boolean or list of texts`);
    attributes[code] = attribute;
  }
  return attributes;
}

function isAttribute(value: unknown): value is AttributeIn {
  return (
    ["string", "number", "boolean"].includes(typeof value) ||
    (Array.isArray(value) && value.every((each) => typeof each === "string"))
  );
}
