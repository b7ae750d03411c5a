import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { Price, Product, CategoryCrumb } from "~/lib/commerce/model/product";
import type { Review } from "~/lib/commerce/model/review";
import { toDate } from "~/lib/format/dates";
import { PICTURE_SIZES, pictureUrl } from "~/lib/images";

interface ProductJsonLdInput {
  readonly product: Product;
  readonly price: Price;
  readonly inStock: boolean;
  /** URL of the page with this price: the chosen variant's, otherwise canonical. */
  readonly offerUrl: string;
  readonly reviews: readonly Review[];
  readonly canonical: string;
  readonly pricesIncludeTax: boolean | null;
}

const REVIEWS = 3;

/** A price "from" becomes a range, with its upper end if known. */
export function productJsonLd({ reviews, ...shown }: ProductJsonLdInput): object {
  const { product, canonical } = shown;
  const { name, sku, metaDescription, rating, reviewCount, attributes, named } = product;
  const brand = named.brand ?? attributes.find(({ label }) => label.toLowerCase() === "brand")?.value;
  const pictures = product.gallery
    .slice(0, 5)
    .map(({ url }) => new URL(pictureUrl(url, PICTURE_SIZES.full), canonical));
  return {
    "@type": "Product",
    name,
    sku,
    url: canonical,
    ...(metaDescription ? { description: metaDescription } : {}),
    ...(pictures.length > 0 ? { image: pictures } : {}),
    ...(brand ? { brand: { "@type": "Brand", name: brand } } : {}),
    ...(named.gtin ? { gtin: named.gtin } : {}),
    ...(named.mpn ? { mpn: named.mpn } : {}),
    ...(named.origin ? { countryOfOrigin: named.origin } : {}),
    ...(isSoldOnline(product) ? { offers: toOffer(shown) } : {}),
    ...(rating === null ? {} : { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }),
    ...(reviews.length > 0 ? { review: reviews.slice(0, REVIEWS).map(toReview) } : {}),
  };
}

function toOffer({ product, price, inStock, offerUrl, pricesIncludeTax }: Omit<ProductJsonLdInput, "reviews">): object {
  const isRange = product.isPriceFrom && price === product.price;
  const amountOf = ({ final }: Price) => (final.minor / 100).toFixed(2);
  const highest = product.highestPrice && { highPrice: amountOf(product.highestPrice) };
  return {
    ...(isRange
      ? { "@type": "AggregateOffer", lowPrice: amountOf(price), ...highest }
      : { "@type": "Offer", price: amountOf(price) }),
    priceCurrency: price.final.currency,
    // Default is with tax.
    ...(pricesIncludeTax === false && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: amountOf(price),
        priceCurrency: price.final.currency,
        valueAddedTaxIncluded: false,
      },
    }),
    availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    url: offerUrl,
  };
}

function toReview({ title, author, date, rating }: Review): object {
  // With its time, because the day depends on the time zone.
  const moment = toDate(date, "UTC");
  return {
    "@type": "Review",
    name: title,
    author: { "@type": "Person", name: author },
    datePublished: Number.isNaN(moment.getTime()) ? undefined : moment.toISOString(),
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
  };
}

export function breadcrumbJsonLd(crumbs: readonly CategoryCrumb[], current: CategoryCrumb, origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs, current].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
