import { Link } from "~/ui/link";

/** The first step's two views; without a query it shows the one that fits the cart. */
export const DELIVER = "/checkout/user-account?deliver";
export const COLLECT = "/checkout/user-account?collect";

/** Links instead of tabs, so that it works without script. */
export function DeliveryOrPickup({ isCollecting }: { isCollecting: boolean }) {
  return (
    <nav className="grid grid-cols-2 gap-3" aria-label="How you get your order">
      <ViewLink to={DELIVER} isChosen={!isCollecting}>
        Deliver to an address
      </ViewLink>
      <ViewLink to={COLLECT} isChosen={isCollecting}>
        Collect from a store
      </ViewLink>
    </nav>
  );
}

function ViewLink({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      className="btn secondary aria-[current]:[box-shadow:inset_0_-3px]"
      to={to}
      aria-current={isChosen ? "true" : undefined}
    >
      {children}
    </Link>
  );
}
