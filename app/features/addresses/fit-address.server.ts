import { checkForm } from "~/lib/server/parse-form.server";
import type { Shop } from "~/lib/server/shop.server";
import { addressAnswer } from "./address-answer.server";
import { findCountry } from "./address-countries.server";
import { findPinPlace } from "./find-pin-place.server";

/**
 * Handles the buttons of an address form that do not save: "country" updates the State field, "pin" fills in city and state from the PIN code. Null
 * for any other intent, with city and state filled in where both were left blank.
 */
export async function fitAddress(shop: Shop, form: FormData) {
  const intent = form.get("intent");
  const isButton = intent === "country" || intent === "pin";
  if (!isButton && !hasPinAlone(form)) return null;
  const country = await findCountry(shop, form.get("country"));
  if (intent === "country") return addressAnswer(checkForm(form).reply(), country);
  const place = await findPinPlace(shop, String(form.get("postcode") ?? ""), country);
  for (const [name, value] of Object.entries(place ?? {})) form.set(name, value);
  if (!isButton) return null;
  const state = checkForm(form, place ? [] : [{ code: "pin", field: "postcode", message: NO_PLACE }]).reply();
  return addressAnswer(state, country);
}

/** Script would have filled in city and state while the PIN code was typed. */
function hasPinAlone(form: FormData): boolean {
  const isBlank = (name: string) => String(form.get(name) ?? "").trim() === "";
  return form.has("city") && isBlank("city") && isBlank("region") && !isBlank("postcode");
}

const NO_PLACE = "We do not know where this PIN code is. Please enter city and state yourself.";
