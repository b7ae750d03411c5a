import { beyondLastPage, pageProblem, pageInfo, sliceOfPage, type Page } from "../rules/paging.ts";
import { toUid } from "../rules/uid.ts";
import { urlSuffix } from "../rules/url-key.ts";
import type { CategoryRow } from "../store/catalogue-rows.ts";
import { defaultCategoryId } from "../store/seed/write-categories.ts";
import { categoryFilter, type CategoryFilterInput } from "./category-filter.ts";
import { resolveContent } from "./content.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";
import { answerProducts, type ProductsArguments } from "./products-answer.ts";

export type RoutedCategory = CategoryRow & { routed?: { relativeUrl: string; redirectCode: number } };
type CategoriesArguments = Page & { filters?: CategoryFilterInput | null };

export const categoryResolvers = {
  Query: {
    categories: (_: unknown, page: CategoriesArguments, context: BackendContext) => {
      const found = findCategories(page, context);
      return { items: sliceOfPage(found, page), total_count: found.length, page_info: pageInfo(page, found.length) };
    },
    category(_: unknown, { id }: { id?: number | null }, { store }: BackendContext) {
      const category = store.categories.byId(id ?? defaultCategoryId);
      if (category && store.categories.isShown(category)) return category;
      throw plainError("Category doesn't exist");
    },
    categoryList: (_: unknown, page: CategoriesArguments, context: BackendContext) =>
      sliceOfPage(findCategories(page, context), page),
  },
  CategoryInterface: {
    __resolveType: () => "CategoryTree",
    uid: (category: CategoryRow) => toUid(category.id),
    url_key: (category: CategoryRow) => category.urlKey,
    url_path: (category: CategoryRow) => category.urlPath,
    url_suffix: () => urlSuffix,
    canonical_url: () => null,
    image: (category: CategoryRow, _: unknown, { settings }: BackendContext) =>
      category.image === null ? null : `${settings.baseUrl}/media/catalog/category/${category.image}`,
    description: ({ description }: CategoryRow, _: unknown, context: BackendContext) =>
      description === null ? null : resolveContent(description, context),
    meta_title: (category: CategoryRow) => category.metaTitle,
    meta_description: (category: CategoryRow) => category.metaDescription,
    meta_keywords: (category: CategoryRow) => category.metaKeywords,
    include_in_menu: (category: CategoryRow) => category.includeInMenu,
    is_anchor: (category: CategoryRow) => (category.level > 1 ? category.isAnchor : null),
    display_mode: (category: CategoryRow) => category.displayMode,
    path_in_store: (category: CategoryRow) => category.path.split("/").slice(2).reverse().join(",") || null,
    children_count: (category: CategoryRow, _: unknown, { store }: BackendContext) =>
      String(store.categories.childrenOf(category.id).length),
    product_count: (category: CategoryRow, _: unknown, { store, now }: BackendContext) => {
      const index = store.index(now());
      return index.inCategory(category.id)?.countWith(index.visible) ?? 0;
    },
    breadcrumbs: (category: CategoryRow, _: unknown, { store }: BackendContext) => {
      const ancestors = store.categories.ancestorsOf(category);
      return ancestors.length === 0 ? null : ancestors.map(toBreadcrumb);
    },
    cms_block: (category: CategoryRow, _: unknown, { store }: BackendContext) =>
      category.cmsBlock === null ? null : (store.content.block(category.cmsBlock) ?? null),
    products: (category: CategoryRow, page: Omit<ProductsArguments, "search" | "filter">, context: BackendContext) =>
      answerProducts({ ...page, filter: { category_uid: { eq: toUid(category.id) } } }, context),
  },
  CategoryTree: {
    children: (category: CategoryRow, _: unknown, { store }: BackendContext) =>
      store.categories.childrenOf(category.id),
  },
};

/** Without a filter Magento returns the root category. */
function findCategories({ filters, ...page }: CategoriesArguments, { store }: BackendContext): CategoryRow[] {
  const problem = pageProblem(page);
  if (problem) throw inputError(problem);
  const matches = categoryFilter(filters ?? {});
  const found = store.categories
    .all()
    .filter((category) => store.categories.isShown(category))
    .filter(matches ?? ((category) => category.id === defaultCategoryId));
  const beyond = beyondLastPage(page, found.length);
  if (beyond) throw inputError(beyond);
  return found;
}

function toBreadcrumb(category: CategoryRow) {
  return {
    category_id: category.id,
    category_uid: toUid(category.id),
    category_name: category.name,
    category_level: category.level,
    category_url_key: category.urlKey,
    category_url_path: category.urlPath,
  };
}
