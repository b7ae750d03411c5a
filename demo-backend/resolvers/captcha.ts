import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { protectedMutations, type CaptchaForm } from "../rules/captcha-forms.ts";
import { isSince, type BackendSettings } from "../rules/shop-settings.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";

/** A token that begins so is refused, as Google refuses a robot's. */
const refusedToken = "refused";

interface Proof {
  token: string | null;
  isIntegration: boolean;
}

/**
 * Stands for Google, which verifies a token once, and for Magento, which checks it before a
 * mutation.
 */
export function createCaptcha(settings: BackendSettings) {
  const verified = new Set<string>();
  return {
    checkFor({ token, isIntegration }: Proof) {
      return (form: CaptchaForm): void => {
        if (isIntegration || !settings.captchaForms.includes(form)) return;
        if (token === null || token.startsWith(refusedToken) || verified.has(token))
          throw inputError("ReCaptcha validation failed, please try again");
        verified.add(token);
      };
    },
    reset: () => verified.clear(),
  };
}

/** Before anything else, as Magento's plugin does. */
export function protectMutations(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const [name, form] of protectedMutations) {
    const field = fields[name];
    if (!field) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context: BackendContext, info): unknown => {
      if (form !== "CONTACT" || isSince(context.settings, "2.4.9")) context.requireCaptcha(form);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

/** In the enum, but Magento cannot tell its configuration. */
const untold = "RESEND_CONFIRMATION_EMAIL";

const texts = {
  validation_failure_message: "reCAPTCHA verification failed.",
  technical_failure_message: "Something went wrong with reCAPTCHA. Please contact the store owner.",
};

export const captchaV3Resolvers = {
  Query: {
    /** Lists only forms with version 3. */
    recaptchaV3Config(_: unknown, __: unknown, { settings }: BackendContext) {
      const forms = settings.captchaType === "RECAPTCHA_V3" ? settings.captchaForms : [];
      return {
        is_enabled: forms.length > 0,
        website_key: forms.length > 0 ? websiteKey(settings) : "",
        minimum_score: 0.5,
        badge_position: "inline",
        language_code: "",
        failure_message: texts.validation_failure_message,
        forms: forms.filter((form) => form !== "COUPON_CODE" && form !== untold),
        theme: "light",
      };
    },
  },
};

export const captchaFormResolvers = {
  Mutation: { resendConfirmationEmail: () => true },
  Query: {
    recaptchaFormConfig(_: unknown, { formType }: { formType: CaptchaForm }, { settings }: BackendContext) {
      if (formType === untold) throw inputError("Configuration for provided captcha type can not be retrieved.");
      if (!settings.captchaForms.includes(formType)) return { is_enabled: false, configurations: null };
      const { captchaType } = settings;
      return {
        is_enabled: true,
        configurations: {
          re_captcha_type: captchaType,
          website_key: websiteKey(settings),
          minimum_score: captchaType === "RECAPTCHA_V3" ? 0.5 : null,
          badge_position: captchaType === "RECAPTCHA" ? "" : "inline",
          theme: "light",
          language_code: "",
          ...texts,
        },
      };
    },
  },
};

function websiteKey({ captchaType }: BackendSettings): string {
  return `demo-${captchaType.toLowerCase()}-site-key`;
}
