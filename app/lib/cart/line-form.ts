/** Names of the cart's forms in a FormState: each line has one. */
export const COUPON_FORM = "coupon";

export function lineForm(line: string): string {
  return `line-${line}`;
}
