import type { PickupStore } from "~/lib/commerce/model/address";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { DatedMethod, NearestStore } from "./delivery-facts.server";
import { ChangePlaceLink } from "./place-link";

interface DeliveryOffersProps {
  readonly postcode: string;
  readonly methods: readonly DatedMethod[];
  readonly nearest?: NearestStore;
}

export function DeliveryOffers({ postcode, methods, nearest = null }: DeliveryOffersProps) {
  const { locale } = useShop().store;
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
          {!pickup && <ChangePlaceLink />}
        </li>
      )}
      {others.length > 0 && (
        <li className="pl-7 text-muted">{others.map((method) => offer(method, locale)).join(" · ")}</li>
      )}
      {pickup && <PickupLine {...{ postcode, nearest }} title={pickup.title} />}
    </ul>
  );
}

/** "Free by Thu 26 Nov", "Tomorrow for ₹99"; the method's title if it names no days. */
export function offer({ by, price, title }: DatedMethod, locale: string): string {
  const isFree = price.minor === 0;
  const cost = isFree ? "free" : formatMoney(price, locale);
  if (by === null) return `${title}: ${cost}`;
  if (isFree) return `Free by ${by}`;
  return by === "tomorrow" ? `Tomorrow for ${cost}` : `By ${by} for ${cost}`;
}

export function PickupLine({ postcode, title, nearest }: { postcode: string; title: string; nearest: NearestStore }) {
  if (nearest === "none") return <li className="pl-7 text-muted">Not available for store pickup</li>;
  return (
    <li className="flex gap-2">
      <Icon name="store" size={20} />
      <span>
        <Link to={`/store-locator?near=${encodeURIComponent(postcode)}`}>{title}</Link>
        {nearest && `: ${storeLocationText(nearest)}`}
      </span>
    </li>
  );
}

export function storeLocationText({ name, city, withinKm }: Exclude<NearestStore, "none" | null>): string {
  return [name, city, distanceText(withinKm)].filter(Boolean).join(", ");
}

export function distanceText(withinKm: PickupStore["withinKm"]): string | null {
  return withinKm === "more" ? "more than 50 km away" : withinKm && `within ${withinKm} km`;
}
