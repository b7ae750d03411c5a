import { toTimestamp } from "../rules/shop-clock.ts";
import type { BookAddressRow } from "../store/address-book-store.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { plainError } from "./errors.ts";

export interface AddressView extends BookAddressRow {
  isDefaultBilling: boolean;
  isDefaultShipping: boolean;
}

export function viewAddress(address: BookAddressRow, customer: CustomerRow): AddressView {
  return {
    ...address,
    isDefaultBilling: customer.defaultBillingId === address.id,
    isDefaultShipping: customer.defaultShippingId === address.id,
  };
}

export const customerResolvers = {
  Query: {
    customer: (_: unknown, __: unknown, context: BackendContext) => requireCustomer(context),
    /** Empty: cards are only entered on the payment page. */
    customerPaymentTokens(_: unknown, __: unknown, context: BackendContext) {
      requireCustomer(context);
      return { items: [] };
    },
  },
  Mutation: {
    deletePaymentToken(_: unknown, { public_hash: hash }: { public_hash: string }, context: BackendContext) {
      requireCustomer(context);
      throw plainError(`Could not find a token using public hash: ${hash}`);
    },
  },
  Customer: {
    id: () => null,
    group_id: () => null,
    created_at: ({ createdAt }: CustomerRow) => toTimestamp(createdAt),
    date_of_birth: ({ dateOfBirth }: CustomerRow) => dateOfBirth,
    dob: ({ dateOfBirth }: CustomerRow) => dateOfBirth,
    allow_remote_shopping_assistance: (customer: CustomerRow) => customer.allowRemoteShoppingAssistance === 1,
    is_subscribed: ({ email }: CustomerRow, _: unknown, { store }: BackendContext) =>
      store.newsletter.statusOf(email) === "SUBSCRIBED",
    default_billing: ({ defaultBillingId: id }: CustomerRow) => (id === null ? null : String(id)),
    default_shipping: ({ defaultShippingId: id }: CustomerRow) => (id === null ? null : String(id)),
    addresses: (customer: CustomerRow, _: unknown, { store }: BackendContext) =>
      store.customers.addressesOf(customer.id).map((address) => viewAddress(address, customer)),
  },
  CustomerAddress: {
    customer_id: () => null,
    country_code: ({ countryCode }: AddressView) => countryCode,
    country_id: ({ countryCode }: AddressView) => countryCode,
    custom_attributes: () => [],
    extension_attributes: () => [],
    default_billing: ({ isDefaultBilling }: AddressView) => isDefaultBilling,
    default_shipping: ({ isDefaultShipping }: AddressView) => isDefaultShipping,
    region_id: ({ regionId }: AddressView) => regionId,
    region: ({ regionName, regionCode, regionId }: AddressView) => ({
      region: regionName,
      region_code: regionCode,
      region_id: regionId,
    }),
    vat_id: ({ vatId }: AddressView) => vatId,
  },
};
