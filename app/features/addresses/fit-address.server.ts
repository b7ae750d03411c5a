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
  if (intent !== "country" && intent !== "pin") {
    await fillBlanks(shop, form);
    return null;
  }
  const country = await findCountry(shop, form.get("country"));
  if (intent === "country") return addressAnswer(checkForm(form).reply(), country);
  const place = await findPinPlace(shop, textOf(form, "postcode"), country);
  for (const [name, value] of Object.entries(place ?? {})) form.set(name, value);
  const state = checkForm(form, place ? [] : [{ code: "pin", field: "postcode", message: NO_PLACE }]).reply();
  return addressAnswer(state, country);
}

/** As script does while the PIN code is typed. What the shopper wrote or chose is not touched. */
async function fillBlanks(shop: Shop, form: FormData): Promise<void> {
  const postcode = textOf(form, "postcode");
  if (!form.has("city") || textOf(form, "city") !== "" || textOf(form, "region") !== "" || postcode === "") return;
  const place = await findPinPlace(shop, postcode, await findCountry(shop, form.get("country")));
  for (const [name, value] of Object.entries(place ?? {})) form.set(name, value);
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? "").trim();
}

const NO_PLACE = "We do not know where this PIN code is. Please enter city and state yourself.";
