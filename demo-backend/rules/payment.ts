export interface PaymentMethod {
  code: string;
  title: string;
}

export interface Purchase {
  grandTotal: number;
  /** Of the billing address, or of the shipping address while there is no other. */
  countryCode: string | null;
}

const cashLimit = 10_000_000;

/** In Magento's order; `free` appears beside the others when nothing is to be paid. */
export function paymentMethods({ grandTotal, countryCode }: Purchase): PaymentMethod[] {
  const methods = [
    { code: "checkmo", title: "Cheque or demand draft" },
    { code: "banktransfer", title: "Bank transfer" },
  ];
  const inIndia = countryCode === null || countryCode === "IN";
  if (inIndia && grandTotal <= cashLimit) methods.push({ code: "cashondelivery", title: "Cash on delivery" });
  if (grandTotal === 0) methods.push({ code: "free", title: "Nothing to pay" });
  return methods;
}
