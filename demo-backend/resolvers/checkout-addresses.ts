import { countryById } from "../catalogue/geography.ts";
import { parseAddress, type AddressInput } from "../rules/address.ts";
import type { StoredAddress } from "../store/address-columns.ts";
import { missingParameter, requireInput } from "./cart-access.ts";
import type { CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError, inputError, plainError } from "./errors.ts";

interface AddressSource {
  address?: AddressInput | null;
  customer_address_id?: number | null;
}

type ShippingInput = AddressSource & { customer_notes?: string | null };

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
      const [input, ...more] = addresses;
      if (!input) throw missingParameter("shipping_addresses");
      const cart = changeCart(context, { cartId }, (view) => {
        if (more.length > 0) throw inputError("You cannot specify multiple shipping addresses.");
        const address = requireAddress(input, "shipping");
        if (view.isVirtual) {
          throw plainError("Shipping address is not allowed on cart: cart contains no items for shipment.");
        }
        const customerNotes = input.customer_notes ?? null;
        context.store.carts.saveAddress(view.cart.id, "shipping", { ...address, customerNotes });
      });
      return { cart };
    },

    setBillingAddressOnCart(_: unknown, args: { input?: SetBillingInput | null }, context: BackendContext) {
      const { cart_id: cartId, billing_address: input } = requireInput(args.input);
      if (Object.keys(input).length === 0) throw missingParameter("billing_address");
      const cart = changeCart(context, { cartId }, (view) => {
        const { carts } = context.store;
        const address = input.same_as_shipping ? requireShippingAddress(view) : requireAddress(input, "billing");
        carts.saveAddress(view.cart.id, "billing", { ...address, customerNotes: null });
        if (input.use_for_shipping && !view.isVirtual) carts.saveAddress(view.cart.id, "shipping", address);
      });
      return { cart };
    },
  },
};

/** Only signed-in customers have an address book; a guest writes the address out. */
function requireAddress(
  { address, customer_address_id: bookId }: AddressSource,
  kind: "shipping" | "billing",
): StoredAddress {
  if (address && bookId) {
    throw inputError(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`);
  }
  if (bookId) throw authorizationError();
  if (!address) {
    const ways =
      kind === "shipping"
        ? '"customer_address_id" or "address"'
        : '"customer_address_id", "address", or "same_as_shipping"';
    throw inputError(`The ${kind} address must contain either ${ways}.`);
  }
  const parsed = parseAddress(address, countryById);
  if ("problem" in parsed) throw inputError(parsed.problem);
  return { ...parsed.address, customerNotes: null };
}

function requireShippingAddress({ shippingAddress }: CartView): StoredAddress {
  if (shippingAddress) return shippingAddress;
  throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
}
