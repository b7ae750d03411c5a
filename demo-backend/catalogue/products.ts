import { readdirSync } from "node:fs";
import { packageFolder } from "../package-folder.ts";
import { readLines } from "./read-data.ts";
import type { ProductSeed } from "./seed.ts";

const folder = new URL("catalogue/data/products/", packageFolder);

/**
 * In display order, a file per family. Bundles and groups come last, because they refer to the
 * products above.
 */
export const products: ProductSeed[] = readdirSync(folder)
  .sort()
  .flatMap((name) => readLines<ProductSeed>(new URL(name, folder)));
