import type { PickupPlace } from "~/lib/commerce/model/address";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Reader } from "~/lib/server/shop.server";

/** Where a product can be collected: a shop, none of those there are, or null where the backend does not say. */
export type NearestShop = Pick<PickupPlace, "name" | "city" | "withinKm"> | "none" | null;

/** Of the shops a product can be collected from, the one nearest to a PIN code. */
export async function nearestShop({ commerce }: Reader, postcode: string, sku: Sku): Promise<NearestShop> {
  const { checkout } = commerce;
  const [places, having] = await Promise.all([checkout.pickupPlaces(postcode), checkout.pickupPlaces(postcode, [sku])]);
  const known = places?.[0];
  if (!known || !having) return null;
  const nearest = having[0];
  if (nearest) return { name: nearest.name, city: nearest.city, withinKm: nearest.withinKm };
  // Without a map only the shops of this PIN code were looked at.
  return known.withinKm === null ? null : "none";
}
