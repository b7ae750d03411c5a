import { count } from "./import-report.ts";
import type { ImportStore, ImportContext } from "./import-context.ts";
import type { BundleRowIn, CompositeRowIn, ConfigurableRowIn, GroupedRowIn } from "./rows.ts";
import { RowError } from "./read-columns.ts";
import { optionAttribute, toLabel } from "./sort-attributes.ts";
import { identifierRows, common, convertPrice, rateFor } from "./to-product.ts";

export function writeConfigurable(row: ConfigurableRowIn, { writer, report }: ImportContext): void {
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
  if (children.length === 0) throw new RowError(`${row.sku}: none of its variants is a product`);
  writer.writeProduct({ ...composite(row, writer), type: "configurable" });
  writer.writeVariants(writer.idOf(row.sku) ?? 0, { attributeIds, children });
  report.products += 1;
  report.configurables += 1;
}

/** Skips unknown components. Rejects a bundle or group without any. */
export function writeComposite(row: BundleRowIn | GroupedRowIn, { writer, report, options }: ImportContext): void {
  // prettier-ignore
  const existing = <Part extends { sku: string }>(parts: readonly Part[]): (Part & { id: number })[] =>
    parts.flatMap((part) => {
      const id = writer.idOf(part.sku);
      if (id === undefined) count(report.notes, "Part of a set whose sku is no product, left out");
      return id === undefined ? [] : [{ ...part, id }];
    });
  const isBundle = row.kind === "bundle";
  const members = isBundle ? [] : existing(row.members);
  const rate = isBundle ? rateFor(row, options) : 1;
  const convert = (price: number | null) => (price === null ? null : convertPrice(price, rate));
  const isFixed = isBundle && row.price !== null;
  const choices = (isBundle ? row.options : []).map((option) => ({
    ...option,
    selections: existing(option.selections).map((part) => ({
      ...part,
      price: isFixed ? (convert(part.price) ?? 0) : null,
    })),
  }));
  const nonEmpty = choices.filter(({ selections }) => selections.length > 0);
  if (nonEmpty.length === 0 && members.length === 0) throw new RowError(`${row.sku}: none of its parts is a product`);
  writer.writeProduct({
    ...composite(row, writer),
    type: row.kind,
    bundlePriceType: isBundle ? (isFixed ? "fixed" : "dynamic") : null,
    price: (isBundle ? convert(row.price) : null) ?? 0,
  });
  const id = writer.idOf(row.sku) ?? 0;
  writer.writeBundle(id, nonEmpty);
  writer.writeGroup(id, members);
  report.products += 1;
}

function composite(row: CompositeRowIn, writer: ImportStore) {
  return {
    ...common(row, writer, { attributes: new Map(), specifications: identifierRows(row) }),
    ...{ bundlePriceType: null, price: 0, specialPrice: null, weightGrams: 0, qty: null },
  };
}
