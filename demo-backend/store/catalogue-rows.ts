/** Money in paise, flags as 0/1. */
export type ProductType = "simple" | "virtual" | "downloadable" | "configurable" | "bundle" | "grouped" | "giftcard";
export type Visibility = "none" | "catalog" | "search" | "both";

export interface ProductRow {
  id: number;
  sku: string;
  urlKey: string;
  name: string;
  type: ProductType;
  status: "enabled" | "disabled";
  visibility: Visibility;
  price: number;
  specialPrice: number | null;
  specialFrom: string | null;
  specialTo: string | null;
  bundlePriceType: "dynamic" | "fixed" | null;
  taxClassId: number;
  weightGrams: number;
  shortDescription: string;
  description: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeyword: string | null;
  newFrom: string | null;
  newTo: string | null;
  createdAt: string;
  position: number;
  ratingSummary: number;
  reviewCount: number;
}

export interface StockRow {
  productId: number;
  qty: number;
  reserved: number;
  minSaleQty: number;
  maxSaleQty: number;
  qtyIncrements: number;
  backorders: number;
}

export interface TaxClassRow {
  id: number;
  code: string;
  label: string;
  rateBasisPoints: number;
}

export interface AttributeRow {
  id: number;
  code: string;
  label: string;
  input: "select" | "multiselect" | "boolean" | "text";
  isFilterable: number;
  isComparable: number;
  swatch: "visual" | "text" | null;
  position: number;
}

export interface OptionRow {
  id: number;
  attributeId: number;
  label: string;
  swatch: string | null;
  position: number;
}

/** An option (optionId) or a text (booleans are "0"/"1"). */
export interface AttributeValueRow {
  attributeId: number;
  optionId: number;
  text: string | null;
}

export interface VariantRow {
  childId: number;
  position: number;
  /** Attribute id → option id. */
  options: Map<number, number>;
}

export interface BundleSelectionRow {
  id: number;
  optionId: number;
  productId: number;
  qty: number;
  canChangeQty: number;
  isDefault: number;
  /** Paise; null for the product's own price. */
  price: number | null;
  position: number;
}

export interface BundleOptionRow {
  id: number;
  productId: number;
  title: string;
  input: "radio" | "select" | "checkbox" | "multi";
  required: number;
  position: number;
  selections: BundleSelectionRow[];
}

export interface GroupedMemberRow {
  childId: number;
  qty: number;
  position: number;
}

export interface DownloadableLinkRow {
  id: number;
  productId: number;
  title: string;
  price: number;
  sampleFile: string | null;
  position: number;
}

export interface DownloadableSampleRow {
  id: number;
  productId: number;
  title: string;
  position: number;
}

export interface CustomOptionValueRow {
  id: number;
  optionId: number;
  title: string;
  price: number;
  position: number;
}

/** Texts and dates cost `price`; choices have prices per value. */
export interface CustomOptionRow {
  id: number;
  productId: number;
  title: string;
  input: "field" | "area" | "date" | "drop_down" | "radio" | "checkbox" | "multiple" | "file";
  required: number;
  price: number;
  /** 0 for unlimited. */
  maxCharacters: number;
  position: number;
  values: CustomOptionValueRow[];
}

export interface DownloadableSettingsRow {
  linksTitle: string;
  linksPurchasedSeparately: number;
}

export interface TierPriceRow {
  quantity: number;
  price: number;
}

export interface ImageRow {
  position: number;
  file: string;
  label: string | null;
  disabled: number;
  videoUrl: string | null;
  videoTitle: string | null;
  videoDescription: string | null;
}

export type LinkKind = "related" | "upsell" | "crosssell";

export interface CategoryRow {
  id: number;
  key: string;
  parentId: number | null;
  level: number;
  position: number;
  path: string;
  name: string;
  urlKey: string | null;
  urlPath: string | null;
  description: string | null;
  image: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  isActive: number;
  isAnchor: number;
  includeInMenu: number;
  displayMode: string;
  cmsBlock: string | null;
}

export interface CmsPageRow {
  id: number;
  identifier: string;
  title: string;
  contentHeading: string | null;
  content: string;
  pageLayout: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  isActive: number;
}

export interface CmsBlockRow {
  id: number;
  identifier: string;
  title: string;
  content: string;
  isActive: number;
}

export interface UrlRewriteRow {
  requestPath: string;
  targetType: "PRODUCT" | "CATEGORY" | "CMS_PAGE";
  targetId: number;
  redirect: number;
  targetPath: string | null;
}
