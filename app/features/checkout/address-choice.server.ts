import { z } from "zod";
import { findCountry, toAddressFormResult } from "~/features/addresses/save-address.server";
import { addressValues, isSameAddress } from "~/features/addresses/address-form";
import { addressSchema } from "~/features/addresses/address-schema.server";
import { handleMissingCart, includesCartGone } from "~/features/cart/read-cart.server";
import type { Address, Country } from "~/lib/commerce/model/address";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import type { Problem } from "~/lib/commerce/model/problem";
import { required, invalid, parseForm, type Parsed } from "~/lib/server/request/parse-form.server";
import type { Shop } from "~/lib/server/request/shop.server";

const savedChoice = z.object({ saved: required().regex(/^\d+$/).transform(Number) });
const noEmail: z.ZodType<string | undefined> = z.undefined().catch(undefined);

/** The saved or entered address of a submitted form, null if invalid. `email`: schema of a guest's field. */
export async function readAddressChoice(shop: Shop, form: FormData, email = noEmail) {
  const country = await findCountry(shop, form.get("country"));
  if (form.get("intent") === "saved") {
    const parsed = parseForm(form, savedChoice);
    const to = parsed.ok ? { savedAddress: parsed.value.saved } : null;
    return { to, email: undefined, reject: addressRejection(shop, parsed, country) };
  }
  const parsed = parseForm(form, z.object({ email, ...addressSchema(country).shape }));
  const reject = addressRejection(shop, parsed, country);
  if (!parsed.ok) return { to: null, email: undefined, reject };
  const { email: given, ...address } = parsed.value;
  const keepsInBook = shop.cookies.isCustomer && form.has("keep");
  return { to: { address, keepsInBook }, email: given, reject };
}

export function addressRejection(shop: Shop, parsed: Pick<Parsed<unknown>, "reply">, country: Country | null) {
  return (problems: readonly Problem[] = []) => {
    if (includesCartGone(problems)) handleMissingCart(shop);
    return invalid(toAddressFormResult(parsed.reply(problems), country));
  };
}

/** The entry that matches the cart's address, else the default one. */
export function chosenAddress(
  saved: readonly SavedAddress[],
  address: Address | null,
  role: "isDefaultShipping" | "isDefaultBilling",
): number | null {
  const chosen = saved.find((entry) => isSameAddress(entry.address, address)) ?? saved.find((entry) => entry[role]);
  return chosen?.id ?? null;
}

/** For a pickup order, whose address is the store's. */
export function personValues({ firstName, lastName, phone }: Address, country: string) {
  return { ...addressValues(null, country), firstName, lastName, phone };
}
