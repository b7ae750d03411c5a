import { randomBytes } from "node:crypto";
import { restoreCart } from "../order-lifecycle/restore-cart.ts";
import { payRazorpayOrder } from "../order-lifecycle/pay-razorpay-order.ts";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { isSignature, razorpayKey, signPayment } from "../payment/razorpay-signature.ts";
import { toMoney } from "../rules/money.ts";
import { razorpayPayment } from "../rules/payment.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";

interface PaymentDetails {
  order_id: string;
  rzp_payment_id: string;
  rzp_signature: string;
}

/** Like the original module it needs no authentication. */
export const razorpayResolvers = {
  StoreConfig: {
    razorpay_key_id: () => razorpayKey,
    // The module's factory value.
    razorpay_merchant_name_override: () => "Magento",
  },
  Mutation: {
    placeRazorpayOrder(
      _: unknown,
      { order_id: number, referrer }: { order_id?: string | null; referrer?: string | null },
      { store }: BackendContext,
    ) {
      if (!number) throw inputError('Required parameter "order_id" is missing');
      if (!referrer) throw inputError('Required parameter "referrer" is missing');
      if (!/^https?:\/\//.test(referrer)) throw inputError('Parameter "referrer" is invalid');
      const order = store.orders.orderByNumber(number);
      if (!order || order.paymentMethod !== razorpayPayment.code) return { success: false, message: "Order not found" };
      const { value, currency } = toMoney(order.grandTotal, { code: order.currency, rate: order.currencyRate });
      if (["KWD", "OMR", "BHD"].includes(currency))
        return { success: false, message: `Order creation with ${currency} is not supported.` };
      const id = `order_${randomBytes(8).toString("hex")}`;
      store.razorpay.open(id, order.id);
      const message = "Razorpay Order created successfully";
      return { success: true, rzp_order_id: id, order_id: number, amount: value.toFixed(2), currency, message };
    },

    setRzpPaymentDetailsForOrder(
      _: unknown,
      { input }: { input?: PaymentDetails | null },
      { store, now }: BackendContext,
    ) {
      if (!input) throw inputError('"input" value should be specified');
      const { order_id: number, rzp_payment_id: payment, rzp_signature: signature } = input;
      const order = store.orders.orderByNumber(number);
      const link = order && store.razorpay.latestOf(order.id);
      if (!order || !link) throw inputError("Error: Razorpay order not found.");
      if (!isSignature(signature, signPayment(link.id, payment, store.hostedPayments.secret())))
        // The module does not catch the error of Razorpay's library.
        throw plainError("Internal server error");
      payRazorpayOrder(store, order.id, { payment, now: now() });
      return { order: { order_number: number } };
    },

    resetCart(_: unknown, { order_id: number }: { order_id?: string | null }, { store, now }: BackendContext) {
      if (!number) throw inputError('Required parameter "order_id" is missing');
      return store.transaction(() => {
        const order = store.orders.orderByNumber(number);
        if (!order) return { success: false };
        const step = takeStep(store, order.id, "cancel", { now: now(), comment: "You chose another way to pay." });
        if ("problem" in step) return { success: false };
        restoreCart(store, order, now());
        return { success: true };
      });
    },
  },
};
