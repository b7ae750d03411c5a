import type { PickupStore } from "~/lib/commerce/model/address";
import type { Checkout, Content } from "~/lib/commerce/model/commerce";
import type { Sku } from "~/lib/commerce/model/ids";
import type { StoreLocation } from "~/lib/commerce/model/page";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  PickupStoresDocument,
  type PickupStoresQuery,
  type PickupStoresQueryVariables,
  StoreLocationsDocument,
  type StoreLocationsQuery,
} from "~/lib/commerce/wire/generated/graphql";

const RADIUS_KM = 100;

export function createStoreLocations(backend: Backend): Content["storeLocations"] {
  return (near) => {
    const area = near ? { radius: RADIUS_KM, search_term: near } : null;
    const load = async (): Promise<readonly StoreLocation[] | null> => {
      const answer = await backend.readPublic(StoreLocationsDocument, area ? { area } : {});
      const items = answer.data.pickupLocations?.items;
      // Message "Unknown geoname for 560001 IN": the backend does not know the place.
      if (!items && near) return null;
      if (!items) throw unexpected(answer);
      return items.flatMap((item) => toStoreLocation(item) ?? []);
    };
    return backend.cached({ name: "locations", key: near, tags: ["store"], freshness: FRESHNESS.frame, load });
  };
}

type WireLocation = NonNullable<NonNullable<StoreLocationsQuery["pickupLocations"]>["items"]>[number];

export function toStoreLocation(wire: WireLocation): StoreLocation | null {
  if (!wire.pickup_location_code || !wire.name || !wire.city) return null;
  const { latitude, longitude } = wire;
  return {
    code: wire.pickup_location_code,
    name: wire.name,
    street: wire.street ?? "",
    city: wire.city,
    region: wire.region ?? "",
    postcode: wire.postcode ?? "",
    phone: wire.phone || null,
    email: wire.email || null,
    ...toDescription(wire.description),
    position: latitude && longitude ? { latitude, longitude } : null,
  };
}

/** Magento has one text for both: opening hours, then "Services:" and the services. */
function toDescription(description: string | null): Pick<StoreLocation, "hours" | "services"> {
  const [hours = "", services = ""] = (description ?? "").split(/\bServices:/i);
  const listed = services.split(/[,\n]/).map((service) => service.trim().replace(/\.$/, ""));
  return { hours: hours.trim() || null, services: listed.filter(Boolean) };
}

type WirePlace = NonNullable<NonNullable<PickupStoresQuery["pickupLocations"]>["items"]>[number];

/** One page holds all stores; the radius (km) covers all of them, so that a search only sorts. */
const SIZE = 100;
const RADIUS = 5_000;

/** The backend returns no distances, so three radii (km) are searched. */
const CLOSE = 10;
const AROUND = 50;

export function createPickup(backend: Backend): Pick<Checkout, "pickupStores"> {
  /** Null for an unknown place. `area: null` is an internal error in Magento, so unused arguments are omitted. */
  const read = async (variables: Omit<PickupStoresQueryVariables, "size">) => {
    const answer = await backend.readPublic(PickupStoresDocument, { size: SIZE, ...variables });
    if (answer.data.pickupLocations?.items) return answer.data;
    if (answer.errors.some(({ message }) => message.startsWith("Unknown geoname"))) return null;
    throw unexpected(answer);
  };
  const all = async () => toPlaces(await read({ isNear: false }), () => null) ?? [];
  const around = async (search_term: string) => {
    const within = (radius: number) => ({ search_term, radius });
    const found = await read({ isNear: true, near: within(RADIUS), around: within(AROUND), close: within(CLOSE) });
    const [isClose, isAround] = [codesOf(found?.close), codesOf(found?.around)];
    return toPlaces(found, (code) => (isClose.has(code) ? CLOSE : isAround.has(code) ? AROUND : "more"));
  };
  const places = (near: string | null) => {
    const load = async () => {
      if (near === null) return all();
      const found = await around(near);
      // No store in that radius means that the backend cannot geocode: match the stores' addresses instead.
      return found?.length === 0 ? mentioning(await all(), near) : found;
    };
    return backend.cached({ name: "pickup-places", key: near, tags: ["checkout"], freshness: FRESHNESS.frame, load });
  };
  /** Cached by product, independent of the place. */
  const codesWith = (skus: readonly Sku[]) => {
    const products = skus.map((sku) => ({ sku }));
    const load = async () => [...codesOf((await read({ isNear: false, products }))?.pickupLocations)];
    const caching = { tags: ["catalog"], freshness: FRESHNESS.stock };
    return backend.cached({ ...caching, name: "pickup-places-with", key: skus, load });
  };

  return {
    async pickupStores(near, products = []) {
      // Magento compares counts: with a duplicate sku no store would match.
      const skus = [...new Set(products)].sort();
      const [found, having] = await Promise.all([places(near), skus.length > 0 ? codesWith(skus) : null]);
      return having ? (found?.filter(({ code }) => having.includes(code)) ?? null) : found;
    },
  };
}

function codesOf(found: PickupStoresQuery["around"]): Set<string> {
  return new Set(found?.items?.flatMap((place) => place.pickup_location_code ?? []));
}

function toPlaces(
  found: PickupStoresQuery | null,
  reach: (code: string) => PickupStore["withinKm"],
): PickupStore[] | null {
  return found?.pickupLocations?.items?.flatMap((wire) => toPickupStore(wire, reach) ?? []) ?? null;
}

/** Null when no address matches although there are stores: the place is unknown. */
function mentioning(places: readonly PickupStore[], place: string): readonly PickupStore[] | null {
  const searched = place.toLowerCase();
  const found = places.filter(({ name, street, city, region, postcode }) =>
    [name, street, city, region?.name, postcode].join(" ").toLowerCase().includes(searched),
  );
  return found.length > 0 || places.length === 0 ? found : null;
}

function toPickupStore(wire: WirePlace, reach: (code: string) => PickupStore["withinKm"]): PickupStore | null {
  const { pickup_location_code: code, name, region, region_id: id } = wire;
  if (!code || !name) return null;
  return {
    code,
    name,
    street: wire.street ?? "",
    city: wire.city ?? "",
    region: region || id ? { id: id || null, code: "", name: region ?? "" } : null,
    postcode: wire.postcode ?? "",
    country: wire.country_id ?? "",
    phone: wire.phone ?? "",
    hours: toDescription(wire.description ?? null).hours ?? "",
    withinKm: reach(code),
  };
}
