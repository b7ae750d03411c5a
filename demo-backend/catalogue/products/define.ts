import type { BundleSeed, DownloadableSeed, GiftCardSeed, GroupedSeed, SimpleSeed } from "../seed.ts";
import { commonFields, priceFields, stockFields } from "./describe.ts";
import type { Entry, StockEntry, Pricing } from "./entry.ts";
import { isOnOffer } from "./offers.ts";

export function simple(entry: Entry & Pricing & StockEntry & Pick<SimpleSeed, "customOptions">): SimpleSeed {
  const { customOptions } = entry;
  return {
    type: "simple",
    ...commonFields(entry, isOnOffer(entry.special)),
    ...priceFields(entry),
    stock: stockFields(entry),
    ...(customOptions !== undefined && { customOptions }),
  };
}

export function virtual(entry: Entry & Pricing & StockEntry): SimpleSeed {
  return {
    type: "virtual",
    ...commonFields(entry, isOnOffer(entry.special)),
    ...priceFields(entry),
    stock: stockFields(entry),
  };
}

export function giftCard(entry: Entry & Pricing): GiftCardSeed {
  return { type: "giftcard", ...commonFields(entry, false), ...priceFields(entry) };
}

export function downloadable(
  entry: Entry & Pricing & Pick<DownloadableSeed, "linksTitle" | "linksPurchasedSeparately" | "links" | "samples">,
): DownloadableSeed {
  const { linksTitle, linksPurchasedSeparately, links, samples } = entry;
  return {
    type: "downloadable",
    ...commonFields(entry, isOnOffer(entry.special)),
    ...priceFields(entry),
    linksTitle,
    linksPurchasedSeparately,
    links,
    ...(samples !== undefined && { samples }),
  };
}

export function bundle(entry: Entry & Pick<BundleSeed, "priceType" | "options"> & { price?: number }): BundleSeed {
  const { priceType, options, price } = entry;
  return { type: "bundle", ...commonFields(entry, false), priceType, options, ...(price !== undefined && { price }) };
}

export function grouped(entry: Entry & Pick<GroupedSeed, "members">): GroupedSeed {
  return { type: "grouped", ...commonFields(entry, false), members: entry.members };
}
