import type { CategoryUid, Sku } from "./ids";
import type { CategoryCrumb, Picture } from "./product";

/** The merchant's blocks in the footer. */
export const FOOTER_BLOCKS: readonly string[] = ["footer_links_block", "social-media-links", "footer-payment-options"];

/** Forms that collect data, with the merchant's block about it. */
export const DATA_NOTICE_BLOCKS = {
  register: "data-notice-register",
  checkout: "data-notice-checkout",
  newsletter: "data-notice-newsletter",
  contact: "data-notice-contact",
  review: "data-notice-review",
} as const;

export type DataForm = keyof typeof DATA_NOTICE_BLOCKS;

/** Blocks that most pages ask for; they are read together. */
export const FRAME_BLOCKS: readonly string[] = [
  ...FOOTER_BLOCKS,
  ...Object.values(DATA_NOTICE_BLOCKS),
  "available-emi-options",
  "credit-terms",
  "delivery-promise",
  "pickup-promise",
];

export type ResolvedPath =
  | { readonly type: "product"; readonly sku: Sku }
  | { readonly type: "category"; readonly uid: CategoryUid }
  | { readonly type: "page"; readonly identifier: string }
  | { readonly type: "redirect"; readonly status: 301 | 302; readonly path: string }
  /** An external URL; the settings decide whether to redirect. */
  | { readonly type: "elsewhere"; readonly status: 301 | 302; readonly url: string };

export interface ContentPage extends ContentBlock {
  /** Made of Page Builder's rows, which are as wide as the shop. */
  readonly hasRows: boolean;
  /** Whether its layout lets rows reach the edges of the window. */
  readonly fillsWindow: boolean;
  readonly heading: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

export interface ContentBlock {
  readonly title: string;
  readonly html: string;
}

/** Attribute of an element in a text that stands for a list of products. */
export const PRODUCT_LIST = "data-products";

/** Its value, as JSON. */
export interface ListedProducts {
  readonly by: "sku" | "path";
  /** SKUs or paths, in the merchant's order. */
  readonly products: readonly string[];
  readonly isCarousel: boolean;
}

export interface StoreView {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
}

export interface Store {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly keywords: string | null;
  /** Affixes of the document title, spaces included. */
  readonly titleAffixes: readonly [before: string, after: string];
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  /** The currency prices are set in, and its rate to the shown one; null if they are the same. */
  readonly base: { readonly currency: string; readonly rate: number } | null;
  readonly currencies: readonly string[];
  readonly stores: readonly StoreView[];
  readonly logo: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string } | null;
  readonly favicon: string | null;
  readonly welcome: string | null;
  readonly copyright: string | null;
  /** Null if unknown: pages then say nothing. */
  readonly pricesIncludeTax: boolean | null;
  readonly hasWishlists: boolean;
  readonly productSuffix: string;
  readonly categorySuffix: string;
  /** Identifier of the content page that is the home page. */
  readonly homePage: string;
  readonly rootCategory: CategoryUid;
  /** Base URL of the backend's own links. */
  readonly baseUrl: string;
}

export interface CheckoutAgreement {
  readonly id: number;
  readonly name: string;
  readonly html: string;
  /** Label of its checkbox; null if placing the order accepts it. */
  readonly checkbox: string | null;
}

export function flattenCategories<Category extends { readonly children: readonly Category[] }>(
  menu: readonly Category[],
): readonly Category[] {
  const all = [...menu];
  for (let at = 0; at < all.length; at += 1) all.push(...(all[at]?.children ?? []));
  return all;
}

export interface CategoryNode extends CategoryCrumb {
  readonly uid: CategoryUid;
  readonly children: readonly CategoryNode[];
}

export interface Category extends CategoryCrumb {
  /** Sanitised HTML or empty. */
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  readonly showsProducts: boolean;
  /** Sanitised HTML of the landing block, if display_mode asks for one. */
  readonly landingHtml: string | null;
  readonly breadcrumbs: readonly CategoryCrumb[];
  readonly children: readonly CategoryCrumb[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}
