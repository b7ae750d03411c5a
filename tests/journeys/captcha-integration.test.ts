import { describe, expect, test } from "vitest";
import { captchaForms } from "../../demo-backend/rules/captcha-forms.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { fillPayment, newEmail } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

const integration = { id: 9001, token: "token-of-an-integration" };
const PASSWORD = "Quiet-Monsoon-7";
const REFUSED = "ReCaptcha validation failed, please try again";

function withIntegration(isAllowed: boolean, id = integration.id) {
  const settings = { captchaForms, integrations: [{ ...integration, id }], integrationAsBearer: isAllowed };
  const env = { CAPTCHA_FALLBACK_TOKEN: integration.token, LOG_LEVEL: "error" };
  return withOwnShop("node", env, { backend: { level: "2.4.8", settings } });
}

async function tryToLogIn(shopper: Browserless): Promise<void> {
  const main = shopper.within("main");
  await shopper.goto("/login");
  await main.fill("Email", newEmail());
  await main.fill("Password", "not-this-one");
  await main.press("Log in");
}

describe("every captcha on, script off, an integration's token that Magento takes", () => {
  const { proxy, shop, backend } = withIntegration(true);

  test("registration, log-in, reset and review go through, and say nothing about script", async () => {
    const shopper = new Browserless(shop.origin);
    const main = shopper.within("main");
    const email = newEmail();
    await shopper.goto("/register");
    await main.seesNo("JavaScript");
    const account = { "First name": "Asha", "Last name": "Rao", Email: email, Password: PASSWORD };
    for (const [field, typed] of Object.entries(account)) await main.fill(field, typed);
    await main.press("Create account");
    await shopper.sees("Welcome! Your account is ready.");

    const guest = new Browserless(shop.origin);
    await guest.goto("/forgot-password");
    await guest.within("main").fill("Email", email);
    await guest.within("main").press("Send reset link");
    await guest.sees("we have sent a link");
    const mails = await Promise.all((await backend.demo.outbox.names()).map((name) => backend.demo.outbox.read(name)));
    expect(mails.some((mail) => mail?.includes(email) && /password/i.test(mail))).toBe(true);

    await guest.goto(`${phone.path}?review=write`);
    const reviews = guest.within("region", "Reviews");
    await reviews.seesNo("JavaScript");
    for (const question of await reviews.names("radiogroup")) await reviews.choose(question, /^4/);
    for (const [field, typed] of Object.entries({ Title: "Bright", Name: "Asha", Review: "Bright screen." }))
      await reviews.fill(field, typed);
    await reviews.press("Submit review");
    await guest.sees("You submitted your review for moderation.");

    const asIntegration = proxy
      .takeRequests(/./)
      .filter(({ headers }) => headers.authorization === `Bearer ${integration.token}`)
      .map(({ operation }) => operation);
    expect(new Set(asIntegration)).toEqual(
      new Set(["Integration", "Register", "LogIn", "RequestPasswordReset", "CreateReview"]),
    );
  });

  test("a cart never travels with it: the order and the newsletter need script", async () => {
    const shopper = new Browserless(shop.origin).expecting(422);
    const email = await prepareCart(shopper, { endpoint: backend.endpoint, sku: "BJ-HDMI-2M" });
    proxy.takeRequests(/./);
    await shopper.goto("/checkout/payment");
    await shopper.sees("Placing an order needs JavaScript here");
    await fillPayment(shopper);
    await shopper.press("Place order");
    await shopper.sees(REFUSED);
    expect(backend.ordersOf(email)).toEqual([]);
    await shopper.goto("/newsletter");
    await shopper.sees("Subscribing needs JavaScript here");
    const tokens = proxy.takeRequests(/./).map(({ headers }) => headers.authorization);
    expect(tokens.filter(Boolean)).toEqual([]);
  });

  test("the shop is ready", async () => {
    const { body } = await new Browserless(shop.origin).send("/readyz");
    expect(String(body)).toBe("ready\n");
  });
});

describe.each([
  { what: "Magento refuses", isAllowed: false, id: integration.id, says: "Magento refuses CAPTCHA_FALLBACK_TOKEN" },
  {
    what: "belongs to a number that is a customer's",
    ...{ isAllowed: true, id: 1, says: "takes its integration for the customer of the same number" },
  },
])("a token that $what", ({ isAllowed, id, says }) => {
  const { proxy, shop } = withIntegration(isAllowed, id);

  test("is an error at the start, a degraded shop, and not used", async () => {
    const { status, body } = await new Browserless(shop.origin).send("/readyz");
    expect([status, String(body)]).toEqual([200, expect.stringMatching(new RegExp(`^degraded: .*${says}`))]);
    expect(shop.said()).toContain(says);
    proxy.takeRequests(/./);
    const shopper = new Browserless(shop.origin).expecting(422);
    await tryToLogIn(shopper);
    await shopper.sees(REFUSED);
    await shopper.sees("Logging in needs JavaScript here");
    expect(proxy.takeRequests(/./).filter(({ headers }) => headers.authorization)).toEqual([]);
  });
});
