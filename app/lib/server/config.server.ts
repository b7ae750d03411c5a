import { z } from "zod";
import { NEWER_NAMES } from "~/lib/commerce/model/capabilities";
import { type Chat, CHAT_PROVIDERS } from "~/lib/third-parties/chat-providers";
import type { Tags } from "~/lib/third-parties/tags";

/** Everything the shop is told from outside. Parsed once per process; the README has the same table. */
export interface ShopConfig {
  commerceEndpoint: string;
  sessionSecret: string;
  /** Canonical origin; null accepts the Host header (development). */
  publicOrigin: string | null;
  /** Where pictures are fetched from; the first one answers /media. */
  mediaOrigins: readonly string[];
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  supportPhone: string;
  /** Addresses of middleware by name (product P183); none by default. */
  integrations: Readonly<Record<string, string>>;
  /** Address of a checkout elsewhere that /checkout leads to; null keeps the shop's own. */
  externalCheckout: string | null;
  purgeSecret: string | null;
  /** The live chat; without one, "Contact" stands in its place. */
  chat: Chat | null;
  /** Loaded after consent only; null when neither is set. */
  tags: Tags | null;
  /** Hosts a redirect of the backend may lead to; all others are not followed. */
  redirectHosts: readonly string[];
  /** Whose frames (videos, maps) may stand in the content of the backend's editors; all others are left out. */
  frameOrigins: readonly string[];
  /** Address of a map's picture with {lat} and {lng} in it; null shows none. */
  mapImage: string | null;
  /** Store views that have an address of their own: language tag and origin. */
  storeOrigins: readonly { readonly language: string; readonly origin: string }[];
  /**
   * Of one network address in 15 minutes: log-ins and order look-ups that failed, registrations, resets, newsletters, enquiries and
   * reviews, of each so many; 0 counts none.
   */
  attemptsPerAddress: number;
  captcha: CaptchaConfig | null;
  /** Paths of the categories that hold new products and deals; null where there is none. */
  panelCategories: Readonly<Record<"new" | "deals", string | null>>;
  /** Whether the catalogue shows prices with tax; null: the backend is asked. */
  pricesIncludeTax: boolean | null;
  /** What the backend has beyond a Magento 2.4.6; null: it is asked. */
  backendHas: readonly string[] | null;
}

export interface CaptchaConfig {
  readonly provider: "recaptcha" | "turnstile";
  /** Public. */
  readonly siteKey: string;
  /** An integration's token of the backend: what comes without script is sent with it instead of with the captcha's answer. */
  readonly fallbackToken: string | null;
}

const httpUrl = z.url({ protocol: /^https?$/, error: "has to be an http(s) address" });
const origin = httpUrl.transform((value) => new URL(value).origin);
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** Ends up in addresses and scripts, so it holds nothing that means something there. */
const key = z.string().regex(/^[\w/-]{3,80}$/, "has to be letters, digits, hyphens and slashes");

const categoryPath = z.string().regex(/^\/\S{1,250}$/, "has to be a path like /sale.html");

const environment = z.object({
  COMMERCE_ENDPOINT: httpUrl,
  SESSION_SECRET: z.string("is missing").min(32, "needs at least 32 characters"),
  PUBLIC_ORIGIN: origin.optional(),
  MEDIA_ORIGINS: list.pipe(z.array(origin)).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[0-9 ]{5,20}$/, "has to be a phone number")
    .default("+91 80 4000 0000"),
  INTEGRATIONS: z
    .string()
    .transform((text, issue) => {
      try {
        return JSON.parse(text) as unknown; // checked by the pipe below
      } catch {
        issue.addIssue({ code: "custom", message: "has to be JSON" });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), httpUrl))
    .default({}),
  EXTERNAL_CHECKOUT_URL: z
    .url({ protocol: /^https$/, error: "has to be an https address" })
    .refine((value) => !/[?#]/.test(value), "has to be an address without a query")
    .optional(),
  REDIRECT_HOSTS: list.default([]),
  FRAME_ORIGINS: list.pipe(z.array(origin)).default([]),
  MAP_IMAGE_URL: httpUrl
    .refine((value) => value.includes("{lat}") && value.includes("{lng}"), "has to have {lat} and {lng} in it")
    .optional(),
  STORE_ORIGINS: list
    .pipe(z.array(z.string().regex(/^[A-Za-z]{2}(?:-[A-Za-z]{2})?=https?:\/\/\S+$/, "has to be like en-IN=https://…")))
    .default([]),
  CHAT_PROVIDER: z.enum(Object.keys(CHAT_PROVIDERS) as (keyof typeof CHAT_PROVIDERS)[]).optional(), // the keys of that table
  CHAT_KEY: key.optional(),
  TAG_MANAGER_ID: key.optional(),
  ANALYTICS_ID: key.optional(),
  PURGE_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  ATTEMPTS_PER_ADDRESS: z
    .string()
    .regex(/^\d{1,6}$/, "has to be a whole number")
    .default("60")
    .transform(Number),
  CAPTCHA_PROVIDER: z.enum(["recaptcha", "turnstile"]).default("recaptcha"),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, "has to be a site key")
    .optional(),
  CAPTCHA_FALLBACK_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  NEW_CATEGORY: categoryPath.optional(),
  DEALS_CATEGORY: categoryPath.optional(),
  PRICES_INCLUDE_TAX: z.enum(["yes", "no"]).optional(),
  BACKEND_HAS: list
    .refine((names) => names.every(isNewerName), `may only name ${NEWER_NAMES.join(", ")}, or be "none"`)
    .optional(),
  NODE_ENV: z.string().optional(),
});

/** For the edge start, which hands all of them on. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the settings. Throws one ConfigError that lists every missing or malformed key; values are never shown. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ShopConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = environment.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path[0]?.toString() ?? "?"} ${reason(issue)}`);
    throw new ConfigError(
      `The settings cannot be used:\n${[...new Set(lines)].join("\n")}\nThe README lists all settings.`,
    );
  }
  const values = result.data;
  return {
    commerceEndpoint: values.COMMERCE_ENDPOINT,
    sessionSecret: values.SESSION_SECRET,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    mediaOrigins: values.MEDIA_ORIGINS ?? [new URL(values.COMMERCE_ENDPOINT).origin],
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === "production" ? "error" : "info"),
    supportPhone: values.SUPPORT_PHONE,
    integrations: values.INTEGRATIONS,
    externalCheckout: values.EXTERNAL_CHECKOUT_URL ?? null,
    chat: values.CHAT_PROVIDER && values.CHAT_KEY ? { provider: values.CHAT_PROVIDER, key: values.CHAT_KEY } : null,
    tags:
      values.TAG_MANAGER_ID || values.ANALYTICS_ID
        ? { tagManager: values.TAG_MANAGER_ID ?? null, analytics: values.ANALYTICS_ID ?? null }
        : null,
    purgeSecret: values.PURGE_SECRET ?? null,
    redirectHosts: values.REDIRECT_HOSTS,
    frameOrigins: values.FRAME_ORIGINS,
    mapImage: values.MAP_IMAGE_URL ?? null,
    storeOrigins: values.STORE_ORIGINS.map(toStoreOrigin),
    attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
    captcha: values.CAPTCHA_SITE_KEY
      ? {
          provider: values.CAPTCHA_PROVIDER,
          siteKey: values.CAPTCHA_SITE_KEY,
          fallbackToken: values.CAPTCHA_FALLBACK_TOKEN ?? null,
        }
      : null,
    panelCategories: { new: values.NEW_CATEGORY ?? null, deals: values.DEALS_CATEGORY ?? null },
    pricesIncludeTax: values.PRICES_INCLUDE_TAX ? values.PRICES_INCLUDE_TAX === "yes" : null,
    backendHas: values.BACKEND_HAS?.filter((name) => name !== "none") ?? null,
  };
}

function isNewerName(name: string): boolean {
  return name === "none" || NEWER_NAMES.some((known) => known === name);
}

function reason(issue: z.core.$ZodIssue): string {
  return issue.code === "invalid_type" && issue.input === undefined ? "is missing" : issue.message;
}

function toStoreOrigin(entry: string): { language: string; origin: string } {
  const cut = entry.indexOf("=");
  return { language: entry.slice(0, cut), origin: new URL(entry.slice(cut + 1)).origin };
}
