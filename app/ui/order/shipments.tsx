import type { Shipment } from "~/lib/commerce/model/order";

export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="shipments">
      <h2 id="shipments">Shipments</h2>
      <ul>
        {shipments.map(({ number, tracks, lines }) => (
          <li key={number}>
            <b>Shipment {number}</b>
            {tracks.map((track) => (
              <p key={track.number}>
                {track.carrier}, tracking number {track.number}
              </p>
            ))}
            <p className="hint">{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
