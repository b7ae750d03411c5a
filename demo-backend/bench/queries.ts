/** A document of a storefront's page, with sets of variables used in turn. */
export interface BenchQuery {
  name: string;
  /** For the median, in ms. */
  target: number;
  document: string;
  variables: Record<string, unknown>[];
  /** Sent before each measurement, untimed. Its data supply variables. */
  before?: { document: string; toVariables(data: Record<string, unknown>): Record<string, unknown> };
}

const card = `__typename uid sku name url_key url_suffix stock_status rating_summary review_count new sale
  small_image { url label }
  price_range { minimum_price { regular_price { value currency } final_price { value currency } discount { percent_off amount_off } }
    maximum_price { final_price { value currency } } }
  ... on ConfigurableProduct { configurable_options { attribute_code values { label uid swatch_data { value } } } }`;
const listing = `total_count page_info { current_page page_size total_pages } sort_fields { default options { label value } }
  aggregations { attribute_code label count options { label value count } } items { ${card} }`;

const listingOf = (uid: string, page: number) => ({ filter: { category_uid: { eq: uid } }, page });

export function benchQueries(
  categoryUids: readonly string[],
  products: readonly { sku: string; url_key: string }[],
): BenchQuery[] {
  return [
    {
      name: "Listing of 20 with facets",
      target: 25,
      document: `query Listing($filter: ProductAttributeFilterInput, $page: Int) { products(filter: $filter, pageSize: 20, currentPage: $page) { ${listing} } }`,
      variables: categoryUids.flatMap((uid) => [listingOf(uid, 1), listingOf(uid, 2)]),
    },
    {
      name: "Product page",
      target: 8,
      document: `query Product($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${card}
        description { html } short_description { html } meta_title meta_description only_x_left_in_stock
        media_gallery { url label } categories { uid name url_path breadcrumbs { category_name category_url_path } }
        price_tiers { quantity final_price { value } } related_products { ${card} } upsell_products { sku }
        ... on ConfigurableProduct { variants { product { sku stock_status price_range { minimum_price { final_price { value } } } } attributes { code uid } } } } } }`,
      variables: products.map(({ url_key: key }) => ({ key })),
    },
    {
      name: "Search, with facets",
      target: 30,
      document: `query Search($text: String) { products(search: $text, pageSize: 20) { suggestions { search } ${listing} } }`,
      variables: searches.map((text) => ({ text })),
    },
    {
      name: "Add to cart, on disk",
      target: 5,
      before: {
        document: "mutation { createEmptyCart }",
        toVariables: ({ createEmptyCart: cart }) => ({ cart }),
      },
      document: `mutation Add($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) {
        user_errors { code message } cart { id total_quantity items { uid quantity product { sku name } prices { row_total_including_tax { value } } }
        prices { grand_total { value } } } } }`,
      variables: products.map(({ sku }) => ({ items: [{ sku, quantity: 1 }] })),
    },
  ];
}

const searches = [
  "rtx4080",
  "rtx 4070 ti super",
  "gaming keyboard",
  "mechanicl keybord",
  "logitech mouse",
  "ddr5 32gb",
  "4k monitor",
  "samsung 990 pro",
  "memory",
  "gaming",
  "wh1000xm5",
  "corsair psu 850w",
  "white case",
  "b650 motherboard",
  "noise cancelling headphones",
  "laptop",
  "i7 13700k",
  "2tb ssd",
  "cpu cooler 360mm",
  "asus",
  "wireles headset",
  "webcam 1080p",
  "thermal paste",
  "nzxt",
];
