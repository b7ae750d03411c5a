import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Order } from "~/lib/commerce/model/order";
import { policyLinks } from "~/lib/policy-links";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { PrintButton } from "./print-button";
import { trackingUrl } from "./track-link";

export interface OrderPaths {
  readonly invoice: (number: string) => string;
  readonly reorder: string;
}

interface OrderActionsProps {
  readonly order: Pick<Order, "number" | "shipments" | "invoices">;
  readonly paths: OrderPaths;
  readonly children?: ReactNode;
}

/** Likeliest action first. Tracking and returns need a shipment. */
export function OrderActions({ order: { number, shipments, invoices }, paths, children }: OrderActionsProps) {
  const isShipped = shipments.length > 0;
  const [track] = shipments.flatMap(({ tracks }) => tracks);
  const [invoice] = invoices;
  return (
    <div className="buttons order-actions">
      {isShipped && <TrackButton track={track} />}
      {invoice && (
        <Link className="btn secondary" to={paths.invoice(invoice.number)}>
          Invoice
        </Link>
      )}
      {isShipped && <ReturnLink number={number} />}
      {children}
      <Form method="post" action={paths.reorder}>
        <button className="btn secondary">Buy again</button>
      </Form>
      <PrintButton />
    </div>
  );
}

function TrackButton({ track }: { track: Order["shipments"][number]["tracks"][number] | undefined }) {
  const address = track && trackingUrl(track.carrier, track.number);
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

function ReturnLink({ number }: Pick<Order, "number">) {
  const links = policyLinks(useShop().footer["footer_links_block"] ?? "");
  const returns = links.find(({ path, name }) => /\breturns?\b/i.test(`${path} ${name}`));
  return (
    returns && (
      <Link className="btn secondary" to={`${returns.path}?order=${number}`}>
        Return
      </Link>
    )
  );
}
