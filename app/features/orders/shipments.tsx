import { useState } from "react";
import type { Shipment } from "~/lib/commerce/model/order";
import { useHydrated } from "~/ui/use-hydrated";
import { trackingUrl, TrackLink } from "./track-link";

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
  const isKnown = trackingUrl(carrier, number) !== null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {carrier}, tracking number {number}
      {isKnown ? <TrackLink track={{ carrier, number }} /> : <CopyButton text={number} />}
    </p>
  );
}

/** Needs script: invisible before hydration, keeping its place. */
function CopyButton({ text }: { text: string }) {
  const isReady = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className={isReady ? "link-btn" : "link-btn invisible"} onClick={() => void copy()}>
        Copy<span className="sr-only"> the tracking number</span>
      </button>
      <span role="status" className="hint">
        {isCopied && "Copied"}
      </span>
    </>
  );
}
