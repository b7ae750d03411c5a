import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { captchaForms, captchaTypes, type CaptchaForm } from "../rules/captcha-forms.ts";
import { openCustomerShop, password, type CustomerShop } from "../test-support/customer-steps.ts";

const integration = { id: 9001, token: "token-of-an-integration" };
let shop: CustomerShop;
let tokenCount = 0;

beforeAll(async () => {
  shop = await openCustomerShop({ level: "2.4.8", settings: { captchaForms, integrations: [integration] } });
});
beforeEach(() => shop.reset());
afterEach(() => {
  Object.assign(shop.settings, { captchaForms, captchaType: "RECAPTCHA_V3", integrationAsBearer: false });
});
afterAll(() => shop.close());

const email = "asha@example.in";
const rejected = {
  message: "ReCaptcha validation failed, please try again",
  extensions: { category: "graphql-input" },
};
const registration = `createCustomerV2(input: { firstname: "A", lastname: "R", email: "${email}", password: "${password}" }) { customer { email } }`;
const logIn = `generateCustomerToken(email: "${email}", password: "${password}") { token }`;
const coupon = (cart: string) => `applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "X" }) { cart { id } }`;
const order = (cart: string) => `placeOrder(input: { cart_id: "${cart}" }) { order { order_number } }`;
const review =
  'createProductReview(input: { sku: "HP-STUDIO", nickname: "A", summary: "S", text: "T", ratings: [] }) { review { summary } }';

async function send(mutation: string, headers: Record<string, string> = {}) {
  return shop.ask(`mutation { ${mutation} }`, {}, headers);
}
const proof = () => ({ "X-ReCaptcha": `token ${tokenCount++}` });
const asIntegration = { authorization: `Bearer ${integration.token}` };

test.each([
  registration,
  logIn,
  `requestPasswordResetEmail(email: "${email}")`,
  `resetPassword(email: "${email}", resetPasswordToken: "x", newPassword: "${password}")`,
  `changeCustomerPassword(currentPassword: "${password}", newPassword: "${password}") { email }`,
  `subscribeEmailToNewsletter(email: "${email}") { status }`,
  `resendConfirmationEmail(email: "${email}")`,
  coupon("x"),
  order("x"),
])("rejects a request without a captcha token: %s", async (mutation) => {
  const { body } = await send(mutation);
  expect(body.errors[0]).toMatchObject(rejected);
  expect(Object.values(body.data)).toEqual([null]);
});

test("rejects a review without data, because its type is not nullable", async () => {
  const { body } = await send(review);
  expect(body.errors[0]).toMatchObject(rejected);
  expect(body).not.toHaveProperty("data");
});

test("requires no token to change a cart or to write to the shop", async () => {
  expect((await send("createEmptyCart")).body.errors).toBeUndefined();
  const question = 'contactUs(input: { name: "A", email: "a@example.in", comment: "Hello" }) { status }';
  expect((await send(question)).body.errors).toBeUndefined();
});

test("accepts each token only once, and none that Google refuses", async () => {
  const shown = proof();
  expect((await send(registration, shown)).body.errors).toBeUndefined();
  expect((await send(logIn, shown)).body.errors[0]).toMatchObject(rejected);
  expect((await send(logIn, { "X-ReCaptcha": "refused-1" })).body.errors[0]).toMatchObject(rejected);
  expect((await send(logIn, proof())).body.data.generateCustomerToken.token).toBeTruthy();
});

test("does not count a rejected captcha as a wrong password", async () => {
  await send(registration, proof());
  for (let tries = 0; tries < 10; tries += 1) await send(logIn);
  expect((await send(logIn, proof())).body.errors).toBeUndefined();
});

describe("an integration's token", () => {
  test("is a 401 with every request, unless the merchant allows it", async () => {
    for (const mutation of [logIn, "createEmptyCart"]) {
      const { status, body } = await send(mutation, asIntegration);
      expect([status, body]).toEqual([
        401,
        {
          errors: [
            {
              message: "Composite reader could not read a token",
              extensions: { category: "graphql-authentication" },
            },
          ],
        },
      ]);
    }
  });

  test("is enough for accounts and reviews, never for carts and the newsletter", async () => {
    shop.settings.integrationAsBearer = true;
    const cart = (await send("createEmptyCart")).body.data.createEmptyCart;
    for (const mutation of [registration, logIn, review])
      expect((await send(mutation, asIntegration)).body.errors).toBeUndefined();
    for (const mutation of [coupon(cart), order(cart)]) {
      const { status, body } = await send(mutation, asIntegration);
      expect([status, body.errors[0].message]).toEqual([
        403,
        `The current user cannot perform operations on cart "${cart}"`,
      ]);
    }
    const subscription = await send('subscribeEmailToNewsletter(email: "b@example.in") { status }', asIntegration);
    expect(subscription.body.errors[0].message).toBe("Cannot create a newsletter subscription.");
  });

  test("is the token of the customer with the same number", async () => {
    shop.settings.integrationAsBearer = true;
    await send(registration, proof());
    const { id } = shop.store.customers.customerByEmail(email)!; // just registered
    shop.settings.integrations = [{ ...integration, id }];
    const { body } = await shop.ask("{ customer { email } }", {}, asIntegration);
    shop.settings.integrations = [integration];
    expect(body.data.customer.email).toBe(email);
  });
});

describe("the configuration", () => {
  const config = async (form: string) =>
    (
      await shop.ask(
        `{ recaptchaFormConfig(formType: ${form}) { is_enabled configurations { re_captcha_type website_key minimum_score } } }`,
      )
    ).body;

  test.each(captchaTypes)("of a form tells its type %s", async (captchaType) => {
    Object.assign(shop.settings, { captchaType, captchaForms: ["PLACE_ORDER"] satisfies CaptchaForm[] });
    expect((await config("PLACE_ORDER")).data.recaptchaFormConfig).toMatchObject({
      is_enabled: true,
      configurations: { re_captcha_type: captchaType },
    });
    expect((await config("CONTACT")).data.recaptchaFormConfig).toEqual({ is_enabled: false, configurations: null });
  });

  test("cannot be told for the confirmation mail, and coupons have no value", async () => {
    const { errors } = await config("RESEND_CONFIRMATION_EMAIL");
    expect(errors[0].message).toBe("Configuration for provided captcha type can not be retrieved.");
    expect((await config("COUPON_CODE")).errors[0].message).toContain("COUPON_CODE");
  });

  test("of version 3 lists the forms that have it", async () => {
    const read = async () => (await shop.ask("{ recaptchaV3Config { is_enabled forms } }")).body.data.recaptchaV3Config;
    expect(await read()).toMatchObject({ is_enabled: true, forms: { length: 8 } });
    shop.settings.captchaType = "RECAPTCHA";
    expect(await read()).toEqual({ is_enabled: false, forms: [] });
  });
});
