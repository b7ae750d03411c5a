import type { StoreLocation } from "~/lib/commerce/model/store-location";
import type { StoreLocationsQuery } from "~/lib/commerce/wire/generated/graphql";

type WireLocation = NonNullable<NonNullable<StoreLocationsQuery["pickupLocations"]>["items"]>[number];

/** Null for a shop without a name or a town. */
export function toStoreLocation(wire: WireLocation): StoreLocation | null {
  if (!wire?.pickup_location_code || !wire.name || !wire.city) return null;
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

/** Magento has one text for both: after "Services:" the services, before it the opening hours. */
export function toDescription(description: string | null): Pick<StoreLocation, "hours" | "services"> {
  const [hours = "", services = ""] = (description ?? "").split(/\bServices:/i);
  const listed = services.split(/[,\n]/).map((service) => service.trim().replace(/\.$/, ""));
  return { hours: hours.trim() || null, services: listed.filter(Boolean) };
}
