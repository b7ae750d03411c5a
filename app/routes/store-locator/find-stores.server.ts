import { pinOrText } from "~/features/addresses/pin-location.server";
import { distanceText } from "~/features/delivery-place/delivery-offers";
import { openNow, readableHours } from "~/lib/format/opening-hours";
import type { PickupStore, Position } from "~/lib/commerce/model/address";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

const MAX_LENGTH = 60;

export async function findStores(shop: Shop, search: URLSearchParams) {
  const near = pinOrText(search.get("near") ?? "").slice(0, MAX_LENGTH);
  const position = parsePosition(search.get("at"));
  const found = await deferred(shop, "stores", (reader) => readStores(reader, near, position));
  return { near, hasPosition: position !== null, found };
}

export type FoundStore = Awaited<ReturnType<typeof readStores>>["stores"][number];

async function readStores(reader: Reader, near: string, position: Position | null) {
  const { checkout } = reader.commerce;
  const [reached, dates] = await Promise.all([checkout.pickupStores(near || null), reader.dateStyle()]);
  const all = reached ?? (await checkout.pickupStores(null)) ?? [];
  const found = near ? (reached ?? []).filter(({ withinKm }) => withinKm !== "more") : all;
  /** No store near the place, so all are listed. */
  const isFallback = found.length === 0;
  const kilometresTo = (store: PickupStore) => position && store.position && distanceBetween(position, store.position);
  const rank = (store: PickupStore) => kilometresTo(store) ?? Number.MAX_SAFE_INTEGER;
  const sorted = (isFallback ? all : found).toSorted((a, b) => rank(a) - rank(b));
  const stores = sorted.map((store) => ({
    ...store,
    distance: distanceLabel(kilometresTo(store)) ?? distanceText(store.withinKm),
    /**
     * "Open until 9:30 pm"; null if the hours are unknown, or if the page may be cached for longer.
     */
    openNow: near || position ? openNow(store.hours, dates.timeZone) : null,
    hours: readableHours(store.hours),
    map: mapPicture(reader.config.mapImageUrl, store.position),
  }));
  return { stores, isFallback };
}

function distanceLabel(kilometres: number | null): string | null {
  return kilometres === null ? null : `${kilometres.toFixed(kilometres < 10 ? 1 : 0)} km away`;
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres. */
export function distanceBetween(a: Position, b: Position): number {
  const [lat1, lat2] = [toRadians(a.latitude), toRadians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(toRadians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(chord, 1)));
}

/** "12.97,77.59" from the query; null for invalid coordinates. */
export function parsePosition(text: string | null): Position | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text ?? "");
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** `template`: a URL from the settings. Null without template or position. */
export function mapPicture(template: string | null, position: Position | null): string | null {
  if (!template || !position) return null;
  const { latitude, longitude } = position;
  return template.replaceAll("{lat}", String(latitude)).replaceAll("{lng}", String(longitude));
}
