import { toPicture, toPrice, toProductSummary } from "~/lib/commerce/catalog/to-product-summary.server";
import { toCustomChoices } from "~/lib/commerce/cart/to-line.server";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import type { WishlistItemFragment } from "~/lib/commerce/wire/generated/graphql";

export function toWishlistItem(item: WishlistItemFragment): WishlistItem {
  const choices = [...toChoices(item), ...toCustomChoices(item)];
  return {
    id: item.id,
    product: toProduct(item),
    choices,
    quantity: item.quantity,
    note: item.description ?? "",
    open: lacksCustomChoice(item) ? "on-its-page" : choices.length > 0 ? [] : toOpen(item),
  };
}

/** A cart that took it without would be refused as a whole. */
function lacksCustomChoice({ product, customizable_options }: WishlistItemFragment): boolean {
  const options = product && "options" in product ? (product.options ?? []) : [];
  return customizable_options.length === 0 && options.some((option) => option?.required === true);
}

/** Of a configured product the chosen variant, with its own price, picture and stock. */
function toProduct(item: WishlistItemFragment): ProductSummary | null {
  const product = toProductSummary(item.product);
  const variant = item.__typename === "ConfigurableWishlistItem" ? item.configured_variant : null;
  const price = variant && toPrice(variant.price_range);
  if (!product || !variant || !price) return product;
  return {
    ...product,
    price,
    isPriceFrom: false,
    inStock: variant.stock_status === "IN_STOCK",
    onlyLeft: null,
    picture: toPicture(variant.small_image, product.name) ?? product.picture,
  };
}

function toChoices(item: WishlistItemFragment): WishlistItem["choices"] {
  switch (item.__typename) {
    case "ConfigurableWishlistItem":
      return (item.configurable_options ?? []).flatMap((option) =>
        option ? [{ label: option.option_label, value: option.value_label }] : [],
      );
    case "BundleWishlistItem":
      return (item.bundle_options ?? []).flatMap((option) => {
        const values = (option?.values ?? []).flatMap((value) =>
          value ? [value.quantity > 1 ? `${value.quantity} × ${value.label}` : value.label] : [],
        );
        return option && values.length > 0 ? [{ label: option.label, value: values.join(", ") }] : [];
      });
    case "DownloadableWishlistItem":
      return (item.links_v2 ?? []).flatMap((link) => (link?.title ? [{ label: "Download", value: link.title }] : []));
    default:
      return [];
  }
}

function toOpen({ product }: WishlistItemFragment): WishlistItem["open"] {
  switch (product?.__typename) {
    case "SimpleProduct":
    case "VirtualProduct":
      return [];
    case "DownloadableProduct":
      return product.links_purchased_separately === 1 ? "on-its-page" : [];
    case "ConfigurableProduct":
      return (product.configurable_options ?? [])
        .filter((option) => option !== null)
        .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(({ label, values }) => ({
          label: label ?? "",
          values: (values ?? []).flatMap((value) =>
            value?.uid && value.label ? [{ uid: value.uid, label: value.label }] : [],
          ),
        }));
    default:
      return "on-its-page";
  }
}
