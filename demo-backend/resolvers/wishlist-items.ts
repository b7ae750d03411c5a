import { toTimestamp } from "../rules/shop-clock.ts";
import { bundleOptions, chosenLinks, configurableOptions, samplesOf } from "./cart-items.ts";
import { selectedCustomOptions } from "./custom-options.ts";
import type { WishlistItemView } from "./wishlist.ts";

const itemFields = {
  id: ({ item }: WishlistItemView) => String(item.id),
  quantity: ({ item }: WishlistItemView) => item.quantity,
  description: ({ item }: WishlistItemView) => item.description,
  added_at: ({ item }: WishlistItemView) => toTimestamp(item.addedAt),
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
  SimpleWishlistItem: itemFields,
  VirtualWishlistItem: itemFields,
  GroupedProductWishlistItem: itemFields,
  DownloadableWishlistItem: { ...itemFields, links_v2: chosenLinks, samples: samplesOf },
  BundleWishlistItem: { ...itemFields, bundle_options: bundleOptions },
  ConfigurableWishlistItem: {
    ...itemFields,
    child_sku: ({ line }: WishlistItemView) => (line.variant ?? line.product).sku,
    configured_variant: ({ line }: WishlistItemView) => line.variant,
    configurable_options: configurableOptions,
  },
  WishlistItem: {
    id: ({ item }: WishlistItemView) => item.id,
    qty: ({ item }: WishlistItemView) => item.quantity,
    added_at: itemFields.added_at,
    description: itemFields.description,
    product: itemFields.product,
  },
};
