/**
 * Forms of Magento's admin that may require a captcha, with the mutations that then need a token
 * (2.4.8; contactUs from 2.4.9).
 */
const mutationsOf = {
  PLACE_ORDER: ["placeOrder"],
  COUPON_CODE: ["applyCouponToCart"],
  PRODUCT_REVIEW: ["createProductReview"],
  NEWSLETTER: ["subscribeEmailToNewsletter"],
  CUSTOMER_LOGIN: ["generateCustomerToken"],
  CUSTOMER_CREATE: ["createCustomerV2", "createCustomer"],
  CUSTOMER_FORGOT_PASSWORD: ["requestPasswordResetEmail", "resetPassword"],
  CUSTOMER_EDIT: ["changeCustomerPassword"],
  RESEND_CONFIRMATION_EMAIL: ["resendConfirmationEmail"],
  CONTACT: ["contactUs"],
} as const;

export type CaptchaForm = keyof typeof mutationsOf;

export const captchaForms = Object.keys(mutationsOf) as CaptchaForm[]; // its own keys

export const captchaTypes = ["RECAPTCHA", "INVISIBLE", "RECAPTCHA_V3"] as const;
export type CaptchaType = (typeof captchaTypes)[number];

export const protectedMutations: ReadonlyMap<string, CaptchaForm> = new Map(
  captchaForms.flatMap((form) => mutationsOf[form].map((mutation) => [mutation, form] as const)),
);
