import { optional } from "~/lib/async/optional";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { Country } from "~/lib/commerce/model/address";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

/** Countries whose post has no postal codes (Universal Postal Union). */
const WITHOUT_POSTCODES: ReadonlySet<string> = new Set(
  (
    "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU " +
    "QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW"
  ).split(" "),
);

interface AddressRules {
  /** Null if unknown: any country with a list of regions. */
  readonly withRegion: readonly string[] | null;
  readonly withOptionalPostcode: readonly string[];
}

/** A fresh Magento's "Zip/Postal Code is Optional for". */
const UNKNOWN: AddressRules = { withRegion: null, withOptionalPostcode: ["HK", "IE", "MO", "PA"] };

export async function readAddressRules({ backend, capabilities }: Sources): Promise<AddressRules> {
  const { has } = await capabilities();
  if (!has("countries_with_required_region") || !has("optional_zip_countries")) return UNKNOWN;
  const read = backend.cached({ name: "address-rules", ...STORE_SETTINGS }, async () => {
    const answer = await backend.readPublic(gql.AddressRulesDocument, {});
    backend.logPartialErrors(answer);
    const { countries_with_required_region: withRegion, optional_zip_countries: withOptional } =
      answer.data.storeConfig ?? {};
    return { withRegion: toCodes(withRegion), withOptionalPostcode: toCodes(withOptional) ?? [] };
  });
  return optional(backend, { name: "address rules", fallback: UNKNOWN }, read);
}

export function addressRulesOf(
  { code, regions }: Pick<Country, "code" | "regions">,
  { withRegion, withOptionalPostcode }: AddressRules,
): Pick<Country, "needsRegion" | "postcode"> {
  const postcode = withOptionalPostcode.includes(code) ? "optional" : "required";
  return {
    needsRegion: withRegion?.includes(code) ?? regions.length > 0,
    postcode: WITHOUT_POSTCODES.has(code) ? "none" : postcode,
  };
}

function toCodes(list: string | null | undefined): string[] | null {
  return list?.split(",").map((code) => code.trim()) ?? null;
}
