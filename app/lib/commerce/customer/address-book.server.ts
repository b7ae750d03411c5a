import { toAnyAddress, toAnyAddressInput, withMaxStreetLines } from "~/lib/commerce/cart/to-address.server";
import { toAddressProblem, toFailureOrThrow, toResult } from "~/lib/commerce/cart/to-problem.server";
import type { Address, Region } from "~/lib/commerce/model/address";
import { type SavedAddress, sortAddresses, type DefaultRoles } from "~/lib/commerce/model/customer";
import type { Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

export function createAddressBook(backend: Backend) {
  return {
    async addresses() {
      const customer = await backend.requireField(backend.readPrivate(gql.SavedAddressesDocument, {}), "customer");
      return sortAddresses((customer.addresses ?? []).flatMap((address) => toSavedAddress(address) ?? []));
    },

    createAddress(address: Address, roles: DefaultRoles) {
      const response = withMaxStreetLines(backend, (maxLines) =>
        backend.write(gql.CreateAddressDocument, { address: toSavedAddressInput(address, roles, maxLines) }),
      );
      return toResult(response, "createCustomerAddress", toAddressProblem);
    },

    updateAddress(id: number, address: Address, roles: DefaultRoles) {
      const response = withMaxStreetLines(backend, (maxLines) =>
        backend.write(gql.UpdateAddressDocument, { id, address: toSavedAddressInput(address, roles, maxLines) }),
      );
      return toResult(response, "updateCustomerAddress", toAddressProblem);
    },

    async deleteAddress(id: number): Promise<Result<object>> {
      const answer = await backend.write(gql.DeleteAddressDocument, { id });
      // Already deleted (form sent twice, another tab) counts as deleted.
      const isGone = answer.errors.some(({ message }) => message.startsWith("Could not find a address"));
      return answer.data.deleteCustomerAddress || isGone ? { ok: true } : toFailureOrThrow(answer, toAddressProblem);
    },
  };
}

export function toSavedAddress(wire: gql.SavedAddressFragment): SavedAddress | null {
  if (!wire.id) return null;
  return {
    id: wire.id,
    address: toAnyAddress(wire, toRegion(wire.region), wire.country_code),
    isDefaultShipping: wire.default_shipping ?? false,
    isDefaultBilling: wire.default_billing ?? false,
  };
}

function toRegion(region: gql.SavedAddressFragment["region"]): Region | null {
  const name = region?.region || region?.region_code;
  if (!region || !name) return null;
  return { id: region.region_id || null, code: region.region_code ?? "", name };
}

export function toSavedAddressInput(
  address: Address,
  roles: DefaultRoles,
  maxLines?: number,
): gql.CustomerAddressInput {
  return {
    ...toAnyAddressInput(address, maxLines),
    region: toRegionInput(address.region),
    country_code: address.country as gql.CountryCodeEnum, // the form's options are the backend's list
    company: address.company ?? "",
    vat_id: address.gstin ?? "",
    default_shipping: roles.isDefaultShipping,
    default_billing: roles.isDefaultBilling,
  };
}

/** Magento uses the id where there is one; an empty text clears the region of the previous country. */
function toRegionInput(region: Region | null): NonNullable<gql.CustomerAddressInput["region"]> {
  if (region?.id) return { region_id: region.id };
  return { region: region?.name ?? "", region_code: "" };
}
