import { categories } from "../categories.ts";
import { mediaFile } from "./page-builder.ts";
import type { CategorySeed } from "../seed.ts";

/** Magento adds a slash to `url`, even after ".html". */
export const to = (path: string): string => `{{store direct_url="${path}"}}`;

/** Throws for an unknown key. */
export function toCategory(key: string): string {
  const path = categoryPath(categories, key);
  if (path === null) throw new Error(`writing content: there is no such category (${key})`);
  return to(`${path}.html`);
}

/** The storefront accepts an option's name as well as its id. */
export const toBrand = (brand: string): string => to(`search-results?brand=${encodeURIComponent(brand)}`);

export const media = (name: string): string => `{{media url="${mediaFile(name)}"}}`;

function categoryPath(level: CategorySeed[], key: string): string | null {
  for (const category of level) {
    const urlKey = category.urlKey ?? category.key;
    if (category.key === key) return urlKey;
    const childPath = categoryPath(category.children ?? [], key);
    if (childPath !== null) return `${urlKey}/${childPath}`;
  }
  return null;
}
