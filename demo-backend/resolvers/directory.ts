import { countries, countryById, type CountryFact } from "../catalogue/geography.ts";
import { inputError, plainError } from "./errors.ts";

export const directoryResolvers = {
  Query: {
    countries: () => countries,
    country(_: unknown, { id }: { id?: string | null }): CountryFact {
      if (!id) throw inputError('Country "id" value should be specified');
      const country = countryById(id);
      if (!country) throw plainError("The country isn't available.");
      return country;
    },
  },
  Country: {
    two_letter_abbreviation: ({ id }: CountryFact) => id,
    three_letter_abbreviation: ({ alpha3 }: CountryFact) => alpha3,
    full_name_english: ({ name }: CountryFact) => name,
    full_name_locale: ({ name }: CountryFact) => name,
    available_regions: ({ regions }: CountryFact) => (regions.length > 0 ? regions : null),
  },
};
