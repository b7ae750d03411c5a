import type { Country } from "~/lib/commerce/model/address";
import type { SubmissionResult } from "~/lib/forms/submission";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { addressSchema } from "./address-schema.server";

/** The form's result, with the regions and constraints of the country that was sent. */
export function addressAnswer(state: SubmissionResult, country: Country | null) {
  return { state, country, constraints: constraintsOf(addressSchema(country)) };
}
