import { useState } from "react";
import { directionsTo } from "~/features/delivery-place/directions";
import { telephone } from "~/lib/format/telephone";
import type { FoundStore } from "./find-stores.server";

interface StoreCardProps {
  store: FoundStore;
  showsMaps: boolean;
  onShowMaps: () => void;
}

export function StoreCard(props: StoreCardProps) {
  const { store } = props;
  const { name, phone, email, hours, services, openNow, distance } = store;
  return (
    <article className="panel grid h-full content-start gap-2">
      <h3>{name}</h3>
      {distance && <p className="text-muted first-letter:uppercase">{distance}</p>}
      <address className="not-italic">
        {store.street}
        <br />
        {store.city} {store.postcode}
        {store.region && `, ${store.region.name}`}
      </address>
      {(openNow ?? hours) && (
        <p>
          {openNow && <b className={openNow.startsWith("Open") ? "text-ok" : ""}>{openNow}</b>}
          {openNow && hours && " · "}
          {hours && (
            <>
              {!openNow && <b>Open</b>} {hours.replace(/^Open /, "")}
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
          <a href={`mailto:${email}`} aria-label={`Email ${name}`}>
            Email
          </a>
        )}
        <a href={directionsTo(store)} rel="noopener noreferrer" aria-label={`Directions to ${name}`}>
          Directions
        </a>
      </p>
      <StoreMap {...props} />
    </article>
  );
}

/** Loaded only after the shopper asked for it and consented to its provider. */
function StoreMap({ store: { name, map, position }, showsMaps, onShowMaps }: StoreCardProps) {
  const [isRequested, setRequested] = useState(false);
  if (!map || !position) return null;
  if (!isRequested) {
    const { latitude, longitude } = position;
    return (
      <p>
        <a
          className="inline-block py-2.5"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          rel="noopener noreferrer"
          aria-label={`Map of ${name}`}
          onClick={(press) => {
            if (press.ctrlKey || press.metaKey || press.shiftKey) return;
            press.preventDefault();
            setRequested(true);
          }}
        >
          Map
        </a>
      </p>
    );
  }
  if (showsMaps) {
    return (
      <img
        className="aspect-2/1 w-full rounded-control bg-tile object-cover"
        src={map}
        width={640}
        height={320}
        alt={`Map of ${name} and the streets around`}
        tabIndex={-1}
        ref={takeFocus}
      />
    );
  }
  return (
    <div
      className="grid aspect-2/1 place-content-center gap-2 rounded-control bg-tile p-3 text-center"
      role="group"
      aria-label={`Map of ${name}`}
    >
      <p>The map comes from {new URL(map).host}, which then sees your IP address.</p>
      <button type="button" className="btn secondary" autoFocus onClick={onShowMaps}>
        Show maps
      </button>
    </div>
  );
}

/** It replaces the button that had the focus. */
function takeFocus(picture: HTMLImageElement | null): void {
  picture?.focus();
}
