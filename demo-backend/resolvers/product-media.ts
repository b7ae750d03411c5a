import { toUid } from "../rules/uid.ts";
import type { ImageRow, ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

/** All roles are the first picture; the image service resizes it. */
function mainPicture(product: ProductRow, _: unknown, { store, mediaUrl }: BackendContext) {
  const first = store.catalogue.imagesOf(product.id).find((image) => image.disabled === 0);
  return { url: mediaUrl(first?.file ?? null), label: product.name };
}

export type GalleryEntry = ReturnType<typeof toMediaGallery>[number];

export function toMediaGallery(product: ProductRow, { store, mediaUrl }: BackendContext) {
  const shown = store.catalogue.imagesOf(product.id).filter((image) => image.disabled === 0);
  return shown.map((image) => ({
    url: mediaUrl(image.file),
    label: image.label,
    position: image.position,
    disabled: false,
    video_content: toVideo(image),
  }));
}

function toVideo({ videoUrl, videoTitle, videoDescription }: ImageRow) {
  if (videoUrl === null) return null;
  return {
    media_type: "external-video",
    video_url: videoUrl,
    video_title: videoTitle,
    video_description: videoDescription,
    video_provider: "",
    video_metadata: "",
  };
}

export const productMediaFields = {
  image: mainPicture,
  small_image: mainPicture,
  thumbnail: mainPicture,
  swatch_image: () => null,
  media_gallery_entries: ({ id, name }: ProductRow, _: unknown, { store }: BackendContext) =>
    store.catalogue.imagesOf(id).map((image, at) => ({
      id: id * 1_000 + image.position,
      uid: toUid(id * 1_000 + image.position),
      file: image.file,
      label: image.label ?? name,
      position: image.position,
      disabled: image.disabled !== 0,
      media_type: image.videoUrl === null ? "image" : "external-video",
      types: at === 0 ? ["image", "small_image", "thumbnail"] : [],
      video_content: toVideo(image),
    })),
  media_gallery: (product: ProductRow, _: unknown, context: BackendContext) => toMediaGallery(product, context),
};
