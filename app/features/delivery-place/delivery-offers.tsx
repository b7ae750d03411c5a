import { formatMoney } from "~/lib/format/money";
import { Icon } from "~/ui/icon";
import type { DatedMethod } from "./dated-methods.server";
import type { NearestShop } from "./nearest-shop.server";
import { PickupLine } from "./pickup-line";
import { OtherPlace } from "./place-link";

interface DeliveryOffersProps {
  readonly postcode: string;
  /** Those that can be had, cheapest first. */
  readonly methods: readonly DatedMethod[];
  readonly locale: string;
  readonly nearest?: NearestShop;
}

/** What delivery to a place costs and when it is there: the cheapest way first, then the others, then the shops. */
export function DeliveryOffers({ postcode, methods, locale, nearest = null }: DeliveryOffersProps) {
  const [cheapest, ...others] = methods.filter(({ isPickup }) => !isPickup);
  const pickup = methods.find(({ isPickup }) => isPickup);
  return (
    <ul className="grid gap-1 text-s">
      {cheapest ? (
        <li className="flex gap-2">
          <Icon name="truck" size={20} />
          <b className="font-semibold text-m text-ok">{offer(cheapest, locale)}</b>
        </li>
      ) : (
        <li className="font-semibold text-danger">
          Not delivered to {postcode}
          {!pickup && <OtherPlace />}
        </li>
      )}
      {others.length > 0 && (
        <li className="pl-7 text-muted">{others.map((method) => offer(method, locale)).join(" · ")}</li>
      )}
      {pickup && <PickupLine {...{ postcode, nearest }} title={pickup.title} />}
    </ul>
  );
}

/** "Free by Thu 26 Nov", "Tomorrow for ₹99"; in the backend's words where it says no days. */
export function offer({ by, price, title }: DatedMethod, locale: string): string {
  const isFree = price.minor === 0;
  const cost = isFree ? "free" : formatMoney(price, locale);
  if (by === null) return `${title}: ${cost}`;
  if (isFree) return `Free by ${by}`;
  return by === "tomorrow" ? `Tomorrow for ${cost}` : `By ${by} for ${cost}`;
}
