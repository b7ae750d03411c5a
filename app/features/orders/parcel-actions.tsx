import type { ReactNode } from "react";
import type { Order } from "~/lib/commerce/model/order";
import { policyLinks } from "~/lib/policy-links";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { trackingAddress } from "./track-link";

/** Actions for a shipped parcel: track it, or read how to return it. */
export function ParcelActions({ order: { shipments }, children }: ParcelActionsProps) {
  if (shipments.length === 0) return children;
  const [track] = shipments.flatMap(({ tracks }) => tracks);
  return (
    <>
      <TrackButton track={track} />
      {children}
      <ReturnLink />
    </>
  );
}

interface ParcelActionsProps {
  readonly order: Pick<Order, "shipments">;
  /** Between the two. */
  readonly children?: ReactNode;
}

/** Links to the carrier's tracking page, or to the shipments on this page if that is unknown. */
function TrackButton({ track }: { track: Order["shipments"][number]["tracks"][number] | undefined }) {
  const address = track && trackingAddress(track.carrier, track.number);
  if (!address) {
    return (
      <a className="btn" href="#shipments">
        Track order
      </a>
    );
  }
  return (
    <a className="btn" href={address} target="_blank" rel="noopener noreferrer">
      Track order<span className="sr-only"> with {track.carrier} (opens in a new tab)</span>
    </a>
  );
}

function ReturnLink() {
  const links = policyLinks(useShop().footer["footer_links_block"] ?? "");
  const returns = links.find(({ path, name }) => /\breturns?\b/i.test(`${path} ${name}`));
  return (
    returns && (
      <Link className="btn quiet" to={returns.path}>
        Return
      </Link>
    )
  );
}
