/** Product P190. Also served at `dense` times (default: 2). Cards are 150 to 180 pixels wide. */
export const PICTURE_SIZES = {
  card: { width: 216, height: 268, dense: 1.5 },
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
  readonly dense?: number;
}

const CONTENT_WIDTHS = [160, 240, 320, 400, 480, 600, 640, 768, 960, 1280, 1536];

const PRODUCT_SIZES = new Set(
  Object.values<PictureSize>(PICTURE_SIZES)
    .flatMap((size) => [size, denser(size)])
    .map(({ width, height }) => `${width}x${height}`),
);

/** Replaces transparency in formats without it: the light theme's tile colour. */
export const PICTURE_GROUND = "#f1f4f5";

/** Of pictures in their final format. A replaced picture appears late. */
export const PICTURE_CACHING = "public, max-age=604800, stale-while-revalidate=2592000";

export const PLACEHOLDER_PICTURE = "/placeholder.svg";

/** One spelling per picture, to cache it once. Skips Magento's resize cache. */
function inOneSpelling(path: string): string | null {
  try {
    const names = decodeURIComponent(path)
      .split("/")
      .filter((name) => name !== "" && name !== ".");
    if (names.length === 0 || names.some((name) => name === ".." || /[\\\p{Cc}]/u.test(name))) return null;
    const isResized = names[0] === "catalog" && names[1] === "product" && names[2] === "cache" && names.length > 4;
    return [...names.slice(0, isResized ? 2 : 0), ...names.slice(isResized ? 4 : 0)].map(encodeURIComponent).join("/");
  } catch {
    return null;
  }
}

export function pictureUrl(url: string, { width, height }: PictureSize): string {
  const [, name = ""] = /\/media\/([^?#]+)/.exec(url) ?? [];
  const path = inOneSpelling(name);
  return path ? `/media/${width}x${height}/${path}` : PLACEHOLDER_PICTURE;
}

export function pictureSet(url: string, size: PictureSize) {
  const src = pictureUrl(url, size);
  const srcSet = src === PLACEHOLDER_PICTURE ? src : `${pictureUrl(url, denser(size))} ${size.dense ?? 2}x`;
  return { src, srcSet, width: size.width, height: size.height };
}

function denser({ width, height, dense = 2 }: PictureSize): PictureSize {
  return { width: width * dense, height: height * dense };
}

/**
 * The first picture loads eagerly; the others must not share the connection with it. React 18 only
 * knows `fetchpriority` in lower case.
 */
export function pictureLoading(isFirst: boolean) {
  return isFirst ? ({ fetchpriority: "high" } as const) : ({ loading: "lazy", fetchpriority: "low" } as const);
}

/** The smallest served width that is large enough, at the picture's own ratio. */
export function contentPictureUrl(url: string, width: number): string {
  const served = CONTENT_WIDTHS.find((candidate) => candidate >= width) ?? 1536;
  return pictureUrl(url, { width: served, height: 0 });
}

/** Inverse of `pictureUrl`, for every spelling. Null for anything else. */
export function parsePicturePath(pathname: string): (PictureSize & { path: string }) | null {
  const match = /^\/media\/(\d{2,4})x(\d{1,4})\/(.+\.(?:jpe?g|png|webp|avif|gif))$/i.exec(pathname);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  // Other sizes are 404, so that the host cannot be made to render arbitrary ones. Height 0 keeps
  // the ratio.
  const isSize = PRODUCT_SIZES.has(`${width}x${height}`) || (height === 0 && CONTENT_WIDTHS.includes(width));
  const path = isSize ? inOneSpelling(match[3] ?? "") : null;
  return path === null ? null : { width, height, path };
}
