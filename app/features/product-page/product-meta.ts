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
  const { product, variantOffers, choice, reviews, delivery, canonical, pricesIncludeTax, isGallery } = page;
  // A URL without options describes the whole product, whatever is preselected.
  const isChosen = !choice.isProposed && Object.keys(choice.picks).length > 0;
  const shown = (isChosen && choice.selection?.variant) || product;
  const picture = shown.picture ?? product.picture;
  const [first] = picturesOf(product, choice.selection);
  const picked = Object.entries(choice.picks).map(([code, { index }]) => [code, String(index)] as const);
  return {
    description: product.metaDescription,
    canonical,
    ...(first && !isGallery && { preload: [gallerySources(first)] }),
    ...(picture && { picture: new URL(pictureUrl(picture.url, PICTURE_SIZES.full), canonical).href }),
    jsonLd: [
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
    ],
  };
}
