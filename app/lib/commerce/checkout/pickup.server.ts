import type { Checkout } from "../commerce.ts";
import { toDescription } from "../content/to-store-location.server.ts";
import type { PickupPlace } from "../model/address.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { FRESHNESS } from "../transport/read-cache.server.ts";
import { PickupPlacesDocument, type PickupPlacesQuery } from "../wire/generated/graphql.ts";

type WirePlace = NonNullable<NonNullable<NonNullable<PickupPlacesQuery["pickupLocations"]>["items"]>[number]>;

/** One page holds them all; kilometres that reach all of them from anywhere, so that a search sorts and hides nothing. */
const SIZE = 100;
const RADIUS = 5_000;

export function createPickup(backend: Backend): Pick<Checkout, "pickupPlaces"> {
  return {
    pickupPlaces(near) {
      const load = async () => {
        const area = near === null ? null : { search_term: near, radius: RADIUS };
        const answer = await backend.readPublic(PickupPlacesDocument, { near: area, size: SIZE });
        const places = answer.data.pickupLocations?.items;
        if (places) return places.flatMap((place) => (place ? (toPlace(place) ?? []) : []));
        if (answer.errors.some(({ message }) => message.startsWith("Unknown geoname"))) return null;
        throw unexpected("PickupPlaces", answer);
      };
      return backend.kept({ as: "pickup-places", by: near, tags: ["checkout"], freshness: FRESHNESS.frame, load });
    },
  };
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
