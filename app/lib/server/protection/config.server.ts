import { z } from "zod";
import { createRecognise } from "~/lib/commerce/transport/messages.server";
import { CAPTCHA_TYPES, settingsSchema } from "./settings-schema.server";

export type ShopConfig = Readonly<ReturnType<typeof toConfig>>;

export class ConfigError extends Error {
  override name = "ConfigError";
}

type Env = Readonly<Record<string, string | undefined>>;

export function parseConfig(env: Env): ShopConfig {
  return toConfig(parseSettings(settingsSchema, env));
}

/** Throws one ConfigError that lists every missing or malformed key, without values. */
export function parseSettings<Schema extends z.ZodObject>(schema: Schema, env: Env): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [key], message }) => {
      const name = String(key);
      return `  ${name} ${name in filled ? message : missing(schema.shape[name])}`;
    });
    throw new ConfigError(
      `The settings cannot be used:\n${[...new Set(lines)].join("\n")}\ndocs/settings.md lists all settings.`,
    );
  }
  return result.data;
}

function missing(setting: z.core.$ZodType | undefined): string {
  const { missing } = (setting && z.globalRegistry.get(setting)) ?? {};
  return typeof missing === "string" ? missing : "is missing";
}

function toConfig(values: z.output<typeof settingsSchema>) {
  return {
    commerceEndpoint: values.COMMERCE_ENDPOINT,
    sessionSecrets: values.SESSION_SECRET,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    mediaOrigins: values.MEDIA_ORIGINS ?? [new URL(values.COMMERCE_ENDPOINT).origin],
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === "production" ? "error" : "info"),
    supportPhone: values.SUPPORT_PHONE ?? "",
    merchant: {
      hours: values.SUPPORT_HOURS ?? null,
      address: values.STORE_ADDRESS ?? null,
      legal: values.LEGAL_LINE ?? null,
    },
    integrations: values.INTEGRATIONS,
    externalCheckout: values.EXTERNAL_CHECKOUT_URL ?? null,
    chat: values.CHAT_PROVIDER && values.CHAT_KEY ? { provider: values.CHAT_PROVIDER, key: values.CHAT_KEY } : null,
    tags:
      values.TAG_MANAGER_ID || values.ANALYTICS_ID
        ? { tagManager: values.TAG_MANAGER_ID ?? null, analytics: values.ANALYTICS_ID ?? null }
        : null,
    serverEvents:
      values.ANALYTICS_ID && values.ANALYTICS_SECRET
        ? { id: values.ANALYTICS_ID, secret: values.ANALYTICS_SECRET, address: values.ANALYTICS_ADDRESS }
        : null,
    fieldData:
      values.FIELD_DATA_PERCENT > 0
        ? { percent: values.FIELD_DATA_PERCENT, address: values.FIELD_DATA_ADDRESS ?? null }
        : null,
    purgeSecret: values.PURGE_SECRET ?? null,
    maintenanceSecret: values.MAINTENANCE_SECRET ?? null,
    redirectHosts: values.REDIRECT_HOSTS,
    frameOrigins: values.FRAME_ORIGINS,
    mapImage: values.MAP_IMAGE_URL ?? null,
    storeOrigins: values.STORE_ORIGINS.map(toStoreOrigin),
    attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
    captcha: values.CAPTCHA_SITE_KEY
      ? {
          captcha: { type: CAPTCHA_TYPES[values.CAPTCHA_PROVIDER], siteKey: values.CAPTCHA_SITE_KEY },
          forms: values.CAPTCHA_FORMS,
        }
      : null,
    captchaFallbackToken: values.CAPTCHA_FALLBACK_TOKEN ?? null,
    recognise: createRecognise(values.LANGUAGE_PACK),
    paymentSandbox: values.PAYMENT_SANDBOX ?? null,
    productAttributes: values.PRODUCT_ATTRIBUTES,
    hasProductFeed: values.PRODUCT_FEED === "on",
    panelCategories: { new: values.NEW_CATEGORY ?? null, deals: values.DEALS_CATEGORY ?? null },
    pricesIncludeTax: values.PRICES_INCLUDE_TAX ? values.PRICES_INCLUDE_TAX === "yes" : null,
    maintenance: values.MAINTENANCE ?? null,
    backendHas: values.BACKEND_HAS?.filter((name) => name !== "none") ?? null,
  };
}

function toStoreOrigin(entry: string): { language: string; origin: string } {
  const cut = entry.indexOf("=");
  return { language: entry.slice(0, cut), origin: new URL(entry.slice(cut + 1)).origin };
}
