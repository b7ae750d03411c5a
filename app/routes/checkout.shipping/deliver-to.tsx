import type { Address, PickupPlace } from "~/lib/commerce/model/address";
import { AddressView } from "~/features/addresses/address-view";
import { Link } from "~/ui/link";
import { PlaceView } from "./place-view";

interface DeliverToProps {
  /** Null when the order is collected. */
  readonly address: Address | null;
  readonly place: PickupPlace | null;
  readonly countryName: string;
}

/** Destination of the order, with a link to change it. */
export function DeliverTo({ address, place, countryName }: DeliverToProps) {
  return (
    <section className="panel" aria-labelledby="deliver-to">
      <h2 id="deliver-to">{address ? "Deliver to" : "Collect from"}</h2>
      {address && <AddressView address={address} countryName={countryName} />}
      {!address && place && <PlaceView place={place} />}
      {address ? (
        <Link to="/checkout/shipping?edit=address">Edit address</Link>
      ) : (
        <Link to="/checkout/shipping?collect">Choose another shop</Link>
      )}
    </section>
  );
}
