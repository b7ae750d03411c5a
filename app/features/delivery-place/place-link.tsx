import { postcodeName } from "~/lib/format/country-words";
import { type DeliveryPlace, useRootData } from "~/lib/root-data";
import { withReturn } from "~/lib/urls/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

const PAGE = "/delivery-place";

export function PlaceLink() {
  const { path, place, country } = useRootData();
  return (
    <Link
      className="-my-1 flex min-h-11 items-center gap-2 truncate text-s"
      to={withReturn(PAGE, path)}
      data-panel="place"
    >
      <Icon name="map-pin" size={20} />
      {/* One line on a phone, two on a desktop; the first does not move when the second
          appears. */}
      <span className="flex min-w-0 flex-wrap gap-x-1 lg:block lg:min-h-[2lh]">
        <span className="flex-none lg:block text-on-deep-muted lg:text-xs">
          {place ? "Deliver to" : "For delivery dates,"}
        </span>{" "}
        <b className="truncate font-semibold lg:block">{place ? nameOf(place) : `enter ${postcodeName(country)}`}</b>
      </span>
    </Link>
  );
}

/**
 * Separate text nodes: a space at the end of a chunk would count as a layout shift when the next
 * word arrives.
 */
export function DeliverTo() {
  const { path, place } = useRootData();
  return (
    <p className="flex flex-wrap gap-x-1 text-s">
      Deliver to {place && <b className="font-semibold">{nameOf(place)}</b>}{" "}
      <Link to={withReturn(PAGE, path)} data-panel="place" aria-label="Change the delivery place">
        Change
      </Link>
    </p>
  );
}

/**
 * Replaces the buy buttons, which are hidden by the class (buy.css), if the place is not served.
 */
export function ChangePlaceLink() {
  const { path, country } = useRootData();
  return (
    <Link className="btn not-served mt-2 flex" to={withReturn(PAGE, path)} data-panel="place">
      Change {postcodeName(country)}
    </Link>
  );
}

function nameOf({ postcode, town }: DeliveryPlace): string {
  return [postcode, town].filter(Boolean).join(" ");
}
