import { query } from "../query.ts";
import type { CatalogueWrite } from "./catalogue-write.ts";
import { withVariants } from "./plan.ts";

/** A false boolean is not stored, as unset in Magento. */
export function writeAttributes({ db, ids, plan }: CatalogueWrite): void {
  const attribute = query(
    db,
    "INSERT INTO attribute (id, code, label, input, is_filterable, is_comparable, swatch, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const option = query(
    db,
    "INSERT INTO attribute_option (id, attribute_id, label, swatch, position) VALUES (?, ?, ?, ?, ?)",
  );
  const value = query(
    db,
    "INSERT OR IGNORE INTO product_attribute (product_id, attribute_id, option_id, text) VALUES (?, ?, ?, ?)",
  );

  plan.attributes.forEach((seed, at) => {
    const id = ids.attribute.idOf(seed.code);
    const flags = [seed.filterable ? 1 : 0, seed.comparable ? 1 : 0];
    attribute.run(id, seed.code, seed.label, seed.input, ...flags, seed.swatch ?? null, at);
    seed.options?.forEach(({ label, swatch }, index) => {
      option.run(ids.option.idOf(`${seed.code}/${label}`), id, label, swatch ?? null, index + 1);
    });
  });

  const optionIds = (code: string, labels: string | number | readonly string[]) =>
    [labels].flat().map((label) => ids.option.idOf(`${code}/${label}`));
  const inputs = new Map(plan.attributes.map((seed) => [seed.code, seed.input]));
  for (const product of withVariants(plan.products)) {
    const id = ids.product.idOf(product.sku);
    for (const [code, attributeValue] of Object.entries(product.attributes)) {
      const attributeId = ids.attribute.idOf(code);
      const isText = inputs.get(code) === "text";
      if (attributeValue === true) value.run(id, attributeId, 0, "1");
      else if (attributeValue !== false && isText) value.run(id, attributeId, 0, String(attributeValue));
      else if (attributeValue !== false)
        optionIds(code, attributeValue).forEach((optionId) => value.run(id, attributeId, optionId, null));
    }
  }
}
