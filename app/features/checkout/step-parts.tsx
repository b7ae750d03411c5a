import { distanceText } from "~/features/delivery-place/delivery-offers";
import type { PickupStore } from "~/lib/commerce/model/address";

export function LoggedInAs({ email }: { email: string | null }) {
  return <p className="text-s text-muted">You are logged in as {email}.</p>;
}

export function PickupStoreView({ place }: { place: PickupStore }) {
  const far = distanceText(place.withinKm);
  return (
    <>
      <b>{place.name}</b>
      {far && <> · {far}</>}{" "}
      <small>
        {place.street}, {place.city} {place.postcode}. {place.hours}
      </small>
    </>
  );
}
