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

/**
 * Settings in camel case, null instead of undefined; below them what combines several or differs.
 */
function toConfig(settings: z.output<typeof settingsSchema>) {
  const all = inCamelCase(settings);
  const { chatProvider, chatKey, tagManagerId, analyticsId, analyticsSecret, fieldDataPercent, captchaSiteKey } = all;
  return {
    ...all,
    sessionSecrets: all.sessionSecret,
    mediaOrigins: all.mediaOrigins ?? [new URL(all.commerceEndpoint).origin],
    logLevel: all.logLevel ?? (all.nodeEnv === "production" ? "error" : "info"),
    supportPhone: all.supportPhone ?? "",
    merchant: { hours: all.supportHours, address: all.storeAddress, legal: all.legalLine },
    chat: chatProvider && chatKey ? { provider: chatProvider, key: chatKey } : null,
    tags: tagManagerId || analyticsId ? { tagManager: tagManagerId, analytics: analyticsId } : null,
    serverEvents:
      analyticsId && analyticsSecret
        ? { id: analyticsId, secret: analyticsSecret, address: all.analyticsAddress }
        : null,
    fieldData: fieldDataPercent > 0 ? { percent: fieldDataPercent, address: all.fieldDataAddress } : null,
    storeOrigins: all.storeOrigins.map(toStoreOrigin),
    captcha: captchaSiteKey
      ? { captcha: { type: CAPTCHA_TYPES[all.captchaProvider], siteKey: captchaSiteKey }, forms: all.captchaForms }
      : null,
    recognise: createRecognise(all.languagePack),
    hasProductFeed: all.productFeed === "on",
    panelCategories: { new: all.newCategory, deals: all.dealsCategory },
    pricesIncludeTax: all.pricesIncludeTax && all.pricesIncludeTax === "yes",
    backendHas: all.backendHas?.filter((name) => name !== "none") ?? null,
  };
}

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name & string>;
type OrNull<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

function inCamelCase<Settings extends object>(settings: Settings) {
  const entries = Object.keys(settingsSchema.shape).map((name) => [
    name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    Reflect.get(settings, name) ?? null,
  ]);
  // As the types above rename.
  return Object.fromEntries(entries) as { [Name in keyof Settings as CamelCase<Name>]-?: OrNull<Settings[Name]> };
}

function toStoreOrigin(entry: string): { language: string; origin: string } {
  const cut = entry.indexOf("=");
  return { language: entry.slice(0, cut), origin: new URL(entry.slice(cut + 1)).origin };
}
