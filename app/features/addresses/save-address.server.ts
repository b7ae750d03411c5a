import { addressAnswer } from "./address-answer.server";
import { fitAddress } from "./fit-address.server";
import { findCountry } from "./address-countries.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import type { Address } from "~/lib/commerce/model/address";
import type { DefaultRoles, SavedAddress } from "~/lib/commerce/model/customer";
import type { Outcome } from "~/lib/commerce/model/problem";
import { addressSchema } from "./address-schema.server";
import { parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { notFound, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

type Save = (address: Address, roles: DefaultRoles) => Promise<Outcome<object>>;

/** Saves the form of a new or changed address; the intent "country" only updates the State field. */
export async function saveAddress({ shop, form }: Pick<ShopActionArgs, "shop" | "form">, save: Save) {
  const fitted = await fitAddress(shop, form);
  if (fitted) return fitted;

  const country = await findCountry(shop, form.get("country"));
  const parsed = parseForm(form, addressSchema(country));
  if (!parsed.ok) return invalid(addressAnswer(parsed.reply(), country));
  const roles = { isDefaultShipping: form.has("defaultShipping"), isDefaultBilling: form.has("defaultBilling") };
  const outcome = await orFormError(shop, save(parsed.value, roles));
  if (!outcome.ok) return invalid(addressAnswer(parsed.reply(outcome.problems), country));
  shop.notices.add({ kind: "success", text: "The address was saved." });
  return seeOther("/customer/addresses-details");
}

/** One of this customer's own addresses; 404 for any other id. */
export async function requireAddress(shop: Shop, id: unknown): Promise<SavedAddress> {
  const addresses = await shop.commerce.customer.addresses();
  return addresses.find((saved) => String(saved.id) === id) ?? notFound();
}
