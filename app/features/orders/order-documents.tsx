import type { ReactNode } from "react";
import type { OrderComment, OrderDocument, Shipment } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import { CopyButton } from "~/ui/copy-button";
import { Link } from "~/ui/link";

interface OrderDocumentsProps {
  readonly title: "Invoices" | "Credit memos";
  readonly documents: readonly OrderDocument[];
  readonly pathOf?: (number: string) => string;
}

export function OrderDocuments({ title, documents, pathOf }: OrderDocumentsProps) {
  const { locale } = useRootData().store;
  return (
    <DocumentList title={title} documents={documents}>
      {({ number, total, lines, comments }) => (
        <>
          <p className="row justify-between">
            <b>
              {title.slice(0, -1)} {number}
            </b>
            <b>{formatMoney(total, locale)}</b>
          </p>
          <LineNames lines={lines} />
          <OrderComments comments={comments} />
          {pathOf && (
            <Link className="link-btn" to={pathOf(number)}>
              Invoice to print<span className="sr-only">: {number}</span>
            </Link>
          )}
        </>
      )}
    </DocumentList>
  );
}

export function OrderComments({ comments }: { comments: readonly OrderComment[] }) {
  const { store } = useRootData();
  return comments.map(({ date, text }) => {
    const day = formatDate(date, store);
    return (
      <p key={date + text}>
        {day && <span className="hint">{day}: </span>}
        {text}
      </p>
    );
  });
}

export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  return (
    <DocumentList title="Shipments" documents={shipments}>
      {({ number, tracks, lines }) => (
        <>
          <b>Shipment {number}</b>
          {tracks.map((track) => (
            <p key={track.number} className="flex flex-wrap items-center gap-x-3">
              {track.carrier}, tracking number {track.number}
              {trackingUrl(track.carrier, track.number) ? (
                <TrackLink track={track} />
              ) : (
                <CopyButton text={track.number} what="tracking number" />
              )}
            </p>
          ))}
          <LineNames lines={lines} />
        </>
      )}
    </DocumentList>
  );
}

interface DocumentListProps<T> {
  readonly title: string;
  readonly documents: readonly T[];
  readonly children: (document: T) => ReactNode;
}

function DocumentList<T extends { readonly number: string }>({ title, documents, children }: DocumentListProps<T>) {
  if (documents.length === 0) return null;
  const id = title.toLowerCase().replace(" ", "-");
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {documents.map((document) => (
          <li key={document.number} className="border-b border-line py-3 last:border-0 last:pb-0">
            {children(document)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineNames({ lines }: Pick<OrderDocument, "lines">) {
  return <p className="hint">{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</p>;
}

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
  const toUrl = CARRIERS.find(([name]) => name.test(carrier))?.[1];
  return toUrl ? toUrl(encodeURIComponent(number)) : null;
}

export function TrackLink({ track, describedBy }: { track: Shipment["tracks"][number]; describedBy?: string }) {
  const { carrier, number } = track;
  const url = trackingUrl(carrier, number);
  return (
    url && (
      <a className="link-btn" href={url} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
        Track with {carrier}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  );
}
