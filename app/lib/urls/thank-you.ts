/** The order confirmation page. Without a token of an order form it is of the order being checked, else of the last one. */
export const THANK_YOU = "/checkout/thank-you";

/** The page that finds out whether the order of this form was placed. */
export function checkingPath({ token }: { readonly token: string }): string {
  return `${THANK_YOU}?${new URLSearchParams({ order: token })}`;
}
