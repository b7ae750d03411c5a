import { isPickup, type ShippingMethod } from "~/lib/commerce/model/cart";
import { deliveryDay, isTomorrow } from "~/lib/format/delivery-day";

export interface DatedMethod extends ShippingMethod {
  /** "Thu 26 Nov" or "tomorrow"; null where the backend says no days. */
  readonly by: string | null;
  readonly isPickup: boolean;
}

/** The methods that can be had, cheapest first, with the day each is there at the latest. */
export function datedMethods(methods: readonly ShippingMethod[], now: Date): readonly DatedMethod[] {
  return methods
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((a, b) => a.price.minor - b.price.minor)
    .map((method) => ({ ...method, by: dayOf(method, now), isPickup: isPickup(method) }));
}

function dayOf(method: ShippingMethod, now: Date): string | null {
  const day = isPickup(method) ? null : deliveryDay(method.title, now);
  return day !== null && isTomorrow(day, now) ? "tomorrow" : day;
}
