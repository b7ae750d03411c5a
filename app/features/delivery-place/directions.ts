import type { PickupStore } from "~/lib/commerce/model/address";

/** Only a link: nothing is loaded from OpenStreetMap. */
export function directionsTo({ position, street, city, postcode }: PickupStore): string {
  if (!position) {
    const place = [street, city, postcode].filter(Boolean).join(", ");
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
  }
  const to = `${position.latitude},${position.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
