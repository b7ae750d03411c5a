import { readdirSync, readFileSync } from "node:fs";
import { packageFolder } from "../package-folder.ts";
import type { ProductSeed } from "./seed.ts";

const folder = new URL("catalogue/products/", packageFolder);

/** In display order, a file per family. Bundles and groups come last, because they refer to the products above. */
export const products: ProductSeed[] = readdirSync(folder)
  .sort()
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
  .map((line) => JSON.parse(line) as ProductSeed); // store/seed/check-seed.ts and catalogue.test.ts check it
