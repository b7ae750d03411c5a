import { useState, type ReactNode } from "react";
import type { OrderComment, OrderDocument, Shipment } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { useHydrated } from "~/ui/use-hydrated";
import { trackingUrl, TrackLink } from "./track-link";

interface OrderDocumentsProps {
  readonly title: "Invoices" | "Credit memos";
  readonly documents: readonly OrderDocument[];
  readonly pathOf?: (number: string) => string;
}

export function OrderDocuments({ title, documents, pathOf }: OrderDocumentsProps) {
  const { locale } = useShop().store;
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
  const { store } = useShop();
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
                <CopyButton text={track.number} />
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
