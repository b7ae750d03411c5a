/** Boxes of product pictures and of pictures in content (product P190); each is also served at twice its size. */
export const PICTURE_SIZES = {
  card: { width: 216, height: 268 },
  horizontalCard: { width: 140, height: 200 },
  checkout: { width: 100, height: 100 },
  thumbnail: { width: 160, height: 160 },
  full: { width: 1080, height: 1340 },
  product: { width: 540, height: 670 },
  cart: { width: 170, height: 170 },
} as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const CONTENT_WIDTHS = [320, 400, 480, 600, 640, 768, 960, 1280, 1536];

const PRODUCT_SIZES = new Set(
  Object.values(PICTURE_SIZES).flatMap(({ width, height }) => [`${width}x${height}`, `${width * 2}x${height * 2}`]),
);

/** The sizes /media answers; anything else is 404, so nobody can make the host fill its disk. Height 0 keeps the ratio. */
function isPictureSize(width: number, height: number): boolean {
  return PRODUCT_SIZES.has(`${width}x${height}`) || (height === 0 && CONTENT_WIDTHS.includes(width));
}

export const PLACEHOLDER_PICTURE = "/placeholder.svg";

/** Path below the backend's /media/, without Magento's own resize cache so that the master is what gets resized. */
function mediaPath(url: string): string | null {
  const path = /\/media\/([^?#]+)/.exec(url)?.[1];
  return path ? path.replace(/^catalog\/product\/cache\/[0-9a-f]+\//, "catalog/product/") : null;
}

/** Address of a backend picture at one of the shop's sizes. The host picks the format by Accept. */
export function pictureUrl(url: string, { width, height }: PictureSize): string {
  const path = mediaPath(url);
  return path ? `/media/${width}x${height}/${path}` : PLACEHOLDER_PICTURE;
}

export interface PictureSources {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** `src` and `srcSet` for a box of fixed size, sharp on dense screens. */
export function pictureSet(url: string, size: PictureSize): PictureSources {
  const double = { width: size.width * 2, height: size.height * 2 };
  const src = pictureUrl(url, size);
  const srcSet = src === PLACEHOLDER_PICTURE ? src : `${src}, ${pictureUrl(url, double)} 2x`;
  return { src, srcSet, width: size.width, height: size.height };
}

/** Content pictures keep their ratio; the nearest served width that is not smaller is taken. */
export function contentPictureUrl(url: string, width: number): string {
  const served = CONTENT_WIDTHS.find((candidate) => candidate >= width) ?? 1536;
  return pictureUrl(url, { width: served, height: 0 });
}

/** Parses what `pictureUrl` wrote: the size and the path below /media/. Null for anything the shop would not ask for. */
export function parsePicturePath(pathname: string): (PictureSize & { path: string }) | null {
  const match = /^\/media\/(\d{2,4})x(\d{1,4})\/([\w./+%-]+\.(?:jpe?g|png|webp|gif))$/i.exec(pathname);
  if (!match) return null;
  const [, width, height, path = ""] = match;
  const size = { width: Number(width), height: Number(height) };
  if (!isPictureSize(size.width, size.height) || decodesToParent(path)) return null;
  return { ...size, path };
}

function decodesToParent(path: string): boolean {
  try {
    return decodeURIComponent(path).split("/").includes("..");
  } catch {
    return true;
  }
}
