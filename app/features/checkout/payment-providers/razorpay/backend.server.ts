import type { OrderNumber } from "~/lib/commerce/model/ids";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { isCurrency, money, toMinor, type Money } from "~/lib/commerce/model/money";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

export interface RazorpayOrder {
  readonly id: string;
  readonly amount: Money;
}

type Started = { readonly ok: true; readonly order: RazorpayOrder } | { readonly ok: false; readonly reason: string };

/** What the module's settings contain before the merchant enters something. */
const FACTORY_VALUES: readonly string[] = ["Key ID", "Magento"];

function isEntered(value: string | null): value is string {
  return value !== null && value !== "" && !FACTORY_VALUES.includes(value);
}

/**
 * Razorpay's module for Magento. It does not check the caller: pass only order numbers that the
 * shop has sealed. Throws `unavailable` without an answer.
 */
export function createRazorpay(backend: Backend) {
  return {
    /**
     * Null until the merchant has entered a key. `name`: the merchant's name on the payment page,
     * null for the shop's.
     */
    account(): Promise<{ readonly key: string; readonly name: string | null } | null> {
      return backend.cached({ name: "razorpay", ...STORE_SETTINGS }, async () => {
        const answer = await backend.readPublic(gql.RazorpayAccountDocument, {});
        if (!answer.data.storeConfig) throw unexpected(answer);
        const { razorpay_key_id: key, razorpay_merchant_name_override: name } = answer.data.storeConfig;
        return isEntered(key) ? { key, name: isEntered(name) ? name : null } : null;
      });
    },

    /** Creates Razorpay's order for an order of the shop. `referrer`: an absolute http(s) URL. */
    async start(number: OrderNumber, referrer: string): Promise<Started> {
      const answer = await backend.writeAsGuest(gql.StartRazorpayPaymentDocument, { number, referrer });
      const started = answer.data.placeRazorpayOrder;
      if (!started) throw unexpected(answer);
      const { success, rzp_order_id: id, amount, currency, message } = started;
      if (!success) return { ok: false, reason: message ?? "no reason given" };
      // In rupees with two decimals: "12499.00".
      if (!id || !isCurrency(currency) || !/^\d+(\.\d{1,2})?$/.test(amount ?? "")) {
        throw unexpected(answer);
      }
      return { ok: true, order: { id, amount: money(toMinor(Number(amount)), currency) } };
    },

    /**
     * Whether the backend accepted the payment; throws `unavailable` without an answer. Call it
     * once per payment. The module answers a wrong signature with an internal error. Another fault
     * after a real payment does the same: so false means "not confirmed", never "not paid".
     */
    async verify({ number, payment, signature }: { number: OrderNumber; payment: string; signature: string }) {
      const request = backend.writeAsGuest(gql.VerifyRazorpayPaymentDocument, { number, payment, signature });
      const answer = await request.catch((error: unknown) => {
        if (!isCommerceError(error, "unavailable") || error.status !== 200) throw error;
        const { message } = error;
        return { operation: "VerifyRazorpayPayment", data: null, errors: [{ message, category: null }] };
      });
      if (answer.data?.setRzpPaymentDetailsForOrder) return true;
      backend.logPartialErrors(answer);
      return false;
    },

    async resetCart(number: OrderNumber): Promise<boolean> {
      const answer = await backend.writeAsGuest(gql.ResetRazorpayCartDocument, { number });
      backend.logPartialErrors(answer);
      return answer.data.resetCart?.success === true;
    },
  };
}
