/** Without an order token in its query it shows the order that is being checked, else the last one. */
export const THANK_YOU = "/checkout/thank-you";

export function checkingPath({ token }: { readonly token: string }): string {
  return `${THANK_YOU}?${new URLSearchParams({ order: token })}`;
}
