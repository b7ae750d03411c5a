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
    const own = item.attributes.flatMap((entry) => (entry ? [[entry.code, toValue(entry.value)] as const] : []));
    return [{ product, values: new Map([...own, ...choicesOf(item.product)]) }];
  });
  const rows = (list.attributes ?? []).flatMap((attribute): ComparisonRow[] => {
    if (!attribute || NOT_IN_TABLE.has(attribute.code)) return [];
    const values = goods.map(({ values: own }) => own.get(attribute.code) ?? null);
    if (values.every((value) => value === null)) return [];
    return [
      { code: attribute.code, label: attribute.label || attribute.code, values, differs: new Set(values).size > 1 },
    ];
  });
  return { uid: list.uid, products: goods.map(({ product }) => product), rows };
}

type WireProduct = NonNullable<NonNullable<ComparedFragment["items"]>[number]>["product"];

/** What is chosen on a product's page is no value of the product: all there are to choose from. */
function choicesOf(product: WireProduct): (readonly [code: string, values: string])[] {
  const options = product && "configurable_options" in product ? product.configurable_options : null;
  return (options ?? []).flatMap((option) => {
    const labels = (option?.values ?? []).flatMap((value) => value?.label ?? []);
    return option?.attribute_code && labels.length > 0 ? [[option.attribute_code, labels.join(", ")]] : [];
  });
}

/** Magento writes "N/A" for a missing value. */
function toValue(value: string): string | null {
  const text = value.trim();
  return text === "" || text === "N/A" ? null : text;
}
