import { demoPassword } from "../../demo-backend/catalogue/customers.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import type { Submission } from "../support/browserless/submission.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { contactForm, newEmail, placeOrder, goToPayment, fillAddress } from "../support/steps/checking-out.ts";
import { CUSTOMER_FORMS } from "../support/steps/customer-forms.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

/** A shopper who, after `record()`, records the next form instead of sending it. */
class Recorder extends Browserless {
  recorded: Submission | null = null;
  #isRecording = false;

  record(): void {
    this.#isRecording = true;
  }

  override async submit(submission: Submission): Promise<void> {
    if (!this.#isRecording) return super.submit(submission);
    this.recorded ??= submission;
  }
}

type Preparation = (shopper: Recorder) => Promise<void>;

const CABLE = "BJ-HDMI-2M";
const PASSWORD = "Quiet-Monsoon-7";
/** A customer of the demo shop with a default address. */
const RAVI = { email: "ravi@example.in", password: demoPassword };
const account = { firstName: "Asha", lastName: "Rao", password: PASSWORD };

function form(path: string, fields: Readonly<Record<string, string>>, before?: Preparation): Preparation {
  return async (shopper) => {
    await before?.(shopper);
    shopper.record();
    await shopper.submit({ method: "POST", url: new URL(path, shopper.origin), entries: Object.entries(fields) });
  };
}

const withCable: Preparation = (shopper) => addSkusToCart(shopper, { [CABLE]: 1 });
const compared: Preparation = async (shopper) => {
  await shopper.goto(`/p/${CABLE}`);
  await shopper.within("main").press("Add to compare");
};
const withOrder: Preparation = async (shopper) => {
  await withCable(shopper);
  await goToPayment(shopper);
  await placeOrder(shopper);
};

const GUEST_FORMS: Readonly<Record<string, Preparation>> = {
  "log-in with a cart": form("/login", RAVI, withCable),
  "log-in at the checkout": form("/checkout/user-account", { ...RAVI, intent: "log-in" }, withCable),
  registration: form("/register", { ...account, email: newEmail() }),
  "account for an order": form("/checkout/thank-you", { password: PASSWORD }, withOrder),
  "reset link": form("/forgot-password", { email: newEmail() }),
  "password by the reset link": form("/reset-password", {
    token: "a-key",
    email: newEmail(),
    password: PASSWORD,
    confirmation: PASSWORD,
  }),
  newsletter: form("/newsletter", { email: newEmail() }),
  enquiry: form("/contact-us", { name: "Asha", email: newEmail(), phone: "", text: "When do you open?" }),
  "order look-up": form("/order-lookup", { number: "000000001", email: newEmail(), proof: "560001" }),
  "delivery place": form("/delivery-place", { postcode: "560001" }),
  "delivery place on a product page": form(phone.path, { postcode: "560001", intent: "delivery" }),
  "store view": form("/store", { store: "export" }),
  "add to wishlist as guest": form("/wishlist/toggle", { sku: CABLE }),
  compare: form("/compare", { sku: CABLE, intent: "add" }),
  "compare, one more": form("/compare", { sku: "KST-AURA-5G", intent: "add" }, compared),
  "compare, removed": form("/compare", { sku: CABLE, intent: "remove" }, compared),
  "card's button": form("/cart", { add: CABLE }),
  "configured phone": async (shopper) => {
    await addPhoneToCart(shopper);
    shopper.record();
    await shopper.press("Add to cart");
  },
  "cart's coupon": form("/cart", { intent: "apply-coupon", coupon: "WELCOME10" }, withCable),
  "cart's coupon, removed": form("/cart", { intent: "remove-coupon" }, async (shopper) => {
    await addSkusToCart(shopper, { [CABLE]: 2, "KST-FERN-5G": 1 });
    await shopper.within("main").fill("Coupon code", "WELCOME10");
    await shopper.press("Apply coupon");
  }),
  "log-out": form("/logout", {}, async (shopper) => {
    await registerByRequest(shopper);
  }),
  "cart's line": async (shopper) => {
    await withCable(shopper);
    await shopper.within("main").follow(/^Remove/);
    shopper.record();
    await shopper.within("main").press("Remove");
  },
  "saved for later": async (shopper) => {
    await withCable(shopper);
    shopper.record();
    await shopper.within("main").press("Save for later");
  },
  "delivery estimate": async (shopper) => {
    await withCable(shopper);
    shopper.record();
    await shopper.fill("PIN code", "560001");
    await shopper.press("Check delivery");
  },
  "contact and address": async (shopper) => {
    await withCable(shopper);
    await shopper.goto("/checkout/user-account");
    const contact = contactForm(shopper);
    await contact.fill("Email", newEmail());
    await fillAddress(contact);
    shopper.record();
    await contact.press("Continue to delivery");
  },
  "collected order": async (shopper) => {
    await withCable(shopper);
    await shopper.goto("/checkout/user-account?collect&near=560038");
    const main = shopper.within("main");
    await main.fill("Email", newEmail());
    await main.fill("First name", "Asha");
    await main.fill("Last name", "Rao");
    await main.fill("Phone", "9845012345");
    shopper.record();
    await main.press("Continue to payment");
  },
  "order of a guest": async (shopper) => {
    await withCable(shopper);
    await goToPayment(shopper);
    await shopper.choose("Payment method", /cash on delivery/i);
    await shopper.tick("I accept the terms and conditions");
    shopper.record();
    await shopper.press("Place order");
  },
  "order to pay online": async (shopper) => {
    await withCable(shopper);
    await goToPayment(shopper);
    await shopper.choose("Payment method", /UPI, card/);
    await shopper.tick("I accept the terms and conditions");
    shopper.record();
    await shopper.press("Place order");
  },
};

function toPreparation({ before, page, send }: (typeof CUSTOMER_FORMS)[string]): Preparation {
  return async (shopper) => {
    await registerByRequest(shopper);
    await before?.(shopper);
    await shopper.goto(typeof page === "string" ? page : await page(shopper));
    shopper.record();
    await send(shopper.within("main"), shopper);
  };
}

export const formNames: readonly string[] = [...Object.keys(GUEST_FORMS), ...Object.keys(CUSTOMER_FORMS)];

export async function recordForm(name: string, origin: string): Promise<{ shopper: Browserless; form: Submission }> {
  const customers = CUSTOMER_FORMS[name];
  const prepare = customers ? toPreparation(customers) : GUEST_FORMS[name];
  const shopper = new Recorder(origin);
  await prepare?.(shopper);
  if (!shopper.recorded) throw new Error(`Nothing was sent: ${name}`);
  return { shopper, form: shopper.recorded };
}
