import type { StoreLocation } from "~/lib/commerce/model/store-location";
import type { Shop } from "~/lib/server/shop.server";
import { distanceBetween, parsePosition } from "~/features/store-locator/distance";
import { mapPicture } from "~/features/store-locator/map-picture";

export interface FoundStore extends StoreLocation {
  /** Kilometres from the shopper, when they said where they are. */
  readonly distance: number | null;
  /** Address of a picture of the place; null where no map is configured. */
  readonly map: string | null;
}

interface FoundStores {
  readonly near: string;
  readonly stores: readonly FoundStore[];
  /** Nothing was found near the place, so that all shops are shown. */
  readonly isFallback: boolean;
  readonly hasPosition: boolean;
}

const LONGEST = 60;

/** By PIN code or town, by the position of the device, or all of them. */
export async function findStores(
  { commerce: { content }, config }: Shop,
  search: URLSearchParams,
): Promise<FoundStores> {
  const near = (search.get("near") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, LONGEST);
  const position = parsePosition(search.get("at"));
  const all = (await content.storeLocations(null)) ?? [];
  const around = near ? ((await content.storeLocations(near)) ?? []) : [];
  // The name of a part of town is known to the shops, not to the backend's gazetteer.
  const found = around.length > 0 ? around : near ? all.filter((store) => mentions(store, near)) : all;
  const isFallback = found.length === 0;
  const stores = (isFallback ? all : found).map((store) => ({
    ...store,
    distance: position && store.position ? distanceBetween(position, store.position) : null,
    map: mapPicture(config.mapImage, store.position),
  }));
  if (position) stores.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity));
  return { near, stores, isFallback, hasPosition: position !== null };
}

function mentions({ name, street, city, region, postcode }: StoreLocation, place: string): boolean {
  return [name, street, city, region, postcode].join(" ").toLowerCase().includes(place.toLowerCase());
}
