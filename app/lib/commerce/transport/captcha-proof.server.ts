import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import * as gql from "~/lib/commerce/wire/generated/graphql";

/** The mutations that Magento checks, if the merchant has switched the captcha of their form on. */
const PROTECTED: ReadonlyMap<unknown, CaptchaForm> = new Map<unknown, CaptchaForm>([
  [gql.LogInDocument, "log-in"],
  [gql.RegisterDocument, "register"],
  [gql.RequestPasswordResetDocument, "reset"],
  [gql.ResetPasswordDocument, "reset"],
  [gql.ChangePasswordDocument, "change-password"],
  [gql.PlaceOrderDocument, "order"],
  [gql.PlaceOrderWithErrorsDocument, "order"],
  [gql.ApplyCouponDocument, "coupon"],
  [gql.CreateReviewDocument, "review"],
  [gql.SubscribeDocument, "newsletter"],
  [gql.ContactUsDocument, "contact"],
]);

/**
 * Never one with a cart: Magento takes an integration for the customer of the same number, and
 * refuses it a guest's cart.
 */
const TAKES_INTEGRATION: ReadonlySet<CaptchaForm> = new Set(["log-in", "register", "reset", "review"] as const);

export interface CaptchaProofs {
  /** The shopper's token for this form, once: Magento verifies a token once. */
  readonly takeCaptchaToken?: (form: CaptchaForm) => string | null;
  /** For shoppers without script. */
  readonly integrationToken?: string | null | undefined;
  /** Forms that were refused without a token. */
  readonly rejectedCaptchas?: Set<CaptchaForm>;
}

export function captchaFormOf(document: unknown): CaptchaForm | null {
  return PROTECTED.get(document) ?? null;
}

/** Whether a form that was refused for lack of a token may be sent once more as the integration. */
export function integrationFor(
  form: CaptchaForm,
  { integrationToken }: CaptchaProofs,
  { carriesToken }: { readonly carriesToken: boolean },
): string | null {
  return integrationToken && !carriesToken && TAKES_INTEGRATION.has(form) ? integrationToken : null;
}

/** The form works without script: by the integration's token. */
export function worksWithoutScript(form: CaptchaForm, proofs: CaptchaProofs): boolean {
  return integrationFor(form, proofs, { carriesToken: false }) !== null;
}
