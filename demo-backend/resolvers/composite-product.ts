import type { GraphQLResolveInfo } from "graphql";
import { toBaseAmount } from "../rules/money.ts";
import { bundleSpan } from "../rules/price-span.ts";
import { tierPrice } from "../rules/price.ts";
import { toUid } from "../rules/uid.ts";
import type {
  BundleOptionRow,
  BundleSelectionRow,
  DownloadableLinkRow,
  DownloadableSampleRow,
  ProductRow,
} from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";
import { asLoaded } from "./loaded-product.ts";
import { showPrices, toPriceRange } from "./product-price.ts";

type OptionOfBundle = BundleOptionRow & { bundle: ProductRow };

export const compositeResolvers = {
  BundleProduct: {
    dynamic_price: isDynamic,
    dynamic_sku: isDynamic,
    dynamic_weight: isDynamic,
    price_view: () => "PRICE_RANGE",
    ship_bundle_items: () => "TOGETHER",
    items: (bundle: ProductRow, _: unknown, { store }: BackendContext): OptionOfBundle[] =>
      store.catalogue.bundleOptionsOf(bundle.id).map((option) => ({ ...option, bundle })),
  },
  BundleItem: {
    uid: (option: OptionOfBundle) => toUid(`bundle/${option.id}`),
    option_id: (option: OptionOfBundle) => option.id,
    sku: (option: OptionOfBundle) => option.bundle.sku,
    type: (option: OptionOfBundle) => option.input,
    required: (option: OptionOfBundle) => option.required !== 0,
    options: (option: OptionOfBundle, _: unknown, { store }: BackendContext) =>
      option.selections.filter(({ productId }) => store.catalogue.productById(productId)?.status === "enabled"),
    price_range: (option: OptionOfBundle, _: unknown, context: BackendContext) => {
      const { store, now, currency } = context;
      const index = store.index(now());
      const choices = option.selections.map(({ productId, qty, price }) => {
        const { minRegular, minFinal } = index.priceSpan(productId);
        const final = tierPrice(store.catalogue.tierPricesOf(productId), qty, minFinal);
        return { regular: (price ?? minRegular) * qty, final: (price ?? final) * qty };
      });
      return toPriceRange(
        bundleSpan(null, [{ required: option.required !== 0, input: option.input, choices }]),
        showPrices(option.bundle, context),
        currency,
      );
    },
  },
  BundleItemOption: {
    uid: ({ id, optionId, qty }: BundleSelectionRow) => toUid(`bundle/${optionId}/${id}/${qty}`),
    label: ({ productId }: BundleSelectionRow, _: unknown, context: BackendContext) =>
      shownPart(productId, context)?.name,
    quantity: ({ qty }: BundleSelectionRow) => qty,
    is_default: ({ isDefault }: BundleSelectionRow) => isDefault !== 0,
    can_change_quantity: ({ canChangeQty }: BundleSelectionRow) => canChangeQty !== 0,
    // In Magento 0 means the product's own price.
    price: ({ price }: BundleSelectionRow) => toBaseAmount(price ?? 0),
    price_type: () => "FIXED",
    product: ({ productId }: BundleSelectionRow, _: unknown, context: BackendContext, info: GraphQLResolveInfo) =>
      asLoaded(shownPart(productId, context), info, context, ["name"]),
  },
  GroupedProduct: {
    items: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.groupedMembersOf(product.id).flatMap(({ childId, qty, position }) => {
        const member = store.catalogue.productById(childId);
        return member?.status === "enabled" ? [{ qty, position, product: member }] : [];
      }),
  },
  GroupedProductItem: {
    product: (item: { product: ProductRow }, _: unknown, context: BackendContext, info: GraphQLResolveInfo) =>
      asLoaded(shownPart(item.product.id, context), info, context),
  },
  DownloadableProduct: {
    links_title: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.downloadableSettingsOf(product.id)?.linksTitle,
    links_purchased_separately: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.downloadableSettingsOf(product.id)?.linksPurchasedSeparately,
    downloadable_product_links: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.downloadableLinksOf(product.id),
    downloadable_product_samples: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.downloadableSamplesOf(product.id),
  },
  DownloadableProductLinks: {
    uid: (link: DownloadableLinkRow) => toUid(`downloadable/${link.id}`),
    price: (link: DownloadableLinkRow) => toBaseAmount(link.price),
    sort_order: (link: DownloadableLinkRow) => link.position,
    sample_url: (link: DownloadableLinkRow, _: unknown, { settings }: BackendContext) =>
      link.sampleFile === null ? null : `${settings.baseUrl}/downloadable/download/linkSample/link_id/${link.id}/`,
  },
  DownloadableProductSamples: {
    sort_order: (sample: DownloadableSampleRow) => sample.position,
    sample_url: ({ id }: DownloadableSampleRow, _: unknown, { settings }: BackendContext) =>
      `${settings.baseUrl}/downloadable/download/sample/sample_id/${id}/`,
  },
};

/** A setting may hide parts that are out of stock. Their option stays, without a product. */
function shownPart(productId: number, { store, settings, now }: BackendContext): ProductRow | undefined {
  const isShown = settings.showOutOfStock || store.index(now()).isInStock(productId);
  return isShown ? store.catalogue.productById(productId) : undefined;
}

function isDynamic(bundle: ProductRow): boolean {
  return bundle.bundlePriceType === "dynamic";
}
