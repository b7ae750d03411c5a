import { sendToProvider } from "./paying.ts";
import type { Browserless } from "../browserless/browserless.ts";
import type { Shopper } from "../shopper.ts";
import { prepareCart } from "./ready-cart.ts";

/** In the shop's dollar view, because PayPal takes no rupees. Returns the guest's email. */
export async function atPaymentInDollars(shopper: Shopper, cart: Parameters<typeof prepareCart>[1]): Promise<string> {
  const email = await prepareCart(shopper, cart);
  const chosen = { path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null };
  const view = { store: "export", currency: "USD", locale: "en-US", country: "US" };
  await shopper.adopt(Object.entries(view).map(([name, value]) => ({ ...chosen, name, value })));
  await shopper.goto("/checkout/payment");
  return email;
}

export async function goToPaypal(shopper: Shopper): Promise<void> {
  await shopper.choose("Payment method", /PayPal/);
  await shopper.tick("I accept the terms and conditions");
  await shopper.press("Place order");
}

/** PayPal's page, to which the shop redirects. */
export async function paypalPage(shopper: Browserless): Promise<string> {
  await shopper.arrivesAt(/^\/checkout\/pay\?approve/);
  return shopper.find(["link"], "Continue to the payment page").attribs["href"] ?? "";
}

/** With an account of the sandbox; returns the return URL. */
export async function approveAtPaypal(page: string, account: "good" | "slow" | "refusing" = "good"): Promise<string> {
  return (await sendToProvider(page, { account })) ?? "";
}
