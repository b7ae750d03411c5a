import type { Country } from "~/lib/commerce/model/address";
import type { Constraints, SubmissionResult } from "~/lib/forms/submission";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { addressSchema } from "./address-schema.server";

/** What a page with an address needs beside its form state: the regions and rules of the country that was sent. */
export interface AddressAnswer {
  readonly state: SubmissionResult;
  readonly country: Country | null;
  readonly constraints: Constraints;
}

export function addressAnswer(state: SubmissionResult, country: Country | null): AddressAnswer {
  return { state, country, constraints: constraintsOf(addressSchema(country)) };
}
