import type {
  CartFragment,
  ProductCardFragment,
  ProductQuery,
  StoreQuery,
} from "../../app/lib/commerce/wire/generated/graphql.ts";

export const inr = (value: number) => ({ value, currency: "INR" as const });

const range = (regular: number, final: number, highest = final) => ({
  minimum_price: { regular_price: inr(regular), final_price: inr(final), fixed_product_taxes: null },
  maximum_price: { regular_price: inr(Math.max(regular, highest)), final_price: inr(highest) },
});

export const card: ProductCardFragment = {
  __typename: "ConfigurableProduct",
  uid: "MTE=",
  sku: "VOY-ONE",
  name: "Voyant One",
  url_key: "voyant-one",
  url_suffix: ".html",
  url_rewrites: [{ url: "voyant-one.html" }],
  stock_status: "IN_STOCK",
  only_x_left_in_stock: null,
  rating_summary: 87,
  review_count: 12,
  new_from_date: null,
  new_to_date: null,
  small_image: { url: "https://shop.example/media/catalog/product/v/o/one.jpg", label: null },
  price_range: range(32999, 29999.5, 38999),
};

type Product = NonNullable<NonNullable<NonNullable<ProductQuery["products"]>["items"]>[number]>;

export const product: Product = {
  ...card,
  __typename: "ConfigurableProduct",
  country_of_manufacture: "IN",
  special_to_date: null,
  price_range: range(32999, 29999.5, 38999),
  variants: null,
  description: { html: "<p>Two days on one charge.<script>alert(1)</script></p>" },
  short_description: { html: "<p>A phone.</p>" },
  media_gallery: [
    { url: "https://shop.example/media/b.jpg", label: "Back", position: 2, disabled: false },
    { url: "https://shop.example/media/hidden.jpg", label: null, position: 0, disabled: true },
    { url: "https://shop.example/media/a.jpg", label: null, position: 1, disabled: false },
  ],
  categories: [
    {
      name: "Phones",
      level: 2,
      include_in_menu: 1,
      url_path: "phones",
      url_suffix: ".html",
      breadcrumbs: null,
    },
    {
      name: "5G phones",
      level: 3,
      include_in_menu: 1,
      url_path: "phones/5g",
      url_suffix: ".html",
      breadcrumbs: [{ category_name: "Phones", category_url_path: "phones" }],
    },
    {
      name: "Backroom",
      level: 4,
      include_in_menu: 0,
      url_path: "phones/5g/backroom",
      url_suffix: ".html",
      breadcrumbs: null,
    },
  ],
  meta_title: null,
  meta_description: "",
  price_tiers: [
    { quantity: 10, final_price: inr(28000) },
    { quantity: 5, final_price: inr(29000) },
  ],
  options: null,
  configurable_options: [
    {
      attribute_code: "storage_capacity",
      label: "Storage",
      position: 1,
      values: [{ uid: "s128", value_index: 31, label: "128 GB", swatch_data: null }],
    },
    {
      attribute_code: "color",
      label: "Colour",
      position: 0,
      values: [
        {
          uid: "black",
          value_index: 21,
          label: "Black",
          swatch_data: { __typename: "ColorSwatchData", value: "#101010" },
        },
        {
          uid: "wood",
          value_index: 22,
          label: "Wood",
          swatch_data: { __typename: "ImageSwatchData", value: "/wood.png" },
        },
        {
          uid: "odd",
          value_index: 23,
          label: "Odd",
          swatch_data: { __typename: "ColorSwatchData", value: "red;x:url(//y)" },
        },
      ],
    },
  ],
};

export const store: StoreQuery = {
  storeConfig: {
    store_code: "default",
    store_name: "Main street",
    store_group_name: "Main Website Store",
    website_name: "Main Website",
    locale: "en_IN",
    timezone: "Asia/Kolkata",
    default_title: "Main street electronics",
    default_description: null,
    default_keywords: null,
    title_prefix: null,
    title_suffix: null,
    title_separator: "-",
    default_display_currency_code: "INR",
    base_currency_code: "INR",
    base_url: "http://shop.example/",
    base_link_url: "http://shop.example/",
    base_media_url: "http://shop.example/media/",
    secure_base_url: "https://shop.example/",
    secure_base_media_url: "https://shop.example/media/",
    product_url_suffix: ".html",
    category_url_suffix: ".html",
    root_category_uid: "MQ==",
    cms_home_page: "home",
    header_logo_src: "stores/1/mark.svg",
    logo_width: null,
    logo_height: null,
    logo_alt: null,
    head_shortcut_icon: "stores/1/icon.png",
    welcome: "Default welcome msg!",
    copyright: "© Main street",
    magento_wishlist_general_is_enabled: "1",
    product_fixed_product_tax_display_setting: "FPT_DISABLED",
    minimum_password_length: "10",
    required_character_classes_number: "2",
  },
  availableStores: [
    { store_code: "default", store_name: "Main street", locale: "en_IN", default_display_currency_code: "INR" },
  ],
  currency: {
    available_currency_codes: ["INR", "USD"],
    exchange_rates: [
      { currency_to: "INR", rate: 1 },
      { currency_to: "USD", rate: 0.012 },
    ],
  },
};

type Line = NonNullable<NonNullable<CartFragment["items"]>[number]>;

/** Prices with 18 % tax included. */
export function linePrices(each: number, quantity: number, discount = 0): NonNullable<Line["prices"]> {
  const net = (amount: number) => inr(Math.round((amount / 1.18) * 100) / 100);
  return {
    price: net(each),
    price_including_tax: inr(each),
    row_total: net(each * quantity),
    row_total_including_tax: inr(each * quantity),
    total_item_discount: inr(discount),
    fixed_product_taxes: [],
  };
}

function regularPrice(value: number) {
  return { minimum_price: { regular_price: inr(value) } };
}

export const phoneLine: Extract<Line, { __typename: "ConfigurableCartItem" }> = {
  __typename: "ConfigurableCartItem",
  uid: "MjE=",
  quantity: 2,
  product: {
    __typename: "ConfigurableProduct",
    name: "Voyant One",
    sku: "VOY-ONE",
    url_key: "voyant-one",
    url_suffix: ".html",
    url_rewrites: [],
    only_x_left_in_stock: null,
    thumbnail: { url: "https://shop.example/media/one.jpg", label: null },
    price_range: regularPrice(31999),
  },
  prices: linePrices(29999.5, 2, 5999.9),
  errors: null,
  configurable_options: [
    { option_label: "Colour", value_label: "Black", configurable_product_option_value_uid: "black" },
    { option_label: "Storage", value_label: "128 GB", configurable_product_option_value_uid: "s128" },
  ],
  configured_variant: {
    sku: "VOY-ONE-BLK-128",
    only_x_left_in_stock: 3,
    thumbnail: { url: "https://shop.example/media/black.jpg", label: "Black" },
    price_range: regularPrice(32999),
  },
  customizable_options: [],
};

export const cableLine: Extract<Line, { __typename: "SimpleCartItem" }> = {
  __typename: "SimpleCartItem",
  uid: "MjI=",
  quantity: 1,
  product: {
    __typename: "SimpleProduct",
    name: "Cable 1 m",
    sku: "CAB-1",
    url_key: "cable-1-m",
    url_suffix: ".html",
    url_rewrites: [{ url: "cable-1-m.html" }],
    only_x_left_in_stock: null,
    thumbnail: { url: "https://shop.example/static/placeholder/thumbnail.jpg", label: null },
    price_range: regularPrice(299),
  },
  prices: linePrices(299, 1, 29.9),
  errors: null,
  customizable_options: [],
};

export const CART_ID = "c".repeat(32);

export const cart: CartFragment = {
  id: CART_ID,
  email: "meera@example.com",
  is_virtual: false,
  total_quantity: 3,
  applied_coupons: [{ code: "MONSOON" }],
  items: [phoneLine, cableLine],
  prices: {
    subtotal_excluding_tax: inr(51100),
    subtotal_including_tax: inr(60298),
    grand_total: inr(54347.2),
    discounts: [{ label: "Discount (Monsoon)", amount: inr(6029.8) }],
    applied_taxes: [{ label: "GST 18", amount: inr(8298.01) }],
  },
  shipping_addresses: [
    {
      firstname: "Meera",
      lastname: "Nair",
      street: ["7 Canal Walk", "Fort"],
      city: "Kochi",
      region: { code: "KL", label: "Kerala", region_id: 550 },
      postcode: "682001",
      country: { code: "IN" },
      telephone: "9800000000",
      company: null,
      vat_id: null,
      pickup_location_code: null,
      available_shipping_methods: [
        {
          available: true,
          carrier_code: "flatrate",
          carrier_title: "Courier",
          method_code: "flatrate",
          method_title: "Standard",
          error_message: "",
          price_excl_tax: inr(66.95),
          price_incl_tax: inr(79),
        },
        {
          available: false,
          carrier_code: "freeshipping",
          carrier_title: "Free",
          method_code: null,
          method_title: "Free",
          error_message: "Not from this amount",
          price_excl_tax: inr(0),
          price_incl_tax: inr(0),
        },
      ],
      selected_shipping_method: {
        carrier_code: "flatrate",
        carrier_title: "Courier",
        method_code: "flatrate",
        method_title: "Standard",
        price_excl_tax: inr(66.95),
        price_incl_tax: inr(66.95),
      },
    },
  ],
  billing_address: null,
  available_payment_methods: [{ code: "cashondelivery", title: "Cash on delivery" }],
  selected_payment_method: { code: "", title: "" },
};
