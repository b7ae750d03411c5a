import { textOf } from "../../rules/html.ts";
import { query } from "../query.ts";
import type { PlannedCategory, PlannedProduct } from "./plan.ts";
import type { ProductWriting } from "./write-products.ts";

/** Fills the full-text index: one row for each product a shopper can find, its variants' skus and options included. */
export function writeSearch({ db, numbers, plan }: ProductWriting): void {
  db.exec("INSERT INTO product_search (product_search) VALUES ('delete-all')");
  const insert = query(db, "INSERT INTO product_search (rowid, name, sku, words, description) VALUES (?, ?, ?, ?, ?)");
  const categories = new Map(plan.categories.map((category) => [category.seed.key, category]));
  const optionInputs = new Set(
    plan.attributes.filter((seed) => seed.input.endsWith("select")).map((seed) => seed.code),
  );
  for (const product of plan.products) {
    if (product.visibility === "none" || product.visibility === "catalog") continue;
    const skus = [product.sku, ...product.variants.map((variant) => variant.sku)];
    insert.run(
      numbers.product.number(product.sku),
      product.name,
      skus.join(" "),
      [...categoryNames(product, categories), ...optionLabels(product, optionInputs), ...models(product)].join(" "),
      textOf(
        `${product.seed.summary} ${product.seed.description} ${product.specifications.map(([, value]) => value).join(" ")}`,
      ),
    );
  }
}

function categoryNames(product: PlannedProduct, categories: Map<string, PlannedCategory>): Set<string> {
  const names = new Set<string>();
  for (const key of product.seed.categories) {
    for (let at = categories.get(key); at; at = at.parentKey === null ? undefined : categories.get(at.parentKey))
      names.add(at.seed.name);
  }
  return names;
}

function optionLabels(product: PlannedProduct, optionInputs: Set<string>): Set<string> {
  const said = [product, ...product.variants].flatMap((each) => Object.entries(each.attributes));
  return new Set(said.filter(([code]) => optionInputs.has(code)).flatMap(([, value]) => [value].flat().map(String)));
}

function models(product: PlannedProduct): string[] {
  return product.specifications.filter(([label]) => /model/i.test(label)).map(([, value]) => value);
}
