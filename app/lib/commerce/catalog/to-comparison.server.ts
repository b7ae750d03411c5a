import type { Comparison, ComparisonRow } from "~/lib/commerce/model/comparison";
import type { ComparedFragment } from "~/lib/commerce/wire/generated/graphql";
import { toProductSummary } from "./to-product-summary.server";

/** Shown in the table's head already, or too long for a cell. */
const NOT_IN_TABLE = new Set(["sku", "description", "short_description", "price", "name"]);

/** Products the backend can no longer load are left out, with their values. */
export function toComparison(list: ComparedFragment): Comparison {
  const goods = (list.items ?? []).flatMap((item) => {
    const product = toProductSummary(item?.product ?? null);
    if (!item || !product) return [];
    const values = new Map(item.attributes.flatMap((entry) => (entry ? [[entry.code, toValue(entry.value)]] : [])));
    return [{ product, values }];
  });
  const rows = (list.attributes ?? []).flatMap((attribute): ComparisonRow[] => {
    if (!attribute || NOT_IN_TABLE.has(attribute.code)) return [];
    const values = goods.map(({ values: own }) => own.get(attribute.code) ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ code: attribute.code, label: attribute.label, values, differs: new Set(values).size > 1 }];
  });
  return { uid: list.uid, products: goods.map(({ product }) => product), rows };
}

/** Magento writes "N/A" for a missing value. */
function toValue(value: string): string | null {
  const text = value.trim();
  return text === "" || text === "N/A" ? null : text;
}
