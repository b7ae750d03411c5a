import { toTimestamp } from "../rules/shop-clock.ts";
import { bundleOptions, chosenLinks, configurableOptions, samplesOf } from "./cart-items.ts";
import { selectedCustomOptions } from "./custom-options.ts";
import type { WishView } from "./wishlist.ts";

const wishFields = {
  id: ({ wish }: WishView) => String(wish.id),
  quantity: ({ wish }: WishView) => wish.quantity,
  description: ({ wish }: WishView) => wish.description,
  added_at: ({ wish }: WishView) => toTimestamp(wish.addedAt),
  product: ({ line }: WishView) => line.product,
  customizable_options: selectedCustomOptions,
};

export const wishlistItemResolvers = {
  WishlistItemInterface: {
    __resolveType({ line }: WishView): string {
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
    child_sku: ({ line }: WishView) => (line.variant ?? line.product).sku,
    configured_variant: ({ line }: WishView) => line.variant,
    configurable_options: configurableOptions,
  },
  /** The old form, kept for old clients. */
  WishlistItem: {
    id: ({ wish }: WishView) => wish.id,
    qty: ({ wish }: WishView) => wish.quantity,
    added_at: wishFields.added_at,
    description: wishFields.description,
    product: wishFields.product,
  },
};
