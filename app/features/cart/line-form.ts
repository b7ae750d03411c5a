/** Names of the cart's forms in a FormState: each line has one. */
export const COUPON_FORM = "coupon";
export const DELIVERY_FORM = "delivery";

export function lineForm(line: string): string {
  return `line-${line}`;
}
