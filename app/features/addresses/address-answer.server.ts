import type { Country } from "~/lib/commerce/model/address";
import type { SubmissionResult } from "~/lib/forms/submission";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { addressSchema } from "./address-schema.server";

/** What a page with an address needs beside its form state: the regions and rules of the country that was sent. */
export function addressAnswer(state: SubmissionResult, country: Country | null) {
  return { state, country, constraints: constraintsOf(addressSchema(country)) };
}
