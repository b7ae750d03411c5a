import type { Money } from "~/lib/commerce/model/money";

const formats = new Map<string, Intl.NumberFormat>();

/** ₹1,29,999 or ₹1,29,999.50: no decimals when whole, otherwise two (product P8). */
export function formatMoney(amount: Money, locale = "en-IN"): string {
  const key = `${locale} ${amount.currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency: amount.currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: "stripIfInteger",
    });
    formats.set(key, format);
  }
  return format.format(amount.minor / 100);
}
