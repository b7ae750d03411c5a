import { Link } from "~/ui/link";

/** Delivery or pickup: two views of the same step, as links, so that it works without script. */
export function WayChoice({ isCollecting }: { isCollecting: boolean }) {
  const current = { "aria-current": "true" } as const;
  return (
    <nav className="grid grid-cols-2 items-end gap-3" aria-label="How you get your order">
      <Link className="btn quiet" to="/checkout/shipping?edit=address" {...(isCollecting ? {} : current)}>
        Deliver to an address
      </Link>
      <Link className="btn quiet" to="/checkout/shipping?collect" {...(isCollecting ? current : {})}>
        Collect from a shop
      </Link>
    </nav>
  );
}
