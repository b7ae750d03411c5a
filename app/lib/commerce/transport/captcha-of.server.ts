import {
  ChangePasswordDocument,
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from "~/lib/commerce/wire/generated/graphql";

/** Read for every call: the token is known only after the form is parsed. */
export interface CaptchaOptions {
  readonly captchaToken?: string | null | undefined;
  /** Used for guests who could not solve a captcha, and after the captcha token was used. */
  readonly integrationToken?: string | null | undefined;
}

/** Operations that Magento may protect with a captcha (ReCaptchaCustomer) and that the shop sends once per form. */
const ASK_CAPTCHA: ReadonlySet<unknown> = new Set([
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  ChangePasswordDocument,
]);

/** Magento verifies a captcha token once; later operations send the integration's token, if there is one. */
export function captchaOf(options: CaptchaOptions) {
  let isUsed = false;
  return (document: unknown): string | null => {
    const { captchaToken, integrationToken } = options;
    if (!captchaToken || !ASK_CAPTCHA.has(document) || (isUsed && integrationToken)) return null;
    isUsed = true;
    return captchaToken;
  };
}
