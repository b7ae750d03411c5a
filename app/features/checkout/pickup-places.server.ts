import { isCommerceError } from "~/lib/commerce/model/errors";
import type { PickupPlace } from "~/lib/commerce/model/address";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";

/**
 * Shops where an order can be collected: all of them, or those near a PIN code or town that have these goods. Null for an unknown place. Empty when
 * the backend has no pickup places or does not answer.
 */
export async function pickupPlaces(
  shop: Shop,
  near: string | null = null,
  skus: readonly Sku[] = [],
): Promise<readonly PickupPlace[] | null> {
  try {
    return await shop.commerce.checkout.pickupPlaces(near, skus);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("warn", "pickup places left out", { kind: error.kind, error });
    return [];
  }
}
