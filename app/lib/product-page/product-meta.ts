import { formTitle } from "~/lib/forms/form-title";
import { PICTURE_SIZES, pictureUrl } from "~/lib/images";
import type { PageMeta } from "~/lib/seo/meta";
import type { ProductPage } from "./load-product-page.server";

type Described = Pick<ProductPage, "product" | "canonical" | "wasRefused">;

export function productMeta({ product, canonical, wasRefused }: Described): PageMeta {
  return {
    title: formTitle(product.metaTitle ?? product.name, { wasRefused }),
    description: product.metaDescription,
    canonical,
    ...(product.picture && { picture: new URL(pictureUrl(product.picture.url, PICTURE_SIZES.full), canonical).href }),
  };
}
