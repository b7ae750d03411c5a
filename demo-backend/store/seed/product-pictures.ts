import type { PictureJob } from "../../catalogue/pictures/draw-picture.ts";
import { pictureFiles, type PictureFile } from "../../catalogue/pictures/picture-files.ts";
import type { CatalogueSeed } from "../../catalogue/seed.ts";
import { planCatalogue, withVariants, type PlannedProduct } from "./plan.ts";

/** Equal specs draw equal pictures, so such products (the storage sizes of a phone) share their files. */
export function productPictures() {
  const files = new Map<string, PictureFile[]>();
  return {
    picturesOf({ sku, picture }: Pick<PlannedProduct, "sku" | "picture">): PictureFile[] {
      const key = JSON.stringify(Object.entries(picture).sort(([a], [b]) => a.localeCompare(b)));
      const shared = files.get(key);
      if (shared) return shared;
      const own = pictureFiles(sku, picture);
      files.set(key, own);
      return own;
    },
  };
}

/** Every picture the rows of this catalogue point at, as jobs for the renderer. */
export function productPictureJobs(seed: CatalogueSeed): PictureJob[] {
  const shelf = productPictures();
  const jobs = new Map<string, PictureJob>();
  for (const product of withVariants(planCatalogue(seed).products)) {
    for (const { file, view } of shelf.picturesOf(product)) {
      const path = `catalog/product${file}`;
      if (!jobs.has(path)) jobs.set(path, { file: path, spec: product.picture, view });
    }
  }
  return [...jobs.values()];
}
