import type { Browserless } from "../browserless/browserless.ts";
import { exchange } from "../browserless/exchange.ts";
import type { Shopper } from "../shopper.ts";

export const cards = {
  good: "4111111111111111",
  declined: "4000000000000002",
  challenged: "4000000000003220",
  slow: "4000000000000044",
} as const;

export function cardForm(number: string): Record<string, string> {
  return { way: "card", number, expiry: "08/34", cvc: "123" };
}

export async function orderToPayOnline(shopper: Shopper): Promise<void> {
  await shopper.choose("Payment method", /UPI, card/);
  await shopper.tick("I accept the terms and conditions");
  await shopper.press("Place order");
}

/** The provider's page, to which the shop redirects. */
export async function paymentPage(shopper: Browserless): Promise<string> {
  await shopper.arrivesAt("/checkout/pay");
  const { href } = shopper.find(["link"], "Continue to the payment page").attribs;
  if (!href) throw new Error("The shop names no payment page");
  return href;
}

/**
 * Submits a form of the provider's page. Returns the return URL, or null if another form follows.
 */
export async function sendToProvider(page: string, form: Record<string, string>): Promise<string | null> {
  const provider = new URL(page);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  let reply = await exchange(provider, { method: "POST", headers, body: new URLSearchParams(form).toString() });
  while (reply.status === 303) {
    const onward = new URL(reply.headers.location ?? "", reply.url);
    if (onward.origin !== provider.origin) return onward.pathname + onward.search;
    reply = await exchange(onward);
  }
  return null;
}
