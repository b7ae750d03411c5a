/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddProductsToCompareListInput = {
  products: Array<string | null | undefined>;
  uid: string;
};

export type AreaInput = {
  radius: number;
  search_term: string;
};

export type AttributeInput = {
  attribute_code?: string | null | undefined;
  entity_type?: string | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  same_as_shipping?: boolean | null | undefined;
};

export type BundleOptionInput = {
  id: number;
  quantity: number;
  value: Array<string | null | undefined>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<BundleOptionInput | null | undefined>;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  data: CartItemInput;
};

export type CartAddressInput = {
  city: string;
  company?: string | null | undefined;
  country_code: string;
  firstname: string;
  lastname: string;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  street: Array<string | null | undefined>;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type CartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type ConfigurableProductCartItemInput = {
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  data: CartItemInput;
  parent_sku?: string | null | undefined;
  variant_sku?: string | null | undefined;
};

export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateCompareListInput = {
  products?: Array<string | null | undefined> | null | undefined;
};

export type CreateProductReviewInput = {
  nickname: string;
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  sku: string;
  summary: string;
  text: string;
};

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type CustomerAddressInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerCreateInput = {
  email: string;
  firstname: string;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  password?: string | null | undefined;
};

export type CustomerOrdersFilterInput = {
  number?: FilterStringTypeInput | null | undefined;
};

export type CustomerUpdateInput = {
  date_of_birth?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableOptionInput = {
  id?: number | null | undefined;
  value_string: string;
};

export type DownloadableProductCartItemInput = {
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  data: CartItemInput;
  downloadable_product_links?: Array<DownloadableProductLinksInput | null | undefined> | null | undefined;
};

export type DownloadableProductLinksInput = {
  link_id: number;
};

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: string;
  shipping_method?: ShippingMethodInput | null | undefined;
};

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  match?: string | null | undefined;
};

export type HostedProInput = {
  cancel_url: string;
  return_url: string;
};

export type PaymentMethodInput = {
  code: string;
  hosted_pro?: HostedProInput | null | undefined;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PriceAdjustmentCodesEnum =
  | 'TAX'
  | 'WEEE'
  | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum =
  | 'EXCLUDED'
  | 'INCLUDED';

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type ProductAttributeFilterInput = {
  category_uid?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type ProductInfoInput = {
  sku: string;
};

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type RemoveProductsFromCompareListInput = {
  products: Array<string | null | undefined>;
  uid: string;
};

export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  pickup_location_code?: string | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type SimpleProductCartItemInput = {
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  data: CartItemInput;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type WishlistItemUpdateInput = {
  description?: string | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
  selected_options?: Array<string | null | undefined> | null | undefined;
  wishlist_item_id: string;
};

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type CapabilitiesQueryVariables = Exact<{
  query: string;
  mutation: string;
  storeConfig: string;
  product: string;
  filters: string;
  sorts: string;
  placeOrderOutput: string;
  updateCartItemsOutput: string;
}>;


export type CapabilitiesQuery = { query: { fields: Array<{ name: string, args: Array<{ type: { ofType: { inputFields: Array<{ name: string }> | null } | null } }> }> | null } | null, mutation: { fields: Array<{ name: string }> | null } | null, storeConfig: { fields: Array<{ name: string }> | null } | null, product: { fields: Array<{ name: string, type: { kind: __TypeKind } }> | null, possibleTypes: Array<{ name: string | null }> | null } | null, filters: { inputFields: Array<{ name: string }> | null } | null, sorts: { inputFields: Array<{ name: string }> | null } | null, placeOrderOutput: { fields: Array<{ name: string }> | null } | null, updateCartItemsOutput: { fields: Array<{ name: string }> | null } | null };

type CartLine_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
    | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type CartLine_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , product:
    | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type CartLine_DownloadableCartItem_Fragment = { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
    | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type CartLine_GiftCardCartItem_Fragment = { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
    | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type CartLine_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
    | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

type CartLine_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
    | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
    | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null };

export type CartLineFragment =
  | CartLine_BundleCartItem_Fragment
  | CartLine_ConfigurableCartItem_Fragment
  | CartLine_DownloadableCartItem_Fragment
  | CartLine_GiftCardCartItem_Fragment
  | CartLine_SimpleCartItem_Fragment
  | CartLine_VirtualCartItem_Fragment
;

type RegularPrice_BundleProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

type RegularPrice_ConfigurableProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

type RegularPrice_DownloadableProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

type RegularPrice_GiftCardProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

type RegularPrice_GroupedProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

type RegularPrice_SimpleProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

type RegularPrice_VirtualProduct_Fragment = { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } };

export type RegularPriceFragment =
  | RegularPrice_BundleProduct_Fragment
  | RegularPrice_ConfigurableProduct_Fragment
  | RegularPrice_DownloadableProduct_Fragment
  | RegularPrice_GiftCardProduct_Fragment
  | RegularPrice_GroupedProduct_Fragment
  | RegularPrice_SimpleProduct_Fragment
  | RegularPrice_VirtualProduct_Fragment
;

export type CustomChoiceFragment = { customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> };

type CartAddress_BillingCartAddress_Fragment = { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } };

type CartAddress_ShippingCartAddress_Fragment = { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } };

export type CartAddressFragment =
  | CartAddress_BillingCartAddress_Fragment
  | CartAddress_ShippingCartAddress_Fragment
;

export type CartFragment = { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
    | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
        | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
    | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , product:
        | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
    | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
        | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
    | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
        | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
    | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
        | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
    | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
        | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
      , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
   | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null };

export type CartQueryVariables = Exact<{
  id: string;
}>;


export type CartQuery = { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
     | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null };

export type CartQuantityQueryVariables = Exact<{
  id: string;
}>;


export type CartQuantityQuery = { cart: { total_quantity: number } | null };

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { createEmptyCart: string | null };

export type AddToCartMutationVariables = Exact<{
  id: string;
  lines: Array<CartItemInput> | CartItemInput;
}>;


export type AddToCartMutation = { addProductsToCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, user_errors: Array<{ code: CartUserInputErrorType, message: string } | null> } | null };

export type AddCustomisedMutationVariables = Exact<{
  id: string;
  lines: Array<SimpleProductCartItemInput | null | undefined> | SimpleProductCartItemInput;
}>;


export type AddCustomisedMutation = { added: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type AddCustomisedVariantsMutationVariables = Exact<{
  id: string;
  lines: Array<ConfigurableProductCartItemInput | null | undefined> | ConfigurableProductCartItemInput;
}>;


export type AddCustomisedVariantsMutation = { added: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type AddCustomisedBundlesMutationVariables = Exact<{
  id: string;
  lines: Array<BundleProductCartItemInput | null | undefined> | BundleProductCartItemInput;
}>;


export type AddCustomisedBundlesMutation = { added: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type AddCustomisedDownloadsMutationVariables = Exact<{
  id: string;
  lines: Array<DownloadableProductCartItemInput | null | undefined> | DownloadableProductCartItemInput;
}>;


export type AddCustomisedDownloadsMutation = { added: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type UpdateCartLineMutationVariables = Exact<{
  id: string;
  line: string;
  quantity: number;
}>;


export type UpdateCartLineMutation = { updateCartItems: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveCartLineMutationVariables = Exact<{
  id: string;
  line: string;
}>;


export type RemoveCartLineMutation = { removeItemFromCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type ApplyCouponMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type RemoveCouponMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } | null } | null };

export type EstimateDeliveryMutationVariables = Exact<{
  estimate: EstimateTotalsInput;
}>;


export type EstimateDeliveryMutation = { estimateShippingMethods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null };

export type EstimateTotalsMutationVariables = Exact<{
  estimate: EstimateTotalsInput;
}>;


export type EstimateTotalsMutation = { estimateTotals: { cart: { prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null } | null } | null } };

export type UpdateCartLineOrSayWhyMutationVariables = Exact<{
  id: string;
  line: string;
  quantity: number;
}>;


export type UpdateCartLineOrSayWhyMutation = { updateCartItems: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null }, errors: Array<{ message: string }> } | null };

export type AttributesQueryVariables = Exact<{
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type AttributesQuery = { customAttributeMetadata: { items: Array<{ attribute_code: string | null, input_type: string | null, attribute_options: Array<{ label: string | null, value: string | null } | null> | null, storefront_properties: { position: number | null, use_in_product_listing: boolean | null } | null } | null> | null } | null };

export type AmountFragment = { value: number | null, currency: CurrencyEnum | null };

export type PriceRangeFragment = { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductAddress_BundleProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductAddress_ConfigurableProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductAddress_DownloadableProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductAddress_GiftCardProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductAddress_GroupedProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductAddress_SimpleProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductAddress_VirtualProduct_Fragment = { sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null };

export type ProductAddressFragment =
  | ProductAddress_BundleProduct_Fragment
  | ProductAddress_ConfigurableProduct_Fragment
  | ProductAddress_DownloadableProduct_Fragment
  | ProductAddress_GiftCardProduct_Fragment
  | ProductAddress_GroupedProduct_Fragment
  | ProductAddress_SimpleProduct_Fragment
  | ProductAddress_VirtualProduct_Fragment
;

type ProductCard_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductCard_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductCard_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductCard_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

type ProductCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null };

export type ProductCardFragment =
  | ProductCard_BundleProduct_Fragment
  | ProductCard_ConfigurableProduct_Fragment
  | ProductCard_DownloadableProduct_Fragment
  | ProductCard_GiftCardProduct_Fragment
  | ProductCard_GroupedProduct_Fragment
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_VirtualProduct_Fragment
;

type GalleryEntry_ProductImage_Fragment = { url: string | null, label: string | null, position: number | null, disabled: boolean | null };

type GalleryEntry_ProductVideo_Fragment = { url: string | null, label: string | null, position: number | null, disabled: boolean | null };

export type GalleryEntryFragment =
  | GalleryEntry_ProductImage_Fragment
  | GalleryEntry_ProductVideo_Fragment
;

export type MenuEntryFragment = { uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null };

export type RouteQueryVariables = Exact<{
  url: string;
}>;


export type RouteQuery = { route:
    | { __typename: 'BundleProduct', sku: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'CategoryTree', uid: string, relative_url: string | null, redirect_code: number }
    | { __typename: 'CmsPage', identifier: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'ConfigurableProduct', sku: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'DownloadableProduct', sku: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'GiftCardProduct', sku: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'GroupedProduct', sku: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'SimpleProduct', sku: string | null, relative_url: string | null, redirect_code: number }
    | { __typename: 'VirtualProduct', sku: string | null, relative_url: string | null, redirect_code: number }
   | null };

export type MenuQueryVariables = Exact<{
  root: string;
}>;


export type MenuQuery = { categories: { items: Array<{ children: Array<{ uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, children: Array<{ uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, children: Array<{ uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, children: Array<{ uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null } | null> | null } | null> | null } | null> | null } | null> | null } | null> | null } | null };

export type CategoryQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryQuery = { categories: { items: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, image: string | null, description: string | null, display_mode: string | null, meta_title: string | null, meta_description: string | null, cms_block: { content: string | null } | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null } | null> | null } | null> | null } | null };

export type ListingQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  page: number;
}>;


export type ListingQuery = { products: { total_count: number | null, page_info: { current_page: number | null, page_size: number | null, total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, items: Array<
      | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
     | null> | null } | null };

export type PanelQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
}>;


export type PanelQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', created_at: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
     | null> | null } | null };

export type ProductQueryVariables = Exact<{
  sku: string;
  search?: string | null | undefined;
}>;


export type ProductQuery = { products: { aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string } | null> | null } | null> | null, items: Array<
      | { __typename: 'BundleProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, dynamic_price: boolean | null, special_price: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, items: Array<{ option_id: number | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ id: number | null, uid: string, label: string | null, quantity: number | null, is_default: boolean | null, can_change_quantity: boolean | null, position: number | null, price: number | null, price_type: PriceTypeEnum | null, product:
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
              | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
             | null } | null> | null } | null> | null, options: Array<
          | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
          | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, variants: Array<{ attributes: Array<{ code: string | null, value_index: number | null } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, media_gallery: Array<
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
             | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } } | null } | null> | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, value_index: number | null, label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, options: Array<
          | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
          | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, links_title: string | null, links_purchased_separately: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, downloadable_product_links: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, sample_url: string | null } | null> | null, downloadable_product_samples: Array<{ title: string | null, sample_url: string | null, sort_order: number | null } | null> | null, options: Array<
          | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
          | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, items: Array<{ qty: number | null, position: number | null, product:
            | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
            | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
            | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
            | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
            | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
            | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
            | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
           | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, options: Array<
          | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
          | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', meta_title: string | null, meta_description: string | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, categories: Array<{ uid: string, name: string | null, level: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, options: Array<
          | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
          | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
     | null> | null } | null };

export type SelectionQueryVariables = Exact<{
  sku: string;
  values?: Array<string> | string | null | undefined;
  search?: string | null | undefined;
}>;


export type SelectionQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', name: string | null }
      | { __typename: 'ConfigurableProduct', name: string | null, configurable_product_options_selection: { media_gallery: Array<
            | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, label: string | null, position: number | null, disabled: boolean | null }
           | null> | null, variant: { sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } } | null } | null }
      | { __typename: 'DownloadableProduct', name: string | null }
      | { __typename: 'GiftCardProduct', name: string | null }
      | { __typename: 'GroupedProduct', name: string | null }
      | { __typename: 'SimpleProduct', name: string | null }
      | { __typename: 'VirtualProduct', name: string | null }
     | null> | null } | null };

export type RelatedQueryVariables = Exact<{
  sku: string;
  search?: string | null | undefined;
}>;


export type RelatedQuery = { products: { items: Array<
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { related_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null, upsell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
     | null> | null } | null };

export type ComparedFragment = { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
      | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    , attributes: Array<{ code: string, value: string } | null> } | null> | null };

export type CompareListQueryVariables = Exact<{
  uid: string;
}>;


export type CompareListQuery = { compareList: { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
        | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      , attributes: Array<{ code: string, value: string } | null> } | null> | null } | null };

export type OwnCompareListQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCompareListQuery = { customer: { compare_list: { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
          | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        , attributes: Array<{ code: string, value: string } | null> } | null> | null } | null } | null };

export type ProductUidQueryVariables = Exact<{
  sku: string;
}>;


export type ProductUidQuery = { products: { items: Array<
      | { uid: string, name: string | null }
      | { uid: string, name: string | null }
      | { uid: string, name: string | null }
      | { uid: string, name: string | null }
      | { uid: string, name: string | null }
      | { uid: string, name: string | null }
      | { uid: string, name: string | null }
     | null> | null } | null };

export type CreateCompareListMutationVariables = Exact<{
  input?: CreateCompareListInput | null | undefined;
}>;


export type CreateCompareListMutation = { createCompareList: { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
        | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      , attributes: Array<{ code: string, value: string } | null> } | null> | null } | null };

export type AddToCompareListMutationVariables = Exact<{
  input?: AddProductsToCompareListInput | null | undefined;
}>;


export type AddToCompareListMutation = { addProductsToCompareList: { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
        | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      , attributes: Array<{ code: string, value: string } | null> } | null> | null } | null };

export type RemoveFromCompareListMutationVariables = Exact<{
  input?: RemoveProductsFromCompareListInput | null | undefined;
}>;


export type RemoveFromCompareListMutation = { removeProductsFromCompareList: { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
        | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      , attributes: Array<{ code: string, value: string } | null> } | null> | null } | null };

export type AssignCompareListMutationVariables = Exact<{
  uid: string;
}>;


export type AssignCompareListMutation = { assignCompareListToCustomer: { compare_list: { uid: string, attributes: Array<{ code: string, label: string } | null> | null, items: Array<{ product:
          | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ attribute_code: string | null, values: Array<{ label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
        , attributes: Array<{ code: string, value: string } | null> } | null> | null } | null } | null };

export type CrossSellQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
  count: number;
}>;


export type CrossSellQuery = { products: { items: Array<
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
      | { crosssell_products: Array<
          | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
          | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
         | null> | null }
     | null> | null } | null };

export type ProductsBySkuQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
  count: number;
  search?: string | null | undefined;
}>;


export type ProductsBySkuQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
     | null> | null } | null };

type CustomOptions_BundleProduct_Fragment = { options: Array<
    | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
    | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_ConfigurableProduct_Fragment = { options: Array<
    | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
    | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_DownloadableProduct_Fragment = { options: Array<
    | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
    | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_SimpleProduct_Fragment = { options: Array<
    | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
    | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type CustomOptions_VirtualProduct_Fragment = { options: Array<
    | { __typename: 'CustomizableAreaOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, day: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, written: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string }
    | { __typename: 'CustomizableMultipleOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', option_id: number | null, title: string | null, required: boolean | null, sort_order: number | null, uid: string, picks: Array<{ uid: string, option_type_id: number | null, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

export type CustomOptionsFragment =
  | CustomOptions_BundleProduct_Fragment
  | CustomOptions_ConfigurableProduct_Fragment
  | CustomOptions_DownloadableProduct_Fragment
  | CustomOptions_SimpleProduct_Fragment
  | CustomOptions_VirtualProduct_Fragment
;

export type ProductPicturesQueryVariables = Exact<{
  keys: Array<string | null | undefined> | string;
  count: number;
}>;


export type ProductPicturesQuery = { products: { items: Array<
      | { url_key: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, small_image: { url: string | null } | null }
      | { url_key: string | null, small_image: { url: string | null } | null }
     | null> | null } | null };

type PartTiers_BundleProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

type PartTiers_ConfigurableProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

type PartTiers_DownloadableProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

type PartTiers_GiftCardProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

type PartTiers_GroupedProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

type PartTiers_SimpleProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

type PartTiers_VirtualProduct_Fragment = { price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

export type PartTiersFragment =
  | PartTiers_BundleProduct_Fragment
  | PartTiers_ConfigurableProduct_Fragment
  | PartTiers_DownloadableProduct_Fragment
  | PartTiers_GiftCardProduct_Fragment
  | PartTiers_GroupedProduct_Fragment
  | PartTiers_SimpleProduct_Fragment
  | PartTiers_VirtualProduct_Fragment
;

type ProductParts_BundleProduct_Fragment = { dynamic_price: boolean | null, special_price: number | null, items: Array<{ option_id: number | null, title: string | null, type: string | null, required: boolean | null, position: number | null, options: Array<{ id: number | null, uid: string, label: string | null, quantity: number | null, is_default: boolean | null, can_change_quantity: boolean | null, position: number | null, price: number | null, price_type: PriceTypeEnum | null, product:
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } } }
       | null } | null> | null } | null> | null };

type ProductParts_DownloadableProduct_Fragment = { links_title: string | null, links_purchased_separately: number | null, downloadable_product_links: Array<{ uid: string, title: string | null, price: number | null, sort_order: number | null, sample_url: string | null } | null> | null, downloadable_product_samples: Array<{ title: string | null, sample_url: string | null, sort_order: number | null } | null> | null };

type ProductParts_GroupedProduct_Fragment = { items: Array<{ qty: number | null, position: number | null, product:
      | { __typename: 'BundleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', name: string | null, url_key: string | null, new_from_date: string | null, new_to_date: string | null, uid: string, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, sku: string | null, url_suffix: string | null, small_image: { label: string | null, url: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, url_rewrites: Array<{ url: string | null } | null> | null }
     | null } | null> | null };

export type ProductPartsFragment =
  | ProductParts_BundleProduct_Fragment
  | ProductParts_DownloadableProduct_Fragment
  | ProductParts_GroupedProduct_Fragment
;

export type ReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type ReviewsQuery = { products: { items: Array<
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { total_pages: number | null } } }
     | null> | null } | null };

export type ReviewRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRulesQuery = { storeConfig: { product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null } | null, productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value_id: string, value: string } | null> } | null> } };

export type CreateReviewMutationVariables = Exact<{
  review: CreateProductReviewInput;
}>;


export type CreateReviewMutation = { createProductReview: { review: { nickname: string } } };

export type PriceBandQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type PriceBandQuery = { products: { total_count: number | null, items: Array<
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
      | { price_range: { minimum_price: { final_price: { value: number | null } } } }
     | null> | null } | null };

export type ProductAddressesQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize: number;
  page: number;
}>;


export type ProductAddressesQuery = { products: { page_info: { total_pages: number | null } | null, items: Array<
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
      | { updated_at: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
     | null> | null } | null };

export type SuggestQueryVariables = Exact<{
  search: string;
}>;


export type SuggestQuery = { products: { total_count: number | null, suggestions: Array<{ search: string } | null> | null, aggregations: Array<{ attribute_code: string, options: Array<{ value: string, count: number | null } | null> | null } | null> | null, items: Array<
      | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
     | null> | null } | null };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string | null, full_name_english: string | null, full_name_locale: string | null } | null> | null };

export type CountryQueryVariables = Exact<{
  code: string;
}>;


export type CountryQuery = { country: { id: string | null, full_name_english: string | null, full_name_locale: string | null, available_regions: Array<{ id: number | null, code: string | null, name: string | null } | null> | null } | null };

export type CheckoutAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAgreementsQuery = { checkoutAgreements: Array<{ agreement_id: number, name: string, content: string, is_html: boolean, checkbox_text: string } | null> | null };

export type SetEmailMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SetEmailMutation = { setGuestEmailOnCart: { cart: { email: string | null } } | null };

export type SetShippingAddressMutationVariables = Exact<{
  id: string;
  destination: ShippingAddressInput;
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetBillingAddressMutationVariables = Exact<{
  id: string;
  billing: BillingAddressInput;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  id: string;
  carrier: string;
  method: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
        | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
        | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
            | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
            | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
       | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } } | null };

export type SetPaymentMethodMutationVariables = Exact<{
  id: string;
  method: PaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { setPaymentMethodOnCart: { cart: { selected_payment_method: { code: string } | null } } | null };

export type PlaceOrderMutationVariables = Exact<{
  id: string;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { order_number: string } | null } | null };

export type HostedPaymentQueryVariables = Exact<{
  id: string;
}>;


export type HostedPaymentQuery = { getHostedProUrl: { secure_form_url: string | null } | null };

export type PickupPlacesQueryVariables = Exact<{
  near?: AreaInput | null | undefined;
  around?: AreaInput | null | undefined;
  close?: AreaInput | null | undefined;
  isNear: boolean;
  products?: Array<ProductInfoInput | null | undefined> | ProductInfoInput | null | undefined;
  size: number;
}>;


export type PickupPlacesQuery = { pickupLocations: { items: Array<{ pickup_location_code: string | null, name: string | null, description: string | null, street: string | null, city: string | null, region: string | null, region_id: number | null, postcode: string | null, country_id: string | null, phone: string | null } | null> | null } | null, around?: { items: Array<{ pickup_location_code: string | null } | null> | null } | null, close?: { items: Array<{ pickup_location_code: string | null } | null> | null } | null };

export type PlaceOrderOrSayWhyMutationVariables = Exact<{
  id: string;
}>;


export type PlaceOrderOrSayWhyMutation = { placeOrder: { order: { order_number: string } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string }> } | null };

export type StoreQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreQuery = { storeConfig: { store_code: string | null, store_name: string | null, locale: string | null, default_title: string | null, default_description: string | null, default_display_currency_code: string | null, base_currency_code: string | null, base_url: string | null, base_link_url: string | null, base_media_url: string | null, secure_base_url: string | null, secure_base_media_url: string | null, product_url_suffix: string | null, category_url_suffix: string | null, root_category_uid: string | null, header_logo_src: string | null, logo_width: number | null, logo_height: number | null, logo_alt: string | null, magento_wishlist_general_is_enabled: string | null } | null, availableStores: Array<{ store_code: string | null, store_name: string | null, locale: string | null, default_display_currency_code: string | null } | null> | null, currency: { available_currency_codes: Array<string | null> | null, exchange_rates: Array<{ currency_to: string | null, rate: number | null } | null> | null } | null };

export type ContentPageQueryVariables = Exact<{
  identifier: string;
}>;


export type ContentPageQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null } | null };

export type ContentBlocksQueryVariables = Exact<{
  identifiers: Array<string | null | undefined> | string;
}>;


export type ContentBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, title: string | null, content: string | null } | null> | null } | null };

export type StoreLocationsQueryVariables = Exact<{
  area?: AreaInput | null | undefined;
}>;


export type StoreLocationsQuery = { pickupLocations: { items: Array<{ pickup_location_code: string | null, name: string | null, description: string | null, street: string | null, city: string | null, region: string | null, postcode: string | null, phone: string | null, email: string | null, latitude: number | null, longitude: number | null } | null> | null } | null };

export type ReachableQueryVariables = Exact<{ [key: string]: never; }>;


export type ReachableQuery = { storeConfig: { store_code: string | null } | null };

export type TaxDisplayQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  size: number;
}>;


export type TaxDisplayQuery = { products: { items: Array<
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
      | { price: { regularPrice: { adjustments: Array<{ code: PriceAdjustmentCodesEnum | null, description: PriceAdjustmentDescriptionEnum | null } | null> | null } | null } | null }
     | null> | null } | null };

export type CancellationReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type CancellationReasonsQuery = { storeConfig: { order_cancellation_enabled: boolean | null, order_cancellation_reasons: Array<{ description: string } | null> } | null };

export type CancelOrderMutationVariables = Exact<{
  order: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { error: string | null } | null };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { status: boolean } | null };

export type OwnReviewsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type OwnReviewsQuery = { customer: { reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, product:
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
          | { name: string | null, url_key: string | null, sku: string | null, url_suffix: string | null, url_rewrites: Array<{ url: string | null } | null> | null }
         } | null>, page_info: { total_pages: number | null } } } | null };

export type DownloadsQueryVariables = Exact<{ [key: string]: never; }>;


export type DownloadsQuery = { customerDownloadableProducts: { items: Array<{ order_increment_id: string | null, date: string | null, status: string | null, download_url: string | null, remaining_downloads: string | null } | null> | null } | null };

export type SavedCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCardsQuery = { customerPaymentTokens: { items: Array<{ public_hash: string, details: string | null, type: PaymentTokenTypeEnum } | null> } | null };

export type DeleteSavedCardMutationVariables = Exact<{
  hash: string;
}>;


export type DeleteSavedCardMutation = { deletePaymentToken: { result: boolean } | null };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { deleteCustomer: boolean | null };

export type SavedAddressFragment = { id: number | null, firstname: string | null, lastname: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region: string | null, region_code: string | null, region_id: number | null } | null };

export type PasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordRuleQuery = { storeConfig: { minimum_password_length: string | null, required_character_classes_number: string | null } | null };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { generateCustomerToken: { token: string | null } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { revokeCustomerToken: { result: boolean } | null };

export type RegisterMutationVariables = Exact<{
  account: CustomerCreateInput;
}>;


export type RegisterMutation = { createCustomerV2: { customer: { email: string | null } } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  wanted: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { customer: { email: string | null, prefix: string | null, firstname: string | null, lastname: string | null, suffix: string | null, date_of_birth: string | null, gender: number | null, taxvat: string | null, is_subscribed: boolean | null } | null };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type ChangeProfileMutationVariables = Exact<{
  changes: CustomerUpdateInput;
}>;


export type ChangeProfileMutation = { updateCustomerV2: { customer: { is_subscribed: boolean | null } } | null };

export type SubscribeMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string } };

export type OwnCartQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCartQuery = { customerCart: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
     | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } };

export type MergeCartsMutationVariables = Exact<{
  from: string;
  into: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string, email: string | null, is_virtual: boolean, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { sku: string | null, only_x_left_in_stock: number | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'DownloadableCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, links: Array<{ uid: string, title: string | null } | null> | null, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'GiftCardCartItem', uid: string, quantity: number, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<{ customizable_option_uid: string, label: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, product:
          | { __typename: 'BundleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'ConfigurableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'DownloadableProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GiftCardProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'GroupedProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'SimpleProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
          | { __typename: 'VirtualProduct', name: string | null, only_x_left_in_stock: number | null, sku: string | null, url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null, label: string | null } | null, url_rewrites: Array<{ url: string | null } | null> | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null } } } }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null }, total_item_discount: { value: number | null, currency: CurrencyEnum | null } | null } | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null }
     | null> | null, prices: { subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ pickup_location_code: string | null, firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, error_message: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null, selected_shipping_method: { carrier_code: string, carrier_title: string, method_code: string, method_title: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, company: string | null, vat_id: string | null, region: { code: string | null, label: string | null, region_id: number | null } | null, country: { code: string } } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string } | null } };

export type SavedAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedAddressesQuery = { customer: { addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region: string | null, region_code: string | null, region_id: number | null } | null } | null> | null } | null };

export type CreateAddressMutationVariables = Exact<{
  address: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  address: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type GuestOrderQueryVariables = Exact<{
  number: string;
  email: string;
  proof: string;
}>;


export type GuestOrderQuery = { guestOrder: { id: string, shipping_method: string | null, number: string, created_at: string | null, order_date: string, status: string, comments: Array<{ timestamp: string, message: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
        | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
        | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
        | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
       | null> | null } | null>, credit_memos: Array<{ number: string, comments: Array<{ timestamp: string, message: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
        | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
        | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
        | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
       | null> | null } | null> | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, items: Array<
      | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'DownloadableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
      | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
     | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_shipping: { value: number | null, currency: CurrencyEnum | null }, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, shipments: Array<{ number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
        | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
        | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
       | null> | null } | null> | null } };

export type OrderBriefFragment = { number: string, created_at: string | null, order_date: string, status: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

export type ListedOrderFragment = { number: string, created_at: string | null, order_date: string, status: string, items: Array<
    | { product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null }
    | { product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null }
    | { product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null }
   | null> | null, invoices: Array<{ number: string } | null>, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

export type OrderAddressFragment = { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null };

type OrderLine_BundleOrderItem_Fragment = { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null };

type OrderLine_DownloadableOrderItem_Fragment = { __typename: 'DownloadableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null };

type OrderLine_OrderItem_Fragment = { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null };

export type OrderLineFragment =
  | OrderLine_BundleOrderItem_Fragment
  | OrderLine_DownloadableOrderItem_Fragment
  | OrderLine_OrderItem_Fragment
;

export type OrdersQueryVariables = Exact<{
  page: number;
  size: number;
  filter?: CustomerOrdersFilterInput | null | undefined;
}>;


export type OrdersQuery = { customer: { orders: { total_count: number | null, items: Array<{ number: string, created_at: string | null, order_date: string, status: string, items: Array<
          | { product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null }
          | { product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null }
          | { product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null }
         | null> | null, invoices: Array<{ number: string } | null>, shipments: Array<{ tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type OrdersInFullQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type OrdersInFullQuery = { customer: { orders: { total_count: number | null, items: Array<{ id: string, shipping_method: string | null, number: string, created_at: string | null, order_date: string, status: string, comments: Array<{ timestamp: string, message: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
            | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
            | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
            | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
           | null> | null } | null>, credit_memos: Array<{ number: string, comments: Array<{ timestamp: string, message: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
            | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
            | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
            | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
           | null> | null } | null> | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, items: Array<
          | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
          | { __typename: 'DownloadableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
          | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
         | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_shipping: { value: number | null, currency: CurrencyEnum | null }, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, shipments: Array<{ number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
            | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
            | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
           | null> | null } | null> | null } | null> } | null } | null };

export type ReorderMutationVariables = Exact<{
  number: string;
}>;


export type ReorderMutation = { reorderItems: { cart: { id: string }, userInputErrors: Array<{ code: CheckoutUserInputErrorCodes, message: string } | null> } | null };

export type SalesCommentFragment = { timestamp: string, message: string };

export type OrderDetailsFragment = { id: string, shipping_method: string | null, number: string, created_at: string | null, order_date: string, status: string, comments: Array<{ timestamp: string, message: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
      | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
      | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
      | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
     | null> | null } | null>, credit_memos: Array<{ number: string, comments: Array<{ timestamp: string, message: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
      | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
      | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
      | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
     | null> | null } | null> | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, items: Array<
    | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
    | { __typename: 'DownloadableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
    | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
   | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_shipping: { value: number | null, currency: CurrencyEnum | null }, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, shipments: Array<{ number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
      | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
      | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
     | null> | null } | null> | null };

export type OrderQueryVariables = Exact<{
  number: string;
}>;


export type OrderQuery = { customer: { orders: { items: Array<{ id: string, shipping_method: string | null, number: string, created_at: string | null, order_date: string, status: string, comments: Array<{ timestamp: string, message: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
            | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
            | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
            | { product_name: string | null, product_sku: string, quantity_invoiced: number | null }
           | null> | null } | null>, credit_memos: Array<{ number: string, comments: Array<{ timestamp: string, message: string } | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
            | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
            | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
            | { product_name: string | null, product_sku: string, quantity_refunded: number | null }
           | null> | null } | null> | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, company: string | null, vat_id: string | null } | null, items: Array<
          | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
          | { __typename: 'DownloadableOrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
          | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_canceled: number | null, quantity_shipped: number | null, quantity_refunded: number | null, quantity_invoiced: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null }
         | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_shipping: { value: number | null, currency: CurrencyEnum | null }, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, shipments: Array<{ number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
            | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
            | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
           | null> | null } | null> | null } | null> } | null } | null };

type WishlistItem_BundleWishlistItem_Fragment = { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
   | null };

type WishlistItem_ConfigurableWishlistItem_Fragment = { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant:
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
    | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
   | null, product:
    | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
   | null };

type WishlistItem_DownloadableWishlistItem_Fragment = { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, links_v2: Array<{ title: string | null } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
   | null };

type WishlistItem_GroupedProductWishlistItem_Fragment = { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, product:
    | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
   | null };

type WishlistItem_SimpleWishlistItem_Fragment = { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
    | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
   | null };

type WishlistItem_VirtualWishlistItem_Fragment = { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, product:
    | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
    | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
   | null };

export type WishlistItemFragment =
  | WishlistItem_BundleWishlistItem_Fragment
  | WishlistItem_ConfigurableWishlistItem_Fragment
  | WishlistItem_DownloadableWishlistItem_Fragment
  | WishlistItem_GroupedProductWishlistItem_Fragment
  | WishlistItem_SimpleWishlistItem_Fragment
  | WishlistItem_VirtualWishlistItem_Fragment
;

export type WishlistQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type WishlistQuery = { customer: { wishlists: Array<{ items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, bundle_options: Array<{ label: string, values: Array<{ label: string, quantity: number } | null> } | null> | null, product:
              | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, configured_variant:
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
              | { stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null } }
             | null, product:
              | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
             | null }
          | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, links_v2: Array<{ title: string | null } | null> | null, product:
              | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
             | null }
          | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
             | null }
          | { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'ConfigurableProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, configurable_options: Array<{ label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'DownloadableProduct', links_purchased_separately: number | null, uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GiftCardProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'GroupedProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'SimpleProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
              | { __typename: 'VirtualProduct', uid: string, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, new_from_date: string | null, new_to_date: string | null, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, url_rewrites: Array<{ url: string | null } | null> | null }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null> } | null };

export type WishlistBriefQueryVariables = Exact<{
  size: number;
}>;


export type WishlistBriefQuery = { customer: { wishlists: Array<{ items_count: number | null, items_v2: { items: Array<
          | { product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
         | null> } | null } | null> } | null };

export type WishIdsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type WishIdsQuery = { customer: { wishlists: Array<{ items_v2: { items: Array<
          | { id: string, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
          | { id: string, product:
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
              | { sku: string | null }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null> } | null };

export type WishlistIdQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdQuery = { customer: { wishlists: Array<{ id: string | null } | null> } | null };

export type AddToWishlistMutationVariables = Exact<{
  list: string;
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  list: string;
  ids: Array<string> | string;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type UpdateWishMutationVariables = Exact<{
  list: string;
  changes: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type UpdateWishMutation = { updateProductsInWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type WishToCartMutationVariables = Exact<{
  list: string;
  ids: Array<string> | string;
}>;


export type WishToCartMutation = { addWishlistItemsToCart: { status: boolean, add_wishlist_items_to_cart_user_errors: Array<{ code: WishlistCartUserInputErrorType, message: string } | null> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProductAddressFragmentDoc = new TypedDocumentString(`
    fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
    `, {"fragmentName":"ProductAddress"}) as unknown as TypedDocumentString<ProductAddressFragment, unknown>;
export const AmountFragmentDoc = new TypedDocumentString(`
    fragment Amount on Money {
  value
  currency
}
    `, {"fragmentName":"Amount"}) as unknown as TypedDocumentString<AmountFragment, unknown>;
export const RegularPriceFragmentDoc = new TypedDocumentString(`
    fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`, {"fragmentName":"RegularPrice"}) as unknown as TypedDocumentString<RegularPriceFragment, unknown>;
export const CustomChoiceFragmentDoc = new TypedDocumentString(`
    fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
    `, {"fragmentName":"CustomChoice"}) as unknown as TypedDocumentString<CustomChoiceFragment, unknown>;
export const CartLineFragmentDoc = new TypedDocumentString(`
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
    fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`, {"fragmentName":"CartLine"}) as unknown as TypedDocumentString<CartLineFragment, unknown>;
export const CartAddressFragmentDoc = new TypedDocumentString(`
    fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
    `, {"fragmentName":"CartAddress"}) as unknown as TypedDocumentString<CartAddressFragment, unknown>;
export const CartFragmentDoc = new TypedDocumentString(`
    fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`, {"fragmentName":"Cart"}) as unknown as TypedDocumentString<CartFragment, unknown>;
export const GalleryEntryFragmentDoc = new TypedDocumentString(`
    fragment GalleryEntry on MediaGalleryInterface {
  url
  label
  position
  disabled
}
    `, {"fragmentName":"GalleryEntry"}) as unknown as TypedDocumentString<GalleryEntryFragment, unknown>;
export const MenuEntryFragmentDoc = new TypedDocumentString(`
    fragment MenuEntry on CategoryTree {
  uid
  name
  position
  include_in_menu
  url_path
  url_suffix
}
    `, {"fragmentName":"MenuEntry"}) as unknown as TypedDocumentString<MenuEntryFragment, unknown>;
export const PriceRangeFragmentDoc = new TypedDocumentString(`
    fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`, {"fragmentName":"PriceRange"}) as unknown as TypedDocumentString<PriceRangeFragment, unknown>;
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const ComparedFragmentDoc = new TypedDocumentString(`
    fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`, {"fragmentName":"Compared"}) as unknown as TypedDocumentString<ComparedFragment, unknown>;
export const CustomOptionsFragmentDoc = new TypedDocumentString(`
    fragment CustomOptions on CustomizableProductInterface {
  options {
    __typename
    option_id
    title
    required
    sort_order
    uid
    ... on CustomizableFieldOption {
      written: value {
        price
        price_type
        max_characters
      }
    }
    ... on CustomizableAreaOption {
      written: value {
        price
        price_type
        max_characters
      }
    }
    ... on CustomizableDateOption {
      day: value {
        price
        price_type
        type
      }
    }
    ... on CustomizableDropDownOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
    ... on CustomizableRadioOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
    ... on CustomizableCheckboxOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
    ... on CustomizableMultipleOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
  }
}
    `, {"fragmentName":"CustomOptions"}) as unknown as TypedDocumentString<CustomOptionsFragment, unknown>;
export const PartTiersFragmentDoc = new TypedDocumentString(`
    fragment PartTiers on ProductInterface {
  price_tiers {
    quantity
    final_price {
      ...Amount
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`, {"fragmentName":"PartTiers"}) as unknown as TypedDocumentString<PartTiersFragment, unknown>;
export const ProductPartsFragmentDoc = new TypedDocumentString(`
    fragment ProductParts on ProductInterface {
  ... on BundleProduct {
    dynamic_price
    special_price
    items {
      option_id
      title
      type
      required
      position
      options {
        id
        uid
        label
        quantity
        is_default
        can_change_quantity
        position
        price
        price_type
        product {
          stock_status
          price_tiers {
            quantity
          }
          ...PartTiers
          price_range {
            minimum_price {
              final_price {
                ...Amount
              }
            }
          }
        }
      }
    }
  }
  ... on GroupedProduct {
    items {
      qty
      position
      product {
        name
        url_key
        new_from_date
        new_to_date
        small_image {
          label
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        price_tiers {
          quantity
        }
        ...ProductCard
        ...PartTiers
      }
    }
  }
  ... on DownloadableProduct {
    links_title
    links_purchased_separately
    downloadable_product_links {
      uid
      title
      price
      sort_order
      sample_url
    }
    downloadable_product_samples {
      title
      sample_url
      sort_order
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment PartTiers on ProductInterface {
  price_tiers {
    quantity
    final_price {
      ...Amount
    }
  }
}`, {"fragmentName":"ProductParts"}) as unknown as TypedDocumentString<ProductPartsFragment, unknown>;
export const SavedAddressFragmentDoc = new TypedDocumentString(`
    fragment SavedAddress on CustomerAddress {
  id
  firstname
  lastname
  street
  city
  region {
    region
    region_code
    region_id
  }
  postcode
  country_code
  telephone
  company
  vat_id
  default_billing
  default_shipping
}
    `, {"fragmentName":"SavedAddress"}) as unknown as TypedDocumentString<SavedAddressFragment, unknown>;
export const OrderBriefFragmentDoc = new TypedDocumentString(`
    fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`, {"fragmentName":"OrderBrief"}) as unknown as TypedDocumentString<OrderBriefFragment, unknown>;
export const ListedOrderFragmentDoc = new TypedDocumentString(`
    fragment ListedOrder on CustomerOrder {
  ...OrderBrief
  items {
    product_name
    product_sku
    product_url_key
    quantity_ordered
  }
  invoices {
    number
  }
  shipments {
    tracking {
      carrier
      title
      number
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}`, {"fragmentName":"ListedOrder"}) as unknown as TypedDocumentString<ListedOrderFragment, unknown>;
export const SalesCommentFragmentDoc = new TypedDocumentString(`
    fragment SalesComment on SalesCommentItem {
  timestamp
  message
}
    `, {"fragmentName":"SalesComment"}) as unknown as TypedDocumentString<SalesCommentFragment, unknown>;
export const OrderAddressFragmentDoc = new TypedDocumentString(`
    fragment OrderAddress on OrderAddress {
  firstname
  lastname
  street
  city
  region
  postcode
  country_code
  telephone
  company
  vat_id
}
    `, {"fragmentName":"OrderAddress"}) as unknown as TypedDocumentString<OrderAddressFragment, unknown>;
export const OrderLineFragmentDoc = new TypedDocumentString(`
    fragment OrderLine on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  status
  quantity_ordered
  quantity_canceled
  quantity_shipped
  quantity_refunded
  quantity_invoiced
  product_sale_price {
    ...Amount
  }
  selected_options {
    label
    value
  }
  entered_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
  ... on DownloadableOrderItem {
    downloadable_links {
      title
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`, {"fragmentName":"OrderLine"}) as unknown as TypedDocumentString<OrderLineFragment, unknown>;
export const OrderDetailsFragmentDoc = new TypedDocumentString(`
    fragment OrderDetails on CustomerOrder {
  ...OrderBrief
  id
  comments {
    ...SalesComment
  }
  invoices {
    number
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_invoiced
    }
  }
  credit_memos {
    number
    comments {
      ...SalesComment
    }
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_refunded
    }
  }
  shipping_method
  payment_methods {
    name
  }
  shipping_address {
    ...OrderAddress
  }
  billing_address {
    ...OrderAddress
  }
  items {
    ...OrderLine
  }
  total {
    subtotal {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    taxes {
      title
      rate
      amount {
        ...Amount
      }
    }
    total_shipping {
      ...Amount
    }
    shipping_handling {
      amount_including_tax {
        ...Amount
      }
    }
  }
  shipments {
    number
    tracking {
      carrier
      title
      number
    }
    items {
      id
      product_name
      product_sku
      quantity_shipped
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  street
  city
  region
  postcode
  country_code
  telephone
  company
  vat_id
}
fragment OrderLine on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  status
  quantity_ordered
  quantity_canceled
  quantity_shipped
  quantity_refunded
  quantity_invoiced
  product_sale_price {
    ...Amount
  }
  selected_options {
    label
    value
  }
  entered_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
  ... on DownloadableOrderItem {
    downloadable_links {
      title
    }
  }
}
fragment SalesComment on SalesCommentItem {
  timestamp
  message
}`, {"fragmentName":"OrderDetails"}) as unknown as TypedDocumentString<OrderDetailsFragment, unknown>;
export const WishlistItemFragmentDoc = new TypedDocumentString(`
    fragment WishlistItem on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    ...ProductCard
    ... on ConfigurableProduct {
      configurable_options {
        label
        position
        values {
          uid
          label
        }
      }
    }
    ... on DownloadableProduct {
      links_purchased_separately
    }
  }
  ... on ConfigurableWishlistItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      stock_status
      small_image {
        url
        label
      }
      price_range {
        ...PriceRange
      }
    }
  }
  ... on BundleWishlistItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
  ... on DownloadableWishlistItem {
    links_v2 {
      title
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`, {"fragmentName":"WishlistItem"}) as unknown as TypedDocumentString<WishlistItemFragment, unknown>;
export const CapabilitiesDocument = new TypedDocumentString(`
    query Capabilities($query: String!, $mutation: String!, $storeConfig: String!, $product: String!, $filters: String!, $sorts: String!, $placeOrderOutput: String!, $updateCartItemsOutput: String!) {
  query: __type(name: $query) {
    fields {
      name
      args {
        type {
          ofType {
            inputFields {
              name
            }
          }
        }
      }
    }
  }
  mutation: __type(name: $mutation) {
    fields {
      name
    }
  }
  storeConfig: __type(name: $storeConfig) {
    fields {
      name
    }
  }
  product: __type(name: $product) {
    fields {
      name
      type {
        kind
      }
    }
    possibleTypes {
      name
    }
  }
  filters: __type(name: $filters) {
    inputFields {
      name
    }
  }
  sorts: __type(name: $sorts) {
    inputFields {
      name
    }
  }
  placeOrderOutput: __type(name: $placeOrderOutput) {
    fields {
      name
    }
  }
  updateCartItemsOutput: __type(name: $updateCartItemsOutput) {
    fields {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CapabilitiesQuery, CapabilitiesQueryVariables>;
export const CartDocument = new TypedDocumentString(`
    query Cart($id: String!) {
  cart(cart_id: $id) {
    ...Cart
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const CartQuantityDocument = new TypedDocumentString(`
    query CartQuantity($id: String!) {
  cart(cart_id: $id) {
    total_quantity
  }
}
    `) as unknown as TypedDocumentString<CartQuantityQuery, CartQuantityQueryVariables>;
export const CreateCartDocument = new TypedDocumentString(`
    mutation CreateCart {
  createEmptyCart
}
    `) as unknown as TypedDocumentString<CreateCartMutation, CreateCartMutationVariables>;
export const AddToCartDocument = new TypedDocumentString(`
    mutation AddToCart($id: String!, $lines: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $lines) {
    cart {
      ...Cart
    }
    user_errors {
      code
      message
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const AddCustomisedDocument = new TypedDocumentString(`
    mutation AddCustomised($id: String!, $lines: [SimpleProductCartItemInput]!) {
  added: addSimpleProductsToCart(input: {cart_id: $id, cart_items: $lines}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<AddCustomisedMutation, AddCustomisedMutationVariables>;
export const AddCustomisedVariantsDocument = new TypedDocumentString(`
    mutation AddCustomisedVariants($id: String!, $lines: [ConfigurableProductCartItemInput]!) {
  added: addConfigurableProductsToCart(input: {cart_id: $id, cart_items: $lines}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<AddCustomisedVariantsMutation, AddCustomisedVariantsMutationVariables>;
export const AddCustomisedBundlesDocument = new TypedDocumentString(`
    mutation AddCustomisedBundles($id: String!, $lines: [BundleProductCartItemInput]!) {
  added: addBundleProductsToCart(input: {cart_id: $id, cart_items: $lines}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<AddCustomisedBundlesMutation, AddCustomisedBundlesMutationVariables>;
export const AddCustomisedDownloadsDocument = new TypedDocumentString(`
    mutation AddCustomisedDownloads($id: String!, $lines: [DownloadableProductCartItemInput]!) {
  added: addDownloadableProductsToCart(input: {cart_id: $id, cart_items: $lines}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<AddCustomisedDownloadsMutation, AddCustomisedDownloadsMutationVariables>;
export const UpdateCartLineDocument = new TypedDocumentString(`
    mutation UpdateCartLine($id: String!, $line: ID!, $quantity: Float!) {
  updateCartItems(
    input: {cart_id: $id, cart_items: [{cart_item_uid: $line, quantity: $quantity}]}
  ) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<UpdateCartLineMutation, UpdateCartLineMutationVariables>;
export const RemoveCartLineDocument = new TypedDocumentString(`
    mutation RemoveCartLine($id: String!, $line: ID!) {
  removeItemFromCart(input: {cart_id: $id, cart_item_uid: $line}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const ApplyCouponDocument = new TypedDocumentString(`
    mutation ApplyCoupon($id: String!, $code: String!) {
  applyCouponToCart(input: {cart_id: $id, coupon_code: $code}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = new TypedDocumentString(`
    mutation RemoveCoupon($id: String!) {
  removeCouponFromCart(input: {cart_id: $id}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const EstimateDeliveryDocument = new TypedDocumentString(`
    mutation EstimateDelivery($estimate: EstimateTotalsInput!) {
  estimateShippingMethods(input: $estimate) {
    available
    carrier_code
    carrier_title
    method_code
    method_title
    error_message
    price_incl_tax {
      ...Amount
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`) as unknown as TypedDocumentString<EstimateDeliveryMutation, EstimateDeliveryMutationVariables>;
export const EstimateTotalsDocument = new TypedDocumentString(`
    mutation EstimateTotals($estimate: EstimateTotalsInput!) {
  estimateTotals(input: $estimate) {
    cart {
      prices {
        grand_total {
          ...Amount
        }
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}`) as unknown as TypedDocumentString<EstimateTotalsMutation, EstimateTotalsMutationVariables>;
export const UpdateCartLineOrSayWhyDocument = new TypedDocumentString(`
    mutation UpdateCartLineOrSayWhy($id: String!, $line: ID!, $quantity: Float!) {
  updateCartItems(
    input: {cart_id: $id, cart_items: [{cart_item_uid: $line, quantity: $quantity}]}
  ) {
    cart {
      ...Cart
    }
    errors {
      message
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<UpdateCartLineOrSayWhyMutation, UpdateCartLineOrSayWhyMutationVariables>;
export const AttributesDocument = new TypedDocumentString(`
    query Attributes($attributes: [AttributeInput!]!) {
  customAttributeMetadata(attributes: $attributes) {
    items {
      attribute_code
      input_type
      attribute_options {
        label
        value
      }
      storefront_properties {
        position
        use_in_product_listing
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttributesQuery, AttributesQueryVariables>;
export const RouteDocument = new TypedDocumentString(`
    query Route($url: String!) {
  route(url: $url) {
    __typename
    relative_url
    redirect_code
    ... on ProductInterface {
      sku
    }
    ... on CategoryInterface {
      uid
    }
    ... on CmsPage {
      identifier
    }
  }
}
    `) as unknown as TypedDocumentString<RouteQuery, RouteQueryVariables>;
export const MenuDocument = new TypedDocumentString(`
    query Menu($root: String!) {
  categories(filters: {category_uid: {eq: $root}}) {
    items {
      children {
        ...MenuEntry
        children {
          ...MenuEntry
          children {
            ...MenuEntry
            children {
              ...MenuEntry
            }
          }
        }
      }
    }
  }
}
    fragment MenuEntry on CategoryTree {
  uid
  name
  position
  include_in_menu
  url_path
  url_suffix
}`) as unknown as TypedDocumentString<MenuQuery, MenuQueryVariables>;
export const CategoryDocument = new TypedDocumentString(`
    query Category($uid: String!) {
  categories(filters: {category_uid: {eq: $uid}}) {
    items {
      uid
      name
      url_path
      url_suffix
      image
      description
      display_mode
      cms_block {
        content
      }
      meta_title
      meta_description
      breadcrumbs {
        category_name
        category_url_path
      }
      children {
        ...MenuEntry
      }
    }
  }
}
    fragment MenuEntry on CategoryTree {
  uid
  name
  position
  include_in_menu
  url_path
  url_suffix
}`) as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const ListingDocument = new TypedDocumentString(`
    query Listing($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int!, $page: Int!) {
  products(
    search: $search
    filter: $filter
    sort: $sort
    pageSize: $pageSize
    currentPage: $page
  ) {
    total_count
    page_info {
      current_page
      page_size
      total_pages
    }
    aggregations {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
    items {
      ...ProductCard
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const PanelDocument = new TypedDocumentString(`
    query Panel($filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput, $pageSize: Int!) {
  products(filter: $filter, sort: $sort, pageSize: $pageSize) {
    items {
      ...ProductCard
      created_at
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`) as unknown as TypedDocumentString<PanelQuery, PanelQueryVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($sku: String!, $search: String) {
  products(search: $search, filter: {sku: {eq: $sku}}) {
    aggregations {
      attribute_code
      label
      options {
        label
        value
      }
    }
    items {
      ...ProductCard
      ...ProductParts
      ...CustomOptions
      description {
        html
      }
      short_description {
        html
      }
      media_gallery {
        ...GalleryEntry
      }
      categories {
        uid
        name
        level
        include_in_menu
        url_path
        url_suffix
        breadcrumbs {
          category_name
          category_url_path
        }
      }
      meta_title
      meta_description
      price_tiers {
        quantity
        final_price {
          ...Amount
        }
      }
      ... on ConfigurableProduct {
        variants {
          attributes {
            code
            value_index
          }
          product {
            sku
            stock_status
            only_x_left_in_stock
            small_image {
              url
              label
            }
            media_gallery {
              ...GalleryEntry
            }
            price_range {
              minimum_price {
                regular_price {
                  value
                  currency
                }
                final_price {
                  value
                  currency
                }
              }
            }
          }
        }
        configurable_options {
          attribute_code
          label
          position
          values {
            uid
            value_index
            label
            swatch_data {
              __typename
              value
            }
          }
        }
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment GalleryEntry on MediaGalleryInterface {
  url
  label
  position
  disabled
}
fragment CustomOptions on CustomizableProductInterface {
  options {
    __typename
    option_id
    title
    required
    sort_order
    uid
    ... on CustomizableFieldOption {
      written: value {
        price
        price_type
        max_characters
      }
    }
    ... on CustomizableAreaOption {
      written: value {
        price
        price_type
        max_characters
      }
    }
    ... on CustomizableDateOption {
      day: value {
        price
        price_type
        type
      }
    }
    ... on CustomizableDropDownOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
    ... on CustomizableRadioOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
    ... on CustomizableCheckboxOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
    ... on CustomizableMultipleOption {
      picks: value {
        uid
        option_type_id
        title
        price
        price_type
        sort_order
      }
    }
  }
}
fragment PartTiers on ProductInterface {
  price_tiers {
    quantity
    final_price {
      ...Amount
    }
  }
}
fragment ProductParts on ProductInterface {
  ... on BundleProduct {
    dynamic_price
    special_price
    items {
      option_id
      title
      type
      required
      position
      options {
        id
        uid
        label
        quantity
        is_default
        can_change_quantity
        position
        price
        price_type
        product {
          stock_status
          price_tiers {
            quantity
          }
          ...PartTiers
          price_range {
            minimum_price {
              final_price {
                ...Amount
              }
            }
          }
        }
      }
    }
  }
  ... on GroupedProduct {
    items {
      qty
      position
      product {
        name
        url_key
        new_from_date
        new_to_date
        small_image {
          label
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        price_tiers {
          quantity
        }
        ...ProductCard
        ...PartTiers
      }
    }
  }
  ... on DownloadableProduct {
    links_title
    links_purchased_separately
    downloadable_product_links {
      uid
      title
      price
      sort_order
      sample_url
    }
    downloadable_product_samples {
      title
      sample_url
      sort_order
    }
  }
}`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const SelectionDocument = new TypedDocumentString(`
    query Selection($sku: String!, $values: [ID!], $search: String) {
  products(search: $search, filter: {sku: {eq: $sku}}) {
    items {
      __typename
      name
      ... on ConfigurableProduct {
        configurable_product_options_selection(configurableOptionValueUids: $values) {
          media_gallery {
            ...GalleryEntry
          }
          variant {
            sku
            stock_status
            only_x_left_in_stock
            small_image {
              url
              label
            }
            price_range {
              ...PriceRange
            }
          }
        }
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment GalleryEntry on MediaGalleryInterface {
  url
  label
  position
  disabled
}`) as unknown as TypedDocumentString<SelectionQuery, SelectionQueryVariables>;
export const RelatedDocument = new TypedDocumentString(`
    query Related($sku: String!, $search: String) {
  products(search: $search, filter: {sku: {eq: $sku}}) {
    items {
      related_products {
        name
        url_key
        new_from_date
        new_to_date
        small_image {
          label
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        ...ProductCard
      }
      upsell_products {
        name
        url_key
        new_from_date
        new_to_date
        small_image {
          label
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        ...ProductCard
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`) as unknown as TypedDocumentString<RelatedQuery, RelatedQueryVariables>;
export const CompareListDocument = new TypedDocumentString(`
    query CompareList($uid: ID!) {
  compareList(uid: $uid) {
    ...Compared
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}`) as unknown as TypedDocumentString<CompareListQuery, CompareListQueryVariables>;
export const OwnCompareListDocument = new TypedDocumentString(`
    query OwnCompareList {
  customer {
    compare_list {
      ...Compared
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}`) as unknown as TypedDocumentString<OwnCompareListQuery, OwnCompareListQueryVariables>;
export const ProductUidDocument = new TypedDocumentString(`
    query ProductUid($sku: String!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      uid
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProductUidQuery, ProductUidQueryVariables>;
export const CreateCompareListDocument = new TypedDocumentString(`
    mutation CreateCompareList($input: CreateCompareListInput) {
  createCompareList(input: $input) {
    ...Compared
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}`) as unknown as TypedDocumentString<CreateCompareListMutation, CreateCompareListMutationVariables>;
export const AddToCompareListDocument = new TypedDocumentString(`
    mutation AddToCompareList($input: AddProductsToCompareListInput) {
  addProductsToCompareList(input: $input) {
    ...Compared
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}`) as unknown as TypedDocumentString<AddToCompareListMutation, AddToCompareListMutationVariables>;
export const RemoveFromCompareListDocument = new TypedDocumentString(`
    mutation RemoveFromCompareList($input: RemoveProductsFromCompareListInput) {
  removeProductsFromCompareList(input: $input) {
    ...Compared
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}`) as unknown as TypedDocumentString<RemoveFromCompareListMutation, RemoveFromCompareListMutationVariables>;
export const AssignCompareListDocument = new TypedDocumentString(`
    mutation AssignCompareList($uid: ID!) {
  assignCompareListToCustomer(uid: $uid) {
    compare_list {
      ...Compared
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment Compared on CompareList {
  uid
  attributes {
    code
    label
  }
  items {
    product {
      ...ProductCard
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          values {
            label
          }
        }
      }
    }
    attributes {
      code
      value
    }
  }
}`) as unknown as TypedDocumentString<AssignCompareListMutation, AssignCompareListMutationVariables>;
export const CrossSellDocument = new TypedDocumentString(`
    query CrossSell($skus: [String]!, $count: Int!) {
  products(filter: {sku: {in: $skus}}, pageSize: $count) {
    items {
      crosssell_products {
        name
        url_key
        new_from_date
        new_to_date
        small_image {
          label
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        ...ProductCard
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`) as unknown as TypedDocumentString<CrossSellQuery, CrossSellQueryVariables>;
export const ProductsBySkuDocument = new TypedDocumentString(`
    query ProductsBySku($skus: [String]!, $count: Int!, $search: String) {
  products(search: $search, filter: {sku: {in: $skus}}, pageSize: $count) {
    items {
      ...ProductCard
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`) as unknown as TypedDocumentString<ProductsBySkuQuery, ProductsBySkuQueryVariables>;
export const ProductPicturesDocument = new TypedDocumentString(`
    query ProductPictures($keys: [String]!, $count: Int!) {
  products(filter: {url_key: {in: $keys}}, pageSize: $count) {
    items {
      url_key
      small_image {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductPicturesQuery, ProductPicturesQueryVariables>;
export const ReviewsDocument = new TypedDocumentString(`
    query Reviews($sku: String!, $page: Int!, $pageSize: Int!, $search: String) {
  products(search: $search, filter: {sku: {eq: $sku}}) {
    items {
      reviews(currentPage: $page, pageSize: $pageSize) {
        items {
          nickname
          summary
          text
          created_at
          average_rating
          ratings_breakdown {
            name
            value
          }
        }
        page_info {
          total_pages
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const ReviewRulesDocument = new TypedDocumentString(`
    query ReviewRules {
  storeConfig {
    product_reviews_enabled
    allow_guests_to_write_product_reviews
  }
  productReviewRatingsMetadata {
    items {
      id
      name
      values {
        value_id
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewRulesQuery, ReviewRulesQueryVariables>;
export const CreateReviewDocument = new TypedDocumentString(`
    mutation CreateReview($review: CreateProductReviewInput!) {
  createProductReview(input: $review) {
    review {
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<CreateReviewMutation, CreateReviewMutationVariables>;
export const PriceBandDocument = new TypedDocumentString(`
    query PriceBand($filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput) {
  products(filter: $filter, sort: $sort, pageSize: 1) {
    total_count
    items {
      price_range {
        minimum_price {
          final_price {
            value
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PriceBandQuery, PriceBandQueryVariables>;
export const ProductAddressesDocument = new TypedDocumentString(`
    query ProductAddresses($filter: ProductAttributeFilterInput!, $pageSize: Int!, $page: Int!) {
  products(filter: $filter, pageSize: $pageSize, currentPage: $page) {
    page_info {
      total_pages
    }
    items {
      ...ProductAddress
      updated_at
    }
  }
}
    fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<ProductAddressesQuery, ProductAddressesQueryVariables>;
export const SuggestDocument = new TypedDocumentString(`
    query Suggest($search: String!) {
  products(search: $search, pageSize: 6) {
    total_count
    suggestions {
      search
    }
    aggregations {
      attribute_code
      options {
        value
        count
      }
    }
    items {
      ...ProductCard
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}`) as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const CountriesDocument = new TypedDocumentString(`
    query Countries {
  countries {
    id
    full_name_english
    full_name_locale
  }
}
    `) as unknown as TypedDocumentString<CountriesQuery, CountriesQueryVariables>;
export const CountryDocument = new TypedDocumentString(`
    query Country($code: String!) {
  country(id: $code) {
    id
    full_name_english
    full_name_locale
    available_regions {
      id
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CountryQuery, CountryQueryVariables>;
export const CheckoutAgreementsDocument = new TypedDocumentString(`
    query CheckoutAgreements {
  checkoutAgreements {
    agreement_id
    name
    content
    is_html
    checkbox_text
  }
}
    `) as unknown as TypedDocumentString<CheckoutAgreementsQuery, CheckoutAgreementsQueryVariables>;
export const SetEmailDocument = new TypedDocumentString(`
    mutation SetEmail($id: String!, $email: String!) {
  setGuestEmailOnCart(input: {cart_id: $id, email: $email}) {
    cart {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<SetEmailMutation, SetEmailMutationVariables>;
export const SetShippingAddressDocument = new TypedDocumentString(`
    mutation SetShippingAddress($id: String!, $destination: ShippingAddressInput!) {
  setShippingAddressesOnCart(
    input: {cart_id: $id, shipping_addresses: [$destination]}
  ) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetBillingAddressDocument = new TypedDocumentString(`
    mutation SetBillingAddress($id: String!, $billing: BillingAddressInput!) {
  setBillingAddressOnCart(input: {cart_id: $id, billing_address: $billing}) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<SetBillingAddressMutation, SetBillingAddressMutationVariables>;
export const SetShippingMethodDocument = new TypedDocumentString(`
    mutation SetShippingMethod($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(
    input: {cart_id: $id, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}
  ) {
    cart {
      ...Cart
    }
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const SetPaymentMethodDocument = new TypedDocumentString(`
    mutation SetPaymentMethod($id: String!, $method: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: {cart_id: $id, payment_method: $method}) {
    cart {
      selected_payment_method {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($id: String!) {
  placeOrder(input: {cart_id: $id}) {
    order {
      order_number
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const HostedPaymentDocument = new TypedDocumentString(`
    query HostedPayment($id: String!) {
  getHostedProUrl(input: {cart_id: $id}) {
    secure_form_url
  }
}
    `) as unknown as TypedDocumentString<HostedPaymentQuery, HostedPaymentQueryVariables>;
export const PickupPlacesDocument = new TypedDocumentString(`
    query PickupPlaces($near: AreaInput, $around: AreaInput, $close: AreaInput, $isNear: Boolean!, $products: [ProductInfoInput], $size: Int!) {
  pickupLocations(area: $near, productsInfo: $products, pageSize: $size) {
    items {
      pickup_location_code
      name
      description
      street
      city
      region
      region_id
      postcode
      country_id
      phone
    }
  }
  around: pickupLocations(area: $around, pageSize: $size) @include(if: $isNear) {
    items {
      pickup_location_code
    }
  }
  close: pickupLocations(area: $close, pageSize: $size) @include(if: $isNear) {
    items {
      pickup_location_code
    }
  }
}
    `) as unknown as TypedDocumentString<PickupPlacesQuery, PickupPlacesQueryVariables>;
export const PlaceOrderOrSayWhyDocument = new TypedDocumentString(`
    mutation PlaceOrderOrSayWhy($id: String!) {
  placeOrder(input: {cart_id: $id}) {
    order {
      order_number
    }
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderOrSayWhyMutation, PlaceOrderOrSayWhyMutationVariables>;
export const StoreDocument = new TypedDocumentString(`
    query Store {
  storeConfig {
    store_code
    store_name
    locale
    default_title
    default_description
    default_display_currency_code
    base_currency_code
    base_url
    base_link_url
    base_media_url
    secure_base_url
    secure_base_media_url
    product_url_suffix
    category_url_suffix
    root_category_uid
    header_logo_src
    logo_width
    logo_height
    logo_alt
    magento_wishlist_general_is_enabled
  }
  availableStores {
    store_code
    store_name
    locale
    default_display_currency_code
  }
  currency {
    available_currency_codes
    exchange_rates {
      currency_to
      rate
    }
  }
}
    `) as unknown as TypedDocumentString<StoreQuery, StoreQueryVariables>;
export const ContentPageDocument = new TypedDocumentString(`
    query ContentPage($identifier: String!) {
  cmsPage(identifier: $identifier) {
    identifier
    title
    content_heading
    content
    meta_title
    meta_description
  }
}
    `) as unknown as TypedDocumentString<ContentPageQuery, ContentPageQueryVariables>;
export const ContentBlocksDocument = new TypedDocumentString(`
    query ContentBlocks($identifiers: [String]!) {
  cmsBlocks(identifiers: $identifiers) {
    items {
      identifier
      title
      content
    }
  }
}
    `) as unknown as TypedDocumentString<ContentBlocksQuery, ContentBlocksQueryVariables>;
export const StoreLocationsDocument = new TypedDocumentString(`
    query StoreLocations($area: AreaInput) {
  pickupLocations(area: $area, pageSize: 300) {
    items {
      pickup_location_code
      name
      description
      street
      city
      region
      postcode
      phone
      email
      latitude
      longitude
    }
  }
}
    `) as unknown as TypedDocumentString<StoreLocationsQuery, StoreLocationsQueryVariables>;
export const ReachableDocument = new TypedDocumentString(`
    query Reachable {
  storeConfig {
    store_code
  }
}
    `) as unknown as TypedDocumentString<ReachableQuery, ReachableQueryVariables>;
export const TaxDisplayDocument = new TypedDocumentString(`
    query TaxDisplay($filter: ProductAttributeFilterInput!, $size: Int!) {
  products(filter: $filter, pageSize: $size) {
    items {
      price {
        regularPrice {
          adjustments {
            code
            description
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TaxDisplayQuery, TaxDisplayQueryVariables>;
export const CancellationReasonsDocument = new TypedDocumentString(`
    query CancellationReasons {
  storeConfig {
    order_cancellation_enabled
    order_cancellation_reasons {
      description
    }
  }
}
    `) as unknown as TypedDocumentString<CancellationReasonsQuery, CancellationReasonsQueryVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($order: ID!, $reason: String!) {
  cancelOrder(input: {order_id: $order, reason: $reason}) {
    error
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const ContactUsDocument = new TypedDocumentString(`
    mutation ContactUs($input: ContactUsInput!) {
  contactUs(input: $input) {
    status
  }
}
    `) as unknown as TypedDocumentString<ContactUsMutation, ContactUsMutationVariables>;
export const OwnReviewsDocument = new TypedDocumentString(`
    query OwnReviews($page: Int!, $size: Int!) {
  customer {
    reviews(currentPage: $page, pageSize: $size) {
      items {
        summary
        text
        nickname
        created_at
        average_rating
        product {
          name
          url_key
          ...ProductAddress
        }
      }
      page_info {
        total_pages
      }
    }
  }
}
    fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<OwnReviewsQuery, OwnReviewsQueryVariables>;
export const DownloadsDocument = new TypedDocumentString(`
    query Downloads {
  customerDownloadableProducts {
    items {
      order_increment_id
      date
      status
      download_url
      remaining_downloads
    }
  }
}
    `) as unknown as TypedDocumentString<DownloadsQuery, DownloadsQueryVariables>;
export const SavedCardsDocument = new TypedDocumentString(`
    query SavedCards {
  customerPaymentTokens {
    items {
      public_hash
      details
      type
    }
  }
}
    `) as unknown as TypedDocumentString<SavedCardsQuery, SavedCardsQueryVariables>;
export const DeleteSavedCardDocument = new TypedDocumentString(`
    mutation DeleteSavedCard($hash: String!) {
  deletePaymentToken(public_hash: $hash) {
    result
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedCardMutation, DeleteSavedCardMutationVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount {
  deleteCustomer
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const PasswordRuleDocument = new TypedDocumentString(`
    query PasswordRule {
  storeConfig {
    minimum_password_length
    required_character_classes_number
  }
}
    `) as unknown as TypedDocumentString<PasswordRuleQuery, PasswordRuleQueryVariables>;
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) {
    token
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  revokeCustomerToken {
    result
  }
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($account: CustomerCreateInput!) {
  createCustomerV2(input: $account) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordResetEmail(email: $email)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($current: String!, $wanted: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $wanted) {
    email
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  customer {
    email
    prefix
    firstname
    lastname
    suffix
    date_of_birth
    gender
    taxvat
    is_subscribed
  }
}
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const ChangeEmailDocument = new TypedDocumentString(`
    mutation ChangeEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangeProfileDocument = new TypedDocumentString(`
    mutation ChangeProfile($changes: CustomerUpdateInput!) {
  updateCustomerV2(input: $changes) {
    customer {
      is_subscribed
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const SubscribeDocument = new TypedDocumentString(`
    mutation Subscribe($email: String!) {
  subscribeEmailToNewsletter(email: $email) {
    status
  }
}
    `) as unknown as TypedDocumentString<SubscribeMutation, SubscribeMutationVariables>;
export const CustomerCartDocument = new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    id
  }
}
    `) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const OwnCartDocument = new TypedDocumentString(`
    query OwnCart {
  customerCart {
    ...Cart
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<OwnCartQuery, OwnCartQueryVariables>;
export const MergeCartsDocument = new TypedDocumentString(`
    mutation MergeCarts($from: String!, $into: String!) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $into) {
    ...Cart
  }
}
    fragment CartLine on CartItemInterface {
  __typename
  uid
  quantity
  product {
    __typename
    name
    ...ProductAddress
    only_x_left_in_stock
    thumbnail {
      url
      label
    }
    ...RegularPrice
  }
  prices {
    price {
      ...Amount
    }
    price_including_tax {
      ...Amount
    }
    row_total {
      ...Amount
    }
    row_total_including_tax {
      ...Amount
    }
    total_item_discount {
      ...Amount
    }
  }
  errors {
    code
    message
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...CustomChoice
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
      ...RegularPrice
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...CustomChoice
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on DownloadableCartItem {
    customizable_options {
      ...CustomChoice
    }
    links {
      uid
      title
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...CustomChoice
    }
  }
}
fragment RegularPrice on ProductInterface {
  price_range {
    minimum_price {
      regular_price {
        ...Amount
      }
    }
  }
}
fragment CustomChoice on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
  }
  telephone
  company
  vat_id
}
fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  applied_coupons {
    code
  }
  items {
    ...CartLine
  }
  prices {
    subtotal_excluding_tax {
      ...Amount
    }
    subtotal_including_tax {
      ...Amount
    }
    grand_total {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    applied_taxes {
      label
      amount {
        ...Amount
      }
    }
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      available
      carrier_code
      carrier_title
      method_code
      method_title
      error_message
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      price_excl_tax {
        ...Amount
      }
      price_incl_tax {
        ...Amount
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
}
fragment Amount on Money {
  value
  currency
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}`) as unknown as TypedDocumentString<MergeCartsMutation, MergeCartsMutationVariables>;
export const SavedAddressesDocument = new TypedDocumentString(`
    query SavedAddresses {
  customer {
    addresses {
      ...SavedAddress
    }
  }
}
    fragment SavedAddress on CustomerAddress {
  id
  firstname
  lastname
  street
  city
  region {
    region
    region_code
    region_id
  }
  postcode
  country_code
  telephone
  company
  vat_id
  default_billing
  default_shipping
}`) as unknown as TypedDocumentString<SavedAddressesQuery, SavedAddressesQueryVariables>;
export const CreateAddressDocument = new TypedDocumentString(`
    mutation CreateAddress($address: CustomerAddressInput!) {
  createCustomerAddress(input: $address) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = new TypedDocumentString(`
    mutation UpdateAddress($id: Int!, $address: CustomerAddressInput!) {
  updateCustomerAddress(id: $id, input: $address) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = new TypedDocumentString(`
    mutation DeleteAddress($id: Int!) {
  deleteCustomerAddress(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const GuestOrderDocument = new TypedDocumentString(`
    query GuestOrder($number: String!, $email: String!, $proof: String!) {
  guestOrder(input: {number: $number, email: $email, postcode: $proof}) {
    ...OrderDetails
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  street
  city
  region
  postcode
  country_code
  telephone
  company
  vat_id
}
fragment OrderLine on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  status
  quantity_ordered
  quantity_canceled
  quantity_shipped
  quantity_refunded
  quantity_invoiced
  product_sale_price {
    ...Amount
  }
  selected_options {
    label
    value
  }
  entered_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
  ... on DownloadableOrderItem {
    downloadable_links {
      title
    }
  }
}
fragment SalesComment on SalesCommentItem {
  timestamp
  message
}
fragment OrderDetails on CustomerOrder {
  ...OrderBrief
  id
  comments {
    ...SalesComment
  }
  invoices {
    number
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_invoiced
    }
  }
  credit_memos {
    number
    comments {
      ...SalesComment
    }
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_refunded
    }
  }
  shipping_method
  payment_methods {
    name
  }
  shipping_address {
    ...OrderAddress
  }
  billing_address {
    ...OrderAddress
  }
  items {
    ...OrderLine
  }
  total {
    subtotal {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    taxes {
      title
      rate
      amount {
        ...Amount
      }
    }
    total_shipping {
      ...Amount
    }
    shipping_handling {
      amount_including_tax {
        ...Amount
      }
    }
  }
  shipments {
    number
    tracking {
      carrier
      title
      number
    }
    items {
      id
      product_name
      product_sku
      quantity_shipped
    }
  }
}`) as unknown as TypedDocumentString<GuestOrderQuery, GuestOrderQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($page: Int!, $size: Int!, $filter: CustomerOrdersFilterInput) {
  customer {
    orders(
      currentPage: $page
      pageSize: $size
      filter: $filter
      sort: {sort_field: CREATED_AT, sort_direction: DESC}
      scope: GLOBAL
    ) {
      total_count
      items {
        ...ListedOrder
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}
fragment ListedOrder on CustomerOrder {
  ...OrderBrief
  items {
    product_name
    product_sku
    product_url_key
    quantity_ordered
  }
  invoices {
    number
  }
  shipments {
    tracking {
      carrier
      title
      number
    }
  }
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrdersInFullDocument = new TypedDocumentString(`
    query OrdersInFull($page: Int!, $size: Int!) {
  customer {
    orders(
      currentPage: $page
      pageSize: $size
      sort: {sort_field: CREATED_AT, sort_direction: DESC}
      scope: GLOBAL
    ) {
      total_count
      items {
        ...OrderDetails
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  street
  city
  region
  postcode
  country_code
  telephone
  company
  vat_id
}
fragment OrderLine on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  status
  quantity_ordered
  quantity_canceled
  quantity_shipped
  quantity_refunded
  quantity_invoiced
  product_sale_price {
    ...Amount
  }
  selected_options {
    label
    value
  }
  entered_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
  ... on DownloadableOrderItem {
    downloadable_links {
      title
    }
  }
}
fragment SalesComment on SalesCommentItem {
  timestamp
  message
}
fragment OrderDetails on CustomerOrder {
  ...OrderBrief
  id
  comments {
    ...SalesComment
  }
  invoices {
    number
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_invoiced
    }
  }
  credit_memos {
    number
    comments {
      ...SalesComment
    }
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_refunded
    }
  }
  shipping_method
  payment_methods {
    name
  }
  shipping_address {
    ...OrderAddress
  }
  billing_address {
    ...OrderAddress
  }
  items {
    ...OrderLine
  }
  total {
    subtotal {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    taxes {
      title
      rate
      amount {
        ...Amount
      }
    }
    total_shipping {
      ...Amount
    }
    shipping_handling {
      amount_including_tax {
        ...Amount
      }
    }
  }
  shipments {
    number
    tracking {
      carrier
      title
      number
    }
    items {
      id
      product_name
      product_sku
      quantity_shipped
    }
  }
}`) as unknown as TypedDocumentString<OrdersInFullQuery, OrdersInFullQueryVariables>;
export const ReorderDocument = new TypedDocumentString(`
    mutation Reorder($number: String!) {
  reorderItems(orderNumber: $number) {
    cart {
      id
    }
    userInputErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1, scope: GLOBAL) {
      items {
        ...OrderDetails
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment OrderBrief on CustomerOrder {
  number
  created_at
  order_date
  status
  total {
    grand_total {
      ...Amount
    }
  }
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  street
  city
  region
  postcode
  country_code
  telephone
  company
  vat_id
}
fragment OrderLine on OrderItemInterface {
  __typename
  id
  product_name
  product_sku
  product_url_key
  status
  quantity_ordered
  quantity_canceled
  quantity_shipped
  quantity_refunded
  quantity_invoiced
  product_sale_price {
    ...Amount
  }
  selected_options {
    label
    value
  }
  entered_options {
    label
    value
  }
  ... on BundleOrderItem {
    bundle_options {
      label
      values {
        product_name
        quantity
      }
    }
  }
  ... on DownloadableOrderItem {
    downloadable_links {
      title
    }
  }
}
fragment SalesComment on SalesCommentItem {
  timestamp
  message
}
fragment OrderDetails on CustomerOrder {
  ...OrderBrief
  id
  comments {
    ...SalesComment
  }
  invoices {
    number
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_invoiced
    }
  }
  credit_memos {
    number
    comments {
      ...SalesComment
    }
    total {
      grand_total {
        ...Amount
      }
    }
    items {
      product_name
      product_sku
      quantity_refunded
    }
  }
  shipping_method
  payment_methods {
    name
  }
  shipping_address {
    ...OrderAddress
  }
  billing_address {
    ...OrderAddress
  }
  items {
    ...OrderLine
  }
  total {
    subtotal {
      ...Amount
    }
    discounts {
      label
      amount {
        ...Amount
      }
    }
    taxes {
      title
      rate
      amount {
        ...Amount
      }
    }
    total_shipping {
      ...Amount
    }
    shipping_handling {
      amount_including_tax {
        ...Amount
      }
    }
  }
  shipments {
    number
    tracking {
      carrier
      title
      number
    }
    items {
      id
      product_name
      product_sku
      quantity_shipped
    }
  }
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const WishlistDocument = new TypedDocumentString(`
    query Wishlist($page: Int!, $size: Int!) {
  customer {
    wishlists(pageSize: 1) {
      items_v2(currentPage: $page, pageSize: $size) {
        items {
          ...WishlistItem
        }
        page_info {
          total_pages
        }
      }
    }
  }
}
    fragment Amount on Money {
  value
  currency
}
fragment PriceRange on PriceRange {
  minimum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
  maximum_price {
    regular_price {
      ...Amount
    }
    final_price {
      ...Amount
    }
  }
}
fragment ProductAddress on ProductInterface {
  sku
  url_key
  url_suffix
  url_rewrites {
    url
  }
}
fragment ProductCard on ProductInterface {
  __typename
  uid
  name
  ...ProductAddress
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  new_from_date
  new_to_date
  small_image {
    url
    label
  }
  price_range {
    ...PriceRange
  }
}
fragment WishlistItem on WishlistItemInterface {
  __typename
  id
  quantity
  description
  product {
    ...ProductCard
    ... on ConfigurableProduct {
      configurable_options {
        label
        position
        values {
          uid
          label
        }
      }
    }
    ... on DownloadableProduct {
      links_purchased_separately
    }
  }
  ... on ConfigurableWishlistItem {
    configurable_options {
      option_label
      value_label
    }
    configured_variant {
      stock_status
      small_image {
        url
        label
      }
      price_range {
        ...PriceRange
      }
    }
  }
  ... on BundleWishlistItem {
    bundle_options {
      label
      values {
        label
        quantity
      }
    }
  }
  ... on DownloadableWishlistItem {
    links_v2 {
      title
    }
  }
}`) as unknown as TypedDocumentString<WishlistQuery, WishlistQueryVariables>;
export const WishlistBriefDocument = new TypedDocumentString(`
    query WishlistBrief($size: Int!) {
  customer {
    wishlists {
      items_count
      items_v2(currentPage: 1, pageSize: $size) {
        items {
          product {
            sku
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WishlistBriefQuery, WishlistBriefQueryVariables>;
export const WishIdsDocument = new TypedDocumentString(`
    query WishIds($page: Int!, $size: Int!) {
  customer {
    wishlists(pageSize: 1) {
      items_v2(currentPage: $page, pageSize: $size) {
        items {
          id
          product {
            sku
          }
        }
        page_info {
          total_pages
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WishIdsQuery, WishIdsQueryVariables>;
export const WishlistIdDocument = new TypedDocumentString(`
    query WishlistId {
  customer {
    wishlists(pageSize: 1) {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WishlistIdQuery, WishlistIdQueryVariables>;
export const AddToWishlistDocument = new TypedDocumentString(`
    mutation AddToWishlist($list: ID!, $items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: $list, wishlistItems: $items) {
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = new TypedDocumentString(`
    mutation RemoveFromWishlist($list: ID!, $ids: [ID!]!) {
  removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $ids) {
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;
export const UpdateWishDocument = new TypedDocumentString(`
    mutation UpdateWish($list: ID!, $changes: [WishlistItemUpdateInput!]!) {
  updateProductsInWishlist(wishlistId: $list, wishlistItems: $changes) {
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateWishMutation, UpdateWishMutationVariables>;
export const WishToCartDocument = new TypedDocumentString(`
    mutation WishToCart($list: ID!, $ids: [ID!]!) {
  addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) {
    status
    add_wishlist_items_to_cart_user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WishToCartMutation, WishToCartMutationVariables>;