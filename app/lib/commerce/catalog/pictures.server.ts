import type { Site } from "~/lib/commerce/content/content.server";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { ProductPicturesDocument } from "~/lib/commerce/wire/generated/graphql";

/** Addresses of products' pictures by the products' paths. An ordered line knows its product's path alone, and a variant is not found by sku. */
export async function readPictures(
  backend: Backend,
  site: Site,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { productSuffix } = (await site.facts()).store;
  const keys = [...new Set(paths)].map((path) => path.slice(1, path.length - productSuffix.length)).sort();
  if (keys.length === 0) return {};
  return backend.cached({
    as: "pictures",
    by: keys,
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    load: async () => {
      const answer = await backend.readPublic(ProductPicturesDocument, { keys, count: keys.length });
      if (!answer.data.products) throw unexpected("ProductPictures", answer);
      backend.logPartialErrors("ProductPictures", answer);
      const pictures = (answer.data.products.items ?? []).flatMap((item) =>
        item?.url_key && item.small_image?.url ? [[`/${item.url_key}${productSuffix}`, item.small_image.url]] : [],
      );
      return Object.fromEntries(pictures) as Record<string, string>; // pairs of two texts
    },
  });
}
