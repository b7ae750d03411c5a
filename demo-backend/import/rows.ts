/** Parsed rows of the import format (README.md). Money is in the row's currency. */
export interface ProductRowIn {
  kind: "product";
  sku: string;
  name: string;
  urlKey: string | null;
  type: "simple" | "virtual" | "downloadable";
  price: number;
  specialPrice: number | null;
  currency: string | null;
  paths: string[][];
  manufacturer: string | null;
  model: string | null;
  upc: string | null;
  summary: string;
  description: string;
  weightGrams: number;
  qty: number | null;
  attributes: Record<string, AttributeIn>;
}

export type AttributeIn = string | number | boolean | string[];

export type CommonColumns = Pick<
  ProductRowIn,
  "sku" | "name" | "urlKey" | "paths" | "manufacturer" | "model" | "summary" | "description"
>;

export interface ConfigurableRowIn extends CommonColumns {
  kind: "configurable";
  optionCodes: string[];
  variants: { sku: string; values: Record<string, string> }[];
}

export interface CategoryRowIn {
  kind: "category";
  id: string;
  name: string;
  parent: string | null;
  urlPath: string | null;
  position: number;
}

export interface BundleRowIn extends CommonColumns {
  kind: "bundle";
  /** Null sums the prices of the parts. */
  price: number | null;
  currency: string | null;
  options: BundleOptionIn[];
}

export interface BundleOptionIn {
  title: string;
  input: "radio" | "select" | "checkbox" | "multi";
  required: boolean;
  selections: {
    sku: string;
    qty: number;
    canChangeQty: boolean;
    isDefault: boolean;
    /** Surcharge on a fixed price. */
    price: number | null;
  }[];
}

export interface GroupedRowIn extends CommonColumns {
  kind: "grouped";
  members: { sku: string; qty: number }[];
}

/** Refers to other rows, so it is written after them. */
export type CompositeRowIn = ConfigurableRowIn | BundleRowIn | GroupedRowIn;
export type RowIn = ProductRowIn | CompositeRowIn | CategoryRowIn;
