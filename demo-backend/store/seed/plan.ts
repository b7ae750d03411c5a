import type {
  AttributeSeed,
  CatalogueSeed,
  CategorySeed,
  PictureSeed,
  ProductSeed,
  SimpleSeed,
  TaxClass,
} from "../../catalogue/seed.ts";
import { toSkuPart, toUrlKey } from "../../rules/url-key.ts";

interface PlannedCategory {
  seed: CategorySeed;
  parentKey: string | null;
  level: number;
  position: number;
  urlKey: string;
  urlPath: string;
}

/** Variants are products of their own. */
export interface PlannedProduct {
  seed: ProductSeed;
  sku: string;
  name: string;
  urlKey: string;
  type: ProductSeed["type"];
  visibility: "none" | "catalog" | "search" | "both";
  price: number;
  specialPrice?: number;
  specialFrom?: string;
  specialTo?: string;
  tierPrices: { quantity: number; price: number }[];
  stock?: SimpleSeed["stock"];
  taxClass: TaxClass;
  weightGrams: number;
  attributes: ProductSeed["attributes"];
  specifications: [string, string][];
  pictures: PictureSeed[];
  variants: PlannedProduct[];
}

export interface CataloguePlan {
  categories: PlannedCategory[];
  attributes: AttributeSeed[];
  /** Variants are inside their configurable. */
  products: PlannedProduct[];
}

/** Fills in the seed's defaults. check-seed validates. */
export function planCatalogue(seed: CatalogueSeed): CataloguePlan {
  return {
    categories: planCategories(seed.categories, { key: null, level: 1, path: "" }),
    attributes: seed.attributes,
    products: seed.products.map(planProduct),
  };
}

/** Variants before their configurable: the order of ids. */
export function withVariants(products: readonly PlannedProduct[]): PlannedProduct[] {
  return products.flatMap((product) => [...product.variants, product]);
}

function planCategories(
  seeds: CategorySeed[],
  parent: { key: string | null; level: number; path: string },
): PlannedCategory[] {
  const level = parent.level + 1;
  return seeds.flatMap((seed, at) => {
    const urlKey = seed.urlKey ?? seed.key;
    const urlPath = parent.path === "" ? urlKey : `${parent.path}/${urlKey}`;
    const own = { seed, parentKey: parent.key, level, position: at + 1, urlKey, urlPath };
    return [own, ...planCategories(seed.children ?? [], { key: seed.key, level, path: urlPath })];
  });
}

function planProduct(seed: ProductSeed): PlannedProduct {
  const product: PlannedProduct = {
    seed,
    sku: seed.sku,
    name: seed.name,
    urlKey: seed.urlKey ?? toUrlKey(seed.name),
    type: seed.type,
    visibility: seed.visibility ?? "both",
    price: 0,
    tierPrices: [],
    taxClass: seed.taxClass ?? "gst18",
    weightGrams: seed.weightGrams ?? 0,
    attributes: seed.attributes,
    specifications: seed.specifications,
    pictures: seed.pictures,
    variants: [],
    ...("price" in seed ? priceOf(seed) : {}),
    ...("stock" in seed ? { stock: seed.stock } : {}),
  };
  if (seed.type !== "configurable") return product;
  const variants = seed.variants.map((variant): PlannedProduct => {
    const labels = seed.optionAttributes.map((code) => variant.options[code] ?? "");
    const name = [seed.name, ...labels].join(" ");
    return {
      ...product,
      ...priceOf(variant),
      sku: variant.sku ?? [seed.sku, ...labels.map(toSkuPart)].join("-"),
      name,
      urlKey: toUrlKey(name),
      type: "simple",
      visibility: "none",
      stock: variant.stock,
      weightGrams: variant.weightGrams ?? product.weightGrams,
      attributes: { ...seed.attributes, ...variant.options },
      specifications: mergeSpecifications(seed.specifications, variant.specifications ?? []),
      pictures: variant.pictures ?? seed.pictures,
    };
  });
  return { ...product, variants };
}

function priceOf(
  seed: Partial<Pick<PlannedProduct, "price" | "specialPrice" | "specialFrom" | "specialTo" | "tierPrices">>,
) {
  const { price = 0, specialPrice, specialFrom, specialTo, tierPrices = [] } = seed;
  return {
    price,
    tierPrices,
    ...(specialPrice === undefined ? {} : { specialPrice }),
    ...(specialFrom === undefined ? {} : { specialFrom }),
    ...(specialTo === undefined ? {} : { specialTo }),
  };
}

/** A variant's row replaces the parent's row with the same label. */
function mergeSpecifications(base: [string, string][], own: [string, string][]): [string, string][] {
  const replaced = new Map(own);
  const known = new Set(base.map(([label]) => label));
  const merged = base.map(([label, value]): [string, string] => [label, replaced.get(label) ?? value]);
  return [...merged, ...own.filter(([label]) => !known.has(label))];
}
