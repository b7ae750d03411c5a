import type { Brand, Colour, Connection, Material, MemorySize, StorageSize } from "../attributes.ts";
import type { PictureSpec, SimpleSeed } from "../seed.ts";

export const countries = {
  IN: "India",
  CN: "China",
  VN: "Vietnam",
  TW: "Taiwan",
  JP: "Japan",
  TH: "Thailand",
  KR: "South Korea",
  DE: "Germany",
  MY: "Malaysia",
} as const;

export type SpecificationRows = [string, string][];

interface Traits {
  color?: Colour;
  ram?: MemorySize;
  storage_capacity?: StorageSize;
  screen_size?: string;
  connectivity?: Connection[];
  material?: Material;
}

export type SharedFields = Partial<
  Pick<
    SimpleSeed,
    "urlKey" | "taxClass" | "newFrom" | "newTo" | "related" | "upsell" | "crosssell" | "visibility" | "metaDescription"
  >
>;

export interface Entry extends SharedFields {
  sku: string;
  name: string;
  categories: string[];
  brand: Brand;
  /** Of manufacture; undefined for intangible products. */
  country?: keyof typeof countries;
  summary: string;
  description: string;
  specifications: SpecificationRows;
  warranty?: string;
  grams?: number;
  traits?: Traits;
  /** Mean in per cent, number of reviews. */
  rating?: [number, number];
  /** Defaults: the product's colour and its brand as label. */
  picture: Omit<PictureSpec, "color"> & { color?: string };
}

export interface Offer {
  price: number;
  from?: string;
  to?: string;
}

export interface Pricing {
  price: number;
  special?: Offer;
  tiers?: [number, number][];
}

export interface StockEntry {
  qty: number;
  min?: number;
  max?: number;
  backorders?: boolean;
  stores?: Readonly<Record<string, number>>;
}
