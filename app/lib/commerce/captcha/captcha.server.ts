import type { Sources } from "~/lib/commerce/content/content.server";
import {
  type Captcha,
  CAPTCHA_FORMS,
  type CaptchaForm,
  type Captchas,
  type CaptchaType,
} from "~/lib/commerce/model/captcha";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { CaptchaProofs } from "~/lib/commerce/transport/captcha-proof.server";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

/** For what the backend cannot tell: coupons, and all forms of a Magento before 2.4.7. */
interface CaptchaSettings {
  readonly captcha: Captcha;
  readonly forms: readonly CaptchaForm[];
}

export interface CaptchaOptions extends Pick<CaptchaProofs, "rejectedCaptchas"> {
  readonly captchaSettings: CaptchaSettings | null;
}

/** Null for a form that needs none; absent if the backend does not tell. */
type Told = Partial<Record<CaptchaForm, Captcha | null>>;

interface NewerSettings {
  readonly captchas: Told;
  readonly country: string | null;
}

/** What every page asks for and Magento 2.4.6 does not have: one request. */
export function readNewerSettings({ backend, capabilities }: Pick<Sources, "backend" | "capabilities">) {
  return backend.cached({ name: "newer-settings", ...STORE_SETTINGS }, async (): Promise<NewerSettings> => {
    const { has } = await capabilities();
    // Each release that has one of these two also has the country.
    if (has("recaptchaFormConfig")) return readForms(backend, has("addProductsToNewCart"));
    if (has("recaptchaV3Config")) return readScores(backend);
    if (!has("default_country")) return { captchas: {}, country: null };
    const answer = await backend.readPublic(gql.StoreCountryDocument, {});
    backend.logPartialErrors(answer);
    return { captchas: {}, country: countryIn(answer.data) };
  });
}

function countryIn({ storeConfig }: gql.StoreCountryQuery): string | null {
  return storeConfig?.default_country || null;
}

export function createCaptchaArea(sources: Sources, options: CaptchaOptions) {
  const { captchaSettings: set, rejectedCaptchas } = options;
  return {
    /**
     * The forms that need a captcha: as the backend tells, else by the settings, else because it
     * has refused one.
     */
    async forms(): Promise<Captchas> {
      // Another provider's captcha is unknown to Magento's own configuration.
      const isOthers = set?.captcha.type === "turnstile";
      const told = isOthers ? {} : (await readNewerSettings(sources)).captchas;
      const any = set?.captcha ?? told.order ?? Object.values(told).find((captcha) => captcha) ?? null;
      const captchaOf = (form: CaptchaForm) => {
        if (told[form]) return told[form];
        if (told[form] === undefined && set?.forms.includes(form)) return set.captcha;
        return rejectedCaptchas?.has(form) ? any : null;
      };
      return Object.fromEntries(
        CAPTCHA_FORMS.flatMap((form) => {
          const captcha = captchaOf(form);
          return captcha ? [[form, captcha]] : [];
        }),
      );
    },
  };
}

/** `checksContact`: contactUs is checked from 2.4.9 on, though 2.4.8 calls its captcha enabled. */
async function readForms(backend: Backend, checksContact: boolean): Promise<NewerSettings> {
  const answer = await backend.readPublic(gql.CaptchaFormsDocument, {});
  backend.logPartialErrors(answer);
  const { logIn, register, reset, changePassword, order, review, newsletter, contact } = answer.data;
  const forms = { "log-in": logIn, "change-password": changePassword, register, reset, order, review, newsletter };
  const all = { ...forms, contact: checksContact ? contact : { is_enabled: false, configurations: null } };
  const captchas = Object.fromEntries(
    Object.entries(all).flatMap(([form, config]) => (config ? [[form, toCaptcha(config)] as const] : [])),
  );
  return { captchas, country: countryIn(answer.data) };
}

const TYPES: Readonly<Record<gql.ReCaptchaTypeEmum, CaptchaType>> = {
  RECAPTCHA: "box",
  INVISIBLE: "invisible",
  RECAPTCHA_V3: "score",
};

function toCaptcha({ is_enabled, configurations }: gql.CaptchaFormFragment): Captcha | null {
  if (!is_enabled || !configurations) return null;
  const { re_captcha_type, website_key, theme, language_code } = configurations;
  return { type: TYPES[re_captcha_type], siteKey: website_key, ...lookOf(theme, language_code) };
}

const SCORED: Readonly<Partial<Record<gql.ReCaptchaFormEnum, CaptchaForm>>> = {
  CUSTOMER_LOGIN: "log-in",
  CUSTOMER_CREATE: "register",
  CUSTOMER_FORGOT_PASSWORD: "reset",
  CUSTOMER_EDIT: "change-password",
  PLACE_ORDER: "order",
  PRODUCT_REVIEW: "review",
  NEWSLETTER: "newsletter",
};

async function readScores(backend: Backend): Promise<NewerSettings> {
  const { data } = await backend.readPublic(gql.CaptchaScoresDocument, {});
  const { recaptchaV3Config: config } = data;
  const country = countryIn(data);
  if (!config?.is_enabled) return { captchas: {}, country };
  const captcha: Captcha = {
    type: "score",
    siteKey: config.website_key,
    ...lookOf(null, config.language_code),
  };
  const forms = config.forms.flatMap((form) => (form && SCORED[form]) ?? []);
  return { captchas: Object.fromEntries(forms.map((form) => [form, captcha])), country };
}

function lookOf(theme: string | null, language: string | null): Pick<Captcha, "theme" | "language"> {
  return { ...(theme === "dark" && { theme }), ...(language && { language }) };
}
