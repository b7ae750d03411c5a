import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  captchaForms,
  captchaTypes,
  type CaptchaForm,
  type CaptchaType,
} from "../../demo-backend/rules/captcha-forms.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { standInForGoogle } from "../support/chromium/google.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium, isFullMatrix, nightlyTest } from "../support/modes.ts";
import { openShop } from "../support/shop/hosts.ts";
import type { Scope } from "../support/shopper.ts";
import { fillPayment, newEmail, readOrderNumber } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

const REFUSED = "ReCaptcha validation failed, please try again";
const PASSWORD = "Quiet-Monsoon-7";
const cable = "BJ-HDMI-2M";

const { shop, proxy, backend } = withOwnShop("node", { PURGE_SECRET }, { backend: { level: "2.4.8" } });
beforeEach(() => void proxy.takeRequests(/./));

async function switchOn(forms: readonly CaptchaForm[], captchaType: CaptchaType = "RECAPTCHA_V3"): Promise<void> {
  Object.assign(backend.demo.settings, { captchaForms: forms, captchaType });
  await purge(shop.origin);
}

/** The cart is made where no captcha is on. */
async function withCart(shopper: Browserless | InChromium, upTo: "goods" | "payment"): Promise<string> {
  return prepareCart(shopper, { endpoint: backend.endpoint, sku: cable, upTo });
}

/** Captcha tokens of the requests with this mutation. */
function tokensOf(mutation: RegExp): unknown[] {
  return proxy.takeRequests(mutation).map(({ headers }) => headers["x-recaptcha"] ?? null);
}

/** Presses, and ticks the boxes that the form then waits for. */
async function pressAsHuman(scope: Scope, button: string, type: CaptchaType, boxes = 1): Promise<void> {
  const { page } = scope as InChromium; // only journeys with script press so
  // Pressed before it has loaded, a form goes without a token and is refused: the next press works.
  const script = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/captcha.client-"))?.name,
  );
  // Until it has run. A string, because Vite would rewrite an import.
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => true)`);
  await scope.press(button);
  if (type !== "RECAPTCHA") return;
  for (let box = 0; box < boxes; box += 1) await page.getByRole("button", { name: "I'm not a robot" }).nth(box).click();
}

/** Where each captcha is, and nowhere else. */
const screens = {
  PLACE_ORDER: ["/checkout/payment"],
  COUPON_CODE: [],
  PRODUCT_REVIEW: [`${phone.path}?review=write`],
  NEWSLETTER: ["/newsletter"],
  CUSTOMER_LOGIN: ["/login", "/register"],
  CUSTOMER_CREATE: ["/register"],
  CUSTOMER_FORGOT_PASSWORD: ["/forgot-password"],
  CUSTOMER_EDIT: [],
  RESEND_CONFIRMATION_EMAIL: [],
  CONTACT: [],
} as const satisfies Record<CaptchaForm, readonly string[]>;

const oneOfEach: readonly CaptchaForm[] = ["PLACE_ORDER", "CUSTOMER_LOGIN", "CONTACT"];

test.each(isFullMatrix ? captchaForms : oneOfEach)("only screens with the form %s allow its script", async (form) => {
  await switchOn([form]);
  const shopper = new Browserless(shop.origin);
  await withCart(shopper, "payment");
  const paths = [...new Set(Object.values(screens).flat()), "/", "/cart", "/contact-us", phone.path];
  const allowing: string[] = [];
  for (const path of paths) {
    const { headers, body } = await shopper.send(path);
    const isAllowed = String(headers["content-security-policy"]).includes("www.google.com");
    expect([path, String(body).includes("data-captcha=")]).toEqual([path, isAllowed]);
    if (isAllowed) allowing.push(path);
  }
  expect(allowing).toEqual(paths.filter((path) => screens[form].some((each) => each === path)));
});

describe.each(captchaTypes.filter((type) => isFullMatrix || type === "RECAPTCHA_V3"))(
  "with %s on every form, script on",
  (type) => {
    beforeAll(async () => {
      await switchOn(captchaForms, type);
      // Magento does not tell that coupons have a captcha: the shop knows from a refusal.
      const guest = new Browserless(shop.origin).expecting(422);
      await withCart(guest, "goods");
      await guest.goto("/cart");
      await guest.within("main").fill("Coupon code", "FREESHIP");
      await guest.within("main").press("Apply coupon");
      await guest.sees(REFUSED);
    });

    test("a guest uses a coupon and orders", () =>
      inChromium(shop.origin, async (shopper) => {
        const loaded = await standInForGoogle(shopper.context);
        const email = await withCart(shopper, "payment");
        await shopper.goto("/");
        await shopper.goto("/cart");
        expect(loaded).toEqual([]);
        await shopper.within("main").fill("Coupon code", "FREESHIP");
        await pressAsHuman(shopper, "Apply coupon", type);
        await shopper.sees("Coupon FREESHIP");
        expect(loaded).toEqual(["/cart"]);
        await shopper.goto("/checkout/payment");
        await fillPayment(shopper);
        await pressAsHuman(shopper, "Place order", type);
        const number = await readOrderNumber(shopper);
        expect(backend.ordersOf(email).map((order) => order.number)).toEqual([number]);
        const sent = tokensOf(/applyCouponToCart|placeOrder/);
        expect(new Set(sent).size).toBe(2);
        expect(sent).not.toContain(null);
      }));

    nightlyTest("a customer registers, changes the password, writes a review and subscribes", () =>
      inChromium(shop.origin, async (shopper) => {
        await standInForGoogle(shopper.context);
        const main = shopper.within("main");
        await shopper.goto("/register");
        const account = { "First name": "Asha", "Last name": "Rao", Email: newEmail(), Password: PASSWORD };
        for (const [field, typed] of Object.entries(account)) await main.fill(field, typed);
        await pressAsHuman(main, "Create account", type, 2);
        await shopper.sees("Welcome! Your account is ready.");
        await shopper.goto("/change-password");
        await main.fill("Current password", PASSWORD);
        await main.fill("New password", "Louder-Monsoon-8");
        await main.fill("Confirm new password", "Louder-Monsoon-8");
        await pressAsHuman(main, "Set password", type, 2);
        await shopper.sees("Password changed.");
        await shopper.arrivesAt("/customer/my-profile");
        await shopper.goto("/customer/my-newsletter");
        await main.tick("Subscribe to the newsletter");
        await pressAsHuman(main, "Save", type);
        await shopper.sees("You get our newsletter.");
        await shopper.goto(`${phone.path}?review=write`);
        await writeReview(shopper.within("region", "Reviews"));
        await pressAsHuman(shopper.within("region", "Reviews"), "Submit review", type);
        await shopper.sees("You submitted your review for moderation.");
        const sent = tokensOf(
          /createCustomerV2|generateCustomerToken|changeCustomerPassword|createProductReview|subscribeEmail/,
        );
        expect(new Set(sent).size).toBe(6);
        expect(sent).not.toContain(null);
      }),
    );
  },
);

async function writeReview(reviews: Scope): Promise<void> {
  await reviews.sees("We read every review before we publish it.");
  for (const question of await reviews.names("radiogroup")) await reviews.choose(question, /^4/);
  await reviews.fill("Title", "Bright");
  await reviews.fill("Review", "Bright screen, long battery.");
}

test("a refused token is Magento's sentence at the button; all is kept, and the next press orders", async () => {
  await switchOn(captchaForms);
  await inChromium(shop.origin, async (shopper) => {
    await standInForGoogle(shopper.context, ["refused-1"]);
    const email = await withCart(shopper, "payment");
    await shopper.goto("/checkout/payment");
    await fillPayment(shopper);
    shopper.expecting(422);
    await pressAsHuman(shopper, "Place order", "RECAPTCHA_V3");
    await shopper.within("main").sees(REFUSED);
    expect(backend.ordersOf(email)).toEqual([]);
    await shopper.within("main").sees(/accept the terms/);
    await pressAsHuman(shopper, "Place order", "RECAPTCHA_V3");
    await readOrderNumber(shopper);
    expect(backend.ordersOf(email)).toHaveLength(1);
  });
});

nightlyTest("a link from a page without Google's policy opens a page with it", async () => {
  await switchOn(["CUSTOMER_LOGIN"]);
  await inChromium(shop.origin, async (shopper) => {
    const loaded = await standInForGoogle(shopper.context);
    await shopper.goto("/contact-us");
    await shopper.within("main").fill("Name", "Asha");
    await shopper.page.waitForFunction(() => "clientLinks" in document.documentElement.dataset);
    await shopper.follow("Log in");
    const dialog = shopper.within("dialog", "Log in");
    await dialog.fill("Email", newEmail());
    await dialog.fill("Password", "not-this-one");
    // Before it, the form is answered by a page without the dialog.
    await hydrated(shopper);
    await shopper.expecting(422).within("dialog", "Log in").press("Log in");
    await dialog.sees(/sign-in was incorrect/);
    expect(loaded).toHaveLength(1);
    expect(tokensOf(/generateCustomerToken/)).toEqual([expect.stringContaining("score of")]);
  });
});

describe("with every captcha on and script off", () => {
  beforeAll(() => switchOn(captchaForms));
  const open = () => new Browserless(shop.origin).expecting(422);

  test("the order says before its form that it needs script, and is no order", async () => {
    const shopper = open();
    const email = await withCart(shopper, "payment");
    await shopper.goto("/checkout/user-account");
    await shopper.sees("Placing an order needs JavaScript here");
    await shopper.goto("/checkout/payment");
    await shopper.sees("Placing an order needs JavaScript here");
    await fillPayment(shopper);
    await shopper.press("Place order");
    expect(shopper.status()).toBe(422);
    await shopper.sees(REFUSED);
    expect(backend.ordersOf(email)).toEqual([]);
    await shopper.goto("/cart");
    await shopper.sees("HDMI");
  });

  test("newsletter, review and log-in say so too, and keep what was typed", async () => {
    const shopper = open();
    const main = shopper.within("main");
    await shopper.goto("/newsletter");
    await main.sees("Subscribing needs JavaScript here");
    await main.fill("Email address", "asha@example.com");
    await main.press("Subscribe");
    await main.sees(REFUSED);
    expect(await main.value("Email address")).toBe("asha@example.com");
    await shopper.goto(`${phone.path}?review=write`);
    const reviews = shopper.within("region", "Reviews");
    await reviews.sees("Writing a review needs JavaScript here");
    await writeReview(reviews);
    await reviews.fill("Name", "Asha");
    await reviews.press("Submit review");
    expect(shopper.status()).toBe(422);
    await shopper.within("region", "Reviews").sees(REFUSED);
    expect(await shopper.within("region", "Reviews").value("Review")).toBe("Bright screen, long battery.");
    await shopper.goto("/login");
    await main.sees("Logging in needs JavaScript here");
    await shopper.goto("/forgot-password");
    await main.fill("Email", newEmail());
    await main.press("Send reset link");
    await main.sees(REFUSED);
    await main.seesNo("we have sent a link");
  });

  test("the footer has a link instead of the newsletter form", async () => {
    const shopper = open();
    await shopper.goto("/");
    await shopper.within("contentinfo").follow("Subscribe");
    await shopper.arrivesAt("/newsletter");
  });
});

test("a coupon's captcha is known from the first refusal, and asked for at the next", async () => {
  await switchOn(["COUPON_CODE"], "RECAPTCHA");
  const own = await openShop("node", proxy.endpoint, {
    CAPTCHA_SITE_KEY: "site-key-of-the-tests",
    CAPTCHA_PROVIDER: "recaptcha-box",
  });
  try {
    await inChromium(own.origin, async (shopper) => {
      await standInForGoogle(shopper.context);
      await withCart(shopper, "goods");
      await shopper.goto("/cart");
      const main = shopper.within("main");
      await main.fill("Coupon code", "FREESHIP");
      await shopper.expecting(422).within("main").press("Apply coupon");
      await main.sees(REFUSED);
      await main.sees("Please tick the box before you go on.");
      expect(await main.value("Coupon code")).toBe("FREESHIP");
      await pressAsHuman(main, "Apply coupon", "RECAPTCHA");
      await main.sees("Coupon FREESHIP");
    });
    const guest = new Browserless(own.origin);
    await withCart(guest, "goods");
    await guest.goto("/cart");
    await guest.sees("Using a coupon needs JavaScript here");
  } finally {
    await own.stop();
  }
});
