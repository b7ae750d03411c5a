import { checkoutAgreements } from "../catalogue/checkout-agreements.ts";
import { isEmail } from "../rules/email.ts";
import { toMoney } from "../rules/money.ts";
import type { DeliveryMethod } from "../rules/shipping.ts";
import { taxed } from "../rules/tax-display.ts";
import { shippingRateBasisPoints } from "../rules/totals.ts";
import { isSince } from "../rules/shop-settings.ts";
import { toUid } from "../rules/uid.ts";
import type { CartAddressRow } from "../store/cart-store.ts";
import { missingParameter, requireInput } from "./cart-access.ts";
import type { CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError, inputError } from "./errors.ts";

interface ShippingAddressView extends CartAddressRow {
  view: CartView;
}

const addressFields = {
  uid: ({ id }: CartAddressRow) => toUid(id),
  region: ({ regionCode, regionName, regionId }: CartAddressRow) =>
    regionName === null ? null : { code: regionCode, label: regionName, region_id: regionId },
  /** Magento's label here is the code, not the country's name. */
  country: ({ countryCode }: CartAddressRow) => ({ code: countryCode, label: countryCode }),
  vat_id: ({ vatId }: CartAddressRow) => vatId,
  customer_notes: ({ customerNotes }: CartAddressRow) => customerNotes,
};

const noGuestCheckout = "Guest checkout is not allowed. Register a customer account or login with existing one.";

function hasDownload({ lines }: CartView): boolean {
  return lines.some(({ components }) => components.some(({ product }) => product.type === "downloadable"));
}

export const checkoutResolvers = {
  Query: {
    checkoutAgreements: (_: unknown, __: unknown, { settings }: BackendContext) =>
      settings.agreements ?? checkoutAgreements,
  },
  Mutation: {
    setGuestEmailOnCart(
      _: unknown,
      args: { input?: { cart_id: string; email: string } | null },
      context: BackendContext,
    ) {
      const { cart_id: cartId, email } = requireInput(args.input);
      const { settings } = context;
      if (context.customerId !== null) throw inputError("The request is not allowed for logged in customers");
      if (email === "") throw missingParameter("email");
      if (!isEmail(email)) throw inputError("Invalid email format");
      return {
        cart: changeCart(context, { cartId }, (view) => {
          const isRefused = !settings.guestCheckout || (isSince(settings, "2.4.8") && hasDownload(view));
          if (isRefused) throw authorizationError(noGuestCheckout);
          return { email };
        }),
      };
    },
  },
  Cart: {
    shipping_addresses: (view: CartView) => (view.shippingAddress ? [{ ...view.shippingAddress, view }] : []),
    billing_address: ({ billingAddress }: CartView) => billingAddress,
    available_payment_methods: ({ payments }: CartView) =>
      payments.map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method({ cart, payments }: CartView) {
      const chosen = payments.find((method) => method.code === cart.paymentMethod);
      return { code: "", title: "", ...chosen, purchase_order_number: cart.purchaseOrderNumber };
    },
  },
  CartAddressInterface: {
    __resolveType: ({ kind }: CartAddressRow) => (kind === "shipping" ? "ShippingCartAddress" : "BillingCartAddress"),
  },
  BillingCartAddress: addressFields,
  ShippingCartAddress: {
    ...addressFields,
    cart_items_v2: ({ view }: ShippingAddressView) => view.lines,
    available_shipping_methods: ({ view }: ShippingAddressView, _: unknown, context: BackendContext) =>
      view.deliveries.map((method) => toAvailableMethod(method, context)),
    selected_shipping_method: ({ view }: ShippingAddressView, _: unknown, context: BackendContext) =>
      view.delivery && methodFields(view.delivery, context),
  },
};

export function toAvailableMethod(method: DeliveryMethod, context: BackendContext) {
  const amount = toMoney(method.price, context.currency);
  return { ...methodFields(method, context), amount, available: true, error_message: "" };
}

/** As in Magento: `amount` of the chosen method is without tax, of an available one as entered. */
function methodFields(method: DeliveryMethod, { currency, settings }: BackendContext) {
  const price = taxed(method.price, shippingRateBasisPoints, settings.tax);
  const withoutTax = toMoney(price.without, currency);
  return {
    carrier_code: method.carrierCode,
    carrier_title: method.carrierTitle,
    method_code: method.methodCode,
    method_title: method.methodTitle,
    amount: withoutTax,
    price_excl_tax: withoutTax,
    price_incl_tax: settings.tax === "excluded" ? withoutTax : toMoney(price.with, currency),
  };
}
