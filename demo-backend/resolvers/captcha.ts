import type { BackendSettings, CaptchaForm } from "../rules/shop-settings.ts";
import { inputError } from "./errors.ts";

interface CaptchaAnswer {
  answer: string | null;
  token: string | null;
}

/** Stands for Google, which verifies an answer once, and for Magento, which checks it before a mutation. */
export function createCaptcha({ captchaForms, integrationTokens }: BackendSettings) {
  const verified = new Set<string>();
  return {
    checkFor({ answer, token }: CaptchaAnswer) {
      return (form: CaptchaForm): void => {
        if (!captchaForms.includes(form) || (token !== null && integrationTokens.includes(token))) return;
        if (answer === null || verified.has(answer)) throw inputError("ReCaptcha validation failed, please try again");
        verified.add(answer);
      };
    },
    reset: () => verified.clear(),
  };
}
