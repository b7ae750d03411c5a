import { fitAddress } from "./fit-address.server";
import { findCountry } from "./address-countries.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import type { Address, Country } from "~/lib/commerce/model/address";
import type { DefaultRoles, SavedAddress } from "~/lib/commerce/model/customer";
import type { Outcome } from "~/lib/commerce/model/problem";
import { ADDRESS_FIELDS } from "./address-form";
import { parseAddress } from "./address-schema.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { notFound, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** What an address page needs beside its form state: the regions of the country that was sent. */
interface AddressAnswer {
  readonly state: FormState;
  readonly country: Country | null;
}

type Save = (address: Address, roles: DefaultRoles) => Promise<Outcome<object>>;

/** The form of a new address and of a changed one; the intent "country" only fits it to the country. */
export async function saveAddress({ shop, form }: Pick<ShopActionArgs, "shop" | "form">, save: Save) {
  const fitted = await fitAddress(shop, form, "address");
  if (fitted) return fitted satisfies AddressAnswer;

  const country = await findCountry(shop, form.get("country"));
  const parsed = parseAddress(form, country, "address");
  if (!parsed.ok) return refuse(shop, { state: parsed.state, country } satisfies AddressAnswer);
  const roles = { isDefaultShipping: form.has("defaultShipping"), isDefaultBilling: form.has("defaultBilling") };
  const outcome = await orRefusal(shop, save(parsed.value, roles));
  if (!outcome.ok) {
    const state = withProblems(sentState(form, "address"), outcome.problems, ADDRESS_FIELDS);
    return refuse(shop, { state, country } satisfies AddressAnswer);
  }
  shop.notices.add({ kind: "success", text: "The address was saved." });
  return seeOther("/customer/addresses-details");
}

/** One of this customer's own addresses. Somebody else's number is as unknown as one that never was. */
export async function requireAddress(shop: Shop, id: unknown): Promise<SavedAddress> {
  const addresses = await shop.commerce.customer.addresses();
  return addresses.find((saved) => String(saved.id) === id) ?? notFound();
}
