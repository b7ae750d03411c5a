import {
  amount,
  isRecord,
  maxSkuLength,
  maxTextLength,
  required,
  RowError,
  text,
  type Columns,
} from "./read-columns.ts";
import type { BundleOptionIn, BundleRowIn, CommonColumns, GroupedRowIn } from "./rows.ts";

const inputs = ["radio", "select", "checkbox", "multi"] as const;

export function readComposite(
  kind: "bundle" | "grouped",
  common: CommonColumns,
  columns: Columns,
): BundleRowIn | GroupedRowIn {
  if (kind === "grouped") {
    const members = records(columns["grouped_items"], "grouped_items");
    return { kind, ...common, members: members.map((member) => ({ sku: skuOf(member), qty: quantityOf(member) })) };
  }
  const isFixed = text(columns, "price_type") === "fixed";
  const price = amount(columns, "price");
  if (isFixed && price === null) throw new RowError("has no price");
  const options = records(columns["bundle_options"], "bundle_options").map((option) => readOption(option));
  return { kind, ...common, price: isFixed ? price : null, currency: text(columns, "currency"), options };
}

function readOption(option: Columns): BundleOptionIn {
  const input = inputs.find((each) => each === option["type"]);
  if (!input) throw new RowError(`bundle option type ${String(option["type"])} is none of ${inputs.join(", ")}`);
  return {
    title: required(option, "title", maxTextLength),
    input,
    required: option["required"] !== false,
    selections: records(option["selections"], "selections").map((selection) => ({
      sku: skuOf(selection),
      qty: Math.max(1, quantityOf(selection)),
      canChangeQty: selection["can_change_quantity"] === true,
      isDefault: selection["is_default"] === true,
      price: amount(selection, "price"),
    })),
  };
}

function records(value: unknown, name: string): Columns[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) throw new RowError(`has no ${name}`);
  return value;
}

function skuOf(columns: Columns): string {
  return required(columns, "sku", maxSkuLength);
}

function quantityOf(columns: Columns): number {
  return Math.floor(amount(columns, "qty") ?? 1);
}
