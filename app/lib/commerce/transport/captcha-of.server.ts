import {
  ChangePasswordDocument,
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from "~/lib/commerce/wire/generated/graphql";

/** Read for every call: the token is known only once the form is. */
export interface CaptchaOptions {
  readonly captchaToken?: string | null | undefined;
  /** Replaces the captcha token for guests who could not solve one, and where it was used already. */
  readonly integrationToken?: string | null | undefined;
}

/** What Magento may ask a captcha for, of what forms with one send; ReCaptchaCustomer has the list. */
const ASK_CAPTCHA: ReadonlySet<unknown> = new Set([
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  ChangePasswordDocument,
]);

/**
 * The captcha token to send with an operation. It is verified once; after that an integration's token replaces it. Without an integration it is sent
 * again, since the backend may not have verified it the first time.
 */
export function captchaOf(options: CaptchaOptions) {
  let isUsed = false;
  return (document: unknown): string | null => {
    const { captchaToken, integrationToken } = options;
    if (!captchaToken || !ASK_CAPTCHA.has(document) || (isUsed && integrationToken)) return null;
    isUsed = true;
    return captchaToken;
  };
}
