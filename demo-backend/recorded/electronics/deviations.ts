import type { Deviation } from "../scenario.ts";

export const deviations: readonly Deviation[] = [
  { recording: /./, difference: /media_gallery\[\]\.label: ".+ instead of null/, reason: "pictures here have labels" },
  { recording: /NOIMG-1$/, difference: /media_gallery: 3 entries/, reason: "all products here have pictures" },
  {
    recording: /PD-ENGRAVE$/,
    difference: /price_type: "FIXED"/,
    reason: "custom options here have fixed prices, not percentages",
  },
  {
    recording: /GR-HOME$/,
    difference: /items\[\]\.qty: 2/,
    reason: "the recorded shop changed the quantity between the two requests",
  },
  { recording: /(upsell|crosssell)|product-detail--(PH-ACME-NOVA|HP-ACME-STUDIO)$/, difference: /(upsell|crosssell)_products/, reason: "the rebuilt shop has only related products" }, // prettier-ignore
  { recording: /^categor/, difference: /(description|children)/, reason: "the recorded category tree is larger" },
  { recording: /^checkoutAgreements--/, difference: /1 entries instead of 0/, reason: "this shop has terms of sale" },
  { recording: /^pickupLocations--/, difference: /20 entries instead of 0/, reason: "this shop has stores" },
  { recording: /^countries--all$/, difference: /available_regions/, reason: "this shop lists the countries it serves" },
  {
    recording: /^products--category-listing$/,
    difference: /items\[\]/,
    reason: "without a sort, ties are in this shop's own order",
  },
  {
    recording: /^products--page-too-high$/,
    difference: /errors currentPage value 99/,
    reason: "the rebuilt shop has fewer pages",
  },
  { recording: /^storeConfig--default$/, difference: /logo_alt/, reason: "this shop's logo has alternative text" },
  { recording: /^cache--get-products-with-token$/, difference: /cache-id/, reason: "this shop has no page cache with a guest's copy" }, // prettier-ignore
  { recording: /^cart--cart_items_v2-uid$/, difference: /./, reason: "a fault of Magento that no client depends on" },
  { recording: /^product-detail--all-pieces-reserved-by-an-order$/, difference: /stock_status/, reason: "this shop updates stock at once, without a queue" }, // prettier-ignore
  { recording: /^(addProductsToCompareList|compareList)--ok$/, difference: /attributes\[\]\.code/, reason: "the rebuilt shop has fewer comparable attributes" }, // prettier-ignore
];
