import type { Country } from "~/lib/commerce/model/address";
import { sentState, type FormState } from "~/lib/forms/form-state";
import type { Shop } from "~/lib/server/shop.server";
import { findCountry } from "./address-countries.server";
import { findPinPlace } from "./find-pin-place.server";

export interface FittedAddress {
  readonly state: FormState;
  readonly country: Country | null;
}

/**
 * The buttons inside an address form that save nothing: "country" fits the State field to the country, "pin" fills in city and
 * state after the PIN code. Null for a form that was sent for good.
 */
export async function fitAddress(shop: Shop, form: FormData, name: string): Promise<FittedAddress | null> {
  const intent = form.get("intent");
  if (intent !== "country" && intent !== "pin") return null;
  const country = await findCountry(shop, form.get("country"));
  const state = sentState(form, name);
  if (intent === "country") return { state, country };
  const place = await findPinPlace(shop, state.values["postcode"] ?? "", country);
  if (place) return { state: { ...state, values: { ...state.values, ...place } }, country };
  return { state: { ...state, errors: { postcode: [NO_PLACE] } }, country };
}

const NO_PLACE = "We do not know where this PIN code is. Please enter city and state yourself.";
