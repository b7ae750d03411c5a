import type { Shipment } from "~/lib/commerce/model/order";
import { trackingAddress } from "./tracking-address";

export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="shipments">
      <h2 id="shipments">Shipments</h2>
      <ul className="papers">
        {shipments.map(({ number, tracks, lines }) => (
          <li key={number}>
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
  const address = trackingAddress(carrier, number);
  return (
    <p>
      {carrier}, tracking number {number}
      {address && (
        <>
          {" · "}
          <a href={address} target="_blank" rel="noopener noreferrer">
            Track the parcel<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </p>
  );
}
