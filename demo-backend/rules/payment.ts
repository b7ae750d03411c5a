export interface PaymentMethod {
  code: string;
  title: string;
}

/** Paid on a page of the payment provider, under Magento's code for that. */
export const hostedPayment: PaymentMethod = { code: "hosted_pro", title: "UPI, card or net banking" };

export const razorpayPayment: PaymentMethod = { code: "razorpay", title: "Razorpay" };

/** Approved on PayPal's page before the order is placed. */
export const paypalPayment: PaymentMethod = { code: "paypal_express", title: "PayPal Express Checkout" };

export interface Purchase {
  currency: string;
  /** Whether Razorpay's module is installed. */
  razorpay?: boolean;
  grandTotal: number;
  /** Of the billing address, or else of the shipping address. */
  countryCode: string | null;
}

const cashLimit = 10_000_000;

/** `free` is added when the total is 0. */
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

/** With a hosted payment an order waits for the result. */
export function firstState(paymentCode: string): "new" | "pending_payment" {
  return paymentCode === hostedPayment.code ? "pending_payment" : "new";
}
