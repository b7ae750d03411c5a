import { distanceText } from "~/features/delivery-place/delivery-offers";
import type { PickupStore } from "~/lib/commerce/model/address";
import { readableHours } from "~/lib/format/opening-hours";

export function LoggedInAs({ email }: { email: string | null }) {
  return <p className="text-s text-muted">You are logged in as {email}.</p>;
}

export function PickupStoreView({ store }: { store: PickupStore }) {
  const distance = distanceText(store.withinKm);
  return (
    <>
      <b>{store.name}</b> {distance && <small className="text-ink">{distance}</small>}{" "}
      <small>
        {store.street}, {store.city} {store.postcode} <span className="block">{readableHours(store.hours)}</span>
      </small>
    </>
  );
}
