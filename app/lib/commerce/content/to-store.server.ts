import { CommerceError } from "~/lib/commerce/model/errors";
import { asId } from "~/lib/commerce/model/ids";
import { isCurrency } from "~/lib/commerce/model/money";
import type { Store, StoreView } from "~/lib/commerce/model/page";
import { DEFAULT_PASSWORD_RULE, type PasswordRule } from "~/lib/commerce/model/password-rule";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { httpUrlOrNull } from "~/lib/urls/paths";
import type { BackendBases } from "./backend-urls.server";

export interface StoreDetails {
  readonly store: Omit<Store, "pricesIncludeTax">;
  readonly bases: BackendBases;
  /** Of the shown currency, per unit of the base currency. */
  readonly rate: number;
  readonly passwordRule: PasswordRule;
  /**
   * Whether prices of the catalogue include fixed product taxes; of Magento's four displays one
   * does not.
   */
  readonly pricesIncludeFees: boolean;
}

type Config = NonNullable<gql.StoreQuery["storeConfig"]>;

/** `currency` is the one the shopper chose. */
export function toStoreDetails(
  { storeConfig: config, availableStores, currency: currencies }: gql.StoreQuery,
  currency: string | null,
): StoreDetails {
  const base = httpUrlOrNull(config?.secure_base_url) ?? httpUrlOrNull(config?.base_url);
  const media = httpUrlOrNull(config?.secure_base_media_url) ?? httpUrlOrNull(config?.base_media_url);
  if (!config?.store_code || !config.root_category_uid || !base || !media) {
    throw new CommerceError("contract", "Store: store_code, root_category_uid or a base url is missing or wrong");
  }
  const shown = [config.default_display_currency_code, config.base_currency_code].find(isCurrency) ?? "INR";
  // Magento answers 0 where no rate is set.
  const rate = currencies?.exchange_rates?.find(({ currency_to }) => currency_to === (currency ?? shown))?.rate || 1;
  const baseCurrency = config.base_currency_code;
  const name = toShopName(config);
  const store: StoreDetails["store"] = {
    code: config.store_code,
    name,
    title: unlessDefault(config.default_title) ?? name,
    titleAffixes: toTitleAffixes(config, name),
    description: config.default_description,
    keywords: config.default_keywords,
    locale: toLocale(config.locale),
    timeZone: toTimeZone(config.timezone),
    currency: shown,
    base: isCurrency(baseCurrency) && rate !== 1 ? { currency: baseCurrency, rate } : null,
    currencies: currencies?.available_currency_codes?.filter(isCurrency) ?? [shown],
    stores: (availableStores ?? []).flatMap((other) => toStoreView(other, { currency: shown, name }) ?? []),
    logo: toLogo(config, media, name),
    favicon: config.head_shortcut_icon ? new URL(`favicon/${config.head_shortcut_icon}`, media).href : null,
    welcome: unlessDefault(config.welcome),
    copyright: config.copyright?.includes("Magento, Inc.") ? null : unlessDefault(config.copyright),
    hasWishlists: config.magento_wishlist_general_is_enabled !== "0",
    productSuffix: config.product_url_suffix ?? "",
    categorySuffix: config.category_url_suffix ?? "",
    // With an id where another view has a page of the same identifier: "home|12".
    homePage: config.cms_home_page?.split("|", 1)[0] || "home",
    rootCategory: asId(config.root_category_uid),
    baseUrl: base,
  };
  return {
    store,
    bases: toBases(config),
    rate,
    pricesIncludeFees: config.product_fixed_product_tax_display_setting !== "EXCLUDE_FPT_WITHOUT_DETAILS",
    // Magento returns both numbers as text.
    passwordRule: {
      minimumLength: Number(config.minimum_password_length) || DEFAULT_PASSWORD_RULE.minimumLength,
      requiredClasses: Number(config.required_character_classes_number) || DEFAULT_PASSWORD_RULE.requiredClasses,
    },
  };
}

const UNNAMED = new Set([
  "Main Website",
  "Main Website Store",
  "Default Store View",
  "Magento Commerce",
  "Default welcome msg!",
]);

function unlessDefault(text: string | null): string | null {
  return text && !UNNAMED.has(text) ? text : null;
}

/** The store comes first: a store view is often called after its language. */
function toShopName({ store_group_name, website_name, store_name, default_title }: Config): string {
  return [store_group_name, website_name, store_name, default_title].find(unlessDefault) ?? __BRAND_NAME__;
}

/** As in Magento; without prefix and suffix the shop's name follows. */
function toTitleAffixes(config: Config, name: string): Store["titleAffixes"] {
  const { title_prefix: prefix, title_suffix: suffix, title_separator: separator } = config;
  if (!prefix && !suffix) return ["", name && ` ${separator || "|"} ${name}`];
  return [prefix ? `${prefix} ` : "", suffix ? ` ${suffix}` : ""];
}

type OtherStore = NonNullable<gql.StoreQuery["availableStores"]>[number];

function toStoreView(other: OtherStore, shop: Pick<StoreView, "currency" | "name">): StoreView | null {
  if (!other.store_code) return null;
  return {
    code: other.store_code,
    // Magento's own name for a view says nothing to a shopper.
    name: other.store_name ? (unlessDefault(other.store_name) ?? shop.name) : other.store_code,
    locale: toLocale(other.locale),
    currency: isCurrency(other.default_display_currency_code) ? other.default_display_currency_code : shop.currency,
  };
}

function toBases(config: Config): BackendBases {
  const distinct = (...urls: (string | null)[]) => [...new Set(urls.flatMap((url) => url || []))];
  return {
    pages: distinct(config.secure_base_url, config.base_url, config.base_link_url),
    media: distinct(config.secure_base_media_url, config.base_media_url),
  };
}

/** Magento stores the file below media/logo but returns the path without that folder. */
function toLogo(config: Config, media: string, name: string): Store["logo"] {
  if (!config.header_logo_src) return null;
  return {
    url: new URL(`logo/${config.header_logo_src}`, media).href,
    width: config.logo_width ?? 320,
    height: config.logo_height ?? 63,
    alt: unlessDefault(config.logo_alt) ?? name,
  };
}

/** Magento writes en_IN, Intl wants en-IN. */
function toLocale(locale: string | null): string {
  const tag = (locale ?? "en_IN").replaceAll("_", "-");
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "en-IN";
  } catch {
    return "en-IN"; // not a locale Intl knows
  }
}

function toTimeZone(name: string | null): string {
  const timeZone = name ?? "Asia/Kolkata";
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone;
  } catch {
    return "Asia/Kolkata"; // not a zone Intl knows
  }
}

/**
 * Magento before 2.4.7 does not return a store view's country. Many shops in India keep Magento's
 * locale en_US.
 */
export function countryOf({ currency, locale }: Pick<StoreView, "currency" | "locale">): string {
  return currency === "INR" ? "IN" : (new Intl.Locale(locale).region ?? "IN");
}
