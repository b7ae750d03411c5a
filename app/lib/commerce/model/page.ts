import type { CategoryUid, Sku } from "./ids";

/** What the backend's route answers for a path. */
export type ResolvedPath =
  | { readonly type: "product"; readonly sku: Sku }
  | { readonly type: "category"; readonly uid: CategoryUid }
  | { readonly type: "page"; readonly identifier: string }
  | { readonly type: "redirect"; readonly status: 301 | 302; readonly path: string }
  /** Another site. Whether the shop may send anyone there is for its settings to say. */
  | { readonly type: "elsewhere"; readonly status: 301 | 302; readonly url: string };

export interface ContentPage {
  readonly identifier: string;
  readonly title: string;
  readonly heading: string;
  /** Sanitised HTML. */
  readonly html: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

export interface ContentBlock {
  readonly identifier: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly html: string;
}

export interface StoreView {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  /** What prices are shown in until somebody chooses. */
  readonly currency: string;
}

export interface Store {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  /** Locale tag for Intl, e.g. en-IN. */
  readonly locale: string;
  readonly currency: string;
  /** Currencies the shop can show. */
  readonly currencies: readonly string[];
  /** All store views, this one among them. */
  readonly stores: readonly StoreView[];
  readonly logo: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string } | null;
  /** Whether prices are shown with tax in them; null where nobody says, so that nothing is claimed. */
  readonly pricesIncludeTax: boolean | null;
  /** Its administrator may do without. */
  readonly hasWishlists: boolean;
  readonly productSuffix: string;
  readonly categorySuffix: string;
  readonly rootCategory: CategoryUid;
  /** Origins and bases whose links and pictures are the backend's own. */
  readonly baseUrl: string;
  readonly mediaUrl: string;
}

export interface CheckoutAgreement {
  readonly id: number;
  readonly name: string;
  /** Sanitised HTML. */
  readonly html: string;
  readonly checkboxText: string;
}
