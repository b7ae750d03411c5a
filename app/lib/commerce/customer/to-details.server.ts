import type { PersonalDetails } from "~/lib/commerce/model/customer";
import type { CustomerUpdateInput, ProfileQuery } from "~/lib/commerce/wire/generated/graphql";

type WireCustomer = NonNullable<ProfileQuery["customer"]>;

export function toDetails(customer: WireCustomer): PersonalDetails {
  return {
    prefix: customer.prefix ?? "",
    firstName: customer.firstname ?? "",
    lastName: customer.lastname ?? "",
    suffix: customer.suffix ?? "",
    birthDate: /^\d{4}-\d\d-\d\d/.exec(customer.date_of_birth ?? "")?.[0] ?? "",
    gender: toGender(customer.gender),
    taxNumber: customer.taxvat ?? "",
  };
}

/** Magento returns 0 for a customer who was never asked. */
function toGender(gender: number | null): PersonalDetails["gender"] {
  return gender === 1 || gender === 2 || gender === 3 ? `${gender}` : "";
}

/** An empty text clears the field; an empty gender is left out, because Magento rejects it. */
export function toDetailsInput(details: PersonalDetails): CustomerUpdateInput {
  return {
    firstname: details.firstName,
    lastname: details.lastName,
    prefix: details.prefix,
    suffix: details.suffix,
    date_of_birth: details.birthDate,
    taxvat: details.taxNumber,
    ...(details.gender && { gender: Number(details.gender) }),
  };
}
