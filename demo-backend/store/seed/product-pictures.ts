import type { PictureJob } from "../../catalogue/pictures/draw-picture.ts";
import { readFacts } from "../../catalogue/pictures/facts.ts";
import { pictureFiles, type PictureFile } from "../../catalogue/pictures/picture-files.ts";
import type { CatalogueSeed } from "../../catalogue/seed.ts";
import { planCatalogue, withVariants, type PlannedProduct } from "./plan.ts";

type Pictured = Pick<PlannedProduct, "sku" | "picture" | "specifications">;

/** Products with equal pictures (storage sizes of a phone) share files. */
export function productPictures() {
  const files = new Map<string, PictureFile[]>();
  return {
    picturesOf({ sku, picture, specifications }: Pictured): PictureFile[] {
      const facts = readFacts(picture.kind, specifications);
      const key = JSON.stringify([Object.entries(picture).sort(([a], [b]) => a.localeCompare(b)), facts]);
      const shared = files.get(key);
      if (shared) return shared;
      const own = pictureFiles(sku, picture, facts);
      files.set(key, own);
      return own;
    },
  };
}

export function productPictureJobs(seed: CatalogueSeed): PictureJob[] {
  const pictures = productPictures();
  const jobs = new Map<string, PictureJob>();
  for (const product of withVariants(planCatalogue(seed).products)) {
    for (const { file, view } of pictures.picturesOf(product)) {
      const path = `catalog/product${file}`;
      const facts = readFacts(product.picture.kind, product.specifications);
      if (!jobs.has(path)) jobs.set(path, { file: path, spec: product.picture, view, facts });
    }
  }
  return [...jobs.values()];
}
