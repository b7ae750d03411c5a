import { countryById } from "../catalogue/geography.ts";
import { parseBookAddress, type BookAddress, type BookAddressInput } from "../rules/customer-address.ts";
import type { BookAddressRow } from "../store/address-book-store.ts";
import { incorrectUidMessage, numberFromUid, toUid } from "../rules/uid.ts";
import type { BackendContext } from "./context.ts";
import { viewAddress, type AddressView } from "./customer.ts";
import { requireCustomer } from "./customer-access.ts";
import { authorizationError, inputError, plainError } from "./errors.ts";

interface AddressInput extends BookAddressInput {
  default_billing?: boolean | null;
  default_shipping?: boolean | null;
}

export const customerAddressResolvers = {
  Mutation: {
    createCustomerAddress(_: unknown, { input }: { input: AddressInput }, context: BackendContext): AddressView {
      const customer = requireCustomer(context);
      const address = requireValidAddress(input, null);
      const { customers } = context.store;
      return context.store.transaction(() =>
        saveDefaultRoles(context, customers.addAddress(customer.id, address), input),
      );
    },

    updateCustomerAddress: (_: unknown, { id, input }: AddressChange & { id: number }, context: BackendContext) =>
      updateAddress(context, id, input ?? {}),

    deleteCustomerAddress: (_: unknown, { id }: { id: number }, context: BackendContext) => deleteAddress(context, id),
  },
};

interface AddressChange {
  input?: AddressInput | null;
}

/** By uid, since 2.4.9. */
export const addressByUidResolvers = {
  CustomerAddress: { uid: ({ id }: AddressView) => toUid(id) },
  Mutation: {
    updateCustomerAddressV2: (_: unknown, { uid, input }: AddressChange & { uid: string }, context: BackendContext) =>
      updateAddress(context, idOf(uid), input ?? {}),

    deleteCustomerAddressV2: (_: unknown, { uid }: { uid: string }, context: BackendContext) =>
      deleteAddress(context, idOf(uid)),
  },
};

function idOf(uid: string): number {
  const id = numberFromUid(uid);
  if (id === null) throw inputError(incorrectUidMessage(uid));
  return id;
}

function updateAddress(context: BackendContext, id: number, input: AddressInput): AddressView {
  const old = requireOwnAddress(context, id);
  const address = requireValidAddress(input, old);
  return context.store.transaction(() => {
    context.store.customers.saveAddress(id, address);
    return saveDefaultRoles(context, id, input);
  });
}

function deleteAddress(context: BackendContext, id: number): true {
  requireOwnAddress(context, id);
  const { defaultBillingId, defaultShippingId } = requireCustomer(context);
  const kind = defaultBillingId === id ? "billing" : defaultShippingId === id ? "shipping" : null;
  if (kind) throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`);
  context.store.customers.deleteAddress(id);
  return true;
}

export function requireOwnAddress(context: BackendContext, id: number): BookAddressRow {
  const customer = requireCustomer(context);
  const address = context.store.customers.addressById(id);
  if (!address) throw plainError(`Could not find a address with ID "${id}"`);
  if (address.customerId !== customer.id) {
    throw authorizationError(`Current customer does not have permission to address with ID "${id}"`);
  }
  return address;
}

function requireValidAddress(input: AddressInput, old: BookAddress | null): BookAddress {
  const parsed = parseBookAddress(input, old, countryById);
  if ("problem" in parsed) throw inputError(parsed.problem);
  return parsed.address;
}

/** false removes the default role from an address. */
function saveDefaultRoles(context: BackendContext, id: number, input: AddressInput): AddressView {
  const { customers } = context.store;
  const customer = requireCustomer(context);
  const newDefault = (requested: boolean | null | undefined, current: number | null) => {
    if (requested) return id;
    return requested === false && current === id ? null : current;
  };
  customers.saveDefaults(customer.id, {
    defaultBillingId: newDefault(input.default_billing, customer.defaultBillingId),
    defaultShippingId: newDefault(input.default_shipping, customer.defaultShippingId),
  });
  return viewAddress(requireOwnAddress(context, id), requireCustomer(context));
}
