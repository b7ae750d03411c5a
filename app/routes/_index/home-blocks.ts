/** Content blocks of the home page: spec section 9. */
export const BANNERS = [1, 2, 3, 4].map((number) => `banner-block-${number}`);
export const ADS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `ads-block-${number}`);
export const CATEGORY_ADS = ["category-ads-digital", "category-ads-home", "category-ads-play"];

export const HOME_BLOCKS = ["hero-slider", ...BANNERS, ...CATEGORY_ADS, ...ADS, "manufacturers"];
