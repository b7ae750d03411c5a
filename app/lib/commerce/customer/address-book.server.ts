import { toAnyAddress, toAnyAddressInput, withMaxStreetLines } from "~/lib/commerce/cart/to-address.server";
import { toAddressProblem, toFailureOrThrow, toResult } from "~/lib/commerce/cart/to-problem.server";
import type { Address, Region } from "~/lib/commerce/model/address";
import type { Sources } from "~/lib/commerce/content/content.server";
import { type SavedAddress, sortAddresses, type DefaultRoles } from "~/lib/commerce/model/customer";
import type { Result } from "~/lib/commerce/model/problem";
import { concernsPerson } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

export function createAddressBook({ backend, capabilities }: Pick<Sources, "backend" | "capabilities">) {
  async function addresses() {
    const customer = await backend.requireField(backend.readPrivate(gql.SavedAddressesDocument, {}), "customer");
    return sortAddresses((customer.addresses ?? []).flatMap((address) => toSavedAddress(address) ?? []));
  }

  return {
    addresses,

    createAddress(address: Address, roles: DefaultRoles) {
      const response = withMaxStreetLines(backend, (maxLines) =>
        backend.write(gql.CreateAddressDocument, { address: toSavedAddressInput(address, roles, maxLines) }),
      );
      return toResult(response, "createCustomerAddress", toAddressProblem);
    },

    async updateAddress(id: number, address: Address, roles: DefaultRoles) {
      const input = (maxLines?: number) => toSavedAddressInput(address, roles, maxLines);
      if ((await capabilities()).has("updateCustomerAddressV2")) {
        const response = withMaxStreetLines(backend, (maxLines) =>
          backend.write(gql.UpdateAddressByUidDocument, { uid: uidOf(id), address: input(maxLines) }),
        );
        return toResult(response, "updateCustomerAddressV2", toAddressProblem);
      }
      const response = withMaxStreetLines(backend, (maxLines) =>
        backend.write(gql.UpdateAddressDocument, { id, address: input(maxLines) }),
      );
      return toResult(response, "updateCustomerAddress", toAddressProblem);
    },

    async deleteAddress(id: number): Promise<Result<object>> {
      const answer = await sendDeletion(id);
      if (answer.isDeleted) return { ok: true };
      // Already deleted (form sent twice, another tab) counts as deleted.
      const isGone = !answer.errors.some(concernsPerson) && !(await addresses()).some((address) => address.id === id);
      return isGone ? { ok: true } : toFailureOrThrow(answer, toAddressProblem);
    },
  };

  async function sendDeletion(id: number) {
    if ((await capabilities()).has("deleteCustomerAddressV2")) {
      const answer = await backend.write(gql.DeleteAddressByUidDocument, { uid: uidOf(id) });
      return { ...answer, isDeleted: answer.data.deleteCustomerAddressV2 === true };
    }
    const answer = await backend.write(gql.DeleteAddressDocument, { id });
    return { ...answer, isDeleted: answer.data.deleteCustomerAddress === true };
  }
}

/** As Magento writes every uid. */
function uidOf(id: number): string {
  return btoa(String(id));
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

/**
 * Magento uses the id where there is one; an empty text clears the region of the previous country.
 */
function toRegionInput(region: Region | null): NonNullable<gql.CustomerAddressInput["region"]> {
  if (region?.id) return { region_id: region.id };
  return { region: region?.name ?? "", region_code: "" };
}
