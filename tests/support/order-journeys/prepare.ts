import type { Browserless } from "../browserless/browserless.ts";
import { submissionOf, type Submission } from "../browserless/submission.ts";
import { registerUnseen } from "../steps/account.ts";
import { contactForm, newEmail, sameBilling, writeAddress } from "../steps/checking-out.ts";
import { putSkusInCart } from "../steps/shopping.ts";
import type { Plan } from "./plan.ts";

export interface Prepared {
  readonly email: string;
  /** Of the cart and the session: how the backend's questions are recognized. */
  readonly ids: readonly string[];
  readonly press: Submission;
}

/** From nothing to a payment page filled in, as the plan says, while nothing goes wrong. */
export async function prepare(shopper: Browserless, { who, goods, shipping, payment }: Plan): Promise<Prepared> {
  const account = who === "customer" ? await registerUnseen(shopper) : null;
  const email = account?.email ?? newEmail();
  await putSkusInCart(shopper, Object.fromEntries(goods));
  await shopper.goto("/checkout/shipping");
  const form = contactForm(shopper);
  if (!account) await form.fill("Email", email);
  await writeAddress(form);
  await form.press("Continue to delivery");
  await chooseNth(shopper, "Shipping method", shipping);
  await sameBilling(shopper);
  const press = await filledIn(shopper, payment);
  const ids = ["cart", "customer-cart", "customer-token"].flatMap((name) => shopper.jar.get(name)?.value ?? []);
  return { email, ids, press };
}

/** The form of the payment page that is open. */
export async function filledIn(shopper: Browserless, payment: number): Promise<Submission> {
  await chooseNth(shopper, "Payment method", payment);
  await shopper.tick("I accept the terms and conditions");
  return submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
}

async function chooseNth(shopper: Browserless, group: string, nth: number): Promise<void> {
  const options = await shopper.within("radiogroup", group).names("radio");
  await shopper.choose(group, options[nth % options.length] ?? "");
}
