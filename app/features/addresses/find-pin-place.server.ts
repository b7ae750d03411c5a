import { z } from "zod";
import type { Country } from "~/lib/commerce/model/address";
import { compactNumber } from "~/lib/forms/clean-text";
import { isPin, placeOfPin, type PinPlace, toPinPlace } from "./pin-place.server";
import { inTime } from "~/lib/server/in-time.server";
import type { Shop } from "~/lib/server/shop.server";

/** Name in INTEGRATIONS of a middleware with a complete PIN code directory. POST /pin-codes/find {code} → {city, state}. */
const DIRECTORY = "pin-codes";
const found = z.object({ city: z.string().trim().min(1).max(100), state: z.string() });

/** Time limit: the shopper is waiting, and the built-in table is nearly as good. */
const PATIENCE_MS = 1_000;

/** City and state of a PIN code: from the merchant's directory if configured, otherwise, or if it does not answer, from the built-in table. */
export async function findPinPlace(shop: Shop, text: string, country: Country | null): Promise<PinPlace | null> {
  const code = compactNumber(text);
  if (country?.code !== "IN" || !isPin(code)) return null;
  const answer = shop.config.integrations[DIRECTORY] ? await askDirectory(shop, code) : null;
  const place = found.safeParse(answer);
  return (place.success ? toPinPlace(place.data, country) : null) ?? placeOfPin(code, country);
}

function askDirectory(shop: Shop, code: string): Promise<unknown> {
  const asking = shop.commerce.call(DIRECTORY, "find", { code });
  return inTime(asking, { reader: shop, name: DIRECTORY, budgetMs: PATIENCE_MS });
}
