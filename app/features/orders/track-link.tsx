import type { Shipment } from "~/lib/commerce/model/order";

/** For other carriers only the number is shown. */
const CARRIERS: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/delhivery/i, (number) => `https://www.delhivery.com/track-v2/package/${number}`],
  [/ekart/i, (number) => `https://ekartlogistics.com/shipmenttrack/${number}`],
  [/xpressbees/i, (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`],
  [/fedex|federal express/i, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  [/\bdhl\b/i, (number) => `https://www.dhl.com/in-en/home/tracking.html?tracking-id=${number}`],
  [/\bups\b|united parcel/i, (number) => `https://www.ups.com/track?tracknum=${number}`],
  [/\busps\b|united states postal/i, (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
];

export function trackingUrl(carrier: string, number: string): string | null {
  const address = CARRIERS.find(([name]) => name.test(carrier))?.[1];
  return address ? address(encodeURIComponent(number)) : null;
}

interface TrackLinkProps {
  readonly track: Shipment["tracks"][number];
  readonly describedBy?: string;
}

export function TrackLink({ track: { carrier, number }, describedBy }: TrackLinkProps) {
  const address = trackingUrl(carrier, number);
  return (
    address && (
      <a className="link-btn" href={address} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
        Track with {carrier}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  );
}
