import { isPickup, type Cart } from "~/lib/commerce/model/cart";

/** The steps that ask for something, in order. The order confirmation follows them. */
const STEPS = ["user-account", "shipping", "billing", "payment"] as const;
export type Step = (typeof STEPS)[number];

/** What the next unfinished step still needs; null when only paying is left. */
export type Missing = "email" | "shipping-address" | "shipping-method" | "billing-address" | null;

/** What a cart knows about its checkout. */
export type Progress = Pick<
  Cart,
  "isVirtual" | "email" | "shippingAddress" | "pickupPlace" | "shippingMethod" | "billingAddress"
>;

/** Read from the cart alone, so a reload, another tab or another device goes on where the shopper stopped. */
export function missingFrom(cart: Progress): Missing {
  if (!cart.email) return "email";
  if (!cart.isVirtual && !cart.shippingAddress) return "shipping-address";
  if (!cart.isVirtual && !hasFittingMethod(cart)) return "shipping-method";
  if (!cart.billingAddress) return "billing-address";
  return null;
}

/** A shop to collect from and the method go together: one may be left over from before the other was changed. */
function hasFittingMethod({ shippingMethod, pickupPlace }: Progress): boolean {
  return shippingMethod !== null && isPickup(shippingMethod) === (pickupPlace !== null);
}

const STEP_OF = {
  email: "user-account",
  "shipping-address": "shipping",
  "shipping-method": "shipping",
  "billing-address": "billing",
} as const satisfies Record<Exclude<Missing, null>, Step>;

export function firstUnfinished(cart: Progress): Step {
  const missing = missingFrom(cart);
  return missing === null ? "payment" : STEP_OF[missing];
}

/** One may go back to any finished step, never past the first unfinished one. A virtual cart has no shipping step. */
export function isReachable(cart: Progress, step: Step): boolean {
  if (step === "shipping" && cart.isVirtual) return false;
  return STEPS.indexOf(step) <= STEPS.indexOf(firstUnfinished(cart));
}

/** Tells a shopper who came too early what is still to do. */
export function whatIsMissing(missing: Exclude<Missing, null>): string {
  switch (missing) {
    case "email":
      return "Please give your email first, so that we can send you the order confirmation.";
    case "shipping-address":
      return "Please enter the address to deliver to first.";
    case "shipping-method":
      return "Please choose a shipping method first.";
    case "billing-address":
      return "Please confirm the billing address first.";
  }
}

export function stepPath(step: Step): string {
  return `/checkout/${step}`;
}

/** Where a finished step leads: to the next one the cart has. */
export function nextPath(cart: Pick<Cart, "isVirtual">, step: Step): string {
  const steps = STEPS.filter((candidate) => candidate !== "shipping" || !cart.isVirtual);
  return stepPath(steps[steps.indexOf(step) + 1] ?? "payment");
}

const LABELS = { "user-account": "Account", shipping: "Shipping", billing: "Billing", payment: "Payment" } as const;

export interface StepView {
  readonly label: string;
  /** Null where the shopper cannot go (yet, or any more). */
  readonly path: string | null;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

/** The bar of steps as the page at `path` shows it; `cart` is null once the order is placed. */
export function stepViews(cart: Progress | null, path: string): readonly StepView[] {
  const reached = cart ? STEPS.indexOf(firstUnfinished(cart)) : STEPS.length;
  const asking = STEPS.filter((step) => step !== "shipping" || !cart?.isVirtual).map((step) => {
    const isCurrent = path === stepPath(step);
    const isOpen = cart !== null && isReachable(cart, step);
    return {
      label: LABELS[step],
      path: isOpen && !isCurrent ? stepPath(step) : null,
      isCurrent,
      isDone: !isCurrent && STEPS.indexOf(step) < reached,
    };
  });
  return [...asking, { label: "Order confirmation", path: null, isCurrent: cart === null, isDone: false }];
}
