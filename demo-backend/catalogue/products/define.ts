import type { BundleSeed, DownloadableSeed, GiftCardSeed, GroupedSeed, SimpleSeed } from "../seed.ts";
import { described, priced, stocked } from "./describe.ts";
import type { Entry, StockEntry, Sold } from "./entry.ts";
import { isOnOffer } from "./offers.ts";

export function simple(entry: Entry & Sold & StockEntry & Pick<SimpleSeed, "customOptions">): SimpleSeed {
  const { customOptions } = entry;
  return {
    type: "simple",
    ...described(entry, isOnOffer(entry.special)),
    ...priced(entry),
    stock: stocked(entry),
    ...(customOptions !== undefined && { customOptions }),
  };
}

export function virtual(entry: Entry & Sold & StockEntry): SimpleSeed {
  return { type: "virtual", ...described(entry, isOnOffer(entry.special)), ...priced(entry), stock: stocked(entry) };
}

export function giftCard(entry: Entry & Sold): GiftCardSeed {
  return { type: "giftcard", ...described(entry, false), ...priced(entry) };
}

export function downloadable(
  entry: Entry & Sold & Pick<DownloadableSeed, "linksTitle" | "linksPurchasedSeparately" | "links" | "samples">,
): DownloadableSeed {
  const { linksTitle, linksPurchasedSeparately, links, samples } = entry;
  return {
    type: "downloadable",
    ...described(entry, isOnOffer(entry.special)),
    ...priced(entry),
    linksTitle,
    linksPurchasedSeparately,
    links,
    ...(samples !== undefined && { samples }),
  };
}

export function bundle(entry: Entry & Pick<BundleSeed, "priceType" | "options"> & { price?: number }): BundleSeed {
  const { priceType, options, price } = entry;
  return { type: "bundle", ...described(entry, false), priceType, options, ...(price !== undefined && { price }) };
}

export function grouped(entry: Entry & Pick<GroupedSeed, "members">): GroupedSeed {
  return { type: "grouped", ...described(entry, false), members: entry.members };
}
