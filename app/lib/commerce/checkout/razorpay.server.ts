import { isCurrency, money, toMinor } from "~/lib/commerce/model/money";
import type { RazorpayArea } from "~/lib/commerce/model/payment";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  RazorpayAccountDocument,
  ResetRazorpayCartDocument,
  StartRazorpayPaymentDocument,
  VerifyRazorpayPaymentDocument,
} from "~/lib/commerce/wire/generated/graphql";

/** Razorpay's module for Magento. Only to be asked where the backend has the capability `placeRazorpayOrder`. */
export function createRazorpay(backend: Backend): RazorpayArea {
  return {
    account() {
      const load = async () => {
        const answer = await backend.readPublic(RazorpayAccountDocument, {});
        if (!answer.data.storeConfig) throw unexpected("RazorpayAccount", answer);
        const { razorpay_key_id: key, razorpay_merchant_name_override: name } = answer.data.storeConfig;
        return key ? { key, name: name || null } : null;
      };
      return backend.cached({ as: "razorpay", by: null, tags: ["store"], freshness: FRESHNESS.frame, load });
    },

    async start(number, referrer) {
      const answer = await backend.writeAsGuest(StartRazorpayPaymentDocument, { number, referrer });
      const started = answer.data.placeRazorpayOrder;
      if (!started) throw unexpected("StartRazorpayPayment", answer);
      const { success, rzp_order_id: id, amount, currency, message } = started;
      if (!success) return { ok: false, reason: message ?? "no reason given" };
      // In rupees with two decimals: "12499.00".
      if (!id || !isCurrency(currency) || !/^\d+(\.\d{1,2})?$/.test(amount ?? "")) {
        throw unexpected("StartRazorpayPayment", answer);
      }
      return { ok: true, order: { id, amount: money(toMinor(Number(amount)), currency) } };
    },

    async verify({ number, payment, signature }) {
      const answer = await backend.writeAsGuest(VerifyRazorpayPaymentDocument, { number, payment, signature });
      if (answer.data.setRzpPaymentDetailsForOrder) return true;
      backend.logPartialErrors("VerifyRazorpayPayment", answer);
      return false;
    },

    async resetCart(number) {
      const answer = await backend.writeAsGuest(ResetRazorpayCartDocument, { number });
      backend.logPartialErrors("ResetRazorpayCart", answer);
      return answer.data.resetCart?.success === true;
    },
  };
}
