import type { Session } from "~/lib/session.server";

export const THANK_YOU = "/checkout/thank-you";

/** True when a place-order form was made for the very cart that became this browser's last order. */
export function isOfLastOrder({ lastOrder }: Session, token: FormDataEntryValue | null): boolean {
  return lastOrder !== null && lastOrder.cartKey === token;
}
