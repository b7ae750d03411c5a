/** Money is whole rupees, GST included. */
export interface CatalogueSeed {
  categories: CategorySeed[];
  attributes: AttributeSeed[];
  products: ProductSeed[];
  pages: CmsSeed[];
  blocks: CmsSeed[];
}

/** At most four levels. Products refer to the unique `key`. */
export interface CategorySeed {
  key: string;
  name: string;
  urlKey?: string;
  description?: string;
  metaDescription?: string;
  includeInMenu?: boolean;
  displayMode?: "PRODUCTS" | "PAGE" | "PRODUCTS_AND_PAGE";
  cmsBlock?: string;
  children?: CategorySeed[];
}

export interface AttributeSeed {
  code: string;
  label: string;
  input: "select" | "multiselect" | "boolean" | "text";
  filterable: boolean;
  comparable?: boolean;
  /** "visual" options carry a CSS colour. */
  swatch?: "visual" | "text";
  options?: { label: string; swatch?: string }[];
}

export interface CmsSeed {
  identifier: string;
  /** Replaces the page or block for this store view. A block without content is removed there. */
  storeView?: string;
  title: string;
  /** HTML; directives are resolved on read (rules/content-directives). */
  content: string;
  contentHeading?: string;
  /** Of a page; Page Builder's full width if missing. */
  pageLayout?: "1column" | "cms-full-width";
  metaDescription?: string;
}

export type TaxClass = "gst5" | "gst12" | "gst18" | "gst28" | "none";

interface ProductBase {
  sku: string;
  name: string;
  urlKey?: string;
  /** The most specific categories. Their anchor ancestors list the product too. */
  categories: string[];
  summary: string;
  /** HTML: p, ul, li, h3 only, or built with Page Builder. The specification table is added. */
  description: string;
  /** [label, value], in reading order. */
  specifications: [string, string][];
  /** Attribute code → option label(s), boolean or text. */
  attributes: Record<string, string | string[] | boolean>;
  taxClass?: TaxClass;
  weightGrams?: number;
  metaTitle?: string;
  metaDescription?: string;
  newFrom?: string;
  newTo?: string;
  /** Mean of its reviews in per cent and their number. */
  rating?: { summary: number; count: number };
  related?: string[];
  upsell?: string[];
  crosssell?: string[];
  pictures: PictureSeed[];
  visibility?: "none" | "catalog" | "search" | "both";
  status?: "enabled" | "disabled";
}

interface Priced {
  price: number;
  specialPrice?: number;
  specialFrom?: string;
  specialTo?: string;
  tierPrices?: { quantity: number; price: number }[];
}

interface Stocked {
  stock: {
    qty: number;
    minSaleQty?: number;
    maxSaleQty?: number;
    qtyIncrements?: number;
    backorders?: boolean;
    /** Quantity by store code. Without it the product can be collected at every store. */
    stores?: Readonly<Record<string, number>>;
  };
}

/** GraphQL does not accept files. Choices have prices per value. */
interface CustomOptionSeed {
  title: string;
  input: "field" | "area" | "date" | "drop_down" | "radio" | "checkbox" | "multiple" | "file";
  required: boolean;
  price?: number;
  maxCharacters?: number;
  values?: { title: string; price?: number }[];
}
interface Customised {
  customOptions?: CustomOptionSeed[];
}
export interface SimpleSeed extends ProductBase, Priced, Stocked, Customised {
  type: "simple" | "virtual";
}
export interface DownloadableSeed extends ProductBase, Priced, Customised {
  type: "downloadable";
  linksTitle: string;
  linksPurchasedSeparately: boolean;
  links: { title: string; price?: number; hasSample?: boolean }[];
  samples?: string[];
}
/** A variant's defaults are derived from the parent and its option labels. */
export interface ConfigurableSeed extends ProductBase, Customised {
  type: "configurable";
  /** In order; one to three. */
  optionAttributes: string[];
  variants: (Priced &
    Stocked & {
      sku?: string;
      options: Record<string, string>;
      specifications?: [string, string][];
      /** The parent's if missing. */
      pictures?: PictureSeed[];
      weightGrams?: number;
    })[];
}
/** Magento allows custom options only on bundles with a fixed price. */
export interface BundleSeed extends ProductBase, Partial<Priced>, Customised {
  type: "bundle";
  priceType: "dynamic" | "fixed";
  options: {
    title: string;
    input: "radio" | "select" | "checkbox" | "multi";
    required: boolean;
    selections: { sku: string; qty?: number; canChangeQty?: boolean; isDefault?: boolean; price?: number }[];
  }[];
}
export interface GroupedSeed extends ProductBase {
  type: "grouped";
  members: { sku: string; qty?: number }[];
}
interface GiftCardSeed extends ProductBase, Priced {
  type: "giftcard";
}
export type ProductSeed = SimpleSeed | DownloadableSeed | ConfigurableSeed | BundleSeed | GroupedSeed | GiftCardSeed;

/** A file below media/catalog/product, and what it shows of the product. */
export interface PictureSeed {
  file: string;
  label: string;
}
