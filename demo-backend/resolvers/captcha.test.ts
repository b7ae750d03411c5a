import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openCustomerShop, password, type CustomerShop } from "../test-support/customer-steps.ts";

const integration = "token-of-an-integration";
let shop: CustomerShop;
let answerCount = 0;

beforeAll(async () => {
  const captchaForms = ["CUSTOMER_LOGIN", "CUSTOMER_CREATE", "CUSTOMER_FORGOT_PASSWORD", "CUSTOMER_EDIT"] as const;
  shop = await openCustomerShop({ settings: { captchaForms, integrationTokens: [integration] } });
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const email = "asha@example.in";
const rejected = {
  message: "ReCaptcha validation failed, please try again",
  extensions: { category: "graphql-input" },
};
const registration = `createCustomerV2(input: { firstname: "A", lastname: "R", email: "${email}", password: "${password}" }) { customer { email } }`;
const logIn = `generateCustomerToken(email: "${email}", password: "${password}") { token }`;

async function send(mutation: string, headers: Record<string, string> = {}) {
  return (await shop.ask(`mutation { ${mutation} }`, {}, headers)).body;
}
const answer = () => ({ "X-ReCaptcha": `answer ${answerCount++}` });

test.each([
  registration,
  logIn,
  `requestPasswordResetEmail(email: "${email}")`,
  `resetPassword(email: "${email}", resetPasswordToken: "x", newPassword: "${password}")`,
  `changeCustomerPassword(currentPassword: "${password}", newPassword: "${password}") { email }`,
])("rejects a request without a captcha answer: %s", async (mutation) => {
  expect((await send(mutation)).errors[0]).toMatchObject(rejected);
});

test("accepts each captcha answer only once", async () => {
  const shown = answer();
  expect((await send(registration, shown)).errors).toBeUndefined();
  expect((await send(logIn, shown)).errors[0]).toMatchObject(rejected);
  expect((await send(logIn, answer())).data.generateCustomerToken.token).toBeTruthy();
});

test("requires no captcha from an integration", async () => {
  const shown = { authorization: `Bearer ${integration}` };
  expect((await send(registration, shown)).errors).toBeUndefined();
  expect((await send(logIn, shown)).errors).toBeUndefined();
});

test("does not count a rejected captcha as a wrong password", async () => {
  await send(registration, answer());
  for (let tries = 0; tries < 10; tries += 1) await send(logIn);
  expect((await send(logIn, answer())).errors).toBeUndefined();
});

test("recaptchaV3Config lists the protected forms", async () => {
  const { body } = await shop.ask("{ recaptchaV3Config { is_enabled forms } }");
  expect(body.data.recaptchaV3Config).toMatchObject({ is_enabled: true, forms: { length: 4 } });
});
