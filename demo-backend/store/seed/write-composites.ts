import type { BundleSeed, ConfigurableSeed, DownloadableSeed, GroupedSeed, SimpleSeed } from "../../catalogue/seed.ts";
import { query } from "../query.ts";
import type { CatalogueWrite } from "./catalogue-write.ts";
import type { PlannedProduct } from "./plan.ts";
import { toPaise } from "../../rules/money.ts";

export function writeComposites(write: CatalogueWrite): void {
  const { ids, plan, db } = write;
  const writers = compositeWriters(write);
  const link = query(
    db,
    "INSERT OR IGNORE INTO product_link (product_id, linked_product_id, kind, position) VALUES (?, ?, ?, ?)",
  );
  for (const product of plan.products) {
    const { seed } = product;
    const id = ids.product.idOf(seed.sku);
    for (const kind of ["related", "upsell", "crosssell"] as const) {
      seed[kind]?.forEach((sku, at) => link.run(id, ids.product.idOf(sku), kind, at + 1));
    }
    if (seed.type === "configurable") writers.configurable(id, seed, product);
    else if (seed.type === "bundle") writers.bundle(id, seed);
    else if (seed.type === "grouped") writers.grouped(id, seed);
    else if (seed.type === "downloadable") writers.downloadable(id, seed);
    if ("customOptions" in seed) writers.customOptions(id, seed);
  }
}

function compositeWriters({ db, ids }: CatalogueWrite) {
  const configurableAttribute = query(db, "INSERT INTO configurable_attribute VALUES (?, ?, ?)");
  const variant = query(db, "INSERT INTO configurable_variant VALUES (?, ?, ?)");
  const option = query(
    db,
    "INSERT INTO bundle_option (id, product_id, title, input, required, position) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const selection = query(
    db,
    "INSERT INTO bundle_selection (id, option_id, product_id, qty, can_change_qty, is_default, price, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const member = query(db, "INSERT INTO grouped_member (product_id, child_id, qty, position) VALUES (?, ?, ?, ?)");
  const link = query(
    db,
    "INSERT INTO downloadable_link (id, product_id, title, price, sample_file, position) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const settings = query(db, "INSERT INTO downloadable_settings VALUES (?, ?, ?)");
  const sample = query(db, "INSERT INTO downloadable_sample (id, product_id, title, position) VALUES (?, ?, ?, ?)");
  const custom = query(
    db,
    "INSERT INTO custom_option (id, product_id, title, input, required, price, max_characters, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const value = query(
    db,
    "INSERT INTO custom_option_value (id, option_id, title, price, position) VALUES (?, ?, ?, ?, ?)",
  );
  return {
    configurable(id: number, seed: ConfigurableSeed, product: PlannedProduct) {
      seed.optionAttributes.forEach((code, at) => configurableAttribute.run(id, ids.attribute.idOf(code), at));
      product.variants.forEach((child, at) => variant.run(id, ids.product.idOf(child.sku), at + 1));
    },
    bundle(id: number, seed: BundleSeed) {
      seed.options.forEach(({ title, input, required, selections }, at) => {
        const optionId = ids.bundleOption.idOf(`${seed.sku}/${title}`);
        option.run(optionId, id, title, input, required ? 1 : 0, at + 1);
        selections.forEach(({ sku, qty = 1, canChangeQty, isDefault, price }, index) => {
          const flags = [canChangeQty ? 1 : 0, isDefault ? 1 : 0];
          // In a fixed-price bundle a selection without a price costs nothing extra.
          const extra = price === undefined ? (seed.priceType === "fixed" ? 0 : null) : toPaise(price);
          const selectionId = ids.bundleSelection.idOf(`${optionId}/${sku}`);
          selection.run(selectionId, optionId, ids.product.idOf(sku), qty, ...flags, extra, index + 1);
        });
      });
    },
    grouped(id: number, seed: GroupedSeed) {
      seed.members.forEach(({ sku, qty = 1 }, at) => member.run(id, ids.product.idOf(sku), qty, at));
    },
    downloadable(id: number, seed: DownloadableSeed) {
      settings.run(id, seed.linksTitle, seed.linksPurchasedSeparately ? 1 : 0);
      seed.links.forEach(({ title, price = 0, hasSample = false }, at) => {
        const linkId = ids.link.idOf(`${seed.sku}/${title}`);
        link.run(linkId, id, title, toPaise(price), hasSample ? `sample-${linkId}.txt` : null, at + 1);
      });
      seed.samples?.forEach((title, at) => {
        sample.run(ids.sample.idOf(`${seed.sku}/${title}`), id, title, at + 1);
      });
    },
    customOptions(id: number, seed: Pick<SimpleSeed, "sku" | "customOptions">) {
      seed.customOptions?.forEach(({ title, input, required, price = 0, maxCharacters = 0, values = [] }, at) => {
        const optionId = ids.customOption.idOf(`${seed.sku}/${title}`);
        custom.run(optionId, id, title, input, required ? 1 : 0, toPaise(price), maxCharacters, at + 1);
        values.forEach((each, index) => {
          const valueId = ids.customValue.idOf(`${optionId}/${each.title}`);
          value.run(valueId, optionId, each.title, toPaise(each.price ?? 0), index + 1);
        });
      });
    },
  };
}
