import type { CategoryUid } from "./ids";
import type { CategoryCrumb, Picture } from "./product";

/** A category in the menu; at most four levels. */
export interface CategoryNode {
  readonly uid: CategoryUid;
  readonly name: string;
  readonly path: string;
  readonly children: readonly CategoryNode[];
}

export interface Category {
  readonly uid: CategoryUid;
  readonly name: string;
  readonly path: string;
  /** Sanitised HTML or empty. */
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  readonly showsProducts: boolean;
  /** Sanitised HTML of the landing block where display_mode asks for one. */
  readonly landingHtml: string | null;
  readonly breadcrumbs: readonly CategoryCrumb[];
  readonly children: readonly CategoryCrumb[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}
