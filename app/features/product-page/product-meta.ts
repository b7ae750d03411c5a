import { valueIfReady } from "~/lib/deferred";
import { PICTURE_SIZES, pictureUrl } from "~/lib/images";
import type { PageMeta } from "~/lib/screen";
import { breadcrumbJsonLd, productJsonLd } from "~/lib/seo/json-ld";
import { gallerySources, picturesOf } from "~/features/product/pictures";
import { changeQuery } from "~/lib/urls/paths";
import type { ProductPage } from "./load-product-page.server";
import { fromVariantOffers } from "./variant-offers";

type Described = Pick<
  ProductPage,
  "product" | "variantOffers" | "choice" | "reviews" | "delivery" | "canonical" | "pricesIncludeTax" | "isGallery"
>;

export function productMeta(page: Described): PageMeta {
  const title = page.product.metaTitle ?? page.product.name;
  return import.meta.env.SSR ? { title, ...documentMeta(page) } : { title };
}

function documentMeta(page: Described): Omit<PageMeta, "title"> {
  const { product, choice, canonical, isGallery } = page;
  const { shown } = described(page);
  const picture = shown.picture ?? product.picture;
  const [first] = picturesOf(product, choice.selection);
  return {
    description: product.metaDescription,
    canonical,
    ...(first && !isGallery && { preload: [gallerySources(first)] }),
    ...(picture && { picture: new URL(pictureUrl(picture.url, PICTURE_SIZES.full), canonical).href }),
  };
}

/** A URL without options describes the whole product, whatever is preselected. */
function described({ product, choice }: Described) {
  const isChosen = !choice.isProposed && Object.keys(choice.picks).length > 0;
  return { isChosen, shown: (isChosen && choice.selection?.variant) || product };
}

/** For `StructuredData`. Has reviews once they have arrived. */
export function productStructuredData(page: Described): object[] {
  const { product, variantOffers, choice, reviews, delivery, canonical, pricesIncludeTax } = page;
  const { isChosen, shown } = described(page);
  const picked = Object.entries(choice.picks).map(([code, { index }]) => [code, String(index)] as const);
  return [
    productJsonLd({
      product,
      variants: fromVariantOffers(product, variantOffers),
      price: shown.price,
      inStock: shown.inStock && !(isChosen && choice.unavailable),
      offerUrl: isChosen ? changeQuery(canonical, Object.fromEntries(picked)) : canonical,
      reviews: valueIfReady(reviews)?.list?.shown ?? [],
      canonical,
      pricesIncludeTax,
      freeDeliveryTo: delivery?.freeTo ?? null,
    }),
    breadcrumbJsonLd(product.breadcrumbs, { name: product.name, path: product.path }, canonical),
  ];
}
