import { toBusiness } from "~/lib/commerce/cart/to-address.server";
import type { Address, Region } from "~/lib/commerce/model/address";
import type { DefaultRoles, SavedAddress } from "~/lib/commerce/model/customer";
import { joinStreet, splitStreet } from "~/lib/commerce/model/street";
import type {
  CountryCodeEnum,
  CustomerAddressInput,
  SavedAddressFragment,
} from "~/lib/commerce/wire/generated/graphql";

/** Null without an id: the address could not be edited. */
export function toSavedAddress(wire: SavedAddressFragment | null): SavedAddress | null {
  if (!wire?.id) return null;
  return {
    id: wire.id,
    address: {
      firstName: wire.firstname ?? "",
      lastName: wire.lastname ?? "",
      ...splitStreet(wire.street ?? []),
      city: wire.city ?? "",
      region: toRegion(wire.region),
      postcode: wire.postcode ?? "",
      country: wire.country_code ?? "",
      phone: wire.telephone ?? "",
      ...toBusiness(wire),
    },
    isDefaultShipping: wire.default_shipping ?? false,
    isDefaultBilling: wire.default_billing ?? false,
  };
}

function toRegion(region: SavedAddressFragment["region"]): Region | null {
  const name = region?.region || region?.region_code;
  if (!region || !name) return null;
  return { id: region.region_id || null, code: region.region_code ?? "", name };
}

interface SavedAddressRequest {
  readonly address: Address;
  readonly roles: DefaultRoles;
  /** How many street lines the backend accepts; four by default. */
  readonly maxLines?: number | undefined;
}

export function toSavedAddressInput({ address, roles, maxLines }: SavedAddressRequest): CustomerAddressInput {
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    street: joinStreet(address, maxLines),
    city: address.city,
    region: toRegionInput(address.region),
    postcode: address.postcode,
    country_code: address.country as CountryCodeEnum, // the form's options are the backend's list
    telephone: address.phone,
    company: address.company ?? "",
    vat_id: address.gstin ?? "",
    default_shipping: roles.isDefaultShipping,
    default_billing: roles.isDefaultBilling,
  };
}

/** Magento uses the id where there is one; an empty text clears the region of the previous country. */
function toRegionInput(region: Region | null): NonNullable<CustomerAddressInput["region"]> {
  if (region?.id) return { region_id: region.id };
  return { region: region?.name ?? "", region_code: "" };
}
