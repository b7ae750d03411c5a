import { randomUUID } from "node:crypto";
import type { Scope, Shopper } from "../shopper.ts";

export function newEmail(): string {
  return `shopper-${randomUUID().slice(0, 8)}@example.com`;
}

/** The first screen asks a guest for email and address. */
export async function enterEmail(shopper: Shopper, email: string): Promise<void> {
  await shopper.goto("/cart");
  await shopper.follow("Go to checkout");
  await shopper.arrivesAt("/checkout/user-account");
  await contactForm(shopper).fill("Email", email);
}

/** After the forms to log in and to register. */
export function contactForm(shopper: Shopper): Scope {
  return shopper.within("form", "Contact and address");
}

export async function fillAddress(scope: Scope): Promise<void> {
  await scope.fill("Phone", "+91 98450 12345");
  await scope.fill("PIN code", "560001");
  await scope.fill("City", "Bengaluru");
  await scope.select("State", "Karnataka");
  await scope.fill("Flat, house no., building", "12 Residency Road");
  await scope.fill("Area, street (optional)", "Ashok Nagar");
  await scope.fill("First name", "Asha");
  await scope.fill("Last name", "Rao");
}

/** The cheapest method is preselected; the billing address is the same. */
export async function chooseShipping(shopper: Shopper): Promise<void> {
  await enterAddress(shopper);
  await shopper.choose("Delivery method", /Standard/);
}

export async function enterAddress(shopper: Shopper): Promise<void> {
  const form = contactForm(shopper);
  await fillAddress(form);
  await form.press("Continue to delivery");
  await shopper.sees("Delivery method");
  await shopper.seesTop();
}

export async function sameBilling(shopper: Shopper): Promise<void> {
  await shopper.tick("Same as delivery address");
  await shopper.press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");
}

export async function fillPayment(shopper: Shopper): Promise<void> {
  await shopper.choose("Payment method", /cash on delivery/i);
  await shopper.tick("I accept the terms and conditions");
}

export async function placeOrder(shopper: Shopper): Promise<string> {
  await fillPayment(shopper);
  await shopper.press("Place order");
  return readOrderNumber(shopper);
}

export async function readOrderNumber(shopper: Shopper): Promise<string> {
  await shopper.arrivesAt(/^\/checkout\/thank-you/);
  await shopper.sees("Order placed. Thank you");
  await shopper.sees(/Order number:? *#?\d{9}/);
  const number = /Order number:? *#?(\d{9})/.exec(await shopper.text())?.[1];
  if (number === undefined) throw new Error("The thank-you page shows no order number");
  return number;
}

/** From a filled cart to the payment step. */
export async function goToPayment(shopper: Shopper, email: string = newEmail()): Promise<string> {
  await enterEmail(shopper, email);
  await chooseShipping(shopper);
  await sameBilling(shopper);
  return email;
}
