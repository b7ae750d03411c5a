export interface PaymentMethod {
  code: string;
  title: string;
}

/** Magento's code for payment on a provider's page. */
export const hostedPayment: PaymentMethod = { code: "hosted_pro", title: "UPI, card or net banking" };

export const razorpayPayment: PaymentMethod = { code: "razorpay", title: "Razorpay" };

export const paypalPayment: PaymentMethod = { code: "paypal_express", title: "PayPal Express Checkout" };

export interface Purchase {
  currency: string;
  razorpay?: boolean;
  grandTotal: number;
  /** Billing address, else shipping address. */
  countryCode: string | null;
}

const cashLimit = 10_000_000;

export function paymentMethods({ currency, grandTotal, countryCode, razorpay = false }: Purchase): PaymentMethod[] {
  const methods = [
    { code: "checkmo", title: "Cheque or demand draft" },
    { code: "banktransfer", title: "Bank transfer" },
  ];
  const inIndia = countryCode === null || countryCode === "IN";
  if (inIndia && grandTotal <= cashLimit) methods.push({ code: "cashondelivery", title: "Cash on delivery" });
  if (grandTotal > 0) methods.push(inIndia ? hostedPayment : { ...hostedPayment, title: "Card" });
  if (grandTotal > 0 && inIndia && razorpay) methods.push(razorpayPayment);
  // PayPal takes no rupees.
  if (grandTotal > 0 && currency !== "INR") methods.push(paypalPayment);
  if (grandTotal === 0) methods.push({ code: "free", title: "Nothing to pay" });
  return methods;
}

/** A hosted payment waits for the result. */
export function firstState(paymentCode: string): "new" | "pending_payment" {
  return paymentCode === hostedPayment.code ? "pending_payment" : "new";
}
