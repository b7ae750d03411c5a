import { attributes } from "./attributes.ts";
import { categories } from "./categories.ts";
import { blocks } from "./content/blocks.ts";
import { pages } from "./content/pages.ts";
import { products } from "./products.ts";
import type { CatalogueSeed } from "./seed.ts";

export const catalogueSeed: CatalogueSeed = { categories, attributes, products, pages, blocks };
