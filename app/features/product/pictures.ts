import type { Picture, Product, ProductSelection } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureUrl } from "~/lib/images";

/** A complete choice shows its variant's pictures, an incomplete one the matching gallery, no choice the product's pictures. */
export function picturesOf(product: Product, selection: ProductSelection | null): readonly Picture[] {
  const chosen = selection?.gallery ?? [];
  const first = selection?.variant?.picture;
  if (chosen.length > 0) return first ? [first, ...chosen.filter(({ url }) => url !== first.url)] : chosen;
  if (first) return [first, ...product.gallery.filter(({ url }) => url !== first.url)];
  return product.gallery.length > 0 || !product.picture ? product.gallery : [product.picture];
}

/** Used by the element and by its preload, which must be equal. */
export function gallerySources({ url }: Picture): { src: string; srcSet: string | undefined; sizes: string } {
  const half = pictureUrl(url, PICTURE_SIZES.product);
  const whole = pictureUrl(url, PICTURE_SIZES.full);
  return {
    src: half,
    srcSet:
      half === whole ? undefined : `${half} ${PICTURE_SIZES.product.width}w, ${whole} ${PICTURE_SIZES.full.width}w`,
    sizes: "(min-width: 1024px) 535px, 258px",
  };
}

const ENLARGED_SIZE = { width: PICTURE_SIZES.full.width * 2, height: PICTURE_SIZES.full.height * 2 };

export function largePicture({ url }: Picture) {
  const full = pictureUrl(url, PICTURE_SIZES.full);
  return {
    src: full,
    srcSet: `${full} ${PICTURE_SIZES.full.width}w, ${pictureUrl(url, ENLARGED_SIZE)} ${ENLARGED_SIZE.width}w`,
    sizes: "100vw",
    ...PICTURE_SIZES.full,
  };
}

export function pictureAlt(picture: Picture, productName: string, index: number): string {
  const label = picture.label || productName;
  return index === 0 || label !== productName ? label : `${productName}, picture ${index + 1}`;
}
