import { countries } from "../catalogue/geography.ts";
import type { Country } from "../rules/country.ts";
import { toUid } from "../rules/uid.ts";
import { urlSuffix } from "../rules/url-key.ts";
import { defaultCategoryId } from "../store/seed/write-categories.ts";
import type { BackendSettings, StoreView } from "../rules/shop-settings.ts";
import type { BackendContext } from "./context.ts";

const symbols: Record<string, string> = { INR: "₹", USD: "$", EUR: "€", GBP: "£", AED: "AED", SGD: "SGD" };

export const storeConfigResolvers = {
  Query: {
    storeConfig: (_: unknown, __: unknown, { storeView, settings }: BackendContext) =>
      toStoreConfig(storeView, settings),
    availableStores: (_: unknown, __: unknown, { settings }: BackendContext) =>
      settings.storeViews.map((view) => toStoreConfig(view, settings)),
    currency: (_: unknown, __: unknown, { storeView, settings }: BackendContext) => ({
      base_currency_code: settings.baseCurrency,
      base_currency_symbol: currencySymbol(settings.baseCurrency),
      default_display_currency_code: storeView.defaultCurrency,
      default_display_currency_symbol: currencySymbol(storeView.defaultCurrency),
      // Magento's own misspelling.
      default_display_currecy_code: storeView.defaultCurrency,
      default_display_currecy_symbol: currencySymbol(storeView.defaultCurrency),
      available_currency_codes: settings.currencies.map(({ code }) => code),
      exchange_rates: settings.currencies.map(({ code, rate }) => ({ currency_to: code, rate })),
    }),
  },
};

export function currencySymbol(code: string): string {
  return symbols[code] ?? code;
}

function toStoreConfig(view: StoreView, settings: BackendSettings) {
  return {
    ...identity(view, settings),
    ...addresses(settings),
    ...shopFront(settings),
    ...accounts(settings),
    ...payments(),
    ...settings.storeConfig,
  };
}

function identity(view: StoreView, settings: BackendSettings) {
  return {
    id: view.id,
    code: view.code,
    store_code: view.code,
    store_name: view.isDefault ? settings.storeName : view.name,
    store_sort_order: view.id,
    is_default_store: view.isDefault,
    is_default_store_group: true,
    store_group_code: "main_website_store",
    store_group_name: settings.storeName,
    website_id: 1,
    website_code: "base",
    website_name: settings.storeName,
    locale: view.locale,
    timezone: view.timezone,
    default_country: view.country ?? settings.country,
    countries_with_required_region: codesOf(({ regionRequired }) => regionRequired),
    optional_zip_countries: codesOf(({ postcodeRequired }) => !postcodeRequired),
    weight_unit: "kgs",
    base_currency_code: settings.baseCurrency,
    default_display_currency_code: view.defaultCurrency,
    root_category_id: defaultCategoryId,
    root_category_uid: toUid(defaultCategoryId),
  };
}

function codesOf(fits: (country: Country) => boolean): string {
  return countries
    .filter(fits)
    .map(({ id }) => id)
    .join(",");
}

function addresses({ baseUrl }: BackendSettings) {
  const [base, media, fixed] = [`${baseUrl}/`, `${baseUrl}/media/`, `${baseUrl}/static/`];
  return {
    base_url: base,
    base_link_url: base,
    base_media_url: media,
    base_static_url: fixed,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_media_url: media,
    secure_base_static_url: fixed,
    use_store_in_url: false,
    product_url_suffix: urlSuffix,
    category_url_suffix: urlSuffix,
    front: "cms",
    no_route: "cms/noroute/index",
    cms_home_page: "home",
    cms_no_route: "no-route",
    cms_no_cookies: "enable-cookies",
    show_cms_breadcrumbs: 1,
  };
}

function shopFront({ storeName, emailToFriend, fixedProductTaxes }: BackendSettings) {
  return {
    product_fixed_product_tax_display_setting:
      fixedProductTaxes.length > 0 ? "INCLUDE_FPT_WITHOUT_DETAILS" : "FPT_DISABLED",
    default_title: storeName,
    default_description: null,
    default_keywords: null,
    title_prefix: null,
    title_suffix: null,
    title_separator: "-",
    head_includes: null,
    head_shortcut_icon: null,
    header_logo_src: null,
    logo_alt: storeName,
    logo_width: null,
    logo_height: null,
    welcome: `Welcome to ${storeName}`,
    absolute_footer: null,
    copyright: `© ${storeName}. A demonstration shop, with pictures for illustration.`,
    demonotice: 0,
    catalog_default_sort_by: "position",
    list_mode: "grid-list",
    grid_per_page: 12,
    grid_per_page_values: "12,24,36",
    list_per_page: 10,
    list_per_page_values: "5,10,15,20,25",
    configurable_thumbnail_source: "itself",
    product_reviews_enabled: "1",
    allow_guests_to_write_product_reviews: "1",
    send_friend: { enabled_for_customers: emailToFriend, enabled_for_guests: false },
  };
}

function accounts({ passwordLength, passwordClasses, wishlists, guestCheckout }: BackendSettings) {
  return {
    is_guest_checkout_enabled: guestCheckout,
    minimum_password_length: String(passwordLength),
    required_character_classes_number: String(passwordClasses),
    autocomplete_on_storefront: false,
    magento_wishlist_general_is_enabled: wishlists ? "1" : "0",
    allow_order: "0",
    allow_items: "0",
  };
}

function payments() {
  return {
    check_money_order_enabled: true,
    check_money_order_enable_for_specific_countries: false,
    check_money_order_payment_from_specific_countries: null,
    check_money_order_title: "Cheque or money order",
    check_money_order_new_order_status: "pending",
    check_money_order_make_check_payable_to: null,
    check_money_order_send_check_to: null,
    check_money_order_min_order_total: null,
    check_money_order_max_order_total: null,
    check_money_order_sort_order: null,
    zero_subtotal_enabled: true,
    zero_subtotal_enable_for_specific_countries: false,
    zero_subtotal_payment_from_specific_countries: null,
    zero_subtotal_title: "No payment needed",
    zero_subtotal_new_order_status: "pending",
    zero_subtotal_payment_action: null,
    zero_subtotal_sort_order: 1,
  };
}
