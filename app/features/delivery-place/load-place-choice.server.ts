import type { Address } from "~/lib/commerce/model/address";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { inTime } from "~/lib/server/in-time.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import type { Shop } from "~/lib/server/shop.server";
import type { PlaceChoice } from "./place-form";
import { knownPlace, placeSchema } from "./place.server";

export async function loadPlaceChoice(shop: Shop): Promise<PlaceChoice> {
  const country = homeCountry(shop.cookies);
  return {
    postcode: knownPlace(shop.cookies)?.postcode ?? null,
    isIndia: country === "IN",
    saved: await savedPlaces(shop, country),
    constraints: constraintsOf(placeSchema(country)),
  };
}

/** Time limit: a code can be typed without them. */
const PATIENCE_MS = 1_500;

async function savedPlaces(shop: Shop, country: string): Promise<PlaceChoice["saved"]> {
  if (!customerToken(shop.cookies)) return [];
  const asking = shop.commerce.customer.addresses();
  const entries = (await inTime(asking, { reader: shop, name: "saved addresses", budgetMs: PATIENCE_MS })) ?? [];
  const here = entries.filter(({ address }) => address.country === country && address.postcode);
  const byPostcode = new Map(here.map(({ address }) => [address.postcode, inOneLine(address)]));
  return [...byPostcode].map(([postcode, text]) => ({ postcode, text }));
}

function inOneLine({ firstName, lastName, street, city, postcode }: Address): string {
  return [`${firstName} ${lastName}`, street, `${city} ${postcode}`].filter(Boolean).join(", ");
}
