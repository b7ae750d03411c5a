import { z } from "zod";
import { findCountry } from "~/features/addresses/save-address.server";
import { INVALID_PIN, MAX_PIN_INPUT_LENGTH } from "~/features/addresses/address-schema.server";
import { findPinLocation, isPin, townOfPin } from "~/features/addresses/pin-location.server";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import type { Address } from "~/lib/commerce/model/address";
import { compactNumber, plainDigits } from "~/lib/forms/clean-text";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { DeliveryPlace } from "~/lib/root-data";
import type { CookieReader } from "~/lib/server/cookies/cookies.server";
import { required, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import type { Shop } from "~/lib/server/request/shop.server";

const UNKNOWN_PIN = "We do not know this PIN code. Check it and try again.";
const INVALID_POSTCODE = "Enter a postal code, for example 10001.";

export function readDeliveryPlace(cookies: CookieReader): DeliveryPlace | null {
  const postcode = cookies.get(deliverToCookie);
  if (!postcode) return null;
  return { postcode, town: isPin(postcode) ? (townOfPin(postcode)?.city ?? null) : null };
}

const pin = required(INVALID_PIN, MAX_PIN_INPUT_LENGTH, INVALID_PIN)
  .transform(compactNumber)
  .refine(isPin, INVALID_PIN);

const postalCode = required(INVALID_POSTCODE, MAX_PIN_INPUT_LENGTH, INVALID_POSTCODE)
  .transform((typed) => plainDigits(typed).replace(/\s+/g, ""))
  .refine((typed) => /^[a-z\d-]{3,10}$/i.test(typed), INVALID_POSTCODE);

export function deliveryPlaceSchema(country: string) {
  return z.object({ postcode: country === "IN" ? pin : postalCode });
}

export async function suggestPlace(shop: Shop, address: Pick<Address, "country" | "postcode"> | null): Promise<void> {
  const { cookies } = shop;
  if (!address || readDeliveryPlace(cookies) || address.country !== (await shop.country())) return;
  const place = deliveryPlaceSchema(address.country).safeParse({ postcode: address.postcode });
  if (place.success) cookies.set(deliverToCookie, place.data.postcode);
}

export async function saveDeliveryPlace(shop: Shop, form: FormData): Promise<SubmissionResult | null> {
  const country = await shop.country();
  const parsed = parseWithoutCheck(form, deliveryPlaceSchema(country));
  if (!parsed.ok) return parsed.reply();
  const { postcode } = parsed.value;
  const mayBeUnknown = country === "IN" && townOfPin(postcode) === null;
  if (mayBeUnknown && !(await findPinLocation(shop, postcode, await findCountry(shop, "IN"))))
    return parsed.reply([{ code: "unknown-pin", field: "postcode", message: UNKNOWN_PIN }]);
  shop.cookies.set(deliverToCookie, postcode);
  return null;
}
