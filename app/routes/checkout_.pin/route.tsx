import { findCountry } from "~/features/addresses/save-address.server";
import type { PinLookup } from "~/features/addresses/address-fields";
import { findPinLocation } from "~/features/addresses/pin-location.server";
import { shopLoader } from "~/lib/server/request/handlers.server";

/** PIN code look-up by script; without script, address forms have a button. */
export const loader = shopLoader(async ({ shop, url }) => {
  const place = await findPinLocation(shop, url.searchParams.get("code") ?? "", await findCountry(shop, "IN"));
  return Response.json({ place } satisfies PinLookup, { headers: { "Cache-Control": "private, max-age=86400" } });
});
