import { addressSchema } from "./address-schema.server";
import type { Address, Country } from "~/lib/commerce/model/address";
import { optional } from "~/lib/server/request/optional.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

/** Options of an address form: countries with delivery, the shop's own first, and the regions of the chosen one. */
export async function addressCountries(shop: Shop, chosen: string) {
  const [countries, country] = await Promise.all([shop.commerce.checkout.countries(), findCountry(shop, chosen)]);
  const home = shop.country;
  return {
    countries: [...countries].sort((a, b) => Number(b.code === home) - Number(a.code === home)),
    country,
    constraints: constraintsOf(addressSchema(country)),
  };
}

export async function findCountry(shop: Shop, code: FormDataEntryValue | null): Promise<Country | null> {
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? shop.commerce.checkout.country(code) : null;
}

type InCountry = Pick<Address, "country"> | null | undefined;

/** Names of the addresses' countries by code; the code for an unknown one. */
export async function countryNames(reader: Reader, addresses: readonly InCountry[]): Promise<Record<string, string>> {
  const countries = await optional(reader, "names of countries", reader.commerce.checkout.countries(), []);
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return Object.fromEntries(
    addresses.flatMap((address) => (address ? [[address.country, names.get(address.country) ?? address.country]] : [])),
  );
}
