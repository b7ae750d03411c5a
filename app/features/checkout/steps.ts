import { isSameAddress } from "~/features/addresses/address-form";
import { isPickup, type Cart } from "~/lib/commerce/model/cart";

export const STEPS = ["user-account", "shipping", "billing", "payment"] as const;
export type Step = (typeof STEPS)[number];

/** What the next unfinished step needs; null when only the payment is left. */
export type Missing = "email" | "shipping-address" | "shipping-method" | "billing-address" | "buyers-address" | null;

export type Progress = Pick<
  Cart,
  "isVirtual" | "email" | "shippingAddress" | "pickupStore" | "shippingMethod" | "billingAddress" | "totals"
>;

/**
 * Derived from the cart alone, so a reload, another tab or another device continues at the same
 * step.
 */
export function missingFrom(cart: Progress): Missing {
  if (!cart.email) return "email";
  if (!cart.isVirtual && !cart.shippingAddress) return "shipping-address";
  // Pickup method and pickup store belong together, but the backend may keep one after the other
  // has changed.
  const method = cart.shippingMethod;
  if (!cart.isVirtual && (!method || isPickup(method) !== (cart.pickupStore !== null))) return "shipping-method";
  if (!cart.billingAddress) return "billing-address";
  // The cart may have risen since it was billed to the store.
  return isBilledToStore(cart) && invoiceNeedsBuyer(cart) === true ? "buyers-address" : null;
}

/** The shipping address of a collected order is the store's, with the name of who collects. */
export function isBilledToStore({ pickupStore, billingAddress, shippingAddress }: Progress): boolean {
  return pickupStore !== null && isSameAddress(billingAddress, shippingAddress);
}

/** In paise (CGST Rules 2017, rule 46). */
const NEEDS_BUYERS_ADDRESS = 50_000_00;

/**
 * Whether the invoice needs the buyer's address; null outside India. `country`: of the delivery.
 */
export function invoiceNeedsBuyer(
  { shippingAddress, totals: { grandTotal } }: Pick<Progress, "shippingAddress" | "totals">,
  country = shippingAddress?.country,
): boolean | null {
  return country === "IN" && grandTotal.currency === "INR" ? grandTotal.minor >= NEEDS_BUYERS_ADDRESS : null;
}

const STEP_OF: Record<Exclude<Missing, null>, Step> = {
  email: "user-account",
  "shipping-address": "user-account",
  "shipping-method": "shipping",
  "billing-address": "billing",
  "buyers-address": "billing",
};

export function firstUnfinished(cart: Progress): Step {
  const missing = missingFrom(cart);
  return missing === null ? "payment" : STEP_OF[missing];
}

export function isReachable(cart: Progress, step: Step): boolean {
  if (step === "shipping" && cart.isVirtual) return false;
  return STEPS.indexOf(step) <= STEPS.indexOf(firstUnfinished(cart));
}

export function stepPath(step: Step): string {
  return `/checkout/${step}`;
}

/** The first step without ordering as a guest. */
export const ACCOUNT_STEP = `${stepPath("user-account")}?account`;

export function nextPath(cart: Pick<Cart, "isVirtual">, step: Step): string {
  const steps = STEPS.filter((candidate) => candidate !== "shipping" || !cart.isVirtual);
  return stepPath(steps[steps.indexOf(step) + 1] ?? "payment");
}

/** Name of the checkbox of an agreement. */
export function termsField({ id }: { readonly id: number }): string {
  return `terms-${String(id)}`;
}

/** Says that the page has chosen another method than the shopper had, who may not notice. */
export function replacedText(before: string, now: string): string {
  return `${before} is no longer available for this order. We have chosen ${now} instead.`;
}
