import type { ListingPage } from "~/features/listing/load-listing.server";
import type { ProductPage } from "~/features/product-page/load-product-page.server";
import type { Category, ContentPage } from "~/lib/commerce/model/page";

export interface CategoryPage {
  readonly view: "category";
  readonly category: Category;
  /** Null for a category that is only a landing page. */
  readonly list: ListingPage | null;
  readonly canonical: string;
}

interface ContentPathPage {
  readonly view: "content";
  readonly content: ContentPage;
  readonly canonical: string;
}

/** The kinds of page a catalogue path can resolve to. */
export type PathPage = ProductPage | CategoryPage | ContentPathPage;
