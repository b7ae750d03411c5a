import type { Shipment } from "~/lib/commerce/model/order";
import { trackingAddress } from "./tracking-address";

interface TrackLinkProps {
  readonly track: Shipment["tracks"][number];
  readonly describedBy?: string;
}

/** Leads to a carrier's page about the parcel; renders nothing for a carrier whose page is not known. */
export function TrackLink({ track: { carrier, number }, describedBy }: TrackLinkProps) {
  const address = trackingAddress(carrier, number);
  return (
    address && (
      <a className="update" href={address} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
        Track with {carrier}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  );
}
