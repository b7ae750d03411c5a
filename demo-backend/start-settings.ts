import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { countryById } from "./catalogue/geography.ts";
import { CommandError } from "./commands/command-error.ts";
import { languages } from "./resolvers/translate-messages.ts";
import { isRangeAttribute, rangeAttributes, type RangeAttribute } from "./rules/range-attributes.ts";
import { type BackendSettings, levels, shopSettings, type StoreView } from "./rules/shop-settings.ts";
import { taxDisplays, type TaxDisplay } from "./rules/tax-display.ts";

export const startUsage = `npm run backend -- [--port 4000] [--host 127.0.0.1] [--data .data] [--quirks] [--level 2.4.6|2.4.8|2.4.9] [--still] [--moderate]
                [--address http://localhost:4000] [--name "Asha Electronics"] [--country US] [--currency USD] [--locale en_US]
                [--timezone America/New_York] [--logo FILE] [--config copyright="© Asha"]… [--tax included|excluded|added|both|deducted]
                [--filterable created_at,news_from_date,special_price] [--language hi_IN]

Starts the demo shop's Magento-compatible GraphQL server. Environment: DEMO_BACKEND_PORT, DEMO_BACKEND_LEVEL, DATA_DIR,
STOREFRONT_URL (base of the links in mails), SMTP_URL (sends mails, which are also in the outbox).
--quirks repeats faults of 2.4.6 (reference.md), --still does not advance orders, --moderate holds reviews for approval,
--tax says how prices are entered and shown: with tax (included), without (excluded), entered without and shown with it (added, both), entered with and shown without (deducted).
--address is the public URL, if it is not host and port. --name is the store's name.
--country, --currency, --locale and --timezone are the default store view's. --logo is a PNG, JPEG, GIF or WebP file.
--config sets a field of storeConfig. Pictures in DATA_DIR/media/wysiwyg and media/favicon are served too.
--filterable makes these attributes filterable and sortable. --language is a --locale whose messages are translated.`;

export interface StartSettings {
  port: number;
  host: string;
  dataDir: string;
  /** Default: its host and port. */
  baseUrl: string;
  storeName: string;
  storeViews: StoreView[];
  country: string;
  storeConfig: BackendSettings["storeConfig"];
  /** Null: no logo. */
  logo: string | null;
  quirks: boolean;
  level: (typeof levels)[number];
  /** Orders change only by command. */
  still: boolean;
  moderate: boolean;
  tax: TaxDisplay;
  rangeFilters: readonly RangeAttribute[];
}

const options = {
  port: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string" },
  address: { type: "string", default: "" },
  name: { type: "string", default: "Bijli" },
  country: { type: "string" },
  currency: { type: "string" },
  locale: { type: "string" },
  language: { type: "string" },
  timezone: { type: "string" },
  logo: { type: "string" },
  config: { type: "string", multiple: true },
  quirks: { type: "boolean", default: false },
  level: { type: "string" },
  still: { type: "boolean", default: false },
  moderate: { type: "boolean", default: false },
  tax: { type: "string", default: "included" },
  filterable: { type: "string", default: "" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Null if help is asked for. Throws a CommandError for a value that cannot be used. */
export function readStartSettings(args: string[], env: NodeJS.ProcessEnv): StartSettings | null {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return null;
  if (positionals.length > 0) throw new CommandError(`"${positionals.join(" ")}" is no command: --help lists all.`);
  const { host, address: baseUrl, name: storeName, quirks, still, moderate, logo = null } = values;
  if (logo !== null && !(existsSync(logo) && /\.(png|jpe?g|gif|webp)$/i.test(logo)))
    throw new CommandError(`--logo has to be a PNG, JPEG, GIF or WebP file, not "${logo}".`);
  return {
    ...{ host, baseUrl, storeName, quirks, still, moderate, logo },
    port: toPort(values.port, env["DEMO_BACKEND_PORT"] || "4000"),
    dataDir: values.data ?? (env["DATA_DIR"] || ".data"),
    level:
      values.level === undefined
        ? oneOf("DEMO_BACKEND_LEVEL", levels, env["DEMO_BACKEND_LEVEL"] || "2.4.7")
        : oneOf("--level", levels, values.level),
    tax: oneOf("--tax", taxDisplays, values.tax),
    rangeFilters: toRangeFilters(values.filterable),
    storeConfig: { ...shopSettings().storeConfig, ...Object.fromEntries((values.config ?? []).map(toConfigEntry)) },
    ...toStoreViews(values),
  };
}

function toPort(given: string | undefined, otherwise: string): number {
  const [name, text] = given === undefined ? ["DEMO_BACKEND_PORT", otherwise] : ["--port", given];
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new CommandError(`${name} has to be a port, 0 to 65535, not "${text}".`);
  return port;
}

function oneOf<Value extends string>(name: string, known: readonly Value[], given: string): Value {
  const found = known.find((each) => each === given);
  if (found === undefined) throw new CommandError(`${name} has to be one of ${known.join(", ")}, not "${given}".`);
  return found;
}

function toRangeFilters(list: string): RangeAttribute[] {
  const names = list.split(",").filter((name) => name !== "");
  const unknown = names.filter((name) => !isRangeAttribute(name));
  if (unknown.length > 0)
    throw new CommandError(`--filterable takes ${rangeAttributes.join(", ")}, not "${unknown.join(", ")}".`);
  return names.filter(isRangeAttribute);
}

function toConfigEntry(entry: string): [string, string] {
  const [, name, value] = /^([a-z_]+)=(.*)$/s.exec(entry) ?? [];
  if (name === undefined || value === undefined)
    throw new CommandError(`--config takes field=value, for example copyright="© Asha", not "${entry}".`);
  return [name, value];
}

interface Region {
  country?: string | undefined;
  currency?: string | undefined;
  locale?: string | undefined;
  language?: string | undefined;
  timezone?: string | undefined;
}

/** Changes the default store view. */
function toStoreViews({
  country,
  currency,
  language,
  timezone,
  locale = language === undefined ? undefined : oneOf("--language", languages, language),
}: Region): Pick<StartSettings, "storeViews" | "country"> {
  const defaults = shopSettings();
  const currencies = defaults.currencies.map(({ code }) => code);
  const region = {
    ...(currency !== undefined && { defaultCurrency: oneOf("--currency", currencies, currency.toUpperCase()) }),
    ...(locale !== undefined && { locale: requireLocale(locale) }),
    ...(timezone !== undefined && { timezone: requireTimezone(timezone) }),
  };
  if (country !== undefined && !countryById(country))
    throw new CommandError(`--country has to be the code of a country the demo knows, such as US, not "${country}".`);
  return {
    country: country?.toUpperCase() ?? defaults.country,
    storeViews: defaults.storeViews.map((view) => (view.isDefault ? { ...view, ...region } : view)),
  };
}

function requireLocale(locale: string): string {
  if (!/^[a-z]{2,3}(_[A-Z][a-z]{3})?_[A-Z]{2}$/.test(locale))
    throw new CommandError(`--locale has to be written as Magento does, such as en_US, not "${locale}".`);
  return locale;
}

function requireTimezone(timezone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new CommandError(`--timezone has to be a name such as America/New_York, not "${timezone}".`, { cause });
  }
}
