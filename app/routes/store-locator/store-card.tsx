import type { Position } from "~/lib/commerce/model/page";
import { telephone } from "~/lib/format/telephone";
import type { FoundStore } from "./find-stores.server";
import { StoreMap } from "./store-map";

interface StoreCardProps {
  store: FoundStore;
  /** Whether the shopper has consented to maps on this page. */
  showsMaps: boolean;
  onShowMaps: () => void;
}

export function StoreCard({ store, showsMaps, onShowMaps }: StoreCardProps) {
  const { name, street, city, region, postcode, phone, email, hours, services, distance, map, position, openNow } =
    store;
  return (
    <article className="panel grid h-full gap-2">
      <h3>{name}</h3>
      {distance !== null && <p className="text-muted">{formatDistance(distance)} away</p>}
      <address className="not-italic">
        {street}
        <br />
        {city} {postcode}
        {region && `, ${region}`}
      </address>
      {(openNow ?? hours) && (
        <p>
          {openNow && <b className={openNow.startsWith("Open") ? "text-ok" : ""}>{openNow}</b>}
          {openNow && hours && " · "}
          {hours && (
            <>
              <b>Open</b> {hours.replace(/^Open /, "")}
            </>
          )}
        </p>
      )}
      {services.length > 0 && (
        <p>
          <b>Services</b> {services.join(", ")}
        </p>
      )}
      <p className="row *:py-2.5">
        {phone && (
          <a href={telephone(phone)} aria-label={`Call ${name}, ${phone}`}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} aria-label={`E-mail ${name}`}>
            E-mail
          </a>
        )}
        <a href={directionsTo(store)} rel="noopener noreferrer" aria-label={`Directions to ${name}`}>
          Directions
        </a>
      </p>
      {map && position && (
        <StoreMap name={name} picture={map} page={mapOf(position)} isAgreed={showsMaps} onAgree={onShowMaps} />
      )}
    </article>
  );
}

function formatDistance(kilometres: number): string {
  return kilometres < 10 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}

function mapOf({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** A link to OpenStreetMap; nothing is loaded from there. */
function directionsTo({ position, street, city, postcode }: FoundStore): string {
  if (!position) {
    const place = [street, city, postcode].filter(Boolean).join(", ");
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
  }
  const to = `${position.latitude},${position.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
