import { findCountry } from "~/features/addresses/address-countries.server";
import type { PinAnswer } from "~/features/addresses/pin-field";
import { findPinPlace } from "~/features/addresses/pin-place.server";
import { shopLoader } from "~/lib/server/request/handlers.server";

/** PIN code look-up for address forms with script; without, they use their button. */
export const loader = shopLoader(async ({ shop, url }) => {
  const place = await findPinPlace(shop, url.searchParams.get("code") ?? "", await findCountry(shop, "IN"));
  return Response.json({ place } satisfies PinAnswer, { headers: { "Cache-Control": "private, max-age=86400" } });
});
