import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { NearestShop } from "./nearest-shop.server";

interface PickupLineProps {
  readonly postcode: string;
  /** The backend's words for collecting, such as how soon it is ready. */
  readonly title: string;
  readonly nearest: NearestShop;
}

/** That a product can be collected, and where: says no more than the backend, which is a shop, not how many are left there. */
export function PickupLine({ postcode, title, nearest }: PickupLineProps) {
  if (nearest === "none") return <li className="pl-7 text-muted">Cannot be collected from a shop</li>;
  return (
    <li className="flex gap-2">
      <Icon name="store" size={20} />
      <span>
        <Link to={`/store-locator?near=${encodeURIComponent(postcode)}`}>{title}</Link>
        {nearest && `: ${whereIs(nearest)}`}
      </span>
    </li>
  );
}

/** Bijli Indiranagar, Bengaluru, within 10 km. */
export function whereIs({ name, city, withinKm }: Exclude<NearestShop, "none" | null>): string {
  const far = withinKm === "more" ? "more than 50 km away" : withinKm && `within ${withinKm} km`;
  return [name, city, far].filter(Boolean).join(", ");
}
