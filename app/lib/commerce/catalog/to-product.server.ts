import type { BackendBases } from "~/lib/commerce/content/backend-urls.server";
import type { CleanHtml } from "~/lib/commerce/content/html/clean-html.server";
import {
  type Composite,
  unitPriceOf,
  type Picture,
  type Product,
  type ProductOption,
  type ProductSelection,
  type ProductVariant,
} from "~/lib/commerce/model/product";
import { type Sku, asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import type { NamedValues } from "~/lib/commerce/model/named-attributes";
import { httpUrlOrNull } from "~/lib/urls/paths";
import { toComposite, toSamples } from "./to-composite.server";
import { needsFile, type WireProduct } from "./to-custom-groups.server";
import { type NamedAttributes, toNamedValues } from "./named-attributes.server";
import { isDateFacet, isOtherRange, toValueLabel } from "./to-listing.server";
import { toFees, toTiers } from "./to-money.server";
import { toBreadcrumbs } from "./to-category.server";
import { toDay, toHighestPrice, toOnlyLeft, toPicture, toPrice, toProductSummary } from "./to-product-summary.server";

type WireSelected = NonNullable<NonNullable<gql.SelectionQuery["products"]>["items"]>[number];
type WireConfigurable = Extract<WireProduct, { __typename: "ConfigurableProduct" }>;
type WireOptions = WireConfigurable["configurable_options"];

const MAX_PICTURES = 100;

interface ProductContext {
  readonly clean: CleanHtml;
  readonly rate: number;
  readonly bases: BackendBases;
  readonly facets?: WireFacets;
  readonly named?: NamedAttributes;
  readonly pricesIncludeFees: boolean;
}

export function toProduct(
  wire: WireProduct,
  { clean, facets = null, named = [], pricesIncludeFees, ...shop }: ProductContext,
): Product | null {
  const summary = toProductSummary(wire);
  if (!summary) return null;
  const composite = toComposite(wire, summary, shop);
  const values = toNamedValues(wire, named);
  const fees = toFees(wire.price_range.minimum_price.fixed_product_taxes);
  return {
    ...summary,
    ...(wire.__typename === "GroupedProduct" && composite && priceOfSet(composite)),
    highestPrice: toHighestPrice(wire.price_range),
    summaryHtml: clean(wire.short_description?.html),
    descriptionHtml: clean(wire.description?.html),
    gallery: toGallery(wire.media_gallery, summary.name),
    options: wire.__typename === "ConfigurableProduct" ? toOptions(wire.configurable_options) : [],
    variants: wire.__typename === "ConfigurableProduct" ? toVariants(wire.variants, summary.name) : [],
    composite,
    needsFile: needsFile(wire),
    samples: toSamples(wire, shop.bases),
    // For a bundle or group the backend returns the attributes of all its components.
    attributes:
      wire.__typename === "BundleProduct" || wire.__typename === "GroupedProduct"
        ? []
        : withDeclarations(toAttributes(facets), values),
    named: values,
    reducedUntil: toDay(wire.special_to_date),
    breadcrumbs: toBreadcrumbs(wire.categories ?? []),
    metaTitle: wire.meta_title || null,
    metaDescription: wire.meta_description || null,
    // A bundle's are percentages of its components' prices.
    tierPrices:
      wire.__typename === "BundleProduct"
        ? []
        : toTiers(wire.price_tiers, summary.price.final, pricesIncludeFees ? fees : []),
    fees,
    priceIncludesFees: pricesIncludeFees,
  };
}

/**
 * The price of a group with its default quantities. Without any, the cheapest member's price stays.
 */
function priceOfSet({ groups }: Composite): Pick<Product, "price" | "isPriceFrom" | "highestPrice"> | null {
  const usual = groups.flatMap(({ components }) => components).filter(({ quantity }) => quantity > 0);
  const [first] = usual;
  if (!first) return null;
  const minor = usual.reduce((sum, member) => sum + unitPriceOf(member, member.quantity).minor * member.quantity, 0);
  const total = money(minor, first.price.currency);
  return { price: { regular: total, final: total }, isPriceFrom: false, highestPrice: null };
}

type WireFacets = NonNullable<gql.ProductQuery["products"]>["aggregations"];

const NO_ATTRIBUTE = new Set(["price", "special_price", "category_uid", "category_id", "new", "sale"]);

/**
 * Custom attributes come as option ids; their labels are in the facets of a listing of just this
 * product.
 */
function toAttributes(facets: WireFacets): Product["attributes"] {
  return (facets ?? []).flatMap((facet) => {
    if (!facet.label || NO_ATTRIBUTE.has(facet.attribute_code) || isDateFacet(facet) || isOtherRange(facet)) return [];
    const value = (facet.options ?? []).flatMap((option) => toValueLabel(option) || []).join(", ");
    return value ? [{ label: facet.label, value }] : [];
  });
}

/** What Indian law wants to be declared of packaged goods, in the order of its rules. */
const DECLARATIONS = [
  ["genericName", "Generic name"],
  ["netQuantity", "Net quantity"],
  ["unitPrice", "Unit price"],
  ["mpn", "Model number"],
  ["origin", "Country of origin"],
  ["importer", "Importer"],
] as const;

/** An attribute with the same label is the merchant's own. */
function withDeclarations(attributes: Product["attributes"], values: NamedValues): Product["attributes"] {
  const declared = DECLARATIONS.flatMap(([meaning, label]) => {
    const value = values[meaning];
    const isShown = attributes.some((own) => own.label.toLowerCase() === label.toLowerCase());
    return value === undefined || isShown ? [] : [{ label, value }];
  });
  return [...attributes, ...declared];
}

export function toGallery(entries: readonly gql.GalleryEntryFragment[] | null | undefined, name: string): Picture[] {
  return (entries ?? [])
    .filter((entry) => entry.disabled !== true)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap((entry) => {
      const picture = toPicture(entry, name);
      const video = httpUrlOrNull("video_content" in entry ? entry.video_content?.video_url : null);
      return picture ? [video ? { ...picture, video } : picture] : [];
    })
    .slice(0, MAX_PICTURES);
}

function toOptions(options: WireOptions): ProductOption[] {
  return (options ?? [])
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ attribute_code: code, label: name, values }) => {
      const shown = (values ?? []).flatMap(({ uid, value_index: index, label, swatch_data }) =>
        uid && index !== null && label ? [{ uid, index, label, swatch: toColour(swatch_data) }] : [],
      );
      return code ? [{ code, label: name || code, values: shown }] : [];
    });
}

function toVariants(variants: WireConfigurable["variants"], name: string): ProductVariant[] {
  return (variants ?? []).flatMap(({ product, attributes }) => {
    const variant = toVariant(product, name);
    if (!variant) return [];
    const values = (attributes ?? []).flatMap(({ code, value_index }) =>
      code && value_index !== null ? [[code, value_index] as const] : [],
    );
    const gallery = toGallery(product?.media_gallery, name);
    return [{ ...variant, values: Object.fromEntries(values), gallery }];
  });
}

/** Colour swatches only: the value goes into CSS, while other swatches hold a path or a text. */
function toColour(swatch: { readonly __typename: string; readonly value: string | null } | null): string | null {
  const value = swatch?.__typename === "ColorSwatchData" ? (swatch.value ?? "") : "";
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null;
}

/**
 * Uids of the values → variant. Sold-out variants are left out: only the backend knows whether they
 * exist.
 */
export function toSelections({ options, variants }: Product): readonly (readonly [string[], ProductSelection])[] {
  const inStock = variants.filter((variant) => variant.inStock);
  return inStock.flatMap(({ values, gallery, ...variant }) => {
    const uids = options.flatMap(({ code, values: all }) => all.find(({ index }) => index === values[code])?.uid ?? []);
    return uids.length === options.length ? [[uids, { variant, gallery }] as const] : [];
  });
}

export function toSelection(wire: WireSelected | null | undefined): ProductSelection {
  const chosen = wire?.__typename === "ConfigurableProduct" ? wire.configurable_product_options_selection : null;
  const name = wire?.name ?? "";
  return { variant: toVariant(chosen?.variant, name), gallery: toGallery(chosen?.media_gallery, name) };
}

function toVariant(variant: gql.VariantFragment | null | undefined, name: string) {
  const price = variant && toPrice(variant.price_range.minimum_price);
  if (!variant?.sku || !price) return null;
  return {
    sku: asId<Sku>(variant.sku),
    price,
    inStock: variant.stock_status === "IN_STOCK",
    onlyLeft: toOnlyLeft(variant.only_x_left_in_stock),
    picture: toPicture(variant.small_image, name),
  };
}
