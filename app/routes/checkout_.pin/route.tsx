import { data } from "@remix-run/server-runtime";
import { findCountry } from "~/lib/checkout/address-countries.server";
import type { PinAnswer } from "~/lib/checkout/pin-answer";
import { findPinPlace } from "~/lib/checkout/find-pin-place.server";
import { shopLoader } from "~/lib/http/handlers.server";

/** For address forms that run script; the others ask by their button. */
export const loader = shopLoader(async ({ shop, url }) => {
  const place = await findPinPlace(shop, url.searchParams.get("code") ?? "", await findCountry(shop, "IN"));
  return data({ place } satisfies PinAnswer, { headers: { "Cache-Control": "private, max-age=86400" } });
});
