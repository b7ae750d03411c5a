import sharp, { type Sharp } from "sharp";
import { PICTURE_GROUND, type PictureSize } from "~/lib/images";

export type Format = "avif" | "webp" | "jpeg";

const LIMIT_SECONDS = 20;

/** The picture in this size, never enlarged, and format. Throws for what is no picture, has over 50 million pixels or takes over 20 s. */
export function drawPicture(master: Buffer, { width, height }: PictureSize, format: Format): Promise<Buffer> {
  const size = { width, ...(height > 0 ? { height } : {}) };
  const image = sharp(master, { limitInputPixels: 50_000_000 })
    .timeout({ seconds: LIMIT_SECONDS })
    .rotate()
    .resize({ ...size, fit: "inside", withoutEnlargement: true });
  return encode(image, format).toBuffer();
}

function encode(image: Sharp, format: Format): Sharp {
  switch (format) {
    case "avif":
      return image.avif({ quality: 44, effort: 4, chromaSubsampling: "4:2:0", tune: "ssim" });
    case "webp":
      return image.webp({ quality: 56, alphaQuality: 50, effort: 6 });
    case "jpeg":
      return image.flatten({ background: PICTURE_GROUND }).jpeg({ quality: 80, mozjpeg: true });
  }
}
