import { toUid } from "../rules/uid.ts";
import type { ProductRow } from "../store/catalogue-rows.ts";
import type { RoutedCategory } from "./category.ts";
import type { RoutedPage } from "./cms.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";
import { productTypeName, type RoutedProduct } from "./product.ts";
import { resolveAddress, type ResolvedAddress } from "./resolve-address.ts";

type Routable = RoutedProduct | RoutedCategory | RoutedPage;

export const routeResolvers = {
  Query: {
    route: (_: unknown, { url }: { url: string }, context: BackendContext): Routable | null => {
      const found = find(url, context);
      return found && withEntity(found, context);
    },
    urlResolver: (_: unknown, { url }: { url: string }, context: BackendContext) => {
      const found = find(url, context);
      if (found === null) return null;
      const { id, type, relativeUrl, redirectCode } = found;
      return { id, entity_uid: toUid(id), canonical_url: relativeUrl, relative_url: relativeUrl, redirectCode, type };
    },
  },
  RoutableInterface: {
    __resolveType: (entity: Routable): string => {
      const type = entityType(entity);
      return type === "PRODUCT" ? productTypeName(entity as ProductRow) : typeNames[type]; // entityType has checked it
    },
    type: entityType,
    redirect_code: ({ routed }: Routable) => routed?.redirectCode ?? 0,
    relative_url: (entity: Routable, _: unknown, { store }: BackendContext) =>
      entity.routed?.relativeUrl ?? store.content.canonicalPath(entityType(entity), entity.id) ?? null,
  },
};

const typeNames = { CATEGORY: "CategoryTree", CMS_PAGE: "CmsPage" } as const;

function entityType(entity: Routable): ResolvedAddress["type"] {
  if ("sku" in entity) return "PRODUCT";
  return "urlPath" in entity ? "CATEGORY" : "CMS_PAGE";
}

function find(url: string, { store, settings }: BackendContext): ResolvedAddress | null {
  if (url === "") throw inputError('"url" argument should be specified and not empty');
  return resolveAddress(store, url, settings);
}

function withEntity(
  { type, id, relativeUrl, redirectCode }: ResolvedAddress,
  { store }: BackendContext,
): Routable | null {
  const entity =
    type === "PRODUCT"
      ? store.catalogue.productById(id)
      : type === "CATEGORY"
        ? store.categories.byId(id)
        : store.content.pageById(id);
  return entity ? { ...entity, routed: { relativeUrl, redirectCode } } : null;
}
