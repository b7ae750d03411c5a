import type { Shipment } from "~/lib/commerce/model/order";
import { CopyButton } from "./copy-button";
import { TrackLink } from "./track-link";
import { trackingAddress } from "./tracking-address";

export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="shipments">
      <h2 id="shipments">Shipments</h2>
      <ul>
        {shipments.map(({ number, tracks, lines }) => (
          <li key={number} className="border-b border-line py-3 last:border-0 last:pb-0">
            <b>Shipment {number}</b>
            {tracks.map((track) => (
              <Track key={track.number} {...track} />
            ))}
            <p className="hint">{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Track({ carrier, number }: Shipment["tracks"][number]) {
  const isKnown = trackingAddress(carrier, number) !== null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {carrier}, tracking number {number}
      {isKnown ? <TrackLink track={{ carrier, number }} /> : <CopyButton text={number} />}
    </p>
  );
}
