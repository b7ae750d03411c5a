import type { Picture, Product, ProductSelection } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, type PictureSize, pictureUrl } from "~/lib/images";

export interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly productName: string;
}

/**
 * A complete choice shows its variant's pictures, an incomplete one the matching gallery, no choice
 * the product's pictures.
 */
export function picturesOf(product: Product, selection: ProductSelection | null): readonly Picture[] {
  const chosen = selection?.gallery ?? [];
  const first = selection?.variant?.picture;
  if (chosen.length > 0) return first ? [first, ...chosen.filter(({ url }) => url !== first.url)] : chosen;
  if (first) return [first, ...product.gallery.filter(({ url }) => url !== first.url)];
  return product.gallery.length > 0 || !product.picture ? product.gallery : [product.picture];
}

/** Used by the element and by its preload, which must be equal. */
export function gallerySources({ url }: Picture) {
  return { ...inTwoSizes(url, PICTURE_SIZES.product, PICTURE_SIZES.full), sizes: "(min-width: 1024px) 535px, 258px" };
}

const ENLARGED_SIZE = { width: PICTURE_SIZES.full.width * 2, height: PICTURE_SIZES.full.height * 2 };

export function largePicture({ url }: Picture) {
  return { ...inTwoSizes(url, PICTURE_SIZES.full, ENLARGED_SIZE), sizes: "100vw", ...PICTURE_SIZES.full };
}

function inTwoSizes(url: string, small: PictureSize, large: PictureSize) {
  const [src, larger] = [pictureUrl(url, small), pictureUrl(url, large)];
  return { src, srcSet: src === larger ? undefined : `${src} ${small.width}w, ${larger} ${large.width}w` };
}

export function pictureAlt(picture: Picture, productName: string, index: number): string {
  const label = picture.label || productName;
  return index === 0 || label !== productName ? label : `${productName}, picture ${index + 1}`;
}
