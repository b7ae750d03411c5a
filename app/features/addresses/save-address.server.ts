import { optional } from "~/lib/async/optional";
import type { Address, Country } from "~/lib/commerce/model/address";
import { mayDelete, type DefaultRoles, type SavedAddress } from "~/lib/commerce/model/customer";
import type { Result } from "~/lib/commerce/model/problem";
import type { SubmissionResult } from "~/lib/forms/submission";
import {
  checkForm,
  constraintsOf,
  invalid,
  parseForm,
  formWrite,
  WRITE_UNANSWERED,
} from "~/lib/server/request/parse-form.server";
import { type Reader, type Shop, type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";
import { addressSchema } from "./address-schema.server";
import { findPinLocation } from "./pin-location.server";

type Save = (address: Address, roles: DefaultRoles) => Promise<Result<object>>;

export async function saveAddress({ shop, form }: Pick<ShopActionArgs, "shop" | "form">, save: Save) {
  const buttonResult = await handleAddressButton(shop, form);
  if (buttonResult) return buttonResult;

  const country = await findCountry(shop, form.get("country"));
  const parsed = parseForm(form, addressSchema(country));
  if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), country));
  const roles = { isDefaultShipping: form.has("defaultShipping"), isDefaultBilling: form.has("defaultBilling") };
  const result = await formWrite(shop, WRITE_UNANSWERED, save(parsed.value, roles));
  if (!result.ok) return invalid(toAddressFormResult(parsed.reply(result.problems), country));
  shop.notices.add({ kind: "success", text: "Address saved." });
  return seeOther("/customer/addresses-details");
}

export async function requireAddress(shop: Shop, id: unknown): Promise<SavedAddress> {
  const addresses = await shop.commerce.customer.addresses();
  return addresses.find((saved) => String(saved.id) === id) ?? notFound();
}

/**
 * "country" updates the State field, "pin" fills in city and state. Null for any other button,
 * after filling in both if they are empty.
 */
export async function handleAddressButton(shop: Shop, form: FormData) {
  const intent = form.get("intent");
  const isButton = intent === "country" || intent === "pin";
  if (!isButton && !hasOnlyPin(form)) return null;
  const country = await findCountry(shop, form.get("country"));
  if (intent === "country") return toAddressFormResult(checkForm(form).reply(), country);
  const place = await findPinLocation(shop, String(form.get("postcode") ?? ""), country);
  for (const [name, value] of Object.entries(place ?? {})) form.set(name, value);
  if (!isButton) return null;
  const problems = place ? [] : [{ code: "pin", field: "postcode", message: UNKNOWN_PIN }];
  if (place?.region === "") problems.push({ code: "pin", field: "region", message: CHOOSE_STATE });
  const state = checkForm(form, problems).reply();
  return toAddressFormResult(state, country);
}

/** With script, city and state would be filled in already. */
function hasOnlyPin(form: FormData): boolean {
  const isBlank = (name: string) => String(form.get(name) ?? "").trim() === "";
  return form.has("city") && isBlank("city") && isBlank("region") && !isBlank("postcode");
}

const UNKNOWN_PIN = "We do not know this PIN code. Enter your city and state.";
const CHOOSE_STATE = "Choose your state.";

export function toAddressFormResult(state: SubmissionResult, country: Country | null) {
  return { state, country, constraints: constraintsOf(addressSchema(country)) };
}

export async function deleteAddress({ shop, form }: Pick<ShopActionArgs, "shop" | "form">): Promise<Response> {
  const saved = await requireAddress(shop, form.get("address"));
  if (!mayDelete(saved)) {
    const text = "This is your default address. Choose another default before you delete it.";
    shop.notices.add({ kind: "danger", text });
    return seeOther("/customer/addresses-details");
  }
  const result = await formWrite(shop, WRITE_UNANSWERED, shop.commerce.customer.deleteAddress(saved.id));
  if (result.ok) shop.notices.add({ kind: "success", text: "Address deleted." });
  else for (const { message } of result.problems) shop.notices.add({ kind: "danger", text: message });
  return seeOther("/customer/addresses-details");
}

/**
 * Options of an address form: countries with delivery, the shop's own first, and the regions of the
 * chosen one; null is the shop's own.
 */
export async function addressCountries(shop: Shop, chosen: string | null) {
  const [countries, country, own] = await Promise.all([
    shop.commerce.checkout.countries(),
    chosen === null ? shop.country().then((code) => findCountry(shop, code)) : findCountry(shop, chosen),
    shop.country(),
  ]);
  return {
    countries: [...countries].sort((a, b) => Number(b.code === own) - Number(a.code === own)),
    country,
    constraints: constraintsOf(addressSchema(country)),
  };
}

export async function findCountry(shop: Shop, code: FormDataEntryValue | null): Promise<Country | null> {
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? shop.commerce.checkout.country(code) : null;
}

/** Names of the addresses' countries by code; the code for an unknown one. */
export async function countryNames(reader: Reader, addresses: readonly (Address | null)[]) {
  const countries = await optional(
    reader,
    { name: "names of countries", fallback: [] },
    reader.commerce.checkout.countries(),
  );
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return Object.fromEntries(
    addresses.flatMap((address) => (address ? [[address.country, names.get(address.country) ?? address.country]] : [])),
  );
}
