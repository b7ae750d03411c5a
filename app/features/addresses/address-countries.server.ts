import { homeCountry } from "~/lib/server/chosen-view.server";
import { addressSchema } from "./address-schema.server";
import type { Country } from "~/lib/commerce/model/address";
import { constraintsOf } from "~/lib/server/parse-form.server";
import type { Shop } from "~/lib/server/shop.server";

/** What an address form needs to offer: the countries delivered to, the shop's own first, and the chosen one's regions. */
export async function addressCountries(shop: Shop, chosen: string) {
  const [countries, country] = await Promise.all([shop.commerce.checkout.countries(), findCountry(shop, chosen)]);
  const home = homeCountry(shop.cookies);
  return {
    countries: [...countries].sort((a, b) => Number(b.code === home) - Number(a.code === home)),
    country,
    constraints: constraintsOf(addressSchema(country)),
  };
}

/** The country a form names; null for anything that is no country code or not delivered to. */
export async function findCountry(shop: Shop, code: FormDataEntryValue | null): Promise<Country | null> {
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? shop.commerce.checkout.country(code) : null;
}

export async function countryNames(shop: Shop): Promise<(code: string) => string> {
  const names = new Map((await shop.commerce.checkout.countries()).map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
