import type Database from "libsql";
import { specificationTable, escapeHtml } from "../../rules/html.ts";
import { toPaise } from "../../rules/money.ts";
import { endOfDay, startOfDay } from "../../rules/shop-clock.ts";
import { urlSuffix } from "../../rules/url-key.ts";
import { query } from "../query.ts";
import type { CatalogueWrite } from "./catalogue-write.ts";
import { withVariants, type PlannedProduct } from "./plan.ts";
import { writeAttributes } from "./write-attributes.ts";
import { taxClasses } from "./write-content.ts";
import { writeComposites } from "./write-composites.ts";

export function writeProducts({ db, ids, plan, now }: CatalogueWrite & { now: Date }): void {
  const positions = new Map(plan.products.map((product, at) => [product.sku, at + 1]));
  const products = withVariants(plan.products);
  const createdAt = now.toISOString();
  const writeRow = productWriter(db);
  const rewrite = query(db, "INSERT INTO url_rewrite (request_path, target_type, target_id) VALUES (?, 'PRODUCT', ?)");
  const category = query(db, "INSERT INTO product_category (product_id, category_id, position) VALUES (?, ?, ?)");
  for (const product of products) {
    const id = ids.product.idOf(product.sku);
    const position = positions.get(product.sku) ?? 0;
    writeRow(id, product, position, createdAt);
    if (product.visibility === "none") continue;
    rewrite.run(product.urlKey + urlSuffix, id);
    for (const key of product.seed.categories) category.run(id, ids.category.idOf(key), position);
  }
  writeAttributes({ db, ids, plan });
  writeDetails({ db, ids, plan });
  writeComposites({ db, ids, plan });
}

function productWriter(db: Database.Database) {
  const insert = query(
    db,
    `INSERT INTO product (id, sku, url_key, name, type, status, visibility, price, special_price, special_from, special_to,
       bundle_price_type, tax_class_id, weight_grams, short_description, description, meta_title, meta_description,
       new_from, new_to, created_at, position, rating_summary, review_count)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, url_key = excluded.url_key, name = excluded.name, type = excluded.type,
       status = excluded.status, visibility = excluded.visibility, price = excluded.price, special_price = excluded.special_price,
       special_from = excluded.special_from, special_to = excluded.special_to, bundle_price_type = excluded.bundle_price_type,
       tax_class_id = excluded.tax_class_id, weight_grams = excluded.weight_grams, short_description = excluded.short_description,
       description = excluded.description, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
       new_from = excluded.new_from, new_to = excluded.new_to, position = excluded.position,
       rating_summary = excluded.rating_summary, review_count = excluded.review_count`,
  );
  return (id: number, product: PlannedProduct, position: number, createdAt: string) => {
    const { seed } = product;
    const isVariant = product.sku !== seed.sku;
    const prices = [
      toPaise(product.price),
      product.specialPrice === undefined ? null : toPaise(product.specialPrice),
      product.specialFrom === undefined ? null : startOfDay(product.specialFrom),
      product.specialTo === undefined ? null : endOfDay(product.specialTo),
      seed.type === "bundle" ? seed.priceType : null,
    ];
    const texts = [
      `<p>${escapeHtml(seed.summary)}</p>`,
      seed.description + specificationTable(product.specifications),
      isVariant ? product.name : (seed.metaTitle ?? seed.name),
      seed.metaDescription ?? seed.summary,
    ];
    const newDays = [seed.newFrom ? startOfDay(seed.newFrom) : null, seed.newTo ? endOfDay(seed.newTo) : null];
    const rating = isVariant ? [0, 0] : [seed.rating?.summary ?? 0, seed.rating?.count ?? 0];
    const kind = [product.type, seed.status ?? "enabled", product.visibility];
    const taxAndWeight = [taxClasses[product.taxClass].id, product.weightGrams];
    insert.run(
      id,
      product.sku,
      product.urlKey,
      product.name,
      ...kind,
      ...prices,
      ...taxAndWeight,
      ...texts,
      ...newDays,
      createdAt,
      position,
      ...rating,
    );
  };
}

function writeDetails({ db, ids, plan }: CatalogueWrite): void {
  const specification = query(db, "INSERT INTO product_specification VALUES (?, ?, ?, ?)");
  const image = query(db, "INSERT INTO product_image (product_id, position, file, label) VALUES (?, ?, ?, ?)");
  const tier = query(db, "INSERT INTO tier_price (product_id, quantity, price) VALUES (?, ?, ?)");
  // In a shop with orders only quantity rules are updated, not stock.
  const stock = query(
    db,
    `INSERT INTO stock (product_id, qty, min_sale_qty, max_sale_qty, qty_increments, backorders) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (product_id) DO UPDATE SET min_sale_qty = excluded.min_sale_qty, max_sale_qty = excluded.max_sale_qty, qty_increments = excluded.qty_increments, backorders = excluded.backorders`,
  );
  const source = query(
    db,
    "INSERT INTO source_item (product_id, source_code, quantity) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  for (const product of withVariants(plan.products)) {
    const id = ids.product.idOf(product.sku);
    product.specifications.forEach(([label, value], at) => specification.run(id, at + 1, label, value));
    product.pictures.forEach(({ file, label }, at) => image.run(id, at + 1, file, `${product.name}, ${label}`));
    for (const { quantity, price } of product.tierPrices) tier.run(id, quantity, toPaise(price));
    const stockData = product.stock ?? unlimitedStock(product);
    if (!stockData) continue;
    const { qty, minSaleQty = 1, maxSaleQty = 10_000, qtyIncrements = 1, backorders = false, stores = {} } = stockData;
    stock.run(id, qty, minSaleQty, maxSaleQty, qtyIncrements, backorders ? 1 : 0);
    for (const [code, quantity] of Object.entries(stores)) source.run(id, code, quantity);
  }
}

/** Composite products have their components' stock. */
function unlimitedStock({ type }: PlannedProduct): PlannedProduct["stock"] {
  return type === "downloadable" || type === "giftcard" || type === "virtual"
    ? { qty: 0, backorders: true }
    : undefined;
}
