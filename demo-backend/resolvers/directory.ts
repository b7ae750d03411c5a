import { countries, countryById } from "../catalogue/geography.ts";
import type { Country } from "../rules/country.ts";
import { inputError, plainError } from "./errors.ts";

export const directoryResolvers = {
  Query: {
    countries: () => countries,
    country(_: unknown, { id }: { id?: string | null }): Country {
      if (!id) throw inputError('Country "id" value should be specified');
      const country = countryById(id);
      if (!country) throw plainError("The country isn't available.");
      return country;
    },
  },
  Country: {
    two_letter_abbreviation: ({ id }: Country) => id,
    three_letter_abbreviation: ({ alpha3 }: Country) => alpha3,
    full_name_english: ({ name }: Country) => name,
    full_name_locale: ({ name }: Country) => name,
    available_regions: ({ regions }: Country) => (regions.length > 0 ? regions : null),
  },
};
