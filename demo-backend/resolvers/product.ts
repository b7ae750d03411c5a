import type { GraphQLResolveInfo } from "graphql";
import { onlyXLeft } from "../rules/salable.ts";
import { toDateAttribute, toTimestamp } from "../rules/shop-clock.ts";
import { toUid } from "../rules/uid.ts";
import { urlSuffix } from "../rules/url-key.ts";
import type { LinkKind, ProductRow, ProductType } from "../store/catalogue-rows.ts";
import { resolveContent } from "./content.ts";
import type { BackendContext } from "./context.ts";
import { asLoaded } from "./loaded-product.ts";
import { productAttributeFields } from "./product-attributes.ts";
import { productMediaFields, type GalleryEntry } from "./product-media.ts";
import { productPriceFields } from "./product-price.ts";

export type RoutedProduct = ProductRow & { routed?: { relativeUrl: string; redirectCode: number } };

const typeNames: Record<ProductType, string> = {
  simple: "SimpleProduct",
  virtual: "VirtualProduct",
  downloadable: "DownloadableProduct",
  configurable: "ConfigurableProduct",
  bundle: "BundleProduct",
  grouped: "GroupedProduct",
  giftcard: "GiftCardProduct",
};

export function productTypeName({ type }: ProductRow): string {
  return typeNames[type];
}

const linkKinds: readonly LinkKind[] = ["related", "upsell", "crosssell"];

function linked(kind: LinkKind) {
  return (product: ProductRow, _: unknown, context: BackendContext, info: GraphQLResolveInfo) => {
    const { store, now } = context;
    const index = store.index(now());
    const shown = store.catalogue.linkedIdsOf(product.id, kind).filter((id) => {
      const slot = index.slotOf(id);
      return slot !== undefined && index.visible.has(slot);
    });
    return store.catalogue.productsByIds(shown).map((row) => asLoaded(row, info, context));
  };
}

export const productResolvers = {
  ProductInterface: {
    __resolveType: productTypeName,
    ...productPriceFields,
    ...productMediaFields,
    ...productAttributeFields,
    uid: (product: ProductRow) => toUid(product.id),
    url_key: (product: ProductRow) => product.urlKey,
    url_suffix: () => urlSuffix,
    url_path: () => null,
    canonical_url: () => null,
    type_id: (product: ProductRow) => product.type,
    attribute_set_id: () => 4,
    options_container: () => "container2",
    gift_message_available: () => null,
    created_at: (product: ProductRow) => toTimestamp(product.createdAt),
    updated_at: (product: ProductRow) => toTimestamp(product.createdAt),
    description: ({ description }: ProductRow, _: unknown, context: BackendContext) => ({
      html: resolveContent(description, context),
    }),
    short_description: ({ shortDescription }: ProductRow, _: unknown, context: BackendContext) => ({
      html: resolveContent(shortDescription, context),
    }),
    meta_title: (product: ProductRow) => product.metaTitle,
    meta_description: (product: ProductRow) => product.metaDescription,
    meta_keyword: (product: ProductRow) => product.metaKeyword,
    new_from_date: (product: ProductRow) => toDateAttribute(product.newFrom),
    new_to_date: (product: ProductRow) => toDateAttribute(product.newTo),
    special_from_date: (product: ProductRow) => toDateAttribute(product.specialFrom),
    special_to_date: (product: ProductRow) => toDateAttribute(product.specialTo),
    stock_status: (product: ProductRow, _: unknown, { store, now }: BackendContext) =>
      store.index(now()).isInStock(product.id) ? "IN_STOCK" : "OUT_OF_STOCK",
    only_x_left_in_stock: (product: ProductRow, _: unknown, { store, settings }: BackendContext) =>
      product.type === "simple" || product.type === "virtual"
        ? onlyXLeft(store.catalogue.stockOf(product.id), settings.onlyXLeftThreshold)
        : null,
    categories: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.categoryIdsOf(product.id).flatMap((id) => {
        const category = store.categories.byId(id);
        return category && store.categories.isShown(category) ? [category] : [];
      }),
    product_links: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      linkKinds.flatMap((kind) =>
        store.catalogue.productsByIds(store.catalogue.linkedIdsOf(product.id, kind)).map((linkedTo, at) => ({
          sku: product.sku,
          link_type: kind,
          linked_product_sku: linkedTo.sku,
          linked_product_type: linkedTo.type,
          position: at + 1,
        })),
      ),
    related_products: linked("related"),
    upsell_products: linked("upsell"),
    crosssell_products: linked("crosssell"),
    url_rewrites: (product: ProductRow) =>
      product.visibility === "none"
        ? []
        : [{ url: product.urlKey + urlSuffix, parameters: [{ name: "id", value: String(product.id) }] }],
  },
  ProductLinksInterface: { __resolveType: () => "ProductLinks" },
  PhysicalProductInterface: {
    __resolveType: productTypeName,
    weight: (product: ProductRow) => product.weightGrams / 1000,
  },
  MediaGalleryInterface: {
    __resolveType: ({ video_content }: GalleryEntry) => (video_content === null ? "ProductImage" : "ProductVideo"),
  },
};
