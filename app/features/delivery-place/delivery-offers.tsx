import type { PickupStore } from "~/lib/commerce/model/address";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { DatedMethod, NearestStore } from "./delivery-facts.server";
import { ChangePlaceLink } from "./place-link";

interface DeliveryOffersProps {
  readonly postcode: string;
  readonly methods: readonly DatedMethod[];
  readonly nearest?: NearestStore;
}

/** A strip of dates, cheapest first. Below it what has no place there, and pickup. */
export function DeliveryOffers({ postcode, methods, nearest = null }: DeliveryOffersProps) {
  const { locale } = useRootData().store;
  const delivered = methods.filter(({ isPickup }) => !isPickup);
  const pickup = methods.find(({ isPickup }) => isPickup);
  const costOf = ({ price }: DatedMethod) => (price.minor === 0 ? "Free" : formatMoney(price, locale));
  return (
    <ul className="grid gap-2 text-s">
      {delivered.length > 0 ? (
        <li>
          {/* As many columns as dates, so that none moves while the next one arrives. */}
          <ul
            className={`grid gap-2 text-center ${delivered.length === 1 ? "grid-cols-1" : delivered.length === 2 ? "grid-cols-2" : "grid-cols-3"}`}
          >
            {delivered.slice(0, MAX_DATES).map((method) => (
              <li key={method.carrier + method.method} className="rounded-control border border-line p-2">
                {method.by && <span className="block text-xs text-muted">By</span>}{" "}
                <b className="block font-semibold">{method.by ?? method.title}</b>{" "}
                <span className={method.price.minor === 0 ? "text-ok" : undefined}>{costOf(method)}</span>
              </li>
            ))}
          </ul>
        </li>
      ) : (
        <li className="font-semibold text-danger">
          Not delivered to {postcode}
          {!pickup && <ChangePlaceLink />}
        </li>
      )}
      {delivered.slice(MAX_DATES).map((method) => (
        <li key={method.carrier + method.method} className="text-muted">
          {`${method.title}: ${costOf(method)}`}
        </li>
      ))}
      {pickup && <PickupLine {...{ postcode, nearest }} title={pickup.title} />}
    </ul>
  );
}

const MAX_DATES = 3;

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
