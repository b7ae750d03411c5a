import { categories } from "../categories.ts";
import { bannerFile, type BannerKind } from "../pictures/banners.ts";
import type { CategorySeed } from "../seed.ts";

/**
 * Addresses in content. `direct_url` and not `url`: Magento ends the latter with a slash, also after ".html".
 */
export const to = (path: string): string => `{{store direct_url="${path}"}}`;

/** The page of a category, by its key; a key that is not in the tree stops the seed. */
export function toCategory(key: string): string {
  const path = categoryPath(categories, key);
  if (path === null) throw new Error(`writing content: there is no such category (${key})`);
  return to(`${path}.html`);
}

/** The whole catalogue narrowed to a brand; the storefront takes an option's name as well as its number. */
export const toBrand = (brand: string): string => to(`search-results?brand=${encodeURIComponent(brand)}`);

export const media = (banner: BannerKind): string => `{{media url="${bannerFile(banner)}"}}`;

function categoryPath(level: CategorySeed[], key: string): string | null {
  for (const category of level) {
    const own = category.urlKey ?? category.key;
    if (category.key === key) return own;
    const below = categoryPath(category.children ?? [], key);
    if (below !== null) return `${own}/${below}`;
  }
  return null;
}
