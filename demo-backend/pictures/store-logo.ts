import { copyFile, mkdir } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import type { BackendSettings } from "../rules/shop-settings.ts";

/**
 * Copies the file to where Magento keeps a store's logo. Returns the fields of storeConfig that
 * name it.
 */
export async function placeLogo(file: string, mediaFolder: string): Promise<BackendSettings["storeConfig"]> {
  const src = `stores/1/logo${extname(file).toLowerCase()}`;
  const target = join(mediaFolder, "logo", src);
  const { width, height } = await sharp(file).metadata();
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
  return { header_logo_src: src, logo_width: width, logo_height: height };
}
