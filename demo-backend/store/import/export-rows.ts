import type Database from "libsql";
import { createCatalogueStore } from "../catalogue-store.ts";
import type { ProductRow } from "../catalogue-rows.ts";
import { createCategoryStore } from "../category-store.ts";
import { query } from "../query.ts";

export function exportRows(db: Database.Database): { rows: Iterable<object>; skipped: number } {
  const skipped = query<{ count: number }>(
    db,
    "SELECT count(*) AS count FROM product WHERE type = 'giftcard' AND status = 'enabled'",
  ).get();
  return { rows: allRows(db), skipped: skipped?.count ?? 0 };
}

function* allRows(db: Database.Database): Generator<object> {
  const read = readers(db);
  yield* read.categoryRows();
  const page = query<{ id: number }>(
    db,
    "SELECT id FROM product WHERE id > ? AND status = 'enabled' AND CASE ? WHEN 1 THEN type IN ('configurable', 'bundle', 'grouped') ELSE type IN ('simple', 'virtual', 'downloadable') END ORDER BY id LIMIT 500",
  );
  for (const isComposite of [0, 1]) {
    let after = 0;
    for (let ids = page.all(after, isComposite); ids.length > 0; ids = page.all(after, isComposite)) {
      for (const { id } of ids) {
        yield isComposite ? read.compositeRow(id) : read.productRow(id);
        after = id;
      }
    }
  }
}

function readers(db: Database.Database) {
  const catalogue = createCatalogueStore(db);
  const categories = createCategoryStore(db);
  const specifications = query<{ label: string; value: string }>(
    db,
    "SELECT label, value FROM product_specification WHERE product_id = ? ORDER BY position",
  );
  const pathOf = (categoryId: number) => {
    const category = categories.byId(categoryId);
    return category ? [...categories.ancestorsOf(category), category].map(({ name }) => name) : [];
  };
  const common = (product: ProductRow) => {
    const { brand, ...attributes } = labelsOf(product.id, catalogue);
    const sheet = new Map(specifications.all(product.id).map(({ label, value }) => [label, value]));
    return {
      sku: product.sku,
      name: product.name,
      url_key: product.urlKey,
      type_id: product.type,
      category_paths: catalogue.categoryIdsOf(product.id).map(pathOf),
      category_ids: catalogue.categoryIdsOf(product.id),
      manufacturer: brand ?? null,
      model: sheet.get("Model") ?? null,
      upc: sheet.get("UPC") ?? null,
      short_description: product.shortDescription.replace(/<[^>]*>/g, ""),
      // The import builds the specification table from the attributes below.
      description: product.description.replace(/<table>[\s\S]*<\/table>$/, ""),
      attributes: { ...attributes, ...sheetAttributes(sheet) },
    };
  };
  return {
    *categoryRows() {
      for (const { id, parentId, name, urlPath, level, position } of categories.all()) {
        if (level > 1) yield { id, name, parent: level === 2 ? null : parentId, url_path: urlPath, level, position };
      }
    },
    productRow(id: number) {
      const product = requireProduct(catalogue.productById(id), id);
      const stock = catalogue.stockOf(id);
      return {
        ...common(product),
        price: product.price / 100,
        special_price: product.specialPrice === null ? null : product.specialPrice / 100,
        shipping_weight: product.weightGrams / 1000,
        qty: stock.qty,
      };
    },
    compositeRow(id: number) {
      const product = requireProduct(catalogue.productById(id), id);
      if (product.type === "grouped") return { ...common(product), grouped_items: groupedItems(id, catalogue) };
      if (product.type === "bundle") return { ...common(product), ...bundleColumns(product, catalogue) };
      return { ...common(product), ...configurableColumns(id, catalogue) };
    },
  };
}

type Catalogue = ReturnType<typeof createCatalogueStore>;

function labelsOf(id: number, catalogue: Catalogue) {
  const labels: Record<string, string | string[] | boolean> = {};
  for (const { attributeId, optionId, text } of catalogue.attributeValuesOf(id)) {
    const attribute = catalogue.attribute(attributeId);
    const label = optionId === 0 ? text : catalogue.option(optionId)?.label;
    if (!attribute || !label) continue;
    const previous = labels[attribute.code] ?? [];
    if (attribute.input === "boolean") labels[attribute.code] = true;
    else if (attribute.input === "multiselect") labels[attribute.code] = [previous].flat().map(String).concat(label);
    else labels[attribute.code] = label;
  }
  return labels;
}

function configurableColumns(id: number, catalogue: Catalogue) {
  const attributes = catalogue.configurableAttributesOf(id);
  const variants = catalogue.variantsOf(id).map(({ childId, options }) => ({
    sku: catalogue.productById(childId)?.sku,
    values: Object.fromEntries(
      attributes.map(({ id: attributeId, code }) => [code, catalogue.option(options.get(attributeId) ?? 0)?.label]),
    ),
  }));
  return {
    configurable_options: attributes.map(({ code }) => ({
      attribute_code: code,
      values: [...new Set(variants.map(({ values }) => values[code]))],
    })),
    variants,
  };
}

function groupedItems(id: number, catalogue: Catalogue) {
  return catalogue.groupedMembersOf(id).map(({ childId, qty }) => ({ sku: catalogue.productById(childId)?.sku, qty }));
}

function bundleColumns({ id, price, bundlePriceType }: ProductRow, catalogue: Catalogue) {
  return {
    price_type: bundlePriceType,
    price: bundlePriceType === "fixed" ? price / 100 : null,
    bundle_options: catalogue.bundleOptionsOf(id).map((option) => ({
      title: option.title,
      type: option.input,
      required: option.required === 1,
      selections: option.selections.map((selection) => ({
        sku: catalogue.productById(selection.productId)?.sku,
        qty: selection.qty,
        can_change_quantity: selection.canChangeQty === 1,
        is_default: selection.isDefault === 1,
        price: selection.price === null ? null : selection.price / 100,
      })),
    })),
  };
}

function sheetAttributes(sheet: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...sheet].filter(([label]) => label !== "Model" && label !== "UPC"));
}

function requireProduct(product: ProductRow | undefined, id: number): ProductRow {
  if (product === undefined) throw new Error(`Exporting: product ${id} is missing`);
  return product;
}
