import type Database from "libsql";
import { createAttributeStore, type AttributeStore } from "./attribute-store.ts";
import type {
  BundleOptionRow,
  BundleSelectionRow,
  DownloadableLinkRow,
  DownloadableSettingsRow,
  GroupedMemberRow,
  ImageRow,
  LinkKind,
  ProductRow,
  StockRow,
  TaxClassRow,
  TierPriceRow,
  VariantRow,
} from "./catalogue-rows.ts";
import { columns } from "./columns.ts";
import { createCustomOptionStore, type CustomOptionStore } from "./custom-option-store.ts";
import { query } from "./query.ts";
import { memoize } from "./memoize.ts";

const productColumns = columns(`id sku url_key name type status visibility price special_price special_from special_to
  bundle_price_type tax_class_id weight_grams short_description description meta_title meta_description meta_keyword
  new_from new_to created_at position rating_summary review_count`);
const stockColumns = columns("product_id qty reserved min_sale_qty max_sale_qty qty_increments backorders");

export interface CatalogueStore extends AttributeStore, CustomOptionStore {
  productById(id: number): ProductRow | undefined;
  /** Case-insensitive, like Magento's collation. */
  productBySku(sku: string): ProductRow | undefined;
  productByUrlKey(urlKey: string): ProductRow | undefined;
  productsByIds(ids: readonly number[]): ProductRow[];
  /** Not cached, because orders change it. */
  stockOf(id: number): StockRow;
  taxClass(id: number): TaxClassRow | undefined;
  variantsOf(parentId: number): VariantRow[];
  parentIdsOf(childId: number): number[];
  bundleOptionsOf(id: number): BundleOptionRow[];
  groupedMembersOf(id: number): GroupedMemberRow[];
  downloadableLinksOf(id: number): DownloadableLinkRow[];
  downloadableSettingsOf(id: number): DownloadableSettingsRow | undefined;
  tierPricesOf(id: number): TierPriceRow[];
  imagesOf(id: number): ImageRow[];
  linkedIdsOf(id: number, kind: LinkKind): number[];
  categoryIdsOf(id: number): number[];
  /** Clears the cache after catalogue writes. */
  clear(): void;
}

export function createCatalogueStore(db: Database.Database): CatalogueStore {
  const attributes = createAttributeStore(db);
  const products = productQueries(db);
  const parts = partQueries(db, attributes);
  const customOptions = createCustomOptionStore(db);
  return {
    ...attributes,
    ...customOptions,
    ...products.reads,
    ...parts.reads,
    clear() {
      attributes.clear();
      customOptions.clear();
      products.clear();
      parts.clear();
    },
  };
}

function productQueries(db: Database.Database) {
  const byId = query<ProductRow>(db, `SELECT ${productColumns} FROM product WHERE id = ?`);
  const bySku = query<{ id: number }>(db, "SELECT id FROM product WHERE sku = ? COLLATE NOCASE");
  const byUrlKey = query<{ id: number }>(db, "SELECT id FROM product WHERE url_key = ?");
  const stock = query<StockRow>(db, `SELECT ${stockColumns} FROM stock WHERE product_id = ?`);
  const taxClasses = query<TaxClassRow>(
    db,
    `SELECT ${columns("id code label rate_basis_points")} FROM tax_class WHERE id = ?`,
  );
  const productById = memoize((id: number) => byId.get(id));
  const idBySku = memoize((sku: string) => bySku.get(sku)?.id);
  const idByUrlKey = memoize((urlKey: string) => byUrlKey.get(urlKey)?.id);
  const taxClass = memoize((id: number) => taxClasses.get(id));
  return {
    reads: {
      productById,
      productBySku(sku: string) {
        const id = idBySku(sku);
        return id === undefined ? undefined : productById(id);
      },
      productByUrlKey(urlKey: string) {
        const id = idByUrlKey(urlKey);
        return id === undefined ? undefined : productById(id);
      },
      productsByIds: (ids: readonly number[]) => ids.map(productById).filter((row) => row !== undefined),
      stockOf: (id: number) => stock.get(id) ?? noStock(id),
      taxClass,
    },
    clear: () => [productById, idBySku, idByUrlKey, taxClass].forEach((read) => read.clear()),
  };
}

/** Composite products depend on their components; others are always in stock. */
function noStock(productId: number): StockRow {
  return { productId, qty: 0, reserved: 0, minSaleQty: 1, maxSaleQty: 10_000, qtyIncrements: 1, backorders: 0 };
}

function partQueries(db: Database.Database, attributes: AttributeStore) {
  const variants = query<{ childId: number; position: number }>(
    db,
    `SELECT ${columns("child_id position")} FROM configurable_variant WHERE product_id = ? ORDER BY position`,
  );
  const parents = query<{ id: number }>(
    db,
    "SELECT product_id AS id FROM configurable_variant WHERE child_id = ? ORDER BY product_id",
  );
  const members = query<GroupedMemberRow>(
    db,
    `SELECT ${columns("child_id qty position")} FROM grouped_member WHERE product_id = ? ORDER BY position`,
  );
  const links = query<DownloadableLinkRow>(
    db,
    `SELECT ${columns("id product_id title price sample_file position")} FROM downloadable_link WHERE product_id = ? ORDER BY position`,
  );
  const settings = query<DownloadableSettingsRow>(
    db,
    `SELECT ${columns("links_title links_purchased_separately")} FROM downloadable_settings WHERE product_id = ?`,
  );
  const tiers = query<TierPriceRow>(
    db,
    "SELECT quantity, price FROM tier_price WHERE product_id = ? ORDER BY quantity",
  );
  const images = query<ImageRow>(
    db,
    `SELECT ${columns("position file label disabled video_url video_title video_description")} FROM product_image WHERE product_id = ? ORDER BY position`,
  );
  const linked = query<{ id: number; kind: LinkKind }>(
    db,
    "SELECT linked_product_id AS id, kind FROM product_link WHERE product_id = ? ORDER BY position",
  );
  const categories = query<{ id: number }>(
    db,
    "SELECT category_id AS id FROM product_category WHERE product_id = ? ORDER BY category_id",
  );

  const variantsOf = memoize((parentId: number): VariantRow[] => {
    const optionAttributes = attributes.configurableAttributesOf(parentId);
    return variants
      .all(parentId)
      .map(({ childId, position }) => ({ childId, position, options: optionsOf(childId, optionAttributes) }));
  });
  const optionsOf = (childId: number, optionAttributes: { id: number }[]) => {
    const attributeIds = new Set(optionAttributes.map((attribute) => attribute.id));
    const values = attributes.attributeValuesOf(childId).filter((value) => attributeIds.has(value.attributeId));
    return new Map(values.map((value) => [value.attributeId, value.optionId]));
  };
  const linksOfProduct = memoize((id: number) => linked.all(id));
  const reads = {
    variantsOf,
    parentIdsOf: memoize((childId: number) => parents.all(childId).map((row) => row.id)),
    bundleOptionsOf: memoize(bundleReader(db)),
    groupedMembersOf: memoize((id: number) => members.all(id)),
    downloadableLinksOf: memoize((id: number) => links.all(id)),
    downloadableSettingsOf: memoize((id: number) => settings.get(id)),
    tierPricesOf: memoize((id: number) => tiers.all(id)),
    imagesOf: memoize((id: number) => images.all(id)),
    categoryIdsOf: memoize((id: number) => categories.all(id).map((row) => row.id)),
  };
  return {
    reads: {
      ...reads,
      linkedIdsOf: (id: number, kind: LinkKind) =>
        linksOfProduct(id)
          .filter((link) => link.kind === kind)
          .map((link) => link.id),
    },
    clear: () => [...Object.values(reads), linksOfProduct].forEach((read) => read.clear()),
  };
}

function bundleReader(db: Database.Database): (id: number) => BundleOptionRow[] {
  const options = query<Omit<BundleOptionRow, "selections">>(
    db,
    `SELECT ${columns("id product_id title input required position")} FROM bundle_option WHERE product_id = ? ORDER BY position`,
  );
  const selections = query<BundleSelectionRow>(
    db,
    `SELECT ${columns("id option_id product_id qty can_change_qty is_default price position")} FROM bundle_selection WHERE option_id = ? ORDER BY position`,
  );
  return (id) => options.all(id).map((option) => ({ ...option, selections: selections.all(option.id) }));
}
