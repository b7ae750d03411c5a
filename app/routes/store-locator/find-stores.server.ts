import { pinOrText } from "~/features/addresses/pin-place.server";
import { distanceBetween, parsePosition } from "~/features/store-locator/distance";
import { mapPicture } from "~/features/store-locator/map-picture";
import { openNow } from "~/features/store-locator/open-now";
import type { StoreLocation } from "~/lib/commerce/model/page";
import type { Late } from "~/lib/late";
import { late } from "~/lib/server/late.server";
import type { Reader, Shop } from "~/lib/server/shop.server";

export interface FoundStore extends StoreLocation {
  /** Kilometres from the shopper, if their position is known. */
  readonly distance: number | null;
  /** URL of a map picture; null without a configured map. */
  readonly map: string | null;
  /** "Open until 21:30"; null where the hours are not known, or the page may be kept for longer than it is true. */
  readonly openNow: string | null;
}

interface FoundStores {
  readonly stores: readonly FoundStore[];
  /** No shop near the place, so all are listed. */
  readonly isFallback: boolean;
}

interface StoresPage {
  readonly near: string;
  readonly hasPosition: boolean;
  readonly found: Late<FoundStores>;
}

const LONGEST = 60;

/** Shops by PIN code or town, by the device's position, or all. */
export async function findStores(shop: Shop, search: URLSearchParams): Promise<StoresPage> {
  const near = pinOrText(search.get("near") ?? "").slice(0, LONGEST);
  const position = parsePosition(search.get("at"));
  const found = await late(shop, "stores", (reader) => readStores(reader, near, position));
  return { near, hasPosition: position !== null, found };
}

async function readStores(
  { commerce: { content }, config }: Reader,
  near: string,
  position: ReturnType<typeof parsePosition>,
): Promise<FoundStores> {
  const all = (await content.storeLocations(null)) ?? [];
  const around = near ? ((await content.storeLocations(near)) ?? []) : [];
  // The shops' addresses may contain a district that the backend cannot geocode.
  const found = around.length > 0 ? around : near ? all.filter((store) => mentions(store, near)) : all;
  const isFallback = found.length === 0;
  const stores = (isFallback ? all : found).map((store) => ({
    ...store,
    openNow: near || position ? openNow(store.hours) : null,
    distance: position && store.position ? distanceBetween(position, store.position) : null,
    map: mapPicture(config.mapImage, store.position),
  }));
  if (position) stores.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity));
  return { stores, isFallback };
}

function mentions({ name, street, city, region, postcode }: StoreLocation, place: string): boolean {
  return [name, street, city, region, postcode].join(" ").toLowerCase().includes(place.toLowerCase());
}
