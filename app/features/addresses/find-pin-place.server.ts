import { z } from "zod";
import type { Country } from "~/lib/commerce/model/address";
import { isPin, placeOfPin, type PinPlace, toPinPlace } from "./pin-place.server";
import { deferredInTime } from "~/lib/server/deferred.server";
import type { Shop } from "~/lib/server/shop.server";

/** In INTEGRATIONS: a middleware with a whole directory of PIN codes. POST /pin-codes/find {code} → {city, state}. */
const DIRECTORY = "pin-codes";
const found = z.object({ city: z.string().trim().min(1).max(100), state: z.string() });

/** The shopper waits for it, and the shop's own table is nearly as good. */
const PATIENCE_MS = 1_000;

/** Where a PIN code is: by the merchant's directory where one is configured, otherwise or without its answer by the shop's own table. */
export async function findPinPlace(shop: Shop, text: string, country: Country | null): Promise<PinPlace | null> {
  const code = text.replace(/\s/g, "");
  if (country?.code !== "IN" || !isPin(code)) return null;
  const told = shop.config.integrations[DIRECTORY] ? await askDirectory(shop, code) : null;
  const place = found.safeParse(told);
  return (place.success ? toPinPlace(place.data, country) : null) ?? placeOfPin(code, country);
}

function askDirectory(shop: Shop, code: string): Promise<unknown> {
  const asking = shop.commerce.call(DIRECTORY, "find", { code });
  return deferredInTime(asking, { shop, name: DIRECTORY, budgetMs: PATIENCE_MS });
}
