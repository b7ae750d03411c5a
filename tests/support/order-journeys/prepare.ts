import type { Browserless } from "../browserless/browserless.ts";
import { nameOf } from "../browserless/names.ts";
import { reachable, roleOf } from "../browserless/roles.ts";
import { isDisabled, submissionOf, type Submission } from "../browserless/submission.ts";
import { registerByRequest } from "../steps/account.ts";
import { contactForm, newEmail, sameBilling, fillAddress } from "../steps/checking-out.ts";
import { addSkusToCart } from "../steps/shopping.ts";
import type { Plan, SecondTab } from "./plan.ts";

export interface Prepared {
  readonly email: string;
  readonly ids: readonly string[];
  readonly press: Submission;
}

/** From nothing to a completed payment page, as planned, without faults. */
export async function prepare(shopper: Browserless, plan: Plan): Promise<Prepared> {
  const account = plan.who === "customer" ? await registerByRequest(shopper) : null;
  const email = account?.email ?? newEmail();
  if (plan.way === "downloaded") await addFromPages(shopper, plan.goods);
  else await addSkusToCart(shopper, Object.fromEntries(plan.goods));
  await goToPayment[plan.way](shopper, { guest: account ? null : email, nth: plan.shipping });
  const press = await filledIn(shopper, plan.payment);
  const ids = ["cart", "customer-cart", "customer-token"].flatMap((name) => shopper.jar.get(name)?.value ?? []);
  return { email, ids, press };
}

/** Products with links to choose are added on their page. */
async function addFromPages(shopper: Browserless, goods: Plan["goods"]): Promise<void> {
  for (const [sku, quantity] of goods) {
    await shopper.goto(`/p/${sku}`);
    await shopper.within("main").fill("Quantity", `${quantity}`);
    await shopper.within("main").press("Add to cart");
    await shopper.arrivesAt("/cart");
  }
}

interface Choice {
  readonly guest: string | null;
  readonly nth: number;
}

const goToPayment = { sent, collected, downloaded };

async function sent(shopper: Browserless, { guest, nth }: Choice): Promise<void> {
  await shopper.goto("/checkout/user-account");
  const form = contactForm(shopper);
  if (guest) await form.fill("Email", guest);
  await fillAddress(form);
  await form.press("Continue to delivery");
  await chooseDelivery(shopper, nth);
}

/** From the delivery page to the payment page. */
export async function chooseDelivery(shopper: Browserless, nth: number): Promise<void> {
  await chooseNth(shopper, "Delivery method", nth);
  await sameBilling(shopper);
}

async function collected(shopper: Browserless, { guest, nth }: Choice): Promise<void> {
  await shopper.goto("/checkout/user-account?collect");
  const form = shopper.within("form", "Contact and store");
  if (guest) await form.fill("Email", guest);
  await chooseNth(shopper, "Store", nth);
  for (const [field, text] of [
    ["First name", "Asha"],
    ["Last name", "Rao"],
    ["Phone", "9845012345"],
  ] as const)
    await form.fill(field, text);
  // Below ₹50,000 it is billed to the store, unless the shopper changes that.
  if ((await form.count("button", "Continue to billing")) > 0) await form.press("Continue to billing");
  else {
    await form.press("Continue to payment");
    await shopper.follow("Edit bill to");
  }
  await shopper.arrivesAt("/checkout/billing");
  if ((await shopper.count("checkbox", "Use the store's address")) > 0) await shopper.untick("Use the store's address");
  await fillBilling(shopper);
}

async function downloaded(shopper: Browserless, { guest }: Choice): Promise<void> {
  await shopper.goto("/checkout");
  if (guest) {
    await shopper.within("main").fill("Email", guest);
    await shopper.press("Continue as guest");
  }
  await fillBilling(shopper);
}

async function fillBilling(shopper: Browserless): Promise<void> {
  await shopper.arrivesAt("/checkout/billing");
  await fillAddress(shopper.within("main"));
  await shopper.press("Continue to payment");
  await shopper.arrivesAt("/checkout/payment");
}

/**
 * Null if the cart page offers no such change. The last line stays, so that there is always
 * something to order.
 */
export async function prepareWrite(
  tab: Browserless,
  { write, quantity }: SecondTab,
  { way }: Plan,
): Promise<Submission | null> {
  const post = (entries: [string, string][]): Submission => ({
    method: "POST",
    url: new URL("/cart", tab.origin),
    entries,
  });
  await tab.goto("/cart");
  // Sent goods would turn a cart of downloads into one that needs an address.
  if (write === "add" && way !== "downloaded") return post([["add", "BJ-USB3.2/1M"]]);
  if (write === "apply a coupon")
    return post([
      ["intent", "apply-coupon"],
      ["coupon", "WELCOME10"],
    ]);
  const lines = (await tab.count("textbox", "Quantity")) + (await tab.count("spinbutton", "Quantity"));
  if (lines === 0 || (write === "remove" && lines < 2)) return null;
  if (write === "remove") {
    await tab.within("main").follow("Remove");
    return submissionOf(tab.find(["button"], /^Remove/), tab.page.url);
  }
  await tab.fill("Quantity", `${quantity}`);
  return submissionOf(tab.find(["button"], /^Update/), tab.page.url);
}

export async function filledIn(shopper: Browserless, payment: number): Promise<Submission> {
  await chooseNth(shopper, "Payment method", payment);
  await shopper.tick("I accept the terms and conditions");
  return submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
}

/** Of those that can be chosen: a payment may not be offered for this total. */
async function chooseNth(shopper: Browserless, group: string, nth: number): Promise<void> {
  const radios = [...reachable(shopper.find(["radiogroup"], group))].filter((part) => roleOf(part) === "radio");
  const names = radios.filter((radio) => !isDisabled(radio)).map(nameOf);
  await shopper.choose(group, names[nth % names.length] ?? "");
}
