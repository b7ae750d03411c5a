import type { Checkout } from "~/lib/commerce/model/commerce";
import { toDescription } from "~/lib/commerce/content/to-store-location.server";
import type { PickupPlace } from "~/lib/commerce/model/address";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { PickupPlacesDocument, type PickupPlacesQuery } from "~/lib/commerce/wire/generated/graphql";

type WirePlace = NonNullable<NonNullable<NonNullable<PickupPlacesQuery["pickupLocations"]>["items"]>[number]>;

/** One page holds all pickup places; the radius (km) covers all of them, so that a search only sorts. */
const SIZE = 100;
const RADIUS = 5_000;

export function createPickup(backend: Backend): Pick<Checkout, "pickupPlaces"> {
  /** An area of null is an internal error in Magento, so the argument is left out instead. */
  const read = async (area?: { search_term: string; radius: number }) => {
    const answer = await backend.readPublic(PickupPlacesDocument, { size: SIZE, ...(area ? { near: area } : {}) });
    const places = answer.data.pickupLocations?.items;
    if (places) return places.flatMap((place) => (place ? (toPlace(place) ?? []) : []));
    if (answer.errors.some(({ message }) => message.startsWith("Unknown geoname"))) return null;
    throw unexpected("PickupPlaces", answer);
  };
  const all = async () => (await read()) ?? [];

  return {
    pickupPlaces(near) {
      const load = async () => {
        if (near === null) return all();
        const around = await read({ search_term: near, radius: RADIUS });
        // Nothing within that radius means the backend cannot geocode: match the shops' addresses instead.
        return around?.length === 0 ? mentioning(await all(), near) : around;
      };
      return backend.cached({ as: "pickup-places", by: near, tags: ["checkout"], freshness: FRESHNESS.frame, load });
    },
  };
}

/** Null when no address matches although there are shops: the place is unknown. */
function mentioning(places: readonly PickupPlace[], place: string): readonly PickupPlace[] | null {
  const sought = place.toLowerCase();
  const found = places.filter(({ name, street, city, region, postcode }) =>
    [name, street, city, region?.name, postcode].join(" ").toLowerCase().includes(sought),
  );
  return found.length > 0 || places.length === 0 ? found : null;
}

function toPlace(wire: WirePlace): PickupPlace | null {
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
  };
}
