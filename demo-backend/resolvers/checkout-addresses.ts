import { countryById } from "../catalogue/geography.ts";
import { parseAddress, type Address, type AddressInput } from "../rules/address.ts";
import { isSameAddress } from "../rules/customer-address.ts";
import type { StoredAddress } from "../store/address-columns.ts";
import { missingParameter, requireInput } from "./cart-access.ts";
import type { CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { requireOwnAddress } from "./customer-addresses.ts";
import { pickupAddress } from "./pickup-locations.ts";
import { authorizationError, inputError, plainError } from "./errors.ts";

interface AddressSource {
  address?: (AddressInput & { save_in_address_book?: boolean | null }) | null;
  customer_address_id?: number | null;
}

type ShippingInput = AddressSource & { customer_notes?: string | null; pickup_location_code?: string | null };

interface BillingInput extends AddressSource {
  same_as_shipping?: boolean | null;
  use_for_shipping?: boolean | null;
}

interface SetShippingInput {
  cart_id: string;
  shipping_addresses: ShippingInput[];
}

interface SetBillingInput {
  cart_id: string;
  billing_address: BillingInput;
}

export const checkoutAddressResolvers = {
  Mutation: {
    setShippingAddressesOnCart(_: unknown, args: { input?: SetShippingInput | null }, context: BackendContext) {
      const { cart_id: cartId, shipping_addresses: addresses } = requireInput(args.input);
      const [input, ...others] = addresses;
      if (!input) throw missingParameter("shipping_addresses");
      const cart = changeCart(context, { cartId }, (view) => {
        if (others.length > 0) throw inputError("You cannot specify multiple shipping addresses.");
        const pickupCode = input.pickup_location_code || null;
        const source = pickupCode === null ? input : { address: pickupAddress(pickupCode, input.address) };
        const address = requireAddress(context, source, "shipping");
        if (view.isVirtual) {
          throw plainError("Shipping address is not allowed on cart: cart contains no items for shipment.");
        }
        const customerNotes = input.customer_notes ?? null;
        context.store.carts.saveAddress(view.cart.id, "shipping", { ...address, customerNotes });
        context.store.pickups.setOfCart(view.cart.id, pickupCode);
      });
      return { cart };
    },

    setBillingAddressOnCart(_: unknown, args: { input?: SetBillingInput | null }, context: BackendContext) {
      const { cart_id: cartId, billing_address: input } = requireInput(args.input);
      if (Object.keys(input).length === 0) throw missingParameter("billing_address");
      const cart = changeCart(context, { cartId }, (view) => {
        const { carts } = context.store;
        const address = input.same_as_shipping
          ? requireShippingAddress(view)
          : requireAddress(context, input, "billing");
        carts.saveAddress(view.cart.id, "billing", { ...address, customerNotes: null });
        if (!input.use_for_shipping || view.isVirtual) return;
        carts.saveAddress(view.cart.id, "shipping", address);
        context.store.pickups.setOfCart(view.cart.id, null);
      });
      return { cart };
    },
  },
};

function requireAddress(
  context: BackendContext,
  { address, customer_address_id: addressId }: AddressSource,
  kind: "shipping" | "billing",
): StoredAddress {
  if (address && addressId) {
    throw inputError(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`);
  }
  if (addressId && context.customerId === null) throw authorizationError();
  if (addressId) return fromSavedAddress(requireOwnAddress(context, addressId));
  if (!address) {
    const alternatives =
      kind === "shipping"
        ? '"customer_address_id" or "address"'
        : '"customer_address_id", "address", or "same_as_shipping"';
    throw inputError(`The ${kind} address must contain either ${alternatives}.`);
  }
  const parsed = parseAddress(address, countryById);
  if ("problem" in parsed) throw inputError(parsed.problem);
  if (address.save_in_address_book) saveToAddressBook(context, parsed.address);
  return { ...parsed.address, customerNotes: null };
}

function fromSavedAddress(address: Address): StoredAddress {
  const { firstname, lastname, company, street, city, postcode, countryCode, telephone, vatId } = address;
  const { regionId, regionCode, regionName } = address;
  const person = { firstname, lastname, company, telephone, vatId };
  return { ...person, street, city, regionId, regionCode, regionName, postcode, countryCode, customerNotes: null };
}

/** Not for guests. Equal addresses are saved once. */
function saveToAddressBook({ store: { customers }, customerId }: BackendContext, address: Address): void {
  if (customerId === null || customers.addressesOf(customerId).some((saved) => isSameAddress(saved, address))) return;
  customers.addAddress(customerId, { ...address, prefix: null, middlename: null, suffix: null, fax: null });
}

function requireShippingAddress({ shippingAddress }: CartView): StoredAddress {
  if (shippingAddress) return shippingAddress;
  throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
}
