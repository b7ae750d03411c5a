import type { Country } from "~/lib/commerce/model/address";
import type { CountriesQuery, CountryQuery } from "~/lib/commerce/wire/generated/graphql";

type WireName = NonNullable<NonNullable<CountriesQuery["countries"]>[number]>;
type WireCountry = NonNullable<CountryQuery["country"]>;

export function toCountryName(wire: WireName): Pick<Country, "code" | "name"> | null {
  const name = wire.full_name_locale || wire.full_name_english;
  return wire.id && name ? { code: wire.id, name } : null;
}

export function toCountry(wire: WireCountry): Country | null {
  const named = toCountryName(wire);
  return named && { ...named, regions: toRegions(wire.available_regions) };
}

function toRegions(regions: WireCountry["available_regions"]): Country["regions"] {
  return (regions ?? [])
    .flatMap((region) =>
      region?.id && region.name ? [{ id: region.id, code: region.code ?? "", name: region.name }] : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
