import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { Price, Product, CategoryCrumb, ProductVariant } from "~/lib/commerce/model/product";
import type { Review } from "~/lib/commerce/model/review";
import { toDate } from "~/lib/format/dates";
import { PICTURE_SIZES, pictureUrl } from "~/lib/images";

export type OfferedVariant = Pick<ProductVariant, "sku" | "price" | "inStock" | "values">;

interface ProductJsonLdInput {
  readonly product: Product;
  readonly variants: readonly OfferedVariant[];
  readonly price: Price;
  readonly inStock: boolean;
  /** URL of the page with this price: the chosen variant's, otherwise canonical. */
  readonly offerUrl: string;
  readonly reviews: readonly Review[];
  readonly canonical: string;
  readonly pricesIncludeTax: boolean | null;
  /** The merchant promises free delivery of this product to this country. */
  readonly freeDeliveryTo: string | null;
}

const REVIEWS = 3;

/** Choices that schema.org has a property for. */
const PROPERTIES = new Set(["color", "size", "material", "pattern"]);

/**
 * A product with variants is a group of them. Any other price "from" becomes a range, with its
 * upper end if known.
 */
export function productJsonLd({ reviews, ...shown }: ProductJsonLdInput): object {
  const { product, canonical } = shown;
  const { name, sku, metaDescription, rating, reviewCount, attributes, named } = product;
  const brand = named.brand ?? attributes.find(({ label }) => label.toLowerCase() === "brand")?.value;
  const pictures = product.gallery
    .slice(0, 5)
    .map(({ url }) => new URL(pictureUrl(url, PICTURE_SIZES.full), canonical));
  const isGroup = shown.variants.length > 0;
  return {
    ...(isGroup
      ? { "@type": "ProductGroup", name, productGroupID: sku, ...variesBy(product), hasVariant: toVariants(shown) }
      : { "@type": "Product", name, sku }),
    url: canonical,
    ...(metaDescription ? { description: metaDescription } : {}),
    ...(pictures.length > 0 ? { image: pictures } : {}),
    ...(brand ? { brand: { "@type": "Brand", name: brand } } : {}),
    ...(named.gtin ? { gtin: named.gtin } : {}),
    ...(named.mpn ? { mpn: named.mpn } : {}),
    ...(named.origin ? { countryOfOrigin: named.origin } : {}),
    ...(isSoldOnline(product) && !isGroup ? { offers: toOffer(shown) } : {}),
    ...(rating === null ? {} : { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }),
    ...(reviews.length > 0 ? { review: reviews.slice(0, REVIEWS).map(toReview) } : {}),
  };
}

function variesBy({ options }: Product): object {
  const codes = options.flatMap(({ code }) => (PROPERTIES.has(code) ? `https://schema.org/${code}` : []));
  return codes.length > 0 ? { variesBy: codes } : {};
}

function toVariants(shown: Omit<ProductJsonLdInput, "reviews">): object[] {
  const { product, variants, canonical } = shown;
  return variants.map(({ sku, price, inStock, values }) => {
    const choice = product.options.flatMap(({ code, values: all }) => {
      const label = all.find(({ index }) => index === values[code])?.label;
      return label === undefined ? [] : [[code, label] as const];
    });
    return {
      "@type": "Product",
      sku,
      name: [product.name, ...choice.map(([, label]) => label)].join(" "),
      ...Object.fromEntries(choice.filter(([code]) => PROPERTIES.has(code))),
      offers: toOffer({ ...shown, price, inStock, offerUrl: `${canonical}?${variantQuery(values)}` }),
    };
  });
}

/** Selects a variant on its product's page. */
export function variantQuery(values: Readonly<Record<string, number>>): string {
  return new URLSearchParams(Object.entries(values).map(([code, index]) => [code, String(index)])).toString();
}

function toOffer({
  product,
  price,
  inStock,
  offerUrl,
  pricesIncludeTax,
  freeDeliveryTo,
}: Omit<ProductJsonLdInput, "reviews">): object {
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
    ...(product.reducedUntil && price.final.minor < price.regular.minor && { priceValidUntil: product.reducedUntil }),
    ...(freeDeliveryTo && {
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: 0, currency: price.final.currency },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: freeDeliveryTo },
      },
    }),
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
