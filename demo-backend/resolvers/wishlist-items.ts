import { toTimestamp } from "../rules/shop-clock.ts";
import { bundleOptions, chosenLinks, configurableOptions, samplesOf } from "./cart-items.ts";
import { selectedCustomOptions } from "./custom-options.ts";
import type { WishlistItemView } from "./wishlist.ts";

const wishFields = {
  id: ({ wish }: WishlistItemView) => String(wish.id),
  quantity: ({ wish }: WishlistItemView) => wish.quantity,
  description: ({ wish }: WishlistItemView) => wish.description,
  added_at: ({ wish }: WishlistItemView) => toTimestamp(wish.addedAt),
  product: ({ line }: WishlistItemView) => line.product,
  customizable_options: selectedCustomOptions,
};

export const wishlistItemResolvers = {
  WishlistItemInterface: {
    __resolveType({ line }: WishlistItemView): string {
      switch (line.product.type) {
        case "configurable":
          return "ConfigurableWishlistItem";
        case "bundle":
          return "BundleWishlistItem";
        case "downloadable":
          return "DownloadableWishlistItem";
        case "virtual":
          return "VirtualWishlistItem";
        case "grouped":
          return "GroupedProductWishlistItem";
        default:
          return "SimpleWishlistItem";
      }
    },
  },
  SimpleWishlistItem: wishFields,
  VirtualWishlistItem: wishFields,
  GroupedProductWishlistItem: wishFields,
  DownloadableWishlistItem: { ...wishFields, links_v2: chosenLinks, samples: samplesOf },
  BundleWishlistItem: { ...wishFields, bundle_options: bundleOptions },
  ConfigurableWishlistItem: {
    ...wishFields,
    child_sku: ({ line }: WishlistItemView) => (line.variant ?? line.product).sku,
    configured_variant: ({ line }: WishlistItemView) => line.variant,
    configurable_options: configurableOptions,
  },
  /** The old form, kept for old clients. */
  WishlistItem: {
    id: ({ wish }: WishlistItemView) => wish.id,
    qty: ({ wish }: WishlistItemView) => wish.quantity,
    added_at: wishFields.added_at,
    description: wishFields.description,
    product: wishFields.product,
  },
};
