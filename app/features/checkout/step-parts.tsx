import type { PickupPlace } from "~/lib/commerce/model/address";

/** Instead of the email field, for customers. */
export function KnownAs({ email }: { email: string | null }) {
  return <p className="text-s text-muted">You are logged in as {email}.</p>;
}

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
