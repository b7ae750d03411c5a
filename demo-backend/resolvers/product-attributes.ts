import type { ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

/** Sent as integers: an option id, or 1 for yes. */
const numberCodes = ["brand", "color", "ram", "storage_capacity", "made_in_india"];
/** Sent as text: plain, or comma-separated option ids. */
const textCodes = [
  ...["capacity", "energy_class", "connectivity", "material", "screen_size", "warranty_note", "country_of_manufacture"],
  ...["generic_name", "hsn_code", "importer", "mpn", "net_quantity", "unit_price"],
];

/** Labels come from customAttributeMetadata. */
function rawValue(product: ProductRow, code: string, { store }: BackendContext): string | null {
  const attribute = store.catalogue.attributeByCode(code);
  if (attribute === undefined) return null;
  const values = store.catalogue.attributeValuesOf(product.id).filter((value) => value.attributeId === attribute.id);
  if (values.length === 0) return null;
  return values[0]?.text ?? values.map((value) => value.optionId).join(",");
}

function asNumber(code: string) {
  return (product: ProductRow, _: unknown, context: BackendContext) => {
    const value = rawValue(product, code, context);
    return value === null ? null : Number.parseInt(value, 10);
  };
}

function asText(code: string) {
  return (product: ProductRow, _: unknown, context: BackendContext) => rawValue(product, code, context);
}

/** Depends on dates and prices: 1 or null. */
function asMark(code: "new" | "sale") {
  return (product: ProductRow, _: unknown, { store, now }: BackendContext) => {
    if (store.catalogue.attributeByCode(code) === undefined) return null;
    const index = store.index(now());
    return (code === "new" ? index.isNew(product.id) : index.isOnSale(product.id)) ? 1 : null;
  };
}

export const productAttributeFields = Object.fromEntries([
  ...numberCodes.map((code) => [code, asNumber(code)] as const),
  ...textCodes.map((code) => [code, asText(code)] as const),
  ["new", asMark("new")],
  ["sale", asMark("sale")],
]);
