import type { CartChoices } from "../store/cart-store.ts";
import { missingParameter, requireInput } from "./cart-access.ts";
import type { CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";
import { saveReturnUrls, type HostedProInput } from "./hosted-payment.ts";
import { type PaypalExpressInput, verifyApproval } from "./paypal.ts";

interface ShippingMethodsInput {
  cart_id: string;
  shipping_methods: { carrier_code: string; method_code: string }[];
}

export interface PaymentMethodInput {
  code: string;
  purchase_order_number?: string | null;
  hosted_pro?: HostedProInput | null;
  paypal_express?: PaypalExpressInput | null;
}

export const checkoutMethodResolvers = {
  Mutation: {
    setShippingMethodsOnCart(_: unknown, args: { input?: ShippingMethodsInput | null }, context: BackendContext) {
      const { cart_id: cartId, shipping_methods: methods } = requireInput(args.input);
      const [method, ...more] = methods;
      if (!method) throw missingParameter("shipping_methods");
      const { carrier_code: carrierCode, method_code: methodCode } = method;
      const cart = changeCart(context, { cartId }, (view) => {
        if (more.length > 0) throw inputError("You cannot specify multiple shipping methods.");
        if (carrierCode === "") throw missingParameter("carrier_code");
        if (methodCode === "") throw missingParameter("method_code");
        if (!view.shippingAddress) throw missingShippingAddress();
        if (
          !view.deliveries.some((offered) => offered.carrierCode === carrierCode && offered.methodCode === methodCode)
        ) {
          throw plainError(`Carrier with such method not found: ${carrierCode}, ${methodCode}`);
        }
        return { carrierCode, methodCode };
      });
      return { cart };
    },

    setPaymentMethodOnCart(
      _: unknown,
      args: { input?: { cart_id: string; payment_method: PaymentMethodInput } | null },
      context: BackendContext,
    ) {
      const { cart_id: cartId, payment_method: method } = requireInput(args.input);
      return { cart: changeCart(context, { cartId }, (view) => choosePayment(context, view, method)) };
    },
  },
};

export function choosePayment(
  context: BackendContext,
  view: CartView,
  method: PaymentMethodInput,
): Partial<CartChoices> {
  if (method.code === "") throw inputError('Required parameter "code" for "payment_method" is missing.');
  if (!view.isVirtual && !view.shippingAddress) throw missingShippingAddress();
  if (view.isVirtual && !view.billingAddress) {
    throw inputError("The billing address is missing. Set the address and try again.");
  }
  if (!view.payments.some(({ code }) => code === method.code)) {
    throw inputError("The requested Payment Method is not available.");
  }
  saveReturnUrls(context, view.cart, method);
  verifyApproval(context, view, method);
  return { paymentMethod: method.code, purchaseOrderNumber: method.purchase_order_number ?? null };
}

function missingShippingAddress() {
  return inputError("The shipping address is missing. Set the address and try again.");
}
