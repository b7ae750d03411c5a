import { colours, type Colour } from "../attributes.ts";
import type { GiftCardSeed, PictureSpec, SimpleSeed } from "../seed.ts";
import {
  countries,
  type Entry,
  type SharedFields,
  type StockEntry,
  type Pricing,
  type SpecificationRows,
} from "./entry.ts";

export function commonFields(entry: Entry, isOnSale: boolean) {
  const { sku, name, categories, summary, description, brand, country, warranty, grams, rating } = entry;
  return {
    sku,
    name,
    categories,
    summary,
    description,
    specifications: withCommonRows(entry),
    attributes: {
      brand,
      ...entry.traits,
      new: entry.newFrom !== undefined,
      sale: isOnSale,
      ...(country !== undefined && { made_in_india: country === "IN", country_of_manufacture: country }),
      ...(warranty !== undefined && { warranty_note: warranty }),
    },
    picture: pictureOf(entry),
    ...(grams !== undefined && { weightGrams: grams }),
    ...(rating !== undefined && { rating: { summary: rating[0], count: rating[1] } }),
    taxClass: entry.taxClass ?? "gst18",
    ...sharedFields(entry),
  } satisfies Omit<GiftCardSeed, "type" | "price">;
}

function sharedFields({
  urlKey,
  newFrom,
  newTo,
  related,
  upsell,
  crosssell,
  visibility,
  metaDescription,
}: Entry): SharedFields {
  return {
    ...(urlKey !== undefined && { urlKey }),
    ...(newFrom !== undefined && { newFrom }),
    ...(newTo !== undefined && { newTo }),
    ...(related !== undefined && { related }),
    ...(upsell !== undefined && { upsell }),
    ...(crosssell !== undefined && { crosssell }),
    ...(visibility !== undefined && { visibility }),
    ...(metaDescription !== undefined && { metaDescription }),
  };
}

function withCommonRows({ specifications, grams, country, warranty }: Entry): SpecificationRows {
  const rows = specifications.filter(([, value]) => value !== "");
  if (grams !== undefined)
    rows.push(["Weight", grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`]);
  if (warranty !== undefined) rows.push(["Warranty", warranty]);
  if (country !== undefined) rows.push(["Country of origin", countries[country]]);
  return rows;
}

function pictureOf({ sku, brand, traits, picture }: Entry): PictureSpec {
  const color = picture.color ?? swatchOf(traits?.color).color;
  if (color === undefined) throw new Error(`Describing ${sku}: its picture has no colour`);
  return { label: brand, ...picture, color };
}

export function priceFields({ price, special, tiers }: Pricing) {
  return {
    price,
    ...(special !== undefined && { specialPrice: special.price }),
    ...(special?.from !== undefined && { specialFrom: special.from }),
    ...(special?.to !== undefined && { specialTo: special.to }),
    ...(tiers !== undefined && { tierPrices: tiers.map(([quantity, each]) => ({ quantity, price: each })) }),
  };
}

export function stockFields({ qty, min, max, backorders, stores }: StockEntry): SimpleSeed["stock"] {
  return {
    qty,
    ...(min !== undefined && { minSaleQty: min }),
    ...(max !== undefined && { maxSaleQty: max }),
    ...(backorders !== undefined && { backorders }),
    ...(stores !== undefined && { stores }),
  };
}

export function swatchOf(colour: string | undefined): { color?: string } {
  return colour === undefined ? {} : { color: colours[colour as Colour] }; // labels come from Choices, whose colours are typed
}
