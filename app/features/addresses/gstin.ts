import { compactNumber } from "~/lib/forms/clean-text";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** India's GST number: state code, PAN, entity number, Z and a check digit. */
const FORM = /^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Upper case, without spaces and dashes. */
export function plainGstin(text: string): string {
  return compactNumber(text).toUpperCase();
}

export function isGstin(text: string): boolean {
  return FORM.test(text) && text.endsWith(checkDigit(text.slice(0, -1)));
}

/** The Luhn algorithm in base 36. */
function checkDigit(body: string): string {
  const sum = [...body].reduce((total, sign, index) => {
    const product = DIGITS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}
