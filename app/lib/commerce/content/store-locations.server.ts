import type { Content } from "~/lib/commerce/model/commerce";
import type { StoreLocation } from "~/lib/commerce/model/page";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { StoreLocationsDocument, type StoreLocationsQuery } from "~/lib/commerce/wire/generated/graphql";

const RADIUS_KM = 100;

export function createStoreLocations(backend: Backend): Content["storeLocations"] {
  return (near) => {
    const area = near ? { radius: RADIUS_KM, search_term: near } : null;
    const load = async (): Promise<readonly StoreLocation[] | null> => {
      const answer = await backend.readPublic(StoreLocationsDocument, area ? { area } : {});
      const items = answer.data.pickupLocations?.items;
      // Message "Unknown geoname for 560001 IN": the backend does not know the place.
      if (!items && near) return null;
      if (!items) throw unexpected("StoreLocations", answer);
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
export function toDescription(description: string | null): Pick<StoreLocation, "hours" | "services"> {
  const [hours = "", services = ""] = (description ?? "").split(/\bServices:/i);
  const listed = services.split(/[,\n]/).map((service) => service.trim().replace(/\.$/, ""));
  return { hours: hours.trim() || null, services: listed.filter(Boolean) };
}
