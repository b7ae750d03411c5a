import type { ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

/** Roles (image, small_image, thumbnail) are all the first picture: Magento's sizes are the image service's business. */
function mainPicture(product: ProductRow, _: unknown, { store, mediaUrl }: BackendContext) {
  const first = store.catalogue.imagesOf(product.id).find((image) => image.disabled === 0);
  return { url: mediaUrl(first?.file ?? null), label: product.name };
}

export function toMediaGallery(product: ProductRow, { store, mediaUrl }: BackendContext) {
  const shown = store.catalogue.imagesOf(product.id).filter((image) => image.disabled === 0);
  return shown.map(({ file, label, position }) => ({ url: mediaUrl(file), label, position, disabled: false }));
}

export const productMediaFields = {
  image: mainPicture,
  small_image: mainPicture,
  thumbnail: mainPicture,
  swatch_image: () => null,
  media_gallery: (product: ProductRow, _: unknown, context: BackendContext) => toMediaGallery(product, context),
};
