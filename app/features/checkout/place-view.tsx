import type { PickupPlace } from "~/lib/commerce/model/address";

export function PlaceView({ place }: { place: PickupPlace }) {
  return (
    <>
      <b>{place.name}</b>{" "}
      <small>
        {place.street}, {place.city} {place.postcode}. {place.hours}
      </small>
    </>
  );
}
