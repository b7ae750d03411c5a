import { addressLine } from "~/features/addresses/address-form";
import { PickupStoreView } from "~/features/checkout/step-parts";
import { stepPath } from "~/features/checkout/steps";
import type { Address, PickupStore } from "~/lib/commerce/model/address";
import { Link } from "~/ui/link";

interface DeliverToProps {
  readonly address: Address | null;
  readonly store: PickupStore | null;
  readonly countryName: string;
}

export function DeliverTo({ address, store, countryName }: DeliverToProps) {
  return (
    <section className="panel flex items-start justify-between gap-4" aria-labelledby="deliver-to">
      <div className="wrap-anywhere">
        <h2 id="deliver-to" className="text-m">
          {address ? "Deliver to" : "Collect from"}
        </h2>
        {address && <p className="text-s">{addressLine(address, countryName)}</p>}
        {!address && store && <PickupStoreView store={store} />}
      </div>
      <Link className="inline-flex min-h-11 flex-none items-center text-s" to={stepPath("user-account")}>
        {address ? "Edit address" : "Choose another store"}
      </Link>
    </section>
  );
}
