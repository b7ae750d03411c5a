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

test("does not count a rejected captcha as a wrong password", async () => {
  await send(registration, proof());
  for (let tries = 0; tries < 10; tries += 1) await send(logIn);
  expect((await send(logIn, proof())).body.errors).toBeUndefined();
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
